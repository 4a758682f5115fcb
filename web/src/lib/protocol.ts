// What the browser knows of a table, and how each message changes it. Pure, so that it can be tested.

import type { ChatLine, Clock, LogEntry, Refusal, ServerMessage, TableInfo, View } from "./types";

export interface Table {
  version: number;
  info: TableInfo;
  eyes: number | null;
  view: View;
  undo: boolean;
  log: LogEntry[];
  chat: ChatLine[];
  clocks: Clock[] | null;
  /** When the clocks were told, in milliseconds of the browser's own clock. */
  clocksAt: number;
  /** A bot of this table waits at this place of the queue; null if none has to. */
  queued: Queued | null;
}

export type Queued = Pick<Extract<ServerMessage, { type: "queued" }>, "place" | "idle">;

export interface Reduced {
  table: Table | null;
  /** The server must be asked for everything. */
  resync?: boolean;
  /** A move we posted has been answered. */
  answered?: boolean;
  refused?: Refusal;
  error?: { error: string; message: string };
}

export function reduce(table: Table | null, message: ServerMessage, now = 0): Reduced {
  switch (message.type) {
    case "table": {
      const { version, info, eyes, view, undo, log, chat } = message;
      return {
        table: { version, info, eyes, view, undo, log, chat, clocks: info.clocks, clocksAt: now, queued: null },
        answered: true,
      };
    }
    case "undone": {
      const { version, info, eyes, view, undo, log } = message;
      const chat = table?.chat ?? [];
      return {
        table: { version, info, eyes, view, undo, log, chat, clocks: info.clocks, clocksAt: now, queued: null },
        answered: true,
      };
    }
    case "update": {
      if (!table) return { table, resync: true };
      if (message.version <= table.version) return { table };
      if (message.n > table.info.moves + 1) return { table, resync: true };
      const { version, n, events, view, undo, clocks } = message;
      const entry = { n, events };
      const log = [...table.log.filter((one) => one.n !== n), entry];
      const status = view.over ? "over" : table.info.status === "waiting" ? "playing" : table.info.status;
      const info: TableInfo = {
        ...table.info,
        version,
        status,
        moves: n,
        acting: view.acting,
        scores: view.scores,
        ranking: view.ranking,
        automaton: view.automaton ?? null,
      };
      // Where several are asked at once, another's answer may come before ours has.
      const answered = message.move?.seat === table.eyes;
      return { table: { ...table, version, info, view, undo, log, clocks, clocksAt: now, queued: null }, answered };
    }
    case "info": {
      if (!table) return { table };
      const { info } = message;
      const version = Math.max(table.version, message.version);
      const resync = info.moves !== table.info.moves || (info.status !== "waiting" && table.info.status === "waiting");
      return { table: { ...table, version, info, clocks: info.clocks, clocksAt: now }, ...(resync ? { resync } : {}) };
    }
    case "chat": {
      if (!table || table.chat.some((line) => line.n === message.line.n)) return { table };
      return { table: { ...table, chat: [...table.chat, message.line] } };
    }
    case "refused":
      return { table, answered: true, refused: message.why };
    case "stale":
      return { table, resync: true, answered: true };
    case "error":
      return { table, answered: true, error: { error: message.error, message: message.message } };
    case "queued": {
      const { place, idle } = message;
      return { table: table && { ...table, queued: place ? { place, idle } : null } };
    }
    case "pong":
      return { table };
  }
}
