/** What the tests read: the project's own files of words, and what fixtures.py has made of real games. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogue } from "../src/lib/cards";
import type { CardInfo, StateMessage, View } from "../src/lib/protocol";
import { Words, type Language } from "../src/lib/words";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
export const FIXTURES = `${ROOT}/web/node_modules/.fixtures`;

export function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, "utf-8")) as T;
}

/** All files of a language in one text, as the server gives them at `/texts/LANG.ftl`. */
export function texts(language: Language): string {
  const folder = `${ROOT}/src/freehold/texts/${language}`;
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf-8")).join("\n");
}

export const words = (language: Language): Words => new Words(language, texts(language));

/** The messages of a game to seat 0, and the view that they lead to. */
export function sent(name: string): { messages: StateMessage[]; last: View } {
  const all = fixture<(StateMessage | { last: View })[]>(name);
  return { messages: all.slice(0, -1) as StateMessage[], last: (all[all.length - 1] as { last: View }).last };
}

export const cards = (): ReturnType<typeof catalogue> => catalogue(fixture<CardInfo[]>("cards"));
