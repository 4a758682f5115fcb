// What a review tells, laid out for drawing.

import type { Review, Reviewed } from "./types";

/** A share of wins for reading: 39.1 %. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share);
}

/** A change of the share of wins in points of a hundred, with its sign: −6.8. */
export function points(change: number, language: string): string {
  const told = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(change) * 100);
  return change < 0 ? `−${told}` : `+${told}`;
}

/** A seat's way through the game as the path of a line: moves from left to right, shares from 1 above to 0 below. */
export function line(review: Review, seat: number, width: number, height: number): string {
  const across = width / Math.max(1, review.count);
  return review.moves
    .map((move, index) => {
      const x = ((move.n - 1) * across).toFixed(1);
      const y = ((1 - (move.advice.shares[seat] ?? 0)) * height).toFixed(1);
      return `${index === 0 ? "M" : "L"}${x} ${y}`;
    })
    .join("");
}

/** The decision behind the n-th move, if there was a choice. */
export function decision(review: Review, n: number): Reviewed | null {
  return review.moves.find((move) => move.n === n) ?? null;
}
