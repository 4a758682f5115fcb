import { describe, expect, it } from "vitest";
import { reduce, type Table } from "../src/lib/protocol";
import type { ServerMessage, TableInfo, View } from "../src/lib/types";

const info: TableInfo = {
  id: "t", name: "Plum rain", game: "dragon", options: {}, edition: "", rules_version: 1, seats: [], status: "playing", version: 4,
  moves: 4, acting: [0], scores: [0, 0], ranking: null, commitment: "c", seed: null, pace: { kind: "none" }, clocks: null, host: true,
  spectators: 0, watchable: true, created: 0,
};
const view: View = {
  game: "dragon", rules_version: 1, edition: "", options: {}, seats: 2, you: 0, acting: [0], over: false, scores: [0, 0], ranking: null,
  prompt: null, moves: [], refused: [], table: {},
};
const whole: ServerMessage = { type: "table", version: 4, info, eyes: 0, view, undo: false, log: [{ n: 4, events: [] }], chat: [] };
const update = (version: number, n: number, over = false, seat = 0): ServerMessage => ({
  type: "update", version, n, move: { seat, id: 1, text: "take 1", kind: "take", arguments: {} }, events: [{ kind: "took", seat: 0, values: {} }], view: { ...view, acting: over ? [] : [1], over }, undo: true, clocks: null,
});

function seated(): Table {
  const { table } = reduce(null, whole, 10);
  if (!table) throw new Error("no table");
  return table;
}

describe("what a message does to the table", () => {
  it("takes over everything on connecting", () => {
    expect(seated()).toMatchObject({ version: 4, eyes: 0, clocksAt: 10 });
  });

  it("adds an update to the log and moves the version on", () => {
    const { table, answered, resync } = reduce(seated(), update(5, 5));
    expect(table).toMatchObject({ version: 5, undo: true, info: { moves: 5, acting: [1] } });
    expect(table?.log.map((entry) => entry.n)).toEqual([4, 5]);
    expect(answered).toBe(true);
    expect(resync).toBeUndefined();
  });

  it("keeps the opponent whom the rules play, with its place at the end", () => {
    const last = update(5, 5, true) as Extract<ServerMessage, { type: "update" }>;
    const ended = { ...last, view: { ...last.view, scores: [47], ranking: [2], automaton: { points: 70, place: 1 } } };
    expect(reduce(seated(), ended).table?.info).toMatchObject({ ranking: [2], automaton: { points: 70, place: 1 } });
    expect(reduce(seated(), last).table?.info.automaton).toBeNull();
  });

  it("does not take another's move for the answer to ours", () => {
    expect(reduce(seated(), update(5, 5, false, 1))).toMatchObject({ answered: false, table: { version: 5 } });
    expect(reduce(seated(), { ...update(5, 5), move: null } as ServerMessage)).toMatchObject({ answered: false });
  });

  it("tells of the queue until the bot has moved", () => {
    const queued = (place: number): ServerMessage => ({ type: "queued", place, idle: false });
    const waiting = reduce(seated(), queued(3)).table;
    expect(waiting?.queued).toEqual({ place: 3, idle: false });
    expect(reduce(waiting, queued(0)).table?.queued).toBeNull();
    expect(reduce(waiting, update(5, 5)).table?.queued).toBeNull();
    expect(reduce(null, queued(3))).toEqual({ table: null });
  });

  it("ignores an update it has had", () => {
    const table = seated();
    expect(reduce(table, update(4, 4)).table).toBe(table);
  });

  it("asks for everything where updates are missing", () => {
    const table = seated();
    expect(reduce(table, update(9, 8))).toEqual({ table, resync: true });
    expect(reduce(null, update(5, 5))).toEqual({ table: null, resync: true });
  });

  it("recovers by itself from a stale post", () => {
    expect(reduce(seated(), { type: "stale", version: 6 })).toMatchObject({ resync: true, answered: true });
  });

  it("keeps the position and says why when a move is refused", () => {
    const table = seated();
    const why = { key: "cannot-afford", values: {}, rule: "4" };
    expect(reduce(table, { type: "refused", why, version: 4 })).toEqual({ table, answered: true, refused: why });
  });

  it("goes back with an undo, and keeps the chat", () => {
    const line = { n: 1, at: null, name: "Iza", seat: 0, text: "hm", time: 0 };
    const chatting = reduce(seated(), { type: "chat", line }).table;
    const undone = reduce(chatting, { type: "undone", version: 6, info: { ...info, moves: 3 }, eyes: 0, view, undo: false, log: [{ n: 3, events: [] }] });
    expect(undone.table).toMatchObject({ version: 6, chat: [line], info: { moves: 3 }, log: [{ n: 3 }] });
  });

  it("does not say a line of chat twice", () => {
    const line = { n: 1, at: 4, name: "Iza", seat: 0, text: "hm", time: 0 };
    const once = reduce(seated(), { type: "chat", line }).table;
    expect(reduce(once, { type: "chat", line }).table).toBe(once);
  });

  it("knows when the game is over, and when it has begun", () => {
    expect(reduce(seated(), update(5, 5, true)).table?.info.status).toBe("over");
    const waiting = { ...seated(), info: { ...info, status: "waiting" as const } };
    expect(reduce(waiting, { type: "info", version: 5, info }).resync).toBe(true);
    expect(reduce(seated(), { type: "info", version: 5, info }).resync).toBeUndefined();
  });
});
