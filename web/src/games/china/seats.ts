/** Whose piece it is: a seat's, or in a game for two the Emperor's, in gold with a crown. */
import { colour, cutOut, shape } from "../../draw/seats";

export const EMPEROR = -1;

export function pieceColour(owner: number): string {
  return owner === EMPEROR ? "var(--emperor)" : colour(owner);
}

export function pieceCutOut(owner: number): string {
  return owner === EMPEROR ? "var(--on-emperor)" : cutOut(owner);
}

export function pieceShape(owner: number): string {
  return owner === EMPEROR ? "c-seat-crown" : shape(owner);
}
