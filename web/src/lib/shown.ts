/** What the parts of the table need to know, whether a game is played or shown again. */
import type { Session } from "./session.svelte";

export type Shown = Pick<
  Session,
  | "game"
  | "table"
  | "names"
  | "seat"
  | "handOf"
  | "hand"
  | "places"
  | "picked"
  | "decision"
  | "emotes"
  | "choose"
  | "send"
>;
