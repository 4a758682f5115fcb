// How a game ended, in a line.

import type { TableSummary } from "./types";

/** The players by their place with their points: “Iza (52), Theo (47)”; nothing before the end. An opponent whom the rules play is among them. */
export function result(table: Pick<TableSummary, "scores" | "ranking" | "automaton">, names: readonly string[], rival: string): string {
  if (!table.ranking) return "";
  const found = table.ranking.map((place, seat) => ({ place, name: names[seat] ?? "", points: table.scores[seat] ?? 0 }));
  if (table.automaton) found.push({ place: table.automaton.place ?? 1, name: rival, points: table.automaton.points });
  return found
    .toSorted((one, other) => one.place - other.place)
    .map(({ name, points }) => `${name} (${points})`)
    .join(", ");
}
