/** Persons travel: whoever is new in a place comes there from where they were; whoever is released goes. */
export interface Place {
  box: DOMRect;
  /** How it stood in its drawing, and a likeness, to show somebody leave who is no longer there. */
  matrix: DOMMatrix | null;
  element: SVGGElement;
}

export type Places = Map<string, Place>;

const TRAVEL = 240;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** More than these at once is no release but another court. */
const MOST_RELEASED = 3;

export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<SVGGElement>("[data-fly]")) {
    const key = element.dataset["fly"];
    if (!key) continue;
    const frame = element.ownerSVGElement?.getScreenCTM();
    const own = element.getScreenCTM();
    const matrix = frame && own ? DOMMatrix.fromMatrix(frame).inverse().multiply(DOMMatrix.fromMatrix(own)) : null;
    places.set(key, { box: element.getBoundingClientRect(), matrix, element });
  }
  return places;
}

export function travel(root: HTMLElement, before: Places): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const now = new Map<string, SVGGElement>();
  for (const element of root.querySelectorAll<SVGGElement>("[data-fly]")) {
    if (element.dataset["fly"]) now.set(element.dataset["fly"], element);
  }
  const hired = now.get("hired");
  const waited = before.get("hired");
  const pile = hired && before.get(`pile:${hired.dataset["tile"] ?? ""}`);
  if (hired && !waited && pile) come(hired, pile.box);

  const arrived = [...now.keys()].filter((key) => key.startsWith("person:") && !before.has(key));
  const left = [...before.keys()].filter((key) => key.startsWith("person:") && !now.has(key));
  const first = now.get(arrived[0] ?? "");
  if (waited && !hired && first && arrived.length === 1) come(first, waited.box);
  if (arrived.length <= 1 && left.length <= MOST_RELEASED) {
    for (const key of left) {
      const place = before.get(key);
      if (place) go(root, place);
    }
  }
}

function come(element: SVGGElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: TRAVEL,
    easing: EASE,
  });
}

function go(root: HTMLElement, place: Place): void {
  const drawing = [...root.querySelectorAll<SVGSVGElement>("svg.board")].at(-1);
  if (!drawing || !place.matrix) return;
  const likeness = place.element.cloneNode(true) as SVGGElement;
  likeness.removeAttribute("data-fly");
  for (const part of likeness.querySelectorAll("[data-ref]")) part.removeAttribute("data-ref");
  likeness.setAttribute("aria-hidden", "true");
  likeness.style.pointerEvents = "none";
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const { a, b, c, d, e, f } = place.matrix;
  frame.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  frame.append(likeness);
  drawing.append(frame);
  const leaving = likeness.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "translate(0, -18px)", opacity: 0 },
    ],
    { duration: TRAVEL, easing: EASE, fill: "forwards" },
  );
  leaving.onfinish = () => frame.remove();
  leaving.oncancel = () => frame.remove();
}
