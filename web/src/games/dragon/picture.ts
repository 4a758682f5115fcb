/** The kernel's picture of the table, and the plain sums the board shows beside it. No rules live here. */
import type { View } from "../../lib/types";

export interface PalacePicture {
  floors: number;
  persons: string[];
}

export interface CourtPicture {
  points: number;
  track: number;
  yuan: number;
  rice: number;
  fireworks: number;
  privileges: { small: number; large: number };
  palaces: PalacePicture[];
  cards: number;
  hand: Record<string, number> | null;
}

export interface GroupPicture {
  cards: string[];
  dragons: number[];
  surcharge: number;
}

export interface TablePicture {
  month: number;
  phase: string;
  hired: string | null;
  calendar: string[];
  /** What each event asks for or gives; the festival's most and second most. */
  amounts: { tribute: number; festival: [number, number]; mongols: number; epidemic: number };
  groups: GroupPicture[];
  /** The icons printed on each action card. */
  icons: Record<string, number>;
  order: number[];
  supply: Record<string, number>;
  /** What is printed on each tile. */
  tiles: Record<string, { steps: number; symbols: number }>;
  prices: { small: number; large: number };
  /** What a refill raises one's yuan to. */
  refill: number;
  /** The acting court's palaces that have lost somebody to the drought already, counted from 1. */
  spared: number[];
  players: CourtPicture[];
}

export function tableOf(view: View): TablePicture {
  return view.table as unknown as TablePicture;
}

/** Types of person in the order of the board: two blocks of three split types, the single-age ones between. */
export const PERSONS = [
  "pyrotechnist",
  "warrior",
  "monk",
  "craftsman",
  "lady",
  "collector",
  "healer",
  "farmer",
  "scholar",
] as const;

const SINGLE = new Set(["craftsman", "lady", "collector"]);

export function hasOld(person: string): boolean {
  return !SINGLE.has(person);
}

export function typeOf(tile: string): string {
  return tile.startsWith("old-") ? tile.slice(4) : tile;
}

/** The symbol of each type of person, and of the wild card. */
export const SYMBOL: Record<string, string> = {
  craftsman: "hammer",
  lady: "fan",
  collector: "coin",
  pyrotechnist: "rocket",
  warrior: "helmet",
  monk: "buddha",
  healer: "mortar",
  farmer: "sack",
  scholar: "book",
  wild: "wild",
};

/** The person whose symbols help each action, and the symbol on the card's face. */
export const CARD: Record<string, { helper: string; face: string }> = {
  taxes: { helper: "collector", face: "coin" },
  build: { helper: "craftsman", face: "floor" },
  harvest: { helper: "farmer", face: "sack" },
  fireworks: { helper: "pyrotechnist", face: "rocket" },
  parade: { helper: "warrior", face: "helmet" },
  research: { helper: "scholar", face: "book" },
  privilege: { helper: "lady", face: "plaque" },
};

export const EVENT: Record<string, { name: string; fill?: string }> = {
  peace: { name: "lotus" },
  tribute: { name: "ingot", fill: "var(--fill-coin)" },
  drought: { name: "drought", fill: "var(--fill-sun)" },
  festival: { name: "lantern", fill: "var(--fill-lantern)" },
  mongols: { name: "bow" },
  epidemic: { name: "rat", fill: "var(--fill-rat)" },
};

/** Shorter words for the board; the full ones stand in the tooltip. */
const SHORT: Record<string, string> = {
  "event-tribute": "short-tribute",
  "event-festival": "short-festival",
  "event-mongols": "short-mongols",
  "card-parade": "board-parade",
};

/** Words for where even these find no room. */
const BRIEF = new Set(["event-mongols", "card-build", "card-fireworks", "hand-collector", "hand-craftsman", "hand-healer", "hand-lady", "hand-pyrotechnist"]);

/** What to write on the board for a thing: its word, and a brief one for narrow places where there is any. */
export function written(key: string, say: (key: string) => string): { text: string; brief?: string } {
  const text = capital(say(SHORT[key] ?? key));
  return BRIEF.has(key) ? { text, brief: capital(say(`brief-${key}`)) } : { text };
}

export function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

export function tint(person: string): string {
  return `var(--tint-${person})`;
}

/** What is printed on the components, as the picture tells it. */
export class Figures {
  constructor(private readonly table: Pick<TablePicture, "tiles" | "icons" | "amounts" | "refill">) {}

  steps(tile: string): number {
    return this.table.tiles[tile]?.steps ?? 0;
  }

  symbols(tile: string): number {
    return this.table.tiles[tile]?.symbols ?? 0;
  }

  /** The fewest and the most steps any person brings, for the card that takes anybody. */
  get range(): string {
    const steps = Object.values(this.table.tiles).map((tile) => tile.steps);
    return `${Math.min(...steps)}–${Math.max(...steps)}`;
  }

  /** The icons on an action card. */
  icons(card: string): number {
    return this.table.icons[card] ?? 0;
  }

  get refill(): number {
    return this.table.refill;
  }

  get tribute(): number {
    return this.table.amounts.tribute;
  }

  get epidemic(): number {
    return this.table.amounts.epidemic;
  }
}

/** How well a court is prepared for an event: what it has, and what it needs where that is known. */
export interface Readiness {
  have: number;
  need: number | null;
  symbol: string;
  fill?: string;
}

/** Sums over the picture, for the eye only; what an event really does is the kernel's business. */
export function readiness(event: string, court: CourtPicture, figures: Figures): Readiness | null {
  switch (event) {
    case "tribute":
      return { have: court.yuan, need: figures.tribute, symbol: "coin", fill: "var(--fill-coin)" };
    case "drought": {
      const occupied = court.palaces.filter((palace) => palace.persons.length > 0).length;
      return { have: court.rice, need: occupied, symbol: "sack", fill: "var(--fill-sack)" };
    }
    case "epidemic":
      return { have: symbolsOf("healer", court, figures), need: figures.epidemic, symbol: "mortar" };
    case "mongols":
      return { have: symbolsOf("warrior", court, figures), need: null, symbol: "helmet" };
    case "festival":
      return { have: court.fireworks, need: null, symbol: "rocket", fill: "var(--fill-rocket)" };
    default:
      return null;
  }
}

function symbolsOf(person: string, court: CourtPicture, figures: Figures): number {
  let total = 0;
  for (const palace of court.palaces) {
    for (const tile of palace.persons) if (typeOf(tile) === person) total += figures.symbols(tile);
  }
  return total;
}

/** Who stands before the acting seat in turn order has done what this phase asks. */
export function hasActed(view: View, seat: number): boolean {
  const table = tableOf(view);
  const acting = view.acting[0];
  if (view.over || table.month === 0 || acting === undefined) return false;
  return table.order.indexOf(seat) < table.order.indexOf(acting);
}

/** The court the board shows: one's own, or for a spectator that of whoever acts. */
export function courtShown(view: View, seat: number | null, asked: number | null | undefined): number {
  return asked ?? seat ?? view.acting[0] ?? tableOf(view).order[0] ?? 0;
}

/** Tells the palaces of a court apart from picture to picture, though only their order is told: they stand in the order
 *  of founding, so some may have gone and others been founded after the last. */
export class Palaces {
  private readonly before = new Map<number, { palaces: PalacePicture[]; ids: number[] }>();
  private next = 0;

  /** A number for each palace of a seat's court, the same as long as it stands. */
  of(seat: number, palaces: PalacePicture[]): number[] {
    const known = this.before.get(seat);
    const kept = known ? matched(known.palaces, palaces) : [];
    const ids = palaces.map((_, i) => known?.ids[kept[i] ?? -1] ?? this.next++);
    this.before.set(seat, { palaces, ids });
    return ids;
  }
}

/** For each palace its place in the picture before, or nothing if it is new: the likeliest way to pair them in order. */
export function matched(before: PalacePicture[], now: PalacePicture[]): (number | undefined)[] {
  // best[i][j]: the most that before[i…] and now[j…] have in common.
  const best: number[][] = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const keep = (i: number, j: number): number => likeness(before[i], now[j]) + at(i + 1, j + 1);
  const drop = (i: number, j: number): number => at(i + 1, j) - 3 * (before[i]?.persons.length ?? 0) - (before[i]?.floors ?? 0);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = now.length; j >= 0; j--) {
      const row = best[i];
      if (row) row[j] = j < now.length ? Math.max(keep(i, j), drop(i, j)) : drop(i, j);
    }
  }
  const found: (number | undefined)[] = now.map(() => undefined);
  for (let i = 0, j = 0; i < before.length && j < now.length; i++) {
    if (keep(i, j) >= drop(i, j)) found[j++] = i;
  }
  return found;
}

function likeness(one: PalacePicture | undefined, other: PalacePicture | undefined): number {
  if (!one || !other) return 0;
  const rest = [...other.persons];
  const shared = one.persons.filter((tile) => {
    const place = rest.indexOf(tile);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
  return 2 + 4 * shared.length - Math.abs(one.floors - other.floors);
}

/** A hand as single cards; in a long one, equal cards lie on each other. */
export function handCards(hand: Record<string, number>, most: number): { card: string; count: number }[] {
  const order = [...PERSONS, "wild"].filter((card) => (hand[card] ?? 0) > 0);
  const total = order.reduce((sum, card) => sum + (hand[card] ?? 0), 0);
  if (total > most) return order.map((card) => ({ card, count: hand[card] ?? 0 }));
  return order.flatMap((card) => Array.from({ length: hand[card] ?? 0 }, () => ({ card, count: 1 })));
}

/** A space of the person track, or a fold that stands for the empty spaces between two others. */
export type Space = { at: number } | { fold: true };

/** A window of so many spaces that holds every marker; where they stand too far apart, the widest empty
 *  stretches are folded away. */
export function trackWindow(positions: number[], width: number): Space[] {
  const low = Math.min(...positions);
  const high = Math.max(...positions);
  const span = high - low + 1;
  if (span <= width) {
    const first = Math.max(0, low - Math.ceil((width - span) / 2));
    return Array.from({ length: width }, (_, i) => ({ at: first + i }));
  }
  // Every marker keeps its space; neighbours are added as long as there is room, then gaps are folds.
  const kept = new Set(positions);
  const folds = (): number => {
    const sorted = [...kept].sort((a, b) => a - b);
    return sorted.filter((at, i) => i > 0 && at - (sorted[i - 1] ?? at) > 1).length;
  };
  for (let distance = 1; distance <= width; distance++) {
    for (const at of [...new Set(positions)].sort((a, b) => b - a)) {
      for (const near of [at + distance, at - distance]) {
        if (near < 0 || kept.has(near)) continue;
        kept.add(near);
        if (kept.size + folds() > width) kept.delete(near);
      }
    }
  }
  const spaces: Space[] = [];
  let before: number | null = null;
  for (const at of [...kept].sort((a, b) => a - b)) {
    if (before !== null && at - before === 2) spaces.push({ at: before + 1 });
    else if (before !== null && at - before > 2) spaces.push({ fold: true });
    spaces.push({ at });
    before = at;
  }
  return spaces;
}
