/** Where the eight lots of the board lie, in units of the drawing. */
export const LOTS = ["wall", "day", "travel", "palace", "decree", "intrigue", "jade", "canal"] as const;
export type Lot = (typeof LOTS)[number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  width: number;
  height: number;
  lots: Record<Lot, Box>;
}

export const GAP = 8;
/** Under this width the lots find no room side by side and take two columns. */
export const LEAST = 770;

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** The wide board of the drawing; the canal of the larger side has two paths, and its map more cities. */
export function wide(paths: number): Layout {
  const canal = paths > 1 ? 158 : 112;
  return {
    width: 880,
    height: 542 + canal,
    lots: {
      wall: box(0, 0, 540, 112),
      day: box(548, 0, 332, 112),
      travel: box(0, 120, 376, 282),
      palace: box(384, 120, 246, 282),
      decree: box(638, 120, 242, 282),
      intrigue: box(0, 410, 560, 124),
      jade: box(568, 410, 312, 124),
      canal: box(0, 542, 880, canal),
    },
  };
}

/** Two columns for a tablet held upright. */
export function narrow(paths: number): Layout {
  const canal = paths > 1 ? 158 : 112;
  return {
    width: 640,
    height: 832 + canal,
    lots: {
      wall: box(0, 0, 640, 112),
      travel: box(0, 120, 386, 282),
      palace: box(394, 120, 246, 282),
      decree: box(0, 410, 262, 282),
      day: box(270, 410, 370, 137),
      jade: box(270, 555, 370, 137),
      intrigue: box(0, 700, 640, 124),
      canal: box(0, 832, 640, canal),
    },
  };
}

/** How wide the board is drawn: as large as it goes with the hand still in sight, never smaller than it can be read. */
export function boardWidth(given: number, tall: number, layout: Layout): number {
  const byHeight = (tall * layout.width) / layout.height;
  return Math.floor(Math.min(given, Math.max(byHeight, LEAST)));
}
