/** The symbol of a thing and the colour it stands on, for the list of moves. */
import type { Icon } from "../../lib/types";
import { CARD, EVENT, SYMBOL, tint, typeOf } from "./picture";

export function icon(ref: string): Icon | null {
  const [domain, ...rest] = ref.split(":");
  const token = rest.at(-1) ?? "";
  switch (domain) {
    case "card": {
      const card = CARD[token];
      return card ? { symbol: card.face, tint: tint(card.helper) } : null;
    }
    case "hand":
    case "tile":
    case "person":
      return { symbol: SYMBOL[typeOf(token)] ?? "wild", tint: tint(typeOf(token)) };
    case "event":
      return { symbol: EVENT[token]?.name ?? "lotus" };
    case "privilege":
      return { symbol: "plaque", tint: tint("lady") };
    case "palace":
      return { symbol: "floor", tint: tint("craftsman") };
    case "move":
      return MOVES[token] ?? null;
    default:
      return null;
  }
}

const MOVES: Record<string, Icon> = {
  refill: { symbol: "coin", tint: tint("collector") },
  found: { symbol: "floor", tint: tint("craftsman") },
  dismiss: { symbol: "leave" },
};
