/** `freehold serve` on a free port, with a database of its own; it can be killed and started again on the same port. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
/** The same server seed for every table: with the seed of each browser a test deals the same cards every time. */
const SEED = "browser tests";
const PATIENCE = 30_000;

export function command(): string {
  const own = join(ROOT, ".venv/bin/freehold");
  return process.env["FREEHOLD"] ?? (existsSync(own) ? own : "freehold");
}

export class Server {
  address = "";
  private folder = mkdtempSync(join(tmpdir(), "freehold-e2e-"));
  private process: ChildProcess | null = null;

  constructor(private readonly settings: Record<string, string> = {}) {}

  get database(): string {
    return `sqlite:///${join(this.folder, "freehold.db")}`;
  }

  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const child = spawn(command(), ["serve", "--port", port, "--database", this.database, "--lang", "en"], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        FREEHOLD_TEST_SEED: SEED,
        // Many people come from one address here.
        FREEHOLD_POSTS_BURST: "10000",
        FREEHOLD_READS_BURST: "100000",
        FREEHOLD_READS_PER_SECOND: "10000",
        ...this.settings,
      },
    });
    this.process = child;
    this.address = await ready(child);
  }

  /** Stop at once, as a crash would. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}

/** The address that the server says it is ready at. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address) done(() => resolve(address));
    };
    const ended = (): void => done(() => reject(new Error(`freehold serve has ended:\n${said}`)));
    const timer = setTimeout(() => done(() => reject(new Error(`freehold serve is not ready:\n${said}`))), PATIENCE);
    function done(then: () => void): void {
      clearTimeout(timer);
      child.off("exit", ended);
      then();
    }
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.on("exit", ended);
    child.on("error", (error) => done(() => reject(error)));
  });
}
