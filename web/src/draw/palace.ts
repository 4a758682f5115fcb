/** The lines of a palace, its foot at the origin, upward negative. */
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface PalaceLines {
  plinth: string;
  eaves: string[];
  roof: string;
  ridge: string;
  /** The height of the roof's middle. */
  middle: number;
  /** The whole outline, for the light around it. */
  all: string;
  height: number;
}

export function outline(floors: number, wide: number, tall: number): PalaceLines {
  const p = (x: number, y: number): string => `${round(x * wide)} ${round(y * tall)}`;
  const foot = -(3 + 36 * floors);
  const plinth = `M${p(-35, 0)}L${p(-31, -6)}H${round(31 * wide)}L${p(35, 0)}z`;
  const eaves = Array.from({ length: Math.max(floors - 1, 0) }, (_, i) => {
    const y = -(4 + 36 * (i + 1));
    return (
      `M${p(-29, y)}C${p(-32, y - 0.5)} ${p(-34, y - 2)} ${p(-35.5, y - 4)}L${p(-31, y - 7)}` +
      `H${round(31 * wide)}L${p(35.5, y - 4)}C${p(34, y - 2)} ${p(32, y - 0.5)} ${p(29, y)}z`
    );
  });
  const over =
    `${p(-29, foot)}C${p(-34, foot - 0.5)} ${p(-38, foot - 3)} ${p(-41, foot - 7)}` +
    `C${p(-28, foot - 8)} ${p(-20, foot - 14)} ${p(-17.5, foot - 24)}` +
    `H${round(17.5 * wide)}C${p(20, foot - 14)} ${p(28, foot - 8)} ${p(41, foot - 7)}` +
    `C${p(38, foot - 3)} ${p(34, foot - 0.5)} ${p(29, foot)}`;
  return {
    plinth,
    eaves,
    roof: `M${over}z`,
    ridge: `M${p(-18.5, foot - 25)}H${round(18.5 * wide)}`,
    middle: (foot - 12.5) * tall,
    all: `M${p(-35, 0)}L${p(-31, -6)}H${round(-29 * wide)}L${over}V${round(-6 * tall)}H${round(31 * wide)}L${p(35, 0)}z`,
    height: (29 + 36 * floors) * tall,
  };
}

export function windows(floors: number, wide: number, tall: number): Window[] {
  return Array.from({ length: floors }, (_, floor) => {
    const bottom = floor === 0 ? -9 : -(13.5 + 36 * floor);
    const top = -(37.5 + 36 * floor);
    return { x: -24 * wide, y: top * tall, w: 48 * wide, h: (bottom - top) * tall };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
