import { describe, expect, it } from "vitest";
import { decision, line, percent, points } from "../src/lib/review";
import type { Considered, Review } from "../src/lib/types";

const choice = (id: number, share: number): Considered => ({ move: { seat: 0, id, text: `${id}`, kind: "mark", arguments: {} }, share, points: 1, tried: 10, automaton: null });
const review: Review = {
  count: 10,
  done: 10,
  milliseconds: 150,
  moves: [
    { n: 1, seat: 0, made: 0, cost: 0, advice: { choices: [choice(4, 0.5)], shares: [0.5, 0.5] } },
    { n: 6, seat: 1, made: 1, cost: 0.2, advice: { choices: [choice(3, 0.75), choice(2, 0.55)], shares: [0.25, 0.75] } },
  ],
  costly: [6],
  balances: [],
};

describe("a review", () => {
  it("draws everybody's way from left to right", () => {
    expect(line(review, 0, 100, 40)).toBe("M0.0 20.0L50.0 30.0");
    expect(line(review, 1, 100, 40)).toBe("M0.0 20.0L50.0 10.0");
  });
  it("finds the decision behind a move, where there was a choice", () => {
    expect(decision(review, 6)?.seat).toBe(1);
    expect(decision(review, 2)).toBeNull();
  });
  it("tells shares and changes in the reader's language", () => {
    expect(percent(0.391, "en")).toBe("39.1%");
    expect(points(-0.068, "en")).toBe("−6.8");
    expect(points(0.068, "fr")).toBe("+6,8");
  });
});
