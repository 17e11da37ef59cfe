/** What only some kingdoms have: a turn of another player, a Way, an Event, Reactions outside one's own turn. */
import { picture } from "./support/checks";
import { gameAgainstBot, gameOfTwo } from "./support/opening";
import { playTogether, playUntil, type Seat } from "./support/play";
import { expect, test } from "./support/test";

test("a Possession turn", async ({ arrive }) => {
  const person = await arrive();
  const table = await gameAgainstBot(
    person,
    "Possession, Cellar, Moat, Village, Merchant, Workshop, Smithy, Remodel, Market, Mine",
  );
  await playUntil(table, { buy: ["Silver"] }, ({ things }) => things.some((thing) => thing.place === "supply:Potion"));
  await table.choose("supply:Potion");
  const plan = { play: ["Possession"], buy: ["Possession", "Gold", "Silver"] };
  await playUntil(
    table,
    plan,
    ({ key, things }) => key === "action_phase" && things.some((thing) => thing.card === "Possession"),
  );
  await table.inHand("Possession").first().click();
  await expect(table.asked("buy_phase")).toBeVisible();
  await table.pass();

  // The bot's turn: we see its hand and decide; what it gains is ours.
  await expect(table.turnBar).toContainText("Big Money’s turn, you decide");
  await expect(table.hand).toContainText("Big Money’s hand");
  await table.playTreasures();
  await expect(table.asked("buy_phase")).toBeVisible();
  await picture(person.page, "possession");
  await table.choose("supply:Estate");
  await expect(table.log).toContainText(/You gain an? Estate/);
  // Then comes the bot's own turn, and ours.
  await table.waits();
  await expect(table.turnBar).toContainText("Your turn");
  await expect(table.hand).not.toContainText("Big Money’s hand");
});

test("an Event and a Way", async ({ arrive }) => {
  const person = await arrive();
  const kingdom =
    "Village, Smithy, Cellar, Moat, Merchant, Workshop, Militia, Remodel, Market, Mine; Ride, Way of the Ox";
  const table = await gameAgainstBot(person, kingdom);
  // A Way has no price and is not bought; it says so.
  await table.tries("way:Way of the Ox");
  await expect(person.page.getByTestId("notices")).not.toBeEmpty();
  await playUntil(table, {}, ({ things }) => things.some((thing) => thing.place === "event:Ride"));
  await table.choose("event:Ride");
  await expect(table.log).toContainText("You buy the Event Ride");
  await expect(table.log).toContainText("You gain a Horse");

  await playUntil(
    table,
    { buy: ["Village"] },
    ({ key, things }) => key === "action_phase" && things.some((thing) => thing.card === "Village"),
  );
  await table.inHand("Village").first().click();
  await expect(table.asked("way")).toBeVisible();
  await picture(person.page, "way");
  await table.prompt.locator('[data-card="Way of the Ox"]').click();
  await expect(table.inPlay).toContainText("as a Way");
  await expect(person.page.getByTestId("actions")).toHaveText("2");
  await expect(table.log).toContainText("Way of the Ox");
});

test("Reactions outside one's own turn", async ({ arrive }) => {
  const anna = await arrive({ name: "Anna" });
  const ben = await arrive({ name: "Ben", language: "de" });
  const kingdom = "Moat, Black Cat, Militia, Village, Smithy, Cellar, Merchant, Workshop, Market, Mine";
  const [hers, his] = await gameOfTwo(anna, ben, kingdom);
  const seats: Seat[] = [
    { table: hers, plan: { buy: ["Moat", "Black Cat"] } },
    { table: his, plan: { play: ["Militia"], buy: ["Militia", "Estate"] } },
  ];
  // Ben plays Militia; Anna reveals Moat and keeps her hand.
  await playTogether(seats, ({ key }, seat) => seat.table === hers && key === "react");
  await expect(hers.turnBar).toContainText("Ben");
  await expect(hers.question).toContainText("Militia");
  await picture(anna.page, "reaction");
  const size = await hers.handSize();
  await hers.prompt.locator('[data-card="Moat"]').click();
  await expect(hers.log).toContainText("You reveal a Moat");
  // She may have several of them and be asked again; then Ben goes on.
  await playTogether(seats, ({ key }, seat) => seat.table === his && key === "buy_phase");
  expect(await hers.handSize()).toBe(size);

  // Ben gains a Victory card; Anna plays Black Cat from her hand in his turn.
  const plans: Seat[] = [
    { table: hers, plan: { buy: ["Black Cat"] } },
    { table: his, plan: { buy: ["Estate"] } },
  ];
  await playTogether(
    plans,
    ({ things }, seat) =>
      seat.table === hers && things.some((thing) => thing.card === "Black Cat" && thing.place.startsWith("option")),
  );
  await expect(hers.turnBar).toContainText("Ben");
  await hers.prompt.locator('[data-card="Black Cat"]').click();
  await expect(hers.log).toContainText("You play a Black Cat");
  await expect(his.log).toContainText("Fluch");
});
