/** The symbol of a thing, for the list of moves. */
import type { Icon } from "../../lib/types";

const SIGNS: Record<string, string> = {
  "prize:servant": "servant",
  "prize:points": "flag",
  "prize:jade": "jade",
  "piece:servant": "servant",
  "piece:double": "double",
  "reward:points": "flag",
  "reward:card": "card",
  "reward:double": "double",
  "favour:servant": "servant",
  "favour:servants": "servants",
  "favour:die": "die",
  "favour:jade": "jade",
  "move:pay": "servants",
  "move:forgo": "none",
  "move:decline": "none",
  "move:double": "token",
  "move:rebate": "token",
  "move:repeat": "swap",
  "worth:one": "servant",
  "worth:two": "double",
  "move:rest": "token",
  "move:accept": "servant",
  "move:leave": "none",
};

export function icon(ref: string): Icon | null {
  const [domain = "", token = ""] = ref.split(":");
  switch (domain) {
    case "card":
      return { symbol: `gugong-gift-${token.slice(0, 1)}` };
    case "location":
      return { symbol: `gugong-${token}` };
    case "form":
      return { symbol: `gugong-${token.slice(0, token.indexOf("-"))}` };
    case "house":
      return { symbol: "gugong-jade" };
    case "decree":
      return { symbol: "gugong-decree" };
    case "city":
      return { symbol: "gugong-travel" };
    case "ship":
    case "path":
      return { symbol: "gugong-canal" };
    case "token":
      return { symbol: "gugong-token" };
    case "die":
      return { symbol: "gugong-die" };
    default:
      return SIGNS[ref] ? { symbol: `gugong-${SIGNS[ref]}` } : null;
  }
}
