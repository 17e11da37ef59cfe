/** What must hold on every page and in every state of it. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

const WCAG = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } as const;
/** Those of its rules that look at colours: nothing else is different when a page is light or dark. */
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] } as const;

/** No violation of WCAG 2.2 AA that axe can find, be it light or dark. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const now = (await page.locator("html").getAttribute("data-theme")) === "dark" ? "dark" : "light";
  const other = now === "dark" ? "light" : "dark";
  await expectNoViolation(page, WCAG, `${where}, ${now}`);
  await switchTo(page, other);
  await expectNoViolation(page, COLOURS, `${where}, ${other}`);
  await switchTo(page, now);
}

/** As if the system had changed its colours. */
async function switchTo(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}

async function expectNoViolation(page: Page, rules: typeof WCAG | typeof COLOURS, where: string): Promise<void> {
  const runOnly = { type: rules.type, values: [...rules.values] };
  // There are no frames, and what is in order need not be told: each spares time.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`).join("; ")}`,
  );
  expect.soft(found, `axe: ${where}`).toEqual([]);
}

/** Nothing has to be scrolled sideways. */
export async function expectNoSideways(page: Page, where: string): Promise<void> {
  const { wide, screen, culprits } = await page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const scrolls = (element: Element): boolean =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const culprits = [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > screen + 1 && !scrolls(element))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
    return { wide: document.documentElement.scrollWidth, screen, culprits };
  });
  expect.soft(wide, `${where} is wider than the screen: ${culprits.join(", ")}`).toBeLessThanOrEqual(screen);
}

/** Nobody is shown the key of a message in place of its words. */
export async function expectWords(page: Page, where: string): Promise<void> {
  const text = await page.locator("body").innerText();
  const keys =
    text.match(/\b(web|ask|log|option|server|guide|rules|error|type|phase)-[a-z]+(-[a-z]+)*\b|\{ ?[$A-Z].*\}/g) ?? [];
  expect.soft(keys, `keys without words: ${where}`).toEqual([]);
}

/** Nothing that was sent tells the hands of these seats, what they draw, or what they are asked. */
export function expectNoHandOf(received: string[], seats: number[]): void {
  const states = received.map((text) => JSON.parse(text) as State).filter((message) => message.type === "state");
  expect(states.length).toBeGreaterThan(5);
  for (const { view, patch, asked, events } of states) {
    const players = view?.players ?? patch?.players ?? [];
    for (const seat of seats) expect(Object.keys(players[seat] ?? {})).not.toContain("hand");
    const decision = view?.decision ?? patch?.decision;
    if (decision && seats.includes(decision.seat)) {
      expect(Object.keys(decision)).not.toContain("options");
      expect(asked).toBeNull();
    }
    for (const event of events) {
      if (event.from === "deck" && event.to === "hand" && seats.includes(event.player))
        expect(event.cards).toBeUndefined();
    }
  }
}

interface State {
  type: string;
  view?: Seen;
  patch?: Seen;
  asked: unknown;
  events: { from?: string; to?: string; player: number; cards?: string[] }[];
}

interface Seen {
  players?: object[];
  decision?: { seat: number } | null;
}

/** A picture to look at, where E2E_SHOTS names a folder for them. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["E2E_SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
