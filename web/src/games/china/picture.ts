/** The kernel's picture of the table, and how the board reads it. No rules live here. */
import type { View } from "../../lib/types";
import { pointsOf, type Alliance, type BoardData, type Point, type Space } from "./geometry";
import { EMPEROR } from "./seats";

export const COLOURS = ["red", "green", "yellow", "orange", "violet"] as const;

export const PINYIN: Record<string, string> = {
  red: "zhū",
  green: "qīng",
  yellow: "huáng",
  orange: "chéng",
  violet: "zǐ",
};

type Counts = Record<string, number>;

export interface MapPicture {
  board: string;
  provinces: Record<string, { name: string; colour: string; dragon: Point; border: string; spaces: string[] }>;
  spaces: Record<string, Space>;
  roads: [string, string][];
  alliances: Alliance[];
  wall: { line: string; spaces: number };
  outland: string;
  lake: string;
}

export interface ProvincePicture {
  size: number;
  built: number;
  /** Figures of every owner: the seats, then the Emperor if he plays. */
  palaces: number[];
  scores: number[];
  if_filled: number[] | null;
  scored: boolean;
  emissaries: number[];
  limit: number;
  leaders: number[];
  influence: number | null;
}

export interface ChainPicture {
  spaces: string[];
  doubled: boolean;
  points: number;
}

export interface PlayerPicture {
  points: number;
  palaces: number;
  emissaries: number;
  forts: number | null;
  cards: number;
  hand: Counts | null;
  tiles: number;
  tile_colours: Counts | null;
  kept: Counts | null;
  specials: Record<string, boolean> | null;
  chains: ChainPicture[];
  forecast: Record<Source | "points" | "sum", number>;
}

export type Source = "palaces" | "emperor" | "alliances" | "roads" | "ports" | "tiles";

export interface Step {
  step: "province" | "alliance" | "road" | "ports" | "tiles";
  province?: string;
  number?: number;
  provinces?: string[];
  emissaries?: number;
  leaders?: number[];
  seat?: number;
  spaces?: string[];
  tile?: string;
  points: number[];
  totals: number[];
}

export interface TablePicture {
  board: string;
  map: MapPicture;
  phase: "place" | "keep" | "draw" | "emperor" | "end";
  round: number;
  start: number;
  turn: { seat: number; cards: Counts; placed: number; pieces: number; province: string | null; open: string[] | null };
  pile: { count: number; pass: number; last_round: boolean };
  display: string[];
  discard: { count: number; top: string | null; cards: Counts };
  palaces: Record<string, number>;
  forts: string[];
  bonus: Record<string, string | null>;
  provinces: Record<string, ProvincePicture>;
  alliances: { number: number; provinces: string[]; emissaries: number; leaders: number[] }[];
  ports: { size: number; built: number; palaces: number[]; scores: number[] } | null;
  posts: Record<string, { owner: number | null; effects: Record<string, Record<"palaces" | "scores" | "limit", [number, number]>> | null }> | null;
  players: PlayerPicture[];
  emperor: { palaces: number; emissaries: number; hand: Counts; tiles: Counts; chains: ChainPicture[] } | null;
  influence: Record<string, number | null> | null;
  final: { before: number[]; steps: Step[] } | null;
}

export function pictureOf(view: View): TablePicture {
  return view.table as unknown as TablePicture;
}

// ---- The board as the map draws it -----------------------------------------------------------------

let known: { text: string; board: BoardData } | null = null;

/** The printed board. It comes with every view and hardly ever changes: read once. */
export function boardOf(map: MapPicture): BoardData {
  const text = JSON.stringify(map);
  if (known?.text === text) return known.board;
  const provinces = Object.fromEntries(
    Object.entries(map.provinces).map(([id, province]) => [id, { ...province, name: province.name.replaceAll("'", "’"), border: pointsOf(province.border) }]),
  );
  const board: BoardData = {
    wall: { spaces: map.wall.spaces, line: pointsOf(map.wall.line) },
    outland: pointsOf(map.outland),
    lake: pointsOf(map.lake),
    provinces,
    spaces: map.spaces,
    roads: map.roads,
    alliances: map.alliances,
  };
  known = { text, board };
  return board;
}

// ---- What stands on it -----------------------------------------------------------------------------

export interface Row {
  owner: number;
  built: number;
  now: number;
  filled: number | null;
}

export interface Chain extends ChainPicture {
  seat: number;
  /** Shown before it is counted. */
  preview?: boolean;
}

export interface Table {
  spaces: Record<string, { owner: number | null; fort: boolean; tile: string | null }>;
  provinces: Record<string, { built: number; size: number; limit: number; emissaries: number[]; scored: boolean; taker: number | null; rows: Row[] }>;
  alliances: Record<number, { leaders: number[]; emissaries: number; provinces: string[] }>;
  players: PlayerPicture[];
  chains: Chain[];
}

export function tableOf(picture: TablePicture): Table {
  const seats = picture.players.length;
  const whose = (owner: number): number => (owner >= seats ? EMPEROR : owner);
  const spaces: Table["spaces"] = {};
  for (const id of Object.keys(picture.map.spaces)) {
    const owner = picture.palaces[id];
    const tile = picture.bonus[id];
    spaces[id] = {
      owner: owner === undefined ? null : whose(owner),
      fort: picture.forts.includes(id),
      tile: tile === undefined ? null : (tile ?? "hidden"),
    };
  }
  const provinces: Table["provinces"] = {};
  for (const [id, province] of Object.entries(picture.provinces)) {
    provinces[id] = {
      built: province.built,
      size: province.size,
      limit: province.limit,
      scored: province.scored,
      taker: picture.emperor ? province.influence : null,
      emissaries: province.emissaries.flatMap((count, owner) => Array.from({ length: count }, () => whose(owner))),
      rows: rowsOf(province.palaces, province.scores, province.scored ? null : province.if_filled, whose),
    };
  }
  return {
    spaces,
    provinces,
    alliances: Object.fromEntries(
      picture.alliances.map((one) => [one.number, { leaders: one.leaders.map(whose), emissaries: one.emissaries, provinces: one.provinces }]),
    ),
    players: picture.players,
    chains: [
      ...picture.players.flatMap((player, seat) => player.chains.map((chain) => ({ ...chain, seat }))),
      ...(picture.emperor?.chains ?? []).map((chain) => ({ ...chain, seat: EMPEROR })),
    ],
  };
}

/** Who has built in a province, most points first; with what they would have if the viewer filled it. */
export function rowsOf(
  palaces: readonly number[],
  scores: readonly number[],
  filled: readonly number[] | null,
  whose: (owner: number) => number = (owner) => owner,
): Row[] {
  return palaces
    .map((built, owner) => ({ owner: whose(owner), built, now: scores[owner] ?? 0, filled: filled?.[owner] ?? null }))
    .filter((row) => row.built > 0 || (row.filled ?? 0) > 0)
    .sort((one, other) => other.now - one.now || other.built - one.built || (other.filled ?? 0) - (one.filled ?? 0));
}

/** A hand as single cards, by colour. */
export function cardsOf(counts: Counts): string[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] ?? 0 }, () => colour));
}

// ---- The final scoring -----------------------------------------------------------------------------

export type Chapter = "open" | "alliances" | "roads" | "ports" | "tiles";

const CHAPTER: Record<Step["step"], Chapter> = {
  province: "open",
  alliance: "alliances",
  road: "roads",
  ports: "ports",
  tiles: "tiles",
};

export function chapterOf(step: Step): Chapter {
  return CHAPTER[step.step];
}

/** The chapters there are, in their order, with the steps of each. */
export function chapters(steps: readonly Step[]): { chapter: Chapter; first: number; count: number }[] {
  const found: { chapter: Chapter; first: number; count: number }[] = [];
  steps.forEach((step, i) => {
    const last = found.at(-1);
    if (last?.chapter === chapterOf(step)) last.count += 1;
    else found.push({ chapter: chapterOf(step), first: i, count: 1 });
  });
  return found;
}

/** What every seat has gained in each chapter up to and with a step; −1 is before the first. */
export function gained(steps: readonly Step[], until: number, seats: number): Record<Chapter, number[]> {
  const sums = (): number[] => Array.from({ length: seats }, () => 0);
  const found: Record<Chapter, number[]> = { open: sums(), alliances: sums(), roads: sums(), ports: sums(), tiles: sums() };
  steps.slice(0, until + 1).forEach((step) => {
    step.points.forEach((points, seat) => {
      const row = found[chapterOf(step)];
      row[seat] = (row[seat] ?? 0) + points;
    });
  });
  return found;
}
