// What travels between server and browser is described by the server (wire.ts is written from its description);
// here it gets the names the client knows it by, together with what a board receives.

import type { Snippet } from "svelte";
import type * as wire from "./wire";

export type {
  Automaton, ChatLine, ClientMessage, Clock, Considered, GameInfo, LogEntry, Me, Moment, NewSeat, NewTable, Pace, RefusedMove, Review, Reviewed, SeatInfo, ServerMessage,
  SessionInfo, Statistics, TableInfo, TableSummary, View,
} from "./wire";

export type Choice = wire.OptionInfo["default"];
export type GameEvent = wire.Event;
export type Level = wire.LevelInfo;
export type Message = wire.Prompt;
export type Move = wire.LegalMove;
/** A move as it is called, whether it may be made or not. */
export type MoveCard = Pick<wire.LegalMove, "id" | "text" | "kind" | "arguments" | "refs">;
export type Option = wire.OptionInfo;
export type PlayedMove = wire.MadeMove;
export type Refusal = wire.Why;
export type Verified = wire.Verdict;

// ---- What a board receives ---------------------------------------------------------------------

/** A message of the game's catalogue in the reader's language. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

export interface BoardProps {
  view: wire.View;
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
  /** What has happened so far, as the viewer was told. */
  log?: wire.LogEntry[];
  /** In a replay: the elements of the move just played. */
  marks?: Map<string, "played" | "best">;
  /** Whose things the reader has asked to see; null for one's own. */
  look?: number | null;
  /** Look at somebody's things, or at one's own again. */
  setLook?: (seat: number | null) => void;
  /** On a phone: which of the board's own tabs is open; null where all parts are to be drawn. */
  tab?: string | null;
}

/** At the thumb of a phone: the board's own way to ask, with the list of moves to fall back on. */
export interface SheetProps extends BoardProps {
  children: Snippet;
}

export interface StripProps {
  view: wire.View;
  seat: number;
  name: string;
  phone: boolean;
  say: Say;
  figures?: Record<string, number>;
  bot?: boolean;
  /** Whether the name is an account's. */
  account?: boolean;
}

export interface HeaderProps {
  view: wire.View;
  say: Say;
  phone: boolean;
}

/** What is on a thing beside its name: a symbol, and the key of its word in the game's catalogue. */
export interface Face {
  symbol: string;
  word: string;
}

export interface Icon {
  symbol: string;
  tint?: string;
}
