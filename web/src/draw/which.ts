/** Which drawing belongs to a game; one that has none of its own gets the common one. */
export type Drawn = "gugong" | "china" | "kingdom" | "dragon" | "other";

export function drawnAs(game: string): Drawn {
  for (const name of ["gugong", "china", "kingdom", "dragon"] as const) if (game.includes(name)) return name;
  return "other";
}
