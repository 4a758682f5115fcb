/** The symbol of a thing, for the list of moves. */
import type { Icon } from "../../lib/types";
import { emblemOf, RESET } from "./picture";

export function icon(ref: string): Icon | null {
  const [domain = "", ...rest] = ref.split(":");
  const token = rest.at(-1) ?? "";
  switch (domain) {
    case "display":
    case "dynasty":
      return { symbol: `kingdom-${emblemOf(token)}` };
    case "pile":
    case "goal":
      return { symbol: `kingdom-${token}` };
    case "card":
      return token === RESET ? { symbol: "kingdom-reset" } : null;
    default:
      return null;
  }
}
