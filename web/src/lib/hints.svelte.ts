/** Explanations while a game is played. Whoever has some registers a function here: the guided first game does. */
import type { Message } from "./protocol";
import type { Session } from "./session.svelte";

export type Hinter = (session: Session) => Message | null;

const hinters = new Set<Hinter>();

/** Add explanations; call what is returned to take them away. */
export function explain(hinter: Hinter): () => void {
  hinters.add(hinter);
  return () => hinters.delete(hinter);
}

export function hintFor(session: Session): Message | null {
  for (const hinter of hinters) {
    const hint = hinter(session);
    if (hint) return hint;
  }
  return null;
}
