/** What every part of the board needs to know, handed down by the board. */
import { getContext, setContext } from "svelte";
import type { Refusal, Say } from "../../lib/types";
import type { Figures } from "./picture";

export interface Desk {
  readonly lit: Set<string>;
  readonly chosen: Set<string>;
  readonly refused: Map<string, Refusal>;
  readonly effects: Map<string, Record<string, number>>;
  readonly marks: Map<string, string>;
  readonly figures: Figures;
  readonly phone: boolean;
  say: Say;
  pick: (ref: string) => void;
  explain: (ref: string | null, anchor: Element | null) => void;
  /** The element under the pointer or with the focus shows its costs and gains. */
  point: (ref: string | null, element: Element | null) => void;
}

/** Whether a thing is part of the question now: it can be played, is chosen, or says why it cannot. */
export function asked(desk: Desk, ref: string): boolean {
  return desk.lit.has(ref) || desk.chosen.has(ref) || desk.refused.has(ref);
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
