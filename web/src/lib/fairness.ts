/** Checks in the browser that the shuffles of a finished game were fixed before the deal, and by nobody alone. */

export interface Proof {
  commitment: string;
  server_seed: string;
  client_seeds: string[];
  /** The seed that the game was played with. */
  seed: string;
}

export type Verdict = "fair" | "wrong-commitment" | "wrong-seed" | "incomplete" | "unavailable";

export async function check(
  proof: Partial<Proof> | null | undefined,
  subtle = globalThis.crypto?.subtle,
): Promise<Verdict> {
  // Browsers offer this only on secure pages: https, or this machine itself.
  if (!subtle) return "unavailable";
  if (!proof?.commitment || !proof.server_seed || !proof.client_seeds || !proof.seed) return "incomplete";
  const bytes = fromHex(proof.server_seed);
  if (!bytes || (await sha256(bytes, subtle)) !== proof.commitment.toLowerCase()) return "wrong-commitment";
  const text = ["freehold:1", proof.server_seed, ...proof.client_seeds].join(":");
  const seed = await sha256(new TextEncoder().encode(text), subtle);
  return seed === proof.seed ? "fair" : "wrong-seed";
}

/** A random text of our own, added to the shuffles. */
export function clientSeed(random: Crypto = globalThis.crypto): string {
  return toHex(random.getRandomValues(new Uint8Array(16)));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<string> {
  return toHex(new Uint8Array(await subtle.digest("SHA-256", bytes)));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) as string[], (pair) => Number.parseInt(pair, 16));
}
