/** One table as a page sees it: the connection, the game, and what is being chosen. */
import { app } from "./app.svelte";
import { automatic } from "./autoplay";
import { comingsAndGoings } from "./away";
import { sortedHand } from "./cards";
import { answer as answerOf, isSingle, toggle } from "./choose";
import { Connection, Lost, Refused, type Status } from "./connection";
import { clientSeed } from "./fairness";
import { freshLines, myDecision, NO_GAME, notSent, received, sending, type Game } from "./game";
import type { Answer, ClientMessage, Decision, ServerMessage, StateMessage, TableInfo } from "./protocol";
import { seedSoon, startSoon } from "./opening";
import { heldSeat, holdSeat, markOver, noteCommitment } from "./seats";
import { places, shownHand, type Places } from "./where";

export interface Emote {
  id: number;
  seat: number;
  emote: string;
}

export class Session {
  game: Game = $state.raw(NO_GAME);
  table: TableInfo | null = $state.raw(null);
  status: Status = $state.raw({ kind: "connecting" });
  picked: number[] = $state([]);
  emotes: Emote[] = $state([]);
  /** The seat we hold, also before the game. */
  mySeat: number | null = $state(null);
  /** A new table on which the same people play again. */
  rematch: string | null = $state(null);
  dialog: "help" | "settings" | "resign" | null = $state(null);
  readonly token: string | null;
  private readonly connection: Connection;
  private emoteCount = 0;

  /** Also a game that somebody has given up is over, though the cards could still be played. */
  decision: Decision | null = $derived(this.table?.over ? null : myDecision(this.game));
  seat: number | null = $derived(this.game.view?.seat ?? null);
  names: string[] = $derived(
    (this.table?.seats ?? []).map((seat, at) => seat.name || app.t("web-seat", { number: at + 1 })),
  );
  /** Whose cards lie below, and these in order. */
  handOf: number | null = $derived(this.game.view ? shownHand(this.game.view) : null);
  hand: string[] = $derived.by(() => {
    const owner = this.handOf === null ? null : this.game.view?.players[this.handOf];
    return sortedHand(owner?.hand ?? [], app.cards);
  });
  places: Places = $derived.by(() => {
    const view = this.game.view;
    if (!view) return { hand: [], piles: {}, events: {}, trash: {}, rest: [] };
    return places(view, this.hand, this.decision);
  });

  constructor(readonly id: string) {
    this.token = heldSeat(localStorage, id)?.token ?? null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection({
      url: `${scheme}://${location.host}/ws/${encodeURIComponent(id)}`,
      token: this.token,
      since: () => ({ version: this.game.view ? this.game.version : null, epoch: this.game.epoch }),
      onMessage: (message) => this.receive(message),
      onStatus: (status) => (this.status = status),
    });
  }

  start(): () => void {
    const retry = (): void => this.connection.retry();
    addEventListener("online", retry);
    this.connection.start();
    return () => {
      removeEventListener("online", retry);
      this.connection.end();
    };
  }

  retry(): void {
    this.connection.retry();
  }

  // --- what comes --------------------------------------------------------------------------------

  private receive(message: ServerMessage): void {
    if (message.type === "table") this.seen(message.table, message.seat ?? null);
    else if (message.type === "state") this.changed(message);
    else if (message.type === "emote") this.emoted(message.seat, message.emote);
    else if (message.type === "rematch") this.again(message.table);
    else if (message.type === "undo_refused") {
      app.notice({ key: "web-undo-refused", args: { who: this.names[message.seat] ?? "" } });
    }
  }

  /** Everybody keeps seat and token on the next table. */
  private again(table: string): void {
    const held = heldSeat(localStorage, this.id);
    if (held) holdSeat(localStorage, table, { seat: held.seat, token: held.token, since: Date.now() });
    const alone = this.table?.seats.every((seat, at) => !seat.person || at === held?.seat);
    if (held && alone) startSoon(table);
    else if (held) seedSoon(table);
    this.rematch = table;
  }

  private seen(table: TableInfo, seat: number | null): void {
    for (const said of comingsAndGoings(this.table, table)) app.notice(said);
    this.table = table;
    this.mySeat = seat;
    noteCommitment(localStorage, this.id, table.commitment);
    if (table.rematch) this.again(table.rematch);
    if (table.over) markOver(localStorage, this.id);
  }

  private changed(message: StateMessage): void {
    const before = this.game;
    const after = received(before, message);
    if (!after) {
      this.connection.hello(true);
      return;
    }
    this.game = after;
    if (after.entries !== before.entries || after.epoch !== before.epoch) this.picked = [];
    this.tell(message, before);
    // What was just taken back is not at once given again.
    if (!before.view || before.epoch === after.epoch) this.answerAlone();
  }

  private tell(message: StateMessage, before: Game): void {
    if (before.view && before.epoch === message.epoch) {
      for (const line of freshLines(before, this.game)) app.announce(app.spokenWords(line.said));
    }
    if (message.asked && message.entries !== before.entries) app.announce(app.spokenWords(message.asked.whole));
  }

  private answerAlone(): void {
    const { decision } = this;
    const view = this.game.view;
    if (!decision || !view || view.seat === null) return;
    const answer = automatic(decision, view, app.settings.autoplay);
    if (answer !== null) void this.answer(answer);
  }

  private emoted(seat: number, emote: string): void {
    const id = ++this.emoteCount;
    this.emotes = [...this.emotes.filter((one) => one.seat !== seat), { id, seat, emote }];
    setTimeout(() => (this.emotes = this.emotes.filter((one) => one.id !== id)), 4000);
  }

  // --- what is chosen -------------------------------------------------------------------------------

  /** A click on something that can be chosen. */
  choose(index: number): void {
    const { decision } = this;
    if (!decision) return;
    if (isSingle(decision)) {
      void this.answer(index);
      return;
    }
    const { picked, problem } = toggle(decision, this.picked, index);
    this.picked = picked;
    if (problem) app.notice({ key: `web-choose-${problem}`, args: { max: decision.max } });
  }

  confirm(): void {
    if (this.decision) void this.answer(answerOf(this.decision, this.picked));
  }

  async answer(answer: Answer): Promise<void> {
    const { epoch, entries } = this.game;
    if (entries === null || this.game.sent !== null) return;
    this.game = sending(this.game, answer);
    const stored = await this.send({ type: "answer", epoch, entries, answer });
    if (!stored && this.game.entries === entries) this.game = notSent(this.game);
  }

  // --- all else ----------------------------------------------------------------------------------------

  begin(): Promise<boolean> {
    return this.send({ type: "start", client_seed: clientSeed() });
  }

  undo(): Promise<boolean> {
    return this.send({ type: "undo", epoch: this.game.epoch, version: this.game.version });
  }

  consent(yes: boolean): Promise<boolean> {
    return this.send({ type: "consent", epoch: this.game.epoch, version: this.game.version, yes });
  }

  /** Send something; false if it did not go through, which the person is told. */
  async send(message: ClientMessage): Promise<boolean> {
    try {
      await this.connection.send(message);
      return true;
    } catch (error) {
      if (error instanceof Refused) app.problem(error);
      else if (!(error instanceof Lost)) throw error;
      else if (!error.left) app.notice({ key: "web-problem-lost" }, "problem");
      return false;
    }
  }
}
