/** Where things lie: the groups of action cards and the dragons on them. */
import type { GroupPicture } from "./picture";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface GroupBox extends Box {
  cards: Box[];
  /** Where the group's dragons begin. */
  head: { x: number; y: number };
}

export interface ActionLayout {
  groups: GroupBox[];
  refill: Box | null;
  height: number;
}

/** On a desktop: one row of wells with cards of 90 by 140 and what is left as space between the groups. */
export function rowOfGroups(groups: GroupPicture[], width: number): ActionLayout {
  const cards = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const w = cards > 7 ? 80 : 90;
  const widths = groups.map((group) => 18 + group.cards.length * w + (group.cards.length - 1) * 12);
  const rest = width - widths.reduce((sum, one) => sum + one, 0);
  const gap = groups.length > 1 ? rest / (groups.length - 1) : 0;
  let x = 0;
  const boxes = groups.map((group, i) => {
    const box: GroupBox = {
      x,
      y: 0,
      w: widths[i] ?? 0,
      h: 186,
      cards: group.cards.map((_, k) => ({ x: x + 9 + k * (w + 12), y: 38, w, h: 140 })),
      head: { x: x + 26, y: 7 },
    };
    x += box.w + gap;
    return box;
  });
  return { groups: boxes, refill: null, height: 186 };
}

const PAD = 7.5;
const BETWEEN = 8;
const HEIGHT = 107;

const ROOMY = 620;

/** On a phone: rows of at most four cards, the refill beside the first row with room for it; all in one row on a
 *  small tablet. */
export function rowsOfGroups(groups: GroupPicture[], width: number): ActionLayout {
  const most = width >= ROOMY ? 8 : 4;
  const rows: { items: (number | "refill")[]; cards: number }[] = [];
  groups.forEach((group, i) => {
    const last = rows.at(-1);
    if (last && last.cards + group.cards.length <= most) {
      last.items.push(i);
      last.cards += group.cards.length;
    } else rows.push({ items: [i], cards: group.cards.length });
  });
  const roomy = rows.find((row) => row.cards < most);
  if (roomy) {
    roomy.items.push("refill");
    roomy.cards += 1;
  } else rows.push({ items: ["refill"], cards: 1 });

  const boxes: GroupBox[] = [];
  let refill: Box | null = null;
  rows.forEach((row, line) => {
    const y = line * (HEIGHT + BETWEEN);
    const padding = row.items.reduce<number>((sum, item) => {
      if (item === "refill") return sum;
      return sum + 2 * PAD + ((groups[item]?.cards.length ?? 1) - 1) * BETWEEN;
    }, 0);
    const w = Math.min(120, (width - padding - (row.items.length - 1) * BETWEEN) / row.cards);
    let x = 0;
    for (const item of row.items) {
      if (item === "refill") {
        refill = { x: x + 1, y: y + 1, w: w - 2, h: HEIGHT - 2 };
        x += w + BETWEEN;
        continue;
      }
      const cards = groups[item]?.cards ?? [];
      const wide = 2 * PAD + cards.length * w + (cards.length - 1) * BETWEEN;
      const left = x;
      boxes[item] = {
        x: left,
        y,
        w: wide,
        h: HEIGHT,
        cards: cards.map((_, k) => ({ x: left + PAD + k * (w + BETWEEN), y: y + 31, w, h: 69 })),
        head: { x: left + 25, y: y + 4 },
      };
      x += wide + BETWEEN;
    }
  });
  return { groups: boxes, refill, height: rows.length * (HEIGHT + BETWEEN) - BETWEEN };
}

export interface StartGrid {
  columns: number;
  w: number;
  h: number;
  height: number;
}

/** The nine persons to begin with: in a row, or on a phone three by three. */
export function startGrid(width: number, compact: boolean): StartGrid {
  const columns = compact ? 3 : 9;
  const h = compact ? 89 : 140;
  return { columns, w: (width - 2 * START_GAP - (columns - 1) * START_GAP) / columns, h, height: 38 + (9 / columns) * (h + START_GAP) };
}

export const START_GAP = 7;

export interface Piece {
  x: number;
  width: number;
  /** With the dragon's head, where there is room for it. */
  head: boolean;
}

/** The dragons on a group, side by side in its head; many make themselves small, and the surcharge moves
 *  onto the card where the head is too narrow for both. */
export function dragonsOn(box: GroupBox, many: number): { pieces: Piece[]; below: boolean } {
  const narrow = box.cards.length === 1;
  const below = narrow && many > 1;
  const start = narrow ? box.x + 17 : box.head.x;
  const end = box.x + box.w - 8 - (below ? 0 : narrow ? 30 : 50);
  const width = many * 62 <= end - start + 3 ? 62 : many === 1 ? Math.min(62, end - start) : 40;
  const step = many > 1 ? Math.min(width + 1, (end - start - width) / (many - 1)) : 0;
  return {
    pieces: Array.from({ length: many }, (_, i) => ({ x: start + i * step, width, head: width > 50 })),
    below,
  };
}

/** How large palaces can be drawn so that all of them stand in a given field, in as many rows as it takes. */
export function palaceRows(
  count: number,
  width: number,
  height: number,
  tallest: number,
): { rows: number; columns: number; scale: number } {
  let best = { rows: 1, columns: Math.max(count, 1), scale: 0 };
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.ceil(Math.max(count, 1) / rows);
    const scale = Math.min(1, width / (columns * PALACE_PITCH), height / rows / tallest);
    if (scale > best.scale + 0.02) best = { rows, columns, scale };
  }
  return best;
}

export const PALACE_PITCH = 87;
/** Roof, plinth and each floor of a palace, at full size. */
export const ROOF = 29;
export const FLOOR = 36;
