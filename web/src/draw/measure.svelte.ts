/** How wide a text will be; drawings need to know before it is drawn. */
// Widths change when the fonts have come; whoever has measured then measures again.
let loaded = $state(0);
document.fonts.addEventListener("loadingdone", () => (loaded += 1));

let pen: CanvasRenderingContext2D | null | undefined;

export const SERIF = '"Source Serif 4 Variable", serif';
export const SANS = '"Inter Variable", sans-serif';

export function measured(text: string, size: number, weight: number, family: string): number {
  void loaded;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return text.length * size * 0.55;
  pen.font = `${weight} ${size}px ${family}`;
  return pen.measureText(text).width;
}
