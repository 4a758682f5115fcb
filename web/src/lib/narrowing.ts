// Clicks on elements narrow the legal moves until one is left. Nothing here knows any game.

import type { Move, MoveCard, RefusedMove, Refusal } from "./types";

/** The moves that concern everything chosen so far. */
export function remaining<M extends MoveCard>(moves: readonly M[], chosen: readonly string[]): M[] {
  return moves.filter((move) => chosen.every((ref) => move.refs.includes(ref)));
}

/** The elements that lead on: part of a remaining move, and not chosen yet. */
export function lit(moves: readonly Move[], chosen: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const move of remaining(moves, chosen)) {
    for (const ref of move.refs) if (!chosen.includes(ref)) found.add(ref);
  }
  return found;
}

export type Picked =
  | { outcome: "play"; move: Move }
  | { outcome: "narrowed"; chosen: string[] }
  | { outcome: "back"; chosen: string[] }
  | { outcome: "refused"; why: Refusal | null };

/** What a click on an element leads to. A click that does not go on from what is chosen starts anew; a second
 *  click on what is chosen plays the move that concerns nothing else, where there is one, and else takes it back.
 *  What is precious is never used up by the way: its own element must be among those that were clicked. */
export function pick(
  moves: readonly Move[],
  refused: readonly RefusedMove[],
  chosen: readonly string[],
  ref: string,
  precious: (ref: string) => boolean = () => false,
): Picked {
  const complete = remaining(moves, chosen).filter((move) => move.refs.every((one) => chosen.includes(one)));
  if (chosen.includes(ref) && complete[0] && complete.length === 1) return { outcome: "play", move: complete[0] };
  if (chosen.includes(ref)) return { outcome: "back", chosen: chosen.filter((one) => one !== ref) };
  for (const start of [chosen, []]) {
    const next = [...start, ref];
    const left = remaining(moves, next);
    const [only] = left;
    const spent = only?.refs.some((one) => precious(one) && !next.includes(one)) ?? false;
    if (only && left.length === 1 && !spent) return { outcome: "play", move: only };
    if (only) return { outcome: "narrowed", chosen: next };
  }
  return { outcome: "refused", why: refusals(moves, refused, chosen).get(ref) ?? reason(refused, ref) };
}

function reason(refused: readonly RefusedMove[], ref: string): Refusal | null {
  return refused.find((move) => move.refs.includes(ref))?.why ?? null;
}

/** Escape: one choice back. */
export function back(chosen: readonly string[]): string[] {
  return chosen.slice(0, -1);
}

/** Why elements that do not lead on cannot be played. */
export function refusals(
  moves: readonly Move[],
  refused: readonly RefusedMove[],
  chosen: readonly string[],
): Map<string, Refusal> {
  const open = lit(moves, chosen);
  const found = new Map<string, Refusal>();
  for (const move of remaining(refused, chosen)) {
    for (const ref of move.refs) if (!open.has(ref) && !chosen.includes(ref) && !found.has(ref)) found.set(ref, move.why);
  }
  return found;
}

/** What an element's moves cost and gain, where all of them agree. */
export function effects(moves: readonly Move[], chosen: readonly string[]): Map<string, Record<string, number>> {
  const found = new Map<string, Record<string, number>>();
  const differing = new Set<string>();
  for (const move of remaining(moves, chosen)) {
    for (const ref of move.refs) {
      const known = found.get(ref);
      if (known && !same(known, move.effects)) differing.add(ref);
      found.set(ref, move.effects);
    }
  }
  for (const ref of differing) found.delete(ref);
  return found;
}

function same(one: Record<string, number>, other: Record<string, number>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
