/** What every part of the board needs to know, handed down by the board. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Refusal, Say } from "../../lib/types";

export interface Desk {
  readonly lit: Set<string>;
  readonly chosen: Set<string>;
  readonly refused: Map<string, Refusal>;
  readonly effects: Map<string, Record<string, number>>;
  readonly marks: Map<string, string>;
  readonly names: string[];
  readonly phone: boolean;
  readonly figures: Record<string, number>;
  say: Say;
  pick: (ref: string) => void;
  explain: (ref: string | null, anchor: Element | null) => void;
}

/** Whether a thing is part of the question now: it can be played, is chosen, or says why it cannot. */
export function asked(desk: Desk, ref: string): boolean {
  return desk.lit.has(ref) || desk.chosen.has(ref) || desk.refused.has(ref);
}

const KEY = Symbol("gugong");
const NO_MARKS = new Map<string, string>();

/** The desk reads what the board was given whenever it is asked. */
export function setDesk(given: () => BoardProps): Desk {
  const desk: Desk = {
    get lit() {
      return given().lit;
    },
    get chosen() {
      return given().chosen;
    },
    get refused() {
      return given().refused;
    },
    get effects() {
      return given().effects;
    },
    get marks() {
      return given().marks ?? NO_MARKS;
    },
    get names() {
      return given().names;
    },
    get phone() {
      return given().phone;
    },
    get figures() {
      return given().figures ?? {};
    },
    say: (key, values) => given().say(key, values),
    pick: (ref) => given().pick(ref),
    explain: (ref, anchor) => given().explain(ref, anchor),
  };
  setContext(KEY, desk);
  return desk;
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
