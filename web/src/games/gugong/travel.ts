/** Gifts travel: whatever lies elsewhere than before comes there from where it was. */
const TRAVEL = 240;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Less than this is only the page making room. */
const NEAR = 12;

export type Places = Map<string, DOMRect>;

export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<SVGElement>("[data-card]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) places.set(element.dataset["card"] ?? "", box);
  }
  return places;
}

export function travel(root: HTMLElement, before: Places): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const element of root.querySelectorAll<SVGElement>("[data-card]")) {
    const from = before.get(element.dataset["card"] ?? "");
    const to = element.getBoundingClientRect();
    if (!from || to.width === 0) continue;
    const way = wayOf(from, to);
    if (Math.hypot(way.x, way.y) < NEAR) continue;
    element.animate([{ transform: `translate(${way.x}px, ${way.y}px) scale(${way.scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: TRAVEL, easing: EASE });
  }
}

type Square = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** How far it is from one place to the other, middle to middle, and how much larger it was there. */
export function wayOf(from: Square, to: Square): { x: number; y: number; scale: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
    scale: from.width / to.width,
  };
}
