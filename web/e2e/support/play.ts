/** Playing on until something comes up, by a plan that only looks at what is lit. */
import { expect } from "@playwright/test";
import type { Question, Table, Thing } from "./table";

/** Cards to play, each time one is in hand and lit, and cards to buy, the most wanted first. */
export interface Plan {
  play?: string[];
  buy?: string[];
  /** Answers to other questions: the thing to choose, or nothing for the plain way. */
  answer?: (question: Question) => Thing | undefined;
}

export const MONEY: Plan = { buy: ["Province", "Gold", "Silver"] };

/** The next click according to a plan. */
function next(question: Question, plan: Plan): Thing | "pass" | "confirm" {
  const lit = (card: string): Thing | undefined => question.things.find((thing) => thing.card === card);
  if (question.key === "action_phase") return first(plan.play, lit) ?? "pass";
  if (question.key === "buy_phase") {
    const all = question.things.find((thing) => thing.verb === "play treasures");
    // What is bought is in the Supply, or an Event; cards in hand of that name are not meant.
    const bought = (card: string): Thing | undefined =>
      question.things.find((thing) => thing.card === card && /^(supply|event):/.test(thing.place));
    return all ?? first(plan.buy, bought) ?? "pass";
  }
  return plan.answer?.(question) ?? plain(question);
}

/** The plainest answer: decline if one may, else the first things that are lit. */
function plain(question: Question): Thing | "pass" | "confirm" {
  if (question.passive) return "pass";
  if (question.confirm === "now") return "confirm";
  const free = question.things.find((thing) => !thing.picked);
  expect(free, `something to choose: ${question.text}`).toBeTruthy();
  return free as Thing;
}

function first(cards: string[] | undefined, lit: (card: string) => Thing | undefined): Thing | undefined {
  for (const card of cards ?? []) {
    const thing = lit(card);
    if (thing) return thing;
  }
  return undefined;
}

/** Answer one question of this person. */
export async function step(table: Table, plan: Plan, question: Question): Promise<void> {
  const choice = next(question, plan);
  if (choice === "pass") await table.pass();
  else if (choice === "confirm") await table.confirm();
  else await table.choose(choice.place);
}

/** Play on until `wanted` is asked. Fails if the game ends before, or after too many clicks. */
export async function playUntil(
  table: Table,
  plan: Plan,
  wanted: (question: Question) => boolean,
  most = 200,
): Promise<Question> {
  for (let clicks = 0; clicks < most; clicks += 1) {
    const question = await table.waits();
    if (!question) throw new Error("the game was over before the wanted question came");
    if (wanted(question)) return question;
    await step(table, plan, question);
  }
  throw new Error(`the wanted question did not come within ${most} clicks`);
}

/** Play to the end; gives the number of clicks. */
export async function playOut(table: Table, plan: Plan, most = 400): Promise<number> {
  for (let clicks = 0; clicks < most; clicks += 1) {
    const question = await table.waits();
    if (!question) return clicks;
    await step(table, plan, question);
  }
  throw new Error(`the game was not over within ${most} clicks`);
}

export interface Seat {
  table: Table;
  plan: Plan;
}

/** Several people play on, each by a plan, until one of them is asked what is wanted; gives who, and the question. */
export async function playTogether(
  seats: Seat[],
  wanted: (question: Question, seat: Seat) => boolean,
  most = 200,
): Promise<{ seat: Seat; question: Question }> {
  for (let clicks = 0; clicks < most; clicks += 1) {
    const { seat, question } = await whoIsAsked(seats);
    if (wanted(question, seat)) return { seat, question };
    await step(seat.table, seat.plan, question);
  }
  throw new Error(`the wanted question did not come within ${most} clicks`);
}

/** Wait until one of several people is asked something. */
async function whoIsAsked(seats: Seat[]): Promise<{ seat: Seat; question: Question }> {
  let found: { seat: Seat; question: Question } | null = null;
  await expect
    .poll(
      async () => {
        for (const seat of seats) {
          const question = await seat.table.sees();
          if (question) found = { seat, question };
        }
        return found !== null;
      },
      { message: "somebody is asked", intervals: [10, 20, 50, 100] },
    )
    .toBe(true);
  return found as unknown as { seat: Seat; question: Question };
}
