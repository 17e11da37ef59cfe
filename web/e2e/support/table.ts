/** What a person sees and does at a table: what is asked, what is lit, and clicking it. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Something that is lit. */
export interface Thing {
  /** Where it lies: `hand:3`, `supply:Gold`, `event:Ride`, `option:2`. */
  place: string;
  card: string | null;
  verb: string | null;
  picked: boolean;
}

export interface Question {
  key: string;
  text: string;
  /** What can be chosen, without the answer that declines or ends a phase. */
  things: Thing[];
  /** Whether something can be declined or ended; and whether what is chosen can be confirmed. */
  passive: boolean;
  confirm: "no" | "not yet" | "now";
}

export class Table {
  readonly prompt: Locator;
  readonly question: Locator;
  readonly hand: Locator;
  readonly supply: Locator;
  readonly inPlay: Locator;
  readonly log: Locator;
  readonly result: Locator;
  readonly turnBar: Locator;

  constructor(
    readonly page: Page,
    private readonly touch = false,
  ) {
    this.prompt = page.getByTestId("prompt");
    this.question = page.getByTestId("question");
    this.hand = page.getByTestId("hand");
    this.supply = page.getByTestId("supply");
    this.inPlay = page.getByTestId("in-play");
    this.log = page.getByTestId("log");
    this.result = page.getByTestId("result");
    this.turnBar = page.getByTestId("turn-bar");
  }

  /** The prompt while this is asked. */
  asked(key: string): Locator {
    return this.page.locator(`[data-testid=prompt][data-key=${key}]`);
  }

  thing(place: string): Locator {
    return this.page.locator(`[data-thing="${place}"]`);
  }

  pile(card: string): Locator {
    return this.thing(`supply:${card}`);
  }

  inHand(card: string): Locator {
    return this.hand.locator(`[data-card="${card}"]`);
  }

  async handSize(): Promise<number> {
    return this.hand.locator("[data-thing]").count();
  }

  /** Wait until this person is asked something, or the game is over. Gives the question, or null at the end. */
  async waits(): Promise<Question | null> {
    await this.page.locator("[data-testid=prompt][data-key], [data-testid=result]").first().waitFor();
    return this.sees();
  }

  /** What is asked at this moment; null if nothing is. */
  async sees(): Promise<Question | null> {
    return this.page.evaluate(() => {
      const prompt = document.querySelector<HTMLElement>("[data-testid=prompt][data-key]");
      if (!prompt || document.querySelector("[data-testid=result]")) return null;
      const confirm = prompt.querySelector<HTMLButtonElement>("[data-testid=confirm]");
      const lit = [...document.querySelectorAll<HTMLElement>("[data-choosable]")];
      return {
        key: prompt.dataset["key"] ?? "",
        text: prompt.querySelector<HTMLElement>("[data-testid=question]")?.innerText ?? "",
        things: lit
          .filter((thing) => thing.dataset["testid"] !== "passive")
          .map((thing) => ({
            place: thing.dataset["thing"] ?? "",
            card: thing.dataset["card"] ?? null,
            verb: thing.dataset["verb"] ?? null,
            picked: thing.getAttribute("aria-pressed") === "true",
          })),
        passive: lit.some((thing) => thing.dataset["testid"] === "passive"),
        confirm: !confirm ? ("no" as const) : confirm.disabled ? ("not yet" as const) : ("now" as const),
      };
    });
  }

  // --- doing ------------------------------------------------------------------------------------------

  async choose(place: string): Promise<void> {
    await this.press(this.thing(place));
  }

  private async press(what: Locator): Promise<void> {
    await (this.touch ? what.tap() : what.click());
  }

  /** Click something that is not lit; the table says why it cannot be chosen. */
  async tries(place: string): Promise<void> {
    await this.thing(place).click({ force: true });
  }

  /** Decline, or end the phase, also if we are asked whether we are sure. */
  async pass(): Promise<void> {
    await this.press(this.page.getByTestId("passive"));
    const really = this.page.getByTestId("end-anyway");
    if (await really.isVisible()) await this.press(really);
  }

  async confirm(): Promise<void> {
    await this.press(this.page.getByTestId("confirm"));
  }

  async playTreasures(): Promise<void> {
    await this.press(this.prompt.locator('[data-verb="play treasures"]'));
  }

  async resign(): Promise<void> {
    await this.press(this.page.getByTestId("menu"));
    await this.press(this.page.getByTestId("resign"));
    await this.press(this.page.getByTestId("resign-really"));
    await expect(this.result).toBeVisible();
  }
}
