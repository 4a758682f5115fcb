/** A card travels from the display to the pile it has joined. */
import { TYPES, typeOf, type TablePicture } from "./picture";

const TRAVEL = 260;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Where the cards on display lie, by kind. */
export type Places = Map<string, DOMRect>;

export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref^="display:"]')) {
    places.set((element.dataset["ref"] ?? "").slice("display:".length), element.getBoundingClientRect());
  }
  return places;
}

/** The piles that have grown from one position to the next, with the card that came from the display. */
export function arrivals(before: TablePicture, now: TablePicture): { seat: number; type: string; card: string }[] {
  if (now.turn < before.turn || now.turn > before.turn + 1) return [];
  const gone = [...before.display];
  if (now.turn === before.turn) {
    for (const card of now.display) {
      const index = gone.indexOf(card);
      if (index >= 0) gone.splice(index, 1);
    }
  }
  return now.players.flatMap((player, seat) =>
    TYPES.filter((type) => player.piles[type].size > (before.players[seat]?.piles[type].size ?? 0)).flatMap((type) => {
      const card = gone.find((one) => typeOf(one) === type) ?? gone.find((one) => one === "merchant");
      return card ? [{ seat, type, card }] : [];
    }),
  );
}

export function travel(root: HTMLElement, places: Places, before: TablePicture, now: TablePicture): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const { seat, type, card } of arrivals(before, now)) {
    const from = places.get(card);
    const pile = root.querySelector<HTMLElement>(`[data-pile="${seat}-${type}"]`);
    if (!from || !pile) continue;
    const to = pile.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    pile.animate([{ transform: `translate(${x}px, ${y}px) scale(2.2)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: TRAVEL, easing: EASE });
  }
}
