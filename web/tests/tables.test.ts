import { describe, expect, it } from "vitest";
import { result } from "../src/lib/tables";
import type { SeatInfo } from "../src/lib/types";

const seat = (name: string): SeatInfo => ({ kind: "person", name, mine: false, online: true, resigned: false, flagged: false });

describe("how a game ended, in a line", () => {
  it("names the winner first", () => {
    expect(result({ seats: [seat("Iza"), seat("Theo")], scores: [47, 52], ranking: [2, 1], automaton: null }, "")).toBe("Theo (52), Iza (47)");
  });

  it("counts the opponent whom the rules play", () => {
    const lost = { seats: [seat("Iza")], scores: [47], ranking: [2], automaton: { points: 70, place: 1 } };
    expect(result(lost, "Mr. Meng")).toBe("Mr. Meng (70), Iza (47)");
    expect(result({ ...lost, scores: [71], ranking: [1], automaton: { points: 70, place: 2 } }, "Mr. Meng")).toBe("Iza (71), Mr. Meng (70)");
  });

  it("says nothing before the end", () => {
    expect(result({ seats: [seat("Iza")], scores: [3], ranking: null, automaton: { points: 2, place: null } }, "Mr. Meng")).toBe("");
  });
});
