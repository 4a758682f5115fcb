// The list of moves in groups, derived from the view alone: by where things lie on the table
// (`table.groups[2].cards` holds the card of the move), else by kind, else by the first argument.

import type { MoveCard, View } from "./types";

export interface MoveGroup<M> {
  key: string;
  /** What the group is: a place on the table, a kind of move, an argument they share, or all in one. */
  by: "place" | "kind" | "argument" | "all";
  name: string;
  /** For a place: its number from 1 and the seats that are named in it. */
  number: number;
  seats: number[];
  moves: M[];
}

interface Place {
  name: string;
  number: number;
  seats: number[];
}

export function grouped<M extends MoveCard>(view: View, moves: readonly M[]): MoveGroup<M>[] {
  const kinds = new Set(moves.map((move) => move.kind));
  const places = new Map(moves.map((move) => [move, placeOf(view, move)]));
  const placed = moves.filter((move) => places.get(move));
  const groups = new Map<string, MoveGroup<M>>();
  const put = (move: M, group: Omit<MoveGroup<M>, "moves">) => {
    const known = groups.get(group.key);
    if (known) known.moves.push(move);
    else groups.set(group.key, { ...group, moves: [move] });
  };
  for (const move of moves) {
    const place = places.get(move);
    const [argument, ...more] = Object.entries(move.arguments);
    if (place && placed.length > 1) {
      put(move, { key: `place-${place.name}-${place.number}`, by: "place", ...place });
    } else if (argument && more.length > 0) {
      const [name, token] = argument;
      put(move, { key: `argument-${name}-${token}`, by: "argument", name, number: Number(token) || 0, seats: [] });
    } else if (kinds.size > 1) {
      put(move, { key: `kind-${move.kind}`, by: "kind", name: move.kind, number: 0, seats: [] });
    } else {
      put(move, { key: "all", by: "all", name: "", number: 0, seats: [] });
    }
  }
  const found = [...groups.values()];
  const rank = (group: MoveGroup<M>) => (group.by === "place" ? 0 : group.by === "argument" ? 1 : 2);
  found.sort((one, other) => rank(one) - rank(other) || one.number - other.number);
  return merged(found);
}

const MANY = 4;

/** Kinds with a single move each need no headings of their own, nor do many things with a single move each. */
function merged<M>(groups: MoveGroup<M>[]): MoveGroup<M>[] {
  const named = groups.filter((group) => group.by === "argument");
  const apart = named.length < MANY || named.some((group) => group.moves.length > 1);
  const single = groups.filter((group) => (group.by === "kind" || (group.by === "argument" && !apart)) && group.moves.length === 1);
  if (single.length < 2 && !(single.length === 1 && groups.length === 1)) return groups;
  const rest = groups.filter((group) => !single.includes(group));
  const moves = single.flatMap((group) => group.moves);
  return [...rest, { key: "all", by: "all", name: "", number: 0, seats: [], moves }];
}

/** Where the thing a move names lies: the one item of a list on the table that holds it in a list of its own. */
function placeOf(view: View, move: MoveCard): Place | null {
  for (const [domain, token] of Object.entries(move.arguments)) {
    for (const [name, list] of Object.entries(view.table)) {
      if (!Array.isArray(list) || list.length < 2) continue;
      const index = list.findIndex((item) => holds(item, `${domain}s`, token));
      if (list.some((item, other) => other > index && holds(item, `${domain}s`, token))) continue; // named, not lying there
      if (index >= 0) return { name: singular(name), number: index + 1, seats: seatsIn(list[index], view.seats) };
    }
  }
  return null;
}

/** Whether something of a picture has named parts. */
export function isRecord(item: unknown): item is Record<string, unknown> {
  return typeof item === "object" && item !== null && !Array.isArray(item);
}

function holds(item: unknown, field: string, token: string): boolean {
  if (!isRecord(item)) return false;
  const list = item[field];
  return Array.isArray(list) && list.includes(token);
}

function seatsIn(item: unknown, seats: number): number[] {
  if (!isRecord(item)) return [];
  for (const value of Object.values(item)) {
    if (Array.isArray(value) && value.length && value.every((one) => typeof one === "number" && one < seats)) {
      return value as number[];
    }
  }
  return [];
}

export function singular(name: string): string {
  return name.endsWith("s") ? name.slice(0, -1) : name;
}
