/** A finished game, step by step, from one point of view. */
import { api, type TurnStart } from "./api";
import { app } from "./app.svelte";
import { sortedHand } from "./cards";
import { NO_GAME, received, type Game } from "./game";
import type { Emote } from "./session.svelte";
import type { Shown } from "./shown";
import type { TableInfo } from "./protocol";
import { places, type Places } from "./where";

/** How many positions are fetched at a time. */
const CHUNK = 150;

export class Replay implements Shown {
  at = $state(0);
  answers = $state(0);
  names: string[] = $state.raw([]);
  turns: TurnStart[] = $state.raw([]);
  /** `open`, `public`, or a seat. */
  view = $state("open");
  private positions: (Game | undefined)[] = $state.raw([]);
  /** Whose view these positions are; they stay on the screen until those of another view are there. */
  private seenBy = "open";
  private loading = new Map<number, Promise<void>>();

  game: Game = $derived(this.positions[this.at] ?? NO_GAME);
  /** The hand that is shown: that of the chosen seat, or else of the player who decides. */
  handOf: number | null = $derived.by(() => {
    const view = this.game.view;
    if (!view || this.view === "public") return null;
    return this.view === "open" ? (view.decision?.player ?? view.player) : Number(this.view);
  });
  hand: string[] = $derived(
    sortedHand(this.handOf === null ? [] : (this.game.view?.players[this.handOf]?.hand ?? []), app.cards),
  );
  places: Places = $derived(
    this.game.view ? places(this.game.view, this.hand, null) : { hand: [], piles: {}, events: {}, trash: {}, rest: [] },
  );
  seat: number | null = $derived(this.view === "open" || this.view === "public" ? null : Number(this.view));

  readonly table: TableInfo | null = null;
  readonly decision = null;
  readonly picked: number[] = [];
  readonly emotes: Emote[] = [];
  readonly choose = (): void => undefined;
  readonly send = (): Promise<boolean> => Promise.resolve(false);

  constructor(readonly id: string) {}

  async start(): Promise<void> {
    this.turns = (await api.turns(this.id)).turns;
    await this.go(0);
  }

  async look(view: string): Promise<void> {
    this.view = view;
    this.loading.clear();
    await this.go(this.at);
  }

  /** To the position after so many answers; it is fetched if it is not there yet. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, this.answers ? Math.min(at, this.answers) : at);
    await this.fetch(wanted);
    this.at = wanted;
    if (wanted + 20 < this.answers) void this.fetch(wanted + 20).catch(() => undefined);
  }

  private async fetch(at: number): Promise<void> {
    if (this.seenBy === this.view && this.positions[at]) return;
    const chunk = Math.floor(at / CHUNK);
    let loading = this.loading.get(chunk);
    if (!loading) {
      loading = this.load(chunk * CHUNK, this.view);
      this.loading.set(chunk, loading);
      loading.catch(() => this.loading.delete(chunk));
    }
    await loading;
  }

  private async load(from: number, view: string): Promise<void> {
    const { seats, answers, frames } = await api.frames(this.id, view, from, CHUNK);
    if (view !== this.view) return;
    const positions = this.seenBy === view ? [...this.positions] : [];
    this.seenBy = view;
    let game: Game = NO_GAME;
    frames.forEach((frame, place) => {
      game = received(game, { ...frame, undo: null, pending_undo: null }) ?? game;
      positions[from + place] = game;
    });
    this.positions = positions;
    this.names = seats;
    this.answers = answers;
  }
}
