/** Details of a card: beside it on hover or focus, and as a dialog on a long press or when asked for. */
import type { Attachment } from "svelte/attachments";
import { app } from "./app.svelte";
import { api } from "./api";
import type { Ruling } from "./protocol";
import type { Language } from "./words";

export interface Shown {
  card: string;
  anchor: DOMRect;
  /** Where there is room, from top to bottom of the screen; null is beside the card. */
  room: Room | null;
}

/** The middle of the table, where nothing is clicked: details lie at its upper or its lower edge. */
export interface Room {
  from: number;
  to: number;
  at: "from" | "to";
}

const HOVER = 350;
const FOCUS = 600;
const LONG_PRESS = 450;
const GRACE = 160;
/** To details in the middle of the table it is a longer way. */
const GRACE_FAR = 450;

class Details {
  beside: Shown | null = $state.raw(null);
  /** The card whose dialog is open. */
  open: string | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private rulings = new Map<Language, Promise<Ruling[]>>();

  after(wait: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, wait);
  }

  show(card: string, element: Element, wait: number): void {
    this.after(wait, () => {
      if (!element.isConnected) return;
      this.beside = { card, anchor: element.getBoundingClientRect(), room: roomFor(element) };
    });
  }

  /** Stay while the pointer is on the details themselves. */
  stay(): void {
    clearTimeout(this.timer);
  }

  hide(wait = this.beside?.room ? GRACE_FAR : GRACE): void {
    this.after(wait, () => (this.beside = null));
  }

  close(): boolean {
    const was = this.beside !== null;
    clearTimeout(this.timer);
    this.beside = null;
    return was;
  }

  pin(card: string): void {
    this.close();
    this.open = card;
  }

  /** The rulings about a card in the language that is spoken; they are fetched once. */
  async rulingsFor(card: string): Promise<Ruling[]> {
    const language = app.settings.language;
    let all = this.rulings.get(language);
    if (!all) {
      all = api.rulings(language);
      this.rulings.set(language, all);
      all.catch(() => this.rulings.delete(language));
    }
    return (await all).filter((ruling) => ruling.cards.includes(card));
  }
}

export const cardDetails = new Details();

/** Details of what lies in the Supply come below it, of what lies in the dock above it: so they cover no choice. */
function roomFor(element: Element): Room | null {
  const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
  const supply = element.closest(".supply");
  if (supply) return { from: supply.getBoundingClientRect().bottom, to: dock, at: "from" };
  return element.closest(".dock") ? { from: 0, to: dock, at: "to" } : null;
}

/** `{@attach details("Village")}` on whatever shows a card. */
export function details(card: string | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!card) return;
    let press: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(press);
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      then: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): (() => void) => {
      element.addEventListener(type, then, capture);
      return () => element.removeEventListener(type, then, capture);
    };
    const off = [
      on("pointerenter", (event) => event.pointerType === "mouse" && cardDetails.show(card, element, HOVER)),
      on("pointerleave", () => {
        stop();
        cardDetails.hide();
      }),
      on("focus", () => element.matches(":focus-visible") && cardDetails.show(card, element, FOCUS)),
      on("blur", () => cardDetails.hide(0)),
      on("pointerdown", (event) => {
        if (event.pointerType === "mouse") return;
        stop();
        press = setTimeout(() => {
          chooseNothing();
          cardDetails.pin(card);
        }, LONG_PRESS);
      }),
      on("pointerup", stop),
      on("pointercancel", stop),
      on("pointermove", (event) => Math.abs(event.movementX) + Math.abs(event.movementY) > 6 && stop()),
      on("contextmenu", (event) => {
        event.preventDefault();
        cardDetails.pin(card);
      }),
      on("click", () => cardDetails.close(), true),
    ];
    return () => {
      stop();
      if (cardDetails.beside?.card === card) cardDetails.hide(0);
      for (const undo of off) undo();
    };
  };
}

/** The click that ends a long press chooses nothing, wherever it falls: the dialog may lie there by now. */
function chooseNothing(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", swallow, true), { capture: true, once: true });
}
