import { describe, expect, it } from "vitest";
import { grouped } from "../src/lib/grouping";
import { grid } from "../src/games/generic/picture";
import type { Move, View } from "../src/lib/types";

const view = (table: View["table"]): View => ({
  game: "x", rules_version: 1, edition: "", options: {}, seats: 4, you: 0, acting: [0], over: false, scores: [], ranking: null,
  prompt: null, moves: [], refused: [], table,
});
const move = (id: number, kind: string, given: Record<string, string>): Move => ({ id, text: "", kind, arguments: given, refs: [], effects: {} });

describe("the list of moves", () => {
  it("is grouped by where the things lie on the table", () => {
    const table = { groups: [{ cards: ["taxes", "privilege"], dragons: [1] }, { cards: ["build"], dragons: [] }] };
    const groups = grouped(view(table), [move(0, "take", { card: "taxes" }), move(1, "take", { card: "build" }), move(6, "take", { card: "privilege" }), move(7, "refill", {})]);
    expect(groups.map((group) => [group.by, group.name, group.number, group.seats, group.moves.map((one) => one.id)])).toEqual([
      ["place", "group", 1, [1], [0, 6]],
      ["place", "group", 2, [], [1]],
      ["kind", "refill", 0, [], [7]],
    ]);
  });

  it("is not grouped by things that are named in several places", () => {
    const table = { alliances: [{ provinces: ["qi", "zhao"] }, { provinces: ["zhao", "wei"] }, { provinces: ["wei", "qi"] }] };
    const groups = grouped(view(table), [move(0, "play", { card: "red", province: "wei" }), move(1, "play", { card: "orange", province: "zhao" }), move(2, "play", { card: "red", province: "wu" })]);
    expect(groups.map((group) => [group.key, group.moves.map((one) => one.id)])).toEqual([
      ["argument-card-red", [0, 2]],
      ["argument-card-orange", [1]],
    ]);
  });

  it("is grouped by the first of several arguments", () => {
    const groups = grouped(view({}), [move(1, "release", { palace: "2", person: "monk" }), move(2, "release", { palace: "1", person: "lady" }), move(9, "dismiss", {})]);
    expect(groups.map((group) => group.moves.map((one) => one.id))).toEqual([[2], [1], [9]]);
  });

  it("needs no headings where there is little to tell apart", () => {
    expect(grouped(view({}), [move(0, "fold", {}), move(1, "call", {}), move(2, "raise", {})])).toHaveLength(1);
    const added = ["1", "3", "4", "5"].map((card, id) => move(id, "add", { card, tied: "2" }));
    expect(grouped(view({}), added)).toHaveLength(1);
  });
});

describe("the generic board", () => {
  it("finds a grid of cells and one of columns", () => {
    const cells = grid("cells", { a1: 0, b1: null, a2: null, b2: 1 });
    expect(cells?.rows.map((row) => row.map((cell) => cell.ref))).toEqual([["cell:a2", "cell:b2"], ["cell:a1", "cell:b1"]]);
    const columns = grid("columns", { "1": [0, null], "2": [null, null] });
    expect(columns?.upright).toBe(true);
    expect(columns?.rows[1]?.[0]).toEqual({ ref: "column:1", owner: 0 });
    expect(grid("supply", { craftsman: 7, lady: 8 })).toBeNull();
  });
});
