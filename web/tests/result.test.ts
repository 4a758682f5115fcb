import { describe, expect, it } from "vitest";
import { result } from "../src/lib/result";

describe("how a game ended, in a line", () => {
  it("names the winner first", () => {
    expect(result({ scores: [47, 52], ranking: [2, 1], automaton: null }, ["Iza", "Theo"], "")).toBe("Theo (52), Iza (47)");
  });

  it("counts the opponent whom the rules play", () => {
    const lost = { scores: [47], ranking: [2], automaton: { points: 70, place: 1 } };
    expect(result(lost, ["Iza"], "Mr. Meng")).toBe("Mr. Meng (70), Iza (47)");
    expect(result({ scores: [71], ranking: [1], automaton: { points: 70, place: 2 } }, ["Iza"], "Mr. Meng")).toBe("Iza (71), Mr. Meng (70)");
  });

  it("says nothing before the end", () => {
    expect(result({ scores: [3], ranking: null, automaton: { points: 2, place: null } }, ["Iza"], "Mr. Meng")).toBe("");
  });
});
