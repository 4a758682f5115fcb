/** The kernel's picture of the table, and how the board reads it. No rules live here. */
import { AUTOMATON } from "../../lib/fluent";
import type { GameEvent, LogEntry, View } from "../../lib/types";

export const LOCATIONS = ["travel", "wall", "jade", "intrigue", "palace", "decree", "canal"] as const;
export type Location = (typeof LOCATIONS)[number];

/** The seal of a location, read aloud. */
export const PINYIN: Record<Location, string> = {
  travel: "xíng",
  wall: "chéng",
  jade: "yù",
  intrigue: "jì",
  palace: "gōng",
  decree: "lìng",
  canal: "hé",
};

export type Offer = "priced" | "free" | "one-beats-nine" | "equal" | "barred";

export interface Post {
  player: number;
  token: string;
  double: boolean;
}

export interface Ship {
  player: number;
  servants: number;
  /** Holds that the double servant fills. */
  double: number;
  load: number;
}

export interface Port {
  port: string;
  reward: "none" | "points" | "card" | "double" | "any";
  ship: Ship | null;
}

export interface City {
  city: string;
  token: string | null;
  travellers: number[];
}

export interface Decree {
  decree: string;
  level: number;
  cost: number;
  points: number;
  players: number[];
}

export interface HandCard {
  card: string;
  value: number;
  offers: Record<Location, Offer>;
}

export interface PlayerPicture {
  points: number;
  pool: number;
  supply: number;
  double: "locked" | "pool" | "supply" | "wall" | "ship" | "post" | "focus";
  jade: number;
  tokens: { down: number; up: string[]; value: number; limit: number };
  posts: string[];
  ships: number;
  rewards: Record<"points" | "card" | "double", { taken: number; spaces: number }>;
  envoy: number;
  inside: boolean;
  intrigue: number;
  traveller: string | null;
  wall: number;
  decrees: string[];
  cards: number;
  pile: number;
  hand: HandCard[] | null;
  tomorrow: string[] | null;
  pairs: number | null;
}

export interface MengPicture extends PlayerPicture {
  level: string;
  focus: Location;
  deck: number;
  row: string[];
  past: Record<string, number>;
  tonight: number;
  extra: number;
  last: string | null;
  reasons: Record<string, string>;
}

export interface TablePicture {
  day: number;
  days: number;
  phase: "morning" | "day" | "dusk" | "night" | "end";
  first: number;
  order: number[];
  medal: number | null;
  daily: number[];
  dice: number[];
  faces: number[][];
  locations: Record<Location, { card: string; posts: Post[]; focus: boolean }>;
  cards: Record<string, { value: number; icon: string; matches: number }>;
  draw: number;
  map: { cities: City[]; roads: [string, string][]; ring: string[]; piles: number[]; discarded: Record<string, number>; reach: string[][] };
  exchange: Record<"servant" | "points" | "jade", number>;
  wall: { servants: { player: number; double: boolean; counts: number }[]; total: number; needed: number; points: number };
  palace: { steps: number; slots: { points: number; player: number | null }[] };
  intrigue: { spaces: number; stacks: { space: number; players: number[] }[]; costs: Record<string, number> };
  jade: { houses: { house: string; price: number; jade: boolean }[]; square: number; open: boolean; left: number };
  decrees: Decree[];
  canal: Port[][];
  players: PlayerPicture[];
  meng?: MengPicture;
}

export function tableOf(view: View): TablePicture {
  const table = view.table as unknown as TablePicture;
  const barred = view.moves.filter((move) => move.kind === "give" && move.warning);
  if (barred.length === 0) return table;
  // A gift that would lead to no action is marked where it would.
  const marked = (card: HandCard): HandCard => ({
    ...card,
    offers: { ...card.offers, ...Object.fromEntries(barred.filter((move) => move.arguments["card"] === card.card).map((move) => [move.arguments["location"], "barred"])) },
  });
  const players = table.players.map((player, seat) => (seat === view.you && player.hand ? { ...player, hand: player.hand.map(marked) } : player));
  return { ...table, players };
}

/** Everybody at the table; Mr. Meng, who has no seat, comes last. */
export function everybody(table: TablePicture): PlayerPicture[] {
  return table.meng ? [...table.players, table.meng] : table.players;
}

// ---- Gifts -----------------------------------------------------------------------------------------

export function valueOf(card: string): number {
  return Number.parseInt(card, 10);
}

/** The locations a gift would be given to, by what it would cost there. */
export function offersOf(card: HandCard): { free: Location[]; special: Location[]; priced: Location[]; barred: Location[] } {
  const where = (...offers: Offer[]) => LOCATIONS.filter((one) => offers.includes(card.offers[one]));
  return { free: where("free"), special: where("one-beats-nine", "equal"), priced: where("priced"), barred: where("barred") };
}

/** What a gift that is chosen or pointed at would cost at a location. */
export function offerAt(player: PlayerPicture | undefined, card: string | null, location: Location): Offer | null {
  return player?.hand?.find((one) => one.card === card)?.offers[location] ?? null;
}

// ---- The map ---------------------------------------------------------------------------------------

export interface Point {
  x: number;
  y: number;
}

/** Where the cities stand: rows from their letters, each row in the middle under the longest; a little off the line. */
export function places(cities: readonly string[], width: number, height: number, margin: number): Map<string, Point> {
  const rows = [...new Set(cities.map((city) => city.slice(0, 1)))].sort();
  const inRow = (row: string) => cities.filter((city) => city.startsWith(row));
  const longest = Math.max(1, ...rows.map((row) => inRow(row).length));
  const pitch = (width - 2 * margin) / Math.max(1, longest - 1);
  const drop = (height - 2 * margin) / Math.max(1, rows.length - 1);
  const found = new Map<string, Point>();
  rows.forEach((row, y) => {
    const own = inRow(row);
    own.forEach((city, x) => {
      const [dx, dy] = astray(city);
      found.set(city, { x: margin + (x + (longest - own.length) / 2) * pitch + dx, y: margin + y * drop + dy });
    });
  });
  return found;
}

/** A fixed small way off the line, so that the map looks like land and not like a table. */
function astray(city: string): [number, number] {
  const mixed = [...city].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  return [(mixed % 5) - 2, (Math.floor(mixed / 5) % 9) - 4];
}

// ---- The order on the intrigue track ---------------------------------------------------------------

/** The markers with their place and height: the higher one of a space wins ties. */
export function markersOf(table: TablePicture): { player: number; space: number; height: number }[] {
  return table.intrigue.stacks.flatMap(({ space, players }) => players.map((player, height) => ({ player, space, height })));
}

// ---- Which part of the table a question is about ----------------------------------------------------

const LOT_OF: Record<string, Location> = {
  city: "travel",
  prize: "travel",
  house: "jade",
  favour: "intrigue",
  decree: "decree",
  ship: "canal",
  path: "canal",
};

export function lotOf(ref: string): Location | null {
  const [domain = "", token = ""] = ref.split(":");
  if (domain === "form") return (token.slice(0, token.indexOf("-")) as Location) || null;
  return LOT_OF[domain] ?? null;
}

/** The one location all that is lit belongs to, if there is one: a phone opens it. */
export function lotAsked(view: View): Location | null {
  if (view.moves.some((move) => move.kind === "give" || move.kind === "swap" || move.kind === "post")) return null;
  if (view.moves.some((move) => move.kind === "build")) return "wall";
  const lots = new Set(
    view.moves.flatMap((move) => (move.kind === "exchange" ? [] : move.refs.map(lotOf))).filter((lot) => lot !== null),
  );
  return lots.size === 1 ? ([...lots][0] ?? null) : null;
}

export interface Choice {
  ref: string;
  token: string;
  /** The letter of a form of an action. */
  letter: string | null;
}

const OTHERS = ["pay", "double", "rebate", "repeat", "forgo", "decline"];

/** What may be chosen at a location beside its things: the forms of its action, and where it is asked about, the rest. */
export function choicesAt(location: Location, now: boolean): Choice[] {
  const forms = ["a", "b"].map((form) => ({ ref: `form:${location}-${form}`, token: `${location}-${form}`, letter: form.toUpperCase() }));
  return [...forms, ...(now ? OTHERS.map((token) => ({ ref: `move:${token}`, token, letter: null })) : [])];
}

export interface Answer {
  ref: string;
  word: string;
  sign: "servant" | "double" | "token";
}

/** What is asked without a place on the board: what the double servant counts for, which tokens go, whether servants come. */
export function answersOf(lit: ReadonlySet<string>): Answer[] {
  return [...lit].flatMap((ref): Answer[] => {
    const [domain = "", token = ""] = ref.split(":");
    if (domain === "worth") return [{ ref, word: `web-worth-${token}`, sign: token === "one" ? "servant" : "double" }];
    if (domain === "token") return [{ ref, word: `token-${token}`, sign: "token" }];
    if (ref === "move:rest") return [{ ref, word: "web-move-rest", sign: "token" }];
    if (ref === "move:accept" || ref === "move:leave") return [{ ref, word: `web-move-${token}`, sign: "servant" }];
    return [];
  });
}

// ---- The final account -----------------------------------------------------------------------------

export const SOURCES = ["wall", "night", "token", "exchange", "decree", "harbour", "envoy", "toll", "meng", "final-decree", "arrival", "jade"] as const;
export type Source = (typeof SOURCES)[number];

export interface Account {
  points: Record<Source, number>;
  /** All of it, before those who stayed outside lose everything. */
  sum: number;
  /** What who did not reach the palace has lost. */
  lost: number;
}

/** What everybody scored from what, as the news told it; Mr. Meng last where he plays. */
export function accounts(table: TablePicture, log: readonly LogEntry[]): Account[] {
  const seats = table.players.length;
  const found = everybody(table).map((): Account => ({
    points: Object.fromEntries(SOURCES.map((source) => [source, 0])) as Account["points"],
    sum: 0,
    lost: 0,
  }));
  for (const { kind, seat, values } of log.flatMap((entry): GameEvent[] => entry.events)) {
    const account = found[seat === AUTOMATON ? seats : seat];
    const points = Number(values["points"]);
    if (!account) continue;
    if (kind === "scored") {
      account.points[values["source"] as Source] += points;
      account.sum += points;
    } else if (kind === "shut-out") account.lost = points;
  }
  return found;
}

// ---- Mr. Meng --------------------------------------------------------------------------------------

export interface MengTurn {
  solo: string | null;
  card: string | null;
  dusk: boolean;
  steps: { why: string; rule: string }[];
}

/** His last turn as the news told it: what he turned up, and every step with its rule. */
export function lastTurnOf(log: readonly LogEntry[]): MengTurn | null {
  const turns: MengTurn[] = [];
  for (const { kind, seat, values } of log.flatMap((entry): GameEvent[] => entry.events)) {
    if (seat !== AUTOMATON) continue;
    const last = turns.at(-1);
    if (kind === "meng-revealed" && last) Object.assign(last, { solo: String(values["solo"]), card: String(values["card"]) });
    else if (kind === "dusk") turns.push({ solo: String(values["solo"]), card: null, dusk: true, steps: [] });
    else if (kind === "meng") {
      if (!last || values["why"] === "reveals") turns.push({ solo: null, card: null, dusk: false, steps: [] });
      turns.at(-1)?.steps.push({ why: String(values["why"]), rule: String(values["section"]) });
    }
  }
  return turns.at(-1) ?? null;
}
