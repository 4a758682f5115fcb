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
  groups: GroupPicture[];
  order: number[];
  supply: Record<string, number>;
  /** What is printed on each tile. */
  tiles?: Record<string, { steps: number; symbols: number }>;
  prices: { small: number; large: number };
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

/** Shorter words where a cell is narrow; the full ones stand in the tooltip. */
const SHORT: Record<string, string> = {
  "event-tribute": "short-tribute",
  "event-festival": "short-festival",
  "event-mongols": "short-mongols",
  "card-parade": "board-parade",
};

export function shortKey(key: string): string {
  return SHORT[key] ?? key;
}

/** The name of a person for a label: the full word, or a shorter one where there is one and room is short. */
export function personName(
  person: string,
  say: (key: string) => string,
  fits: (word: string) => boolean,
): string {
  const full = capital(say(`hand-${person}`));
  return person === "collector" && !fits(full) ? capital(say("short-collector")) : full;
}

export function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}

export function tint(person: string): string {
  return `var(--tint-${person})`;
}

/** What is printed on the components: as the picture says, else the edition in use, else that of 2007. */
export class Figures {
  constructor(
    private readonly given: Record<string, number> = {},
    private readonly tiles: TablePicture["tiles"] = {},
  ) {}

  steps(tile: string): number {
    return this.tiles?.[tile]?.steps ?? this.figure(`person-${typeOf(tile)}-${age(tile)}-value`);
  }

  symbols(tile: string): number {
    return this.tiles?.[tile]?.symbols ?? this.figure(`person-${typeOf(tile)}-${age(tile)}-symbols`);
  }

  icons(card: string): number {
    return this.figure(`action-icons-${card}`);
  }

  get refill(): number {
    return this.figure("action-prices-refill");
  }

  get tribute(): number {
    return this.figure("event-tribute");
  }

  get epidemic(): number {
    return this.figure("event-epidemic");
  }

  private figure(key: string): number {
    return this.given[key] ?? PRINTED[key] ?? 0;
  }
}

function age(tile: string): string {
  return tile.startsWith("old-") ? "old" : "young";
}

const PRINTED: Record<string, number> = Object.fromEntries([
  ...(
    [
      ["craftsman", 2, 1],
      ["lady", 1, 1],
      ["collector", 3, 3],
      ["pyrotechnist", 5, 1, 3, 2],
      ["warrior", 5, 1, 3, 2],
      ["monk", 6, 1, 2, 2],
      ["healer", 4, 1, 1, 2],
      ["farmer", 4, 1, 1, 2],
      ["scholar", 4, 2, 2, 3],
    ] as [string, number, number, number?, number?][]
  ).flatMap(([person, value, symbols, oldValue, oldSymbols]) => [
    [`person-${person}-young-value`, value],
    [`person-${person}-young-symbols`, symbols],
    [`person-${person}-old-value`, oldValue ?? 0],
    [`person-${person}-old-symbols`, oldSymbols ?? 0],
  ]),
  ...["taxes", "build", "harvest", "fireworks", "parade", "research"].map((card) => [
    `action-icons-${card}`,
    card === "taxes" ? 2 : 1,
  ]),
  ["action-prices-refill", 3],
  ["event-tribute", 4],
  ["event-epidemic", 3],
]);

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
