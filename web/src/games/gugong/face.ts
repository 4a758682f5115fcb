/** Gifts of one value have one name; what tells them apart is the icon of their action. */
import type { Face, View } from "../../lib/types";
import { LOCATIONS, tableOf } from "./picture";

export function face(domain: string, token: string, view: View): Face | null {
  const gift = domain === "card" ? tableOf(view).cards[token] : undefined;
  if (!gift) return null;
  const place = LOCATIONS.some((location) => location === gift.icon);
  return { symbol: `gugong-${gift.icon}`, word: place ? `short-${gift.icon}` : `icon-${gift.icon}` };
}
