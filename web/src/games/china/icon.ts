/** The symbol of a thing and the colour it stands on, for the list of moves. */
import type { Icon } from "../../lib/types";

const PROVINCES: Record<string, string> = {
  zhao: "orange",
  lu: "orange",
  wei: "red",
  wu: "red",
  chin: "yellow",
  qi: "yellow",
  shu: "green",
  han: "green",
  chu: "violet",
};

const SIGNS: Record<string, string> = {
  "piece:palace": "palace",
  "piece:fort": "fort",
  "piece:emissary": "emissary",
  "special:first": "crown",
  "special:swap": "swap",
  "move:both": "post",
  "move:done": "check",
  "move:rest": "crown",
};

export function icon(ref: string): Icon | null {
  const [domain, token = ""] = ref.split(":");
  switch (domain) {
    case "card":
    case "market":
    case "played":
      return { symbol: `china-${token}`, tint: `var(--w-${token})` };
    case "dragon":
      return { symbol: "china-emissary", tint: `var(--w-${PROVINCES[token] ?? "red"})` };
    case "space":
      return null;
    default:
      return SIGNS[ref] ? { symbol: `china-${SIGNS[ref]}` } : null;
  }
}
