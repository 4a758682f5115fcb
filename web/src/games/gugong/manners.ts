/** How a thing with a reference behaves: it is a button where it is part of the question, and explains itself. */
import { signed } from "../../draw/goods";
import { explains } from "../../lib/hover";
import type { Desk } from "./desk";

export interface Manner {
  lit: boolean;
  chosen: boolean;
  refused: boolean;
  mark: string | undefined;
  attributes: Record<string, unknown>;
}

export interface Thing {
  ref: string;
  label: string;
  /** What the tooltip tells about, where that is not the thing itself: the token of a city. */
  about?: string | undefined;
  /** What a click does instead of picking the reference. */
  act?: (() => void) | undefined;
}

export function mannersOf(desk: Desk, { ref, label, about, act }: Thing): Manner {
  const lit = desk.lit.has(ref);
  const chosen = desk.chosen.has(ref);
  const refusal = lit || chosen ? undefined : desk.refused.get(ref);
  const active = lit || chosen || refusal !== undefined || act !== undefined;
  const words = [label];
  if (lit || chosen) {
    for (const [good, amount] of Object.entries(desk.effects.get(ref) ?? {})) {
      if (amount !== 0) words.push(`${signed(amount)} ${desk.say(`effect-${good}`, { count: Math.abs(amount) })}`);
    }
  }
  if (refusal) words.push(desk.say(refusal.key, refusal.values));
  const go = (event: Event): void => {
    event.stopPropagation();
    if (act) act();
    else desk.pick(ref);
  };
  return {
    lit: lit && !chosen,
    chosen,
    refused: refusal !== undefined,
    mark: desk.marks.get(ref),
    attributes: {
      role: active ? "button" : "img",
      tabindex: active ? 0 : undefined,
      "aria-label": words.join(", "),
      "aria-disabled": refusal ? true : undefined,
      "aria-pressed": active && chosen ? true : undefined,
      onclick: go,
      onkeydown: (event: KeyboardEvent) => {
        if (!active || (event.key !== "Enter" && event.key !== " ")) return;
        event.preventDefault();
        go(event);
      },
      ...explains(refusal ? ref : (about ?? ref), desk.explain),
    },
  };
}
