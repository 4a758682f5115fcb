import { describe, expect, it } from "vitest";
import { back, effects, lit, pick, refusals, remaining } from "../src/lib/narrowing";
import type { Move, RefusedMove } from "../src/lib/types";

function move(id: number, refs: string[], gains: Record<string, number> = {}): Move {
  return { id, text: `move ${id}`, kind: "place", arguments: {}, refs, effects: gains };
}
function refused(id: number, refs: string[], key: string): RefusedMove {
  return { id, text: `move ${id}`, kind: "place", arguments: {}, refs, why: { key, values: {}, rule: "3" } };
}

const palace = [move(1, ["piece:palace", "space:A"]), move(2, ["piece:palace", "space:B"]), move(3, ["piece:envoy", "space:A"])];

describe("narrowing the legal moves by clicks", () => {
  it("plays a move as soon as one is left", () => {
    expect(pick([move(7, ["card:taxes"]), move(8, ["card:build"])], [], [], "card:taxes")).toEqual({ outcome: "play", move: move(7, ["card:taxes"]) });
    expect(pick(palace, [], [], "piece:envoy")).toMatchObject({ outcome: "play", move: { id: 3 } });
  });

  it("narrows while several are left, and lights what leads on", () => {
    expect(pick(palace, [], [], "piece:palace")).toEqual({ outcome: "narrowed", chosen: ["piece:palace"] });
    expect(lit(palace, ["piece:palace"])).toEqual(new Set(["space:A", "space:B"]));
    expect(remaining(palace, ["piece:palace"]).map((one) => one.id)).toEqual([1, 2]);
    expect(pick(palace, [], ["piece:palace"], "space:B")).toMatchObject({ outcome: "play", move: { id: 2 } });
  });

  it("does not depend on the order of the clicks", () => {
    expect(pick(palace, [], ["space:A"], "piece:palace")).toMatchObject({ outcome: "play", move: { id: 1 } });
  });

  it("leaves moves with the same elements to the list", () => {
    const twins = [move(1, ["palace:1"]), move(2, ["palace:1"])];
    expect(pick(twins, [], [], "palace:1")).toEqual({ outcome: "narrowed", chosen: ["palace:1"] });
    expect(lit(twins, ["palace:1"])).toEqual(new Set());
  });

  it("steps back by a second click and by Escape", () => {
    expect(pick(palace, [], ["piece:palace"], "piece:palace")).toEqual({ outcome: "back", chosen: [] });
    expect(back(["a", "b"])).toEqual(["a"]);
    expect(back([])).toEqual([]);
  });

  it("plays the move that concerns nothing else by a second click", () => {
    const bids = [move(1, ["card:4"]), move(2, ["card:4", "tied:3"])];
    expect(pick(bids, [], [], "card:4")).toEqual({ outcome: "narrowed", chosen: ["card:4"] });
    expect(pick(bids, [], ["card:4"], "card:4")).toMatchObject({ outcome: "play", move: { id: 1 } });
    expect(pick(bids, [], ["card:4"], "tied:3")).toMatchObject({ outcome: "play", move: { id: 2 } });
  });

  it("does not use up what is precious by the way", () => {
    const precious = (ref: string): boolean => ref.startsWith("special:");
    const more = [move(1, ["card:red", "province:wei"]), move(2, ["card:violet", "province:chu", "special:two"])];
    expect(pick(more, [], [], "card:red", precious)).toMatchObject({ outcome: "play", move: { id: 1 } });
    expect(pick(more, [], [], "card:violet", precious)).toEqual({ outcome: "narrowed", chosen: ["card:violet"] });
    expect(lit(more, ["card:violet"])).toEqual(new Set(["province:chu", "special:two"]));
    expect(pick(more, [], ["card:violet"], "province:chu", precious)).toEqual({ outcome: "narrowed", chosen: ["card:violet", "province:chu"] });
    expect(pick(more, [], ["card:violet"], "special:two", precious)).toMatchObject({ outcome: "play", move: { id: 2 } });
    expect(pick(more, [], [], "special:two", precious)).toMatchObject({ outcome: "play", move: { id: 2 } });
  });

  it("starts anew with an element that does not go on from what is chosen", () => {
    expect(pick(palace, [], ["piece:palace"], "piece:envoy")).toMatchObject({ outcome: "play", move: { id: 3 } });
  });

  it("says why an element cannot be played", () => {
    const closed = [refused(9, ["card:privilege"], "cannot-afford")];
    expect(pick(palace, closed, [], "card:privilege")).toMatchObject({ outcome: "refused", why: { key: "cannot-afford", rule: "3" } });
    expect(pick(palace, closed, [], "event:peace")).toEqual({ outcome: "refused", why: null });
    expect(refusals(palace, [refused(9, ["piece:palace", "space:C"], "wall")], []).get("space:C")?.key).toBe("wall");
    expect(refusals(palace, [refused(9, ["piece:palace", "space:C"], "wall")], []).has("piece:palace")).toBe(false);
  });

  it("shows costs and gains where all moves of an element agree", () => {
    const moves = [move(1, ["a", "b"], { yuan: -3 }), move(2, ["a", "c"], { yuan: -2 })];
    expect(effects(moves, []).get("b")).toEqual({ yuan: -3 });
    expect(effects(moves, []).has("a")).toBe(false);
  });
});
