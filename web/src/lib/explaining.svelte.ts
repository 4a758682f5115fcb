// The one tooltip of a page: which thing it explains, and when it comes and goes.

import { untrack } from "svelte";
import type { Refusal } from "./types";

const PATIENCE = 250;
const HASTE = 60;
const LINGER = 80;

export interface Explained {
  ref: string;
  anchor: Element;
  why: Refusal | null;
}

export class Explaining {
  now = $state.raw<Explained | null>(null);
  /** What a finger holds stays explained until the next touch; what a pointer passes over, until it has passed. */
  touched = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `told`: whether there is anything to say that does not stand on the thing already; `why`: why it cannot be played. */
  constructor(
    private readonly told: (ref: string) => boolean,
    private readonly why: (ref: string) => Refusal | null,
  ) {}

  explain = (ref: string | null, anchor: Element | null): void => {
    clearTimeout(this.#timer);
    if (!ref || !anchor) {
      if (!this.touched) this.#timer = setTimeout(this.hide, LINGER);
    } else if (this.told(ref) || this.why(ref)) {
      const show = () => this.show(ref, anchor, this.why(ref));
      if (this.touched) show();
      else this.#timer = setTimeout(show, this.now ? HASTE : PATIENCE);
    }
  };

  show(ref: string, anchor: Element, why: Refusal | null): void {
    clearTimeout(this.#timer);
    this.now = { ref, anchor, why };
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };

  /**
   * The page shows another position: what still stands in its place stays explained, with what is to be said of it now.
   * Where fingers touch, the explanation lies over the moves, and leaves.
   */
  renew(): void {
    untrack(() => {
      const { ref, anchor } = this.now ?? { ref: "", anchor: null };
      const stands = !this.touched && anchor?.isConnected && anchor.closest("[data-ref]")?.getAttribute("data-ref") === ref;
      const why = this.why(ref);
      if (stands && (why || this.told(ref))) this.show(ref, anchor, why);
      else this.hide();
    });
  }

  /** To be told of every press on the page. */
  pressed = (event: PointerEvent): void => {
    this.touched = event.pointerType === "touch";
    if (!(event.target instanceof Element && event.target.closest(".tooltip"))) this.hide();
  };
}
