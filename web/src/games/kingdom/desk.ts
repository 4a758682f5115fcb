/** What every part of the board needs to know, handed down by the board. */
import { getContext, setContext } from "svelte";
import type { Refusal, Say } from "../../lib/types";

export interface Desk {
  readonly lit: Set<string>;
  readonly chosen: Set<string>;
  readonly refused: Map<string, Refusal>;
  readonly effects: Map<string, Record<string, number>>;
  readonly marks: Map<string, string>;
  readonly names: string[];
  readonly phone: boolean;
  /** What a prestige token is worth. */
  readonly token: number;
  say: Say;
  pick: (ref: string) => void;
  explain: (ref: string | null, anchor: Element | null) => void;
}

const KEY = Symbol("desk");

export function setDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
