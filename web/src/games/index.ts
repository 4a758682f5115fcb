// The boards, by the key of their game; each is loaded when it is first played. Any other game gets the generic one.

import type { Component } from "svelte";
import type { BoardProps, HeaderProps, Icon, StripProps } from "../lib/types";

export interface GameDrawing {
  Board: Component<BoardProps>;
  Strip: Component<StripProps>;
  /** Where in the game we are, for the bar. */
  Header?: Component<HeaderProps>;
  /** The symbol of a thing, for the list of moves. */
  icon?: (ref: string) => Icon | null;
}

const drawings: Record<string, () => Promise<GameDrawing>> = {
  dragon: () => import("./dragon"),
};

const generic = (): Promise<GameDrawing> => import("./generic");

export function drawing(game: string): Promise<GameDrawing> {
  return (drawings[game] ?? generic)();
}
