// What travels between server and browser. The view comes from the kernel as it is; the client draws it and knows no rules.

export type Scalar = string | number | boolean | null;
export type Json = Scalar | Json[] | { [key: string]: Json };
export type Values = Record<string, Json>;

export interface Message {
  key: string;
  values: Values;
}

export interface Refusal extends Message {
  rule: string;
}

export interface MoveCard {
  id: number;
  text: string;
  kind: string;
  arguments: Record<string, string>;
  refs: string[];
}

export interface Move extends MoveCard {
  effects: Record<string, number>;
}

export interface RefusedMove extends MoveCard {
  why: Refusal;
}

export interface View {
  game: string;
  rules_version: number;
  edition: string;
  options: Values;
  seats: number;
  you: number | null;
  acting: number[];
  over: boolean;
  scores: number[];
  ranking: number[] | null;
  prompt: Message | null;
  moves: Move[];
  refused: RefusedMove[];
  table: { [key: string]: Json };
}

export interface GameEvent {
  kind: string;
  seat: number;
  values: Values;
}

export interface LogEntry {
  n: number;
  events: GameEvent[];
}

export interface ChatLine {
  n: number;
  at: number | null;
  name: string;
  seat: number | null;
  text: string;
  time: string | number;
}

export interface Pace {
  kind: "none" | "live" | "turn";
  minutes?: number | null;
  increment_seconds?: number | null;
  days?: number | null;
}

export interface Clock {
  left_seconds: number;
  running: boolean;
}

export interface SeatInfo {
  kind: "person" | "bot" | "open" | "friend";
  name: string;
  level?: string | null;
  mine: boolean;
  online: boolean;
  resigned: boolean;
  invite?: string | null;
}

export type TableStatus = "waiting" | "playing" | "over" | "archive";

export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Values;
  edition: string;
  rules_version: number;
  seats: SeatInfo[];
  status: TableStatus;
  version: number;
  moves: number;
  acting: number[];
  scores: number[] | null;
  ranking: number[] | null;
  commitment: string;
  seed: string | null;
  pace: Pace;
  clocks: Clock[] | null;
  host: boolean;
  spectators: number;
  created: string | number;
  figures?: Record<string, number>;
}

export interface TableSummary {
  id: string;
  name: string;
  game: string;
  seats: SeatInfo[];
  status: TableStatus;
  moves: number;
  acting: number[];
  clocks?: Clock[] | null;
  spectators: number;
  created: string | number;
}

export interface Option {
  name: string;
  default: Scalar;
  choices: Scalar[];
}

export interface GameInfo {
  key: string;
  title: string;
  seats: { least: number; most: number; usual: number };
  options: Option[];
  facts: { hidden?: boolean; chance?: boolean; simultaneous?: boolean; longest?: number; minutes?: number };
  rules_version: number;
  edition: string;
  stand_ins?: unknown;
  figures?: Record<string, number>;
}

export interface Level {
  name: string;
  words_key: string;
  bot: string;
  budget: number | null;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
  waiting: number;
}

export interface Statistics {
  games: { game: string; played: number; won: number; best: number | null; average: number | null }[];
}

export interface NewSeat {
  kind: "me" | "bot" | "friend" | "open";
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options: Values;
  name: string;
  seats: NewSeat[];
  pace: Pace;
  spectators: boolean;
}

export interface Moment {
  n: number;
  count: number;
  move: PlayedMove | null;
  view: View;
  events: GameEvent[];
}

export interface PlayedMove {
  seat: number;
  text: string;
  kind: string;
  arguments: Record<string, string>;
  id?: number;
}

export interface Verified {
  ok: boolean;
  commitment: string;
  seed: string;
  scores: number[];
}

// ---- Live messages -----------------------------------------------------------------------------

export interface TableMessage {
  type: "table";
  version: number;
  info: TableInfo;
  eyes: number | null;
  view: View;
  undo: boolean;
  log: LogEntry[];
  chat: ChatLine[];
}

export interface UpdateMessage {
  type: "update";
  version: number;
  n: number;
  move: PlayedMove | null;
  events: GameEvent[];
  view: View;
  undo: boolean;
  clocks: Clock[] | null;
}

export interface UndoneMessage {
  type: "undone";
  version: number;
  info: TableInfo;
  eyes: number | null;
  view: View;
  undo: boolean;
  log: LogEntry[];
}

export type ServerMessage =
  | TableMessage
  | UpdateMessage
  | UndoneMessage
  | { type: "info"; version: number; info: TableInfo }
  | { type: "chat"; line: ChatLine }
  | { type: "refused"; why: Refusal; version: number }
  | { type: "stale"; version: number }
  | { type: "error"; error: string; message: string }
  | { type: "pong" };

export type ClientMessage =
  | { type: "move"; version: number; seat: number; move: number }
  | { type: "undo"; version: number; seat: number }
  | { type: "chat"; text: string; at?: number }
  | { type: "eyes"; seat: number | null }
  | { type: "resync" }
  | { type: "ping" };

// ---- What a board receives ---------------------------------------------------------------------

/** A message of the game's catalogue in the reader's language. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

export interface BoardProps {
  view: View;
  seat: number | null;
  names: string[];
  /** Element references that are part of a legal move, given what is chosen already. */
  lit: Set<string>;
  /** References chosen so far. */
  chosen: Set<string>;
  /** Reference → why it cannot be played. */
  refused: Map<string, Refusal>;
  /** Reference → what playing it costs and gains. */
  effects: Map<string, Record<string, number>>;
  /** A click, Enter or Space on any element that carries a reference. */
  pick: (ref: string) => void;
  /** Hover, focus, press-and-hold: the shell shows the tooltip. */
  explain: (ref: string | null, anchor: Element | null) => void;
  say: Say;
  phone: boolean;
  /** The printed figures of the tables in use, by their place in them: `event-tribute`. */
  figures?: Record<string, number>;
  /** In a replay: the elements of the move just played. */
  marks?: Map<string, "played" | "best">;
}

export interface StripProps {
  view: View;
  seat: number;
  name: string;
  phone: boolean;
  say: Say;
  figures?: Record<string, number>;
  bot?: boolean;
}

export interface HeaderProps {
  view: View;
  say: Say;
  phone: boolean;
}

export interface Icon {
  symbol: string;
  tint?: string;
}
