// The boards, by the key of their game; each is loaded when it is first played. Any other game gets the generic one.

import type { Component } from "svelte";
import type { IconName } from "../parts/Icon.svelte";
import type { BoardProps, Face, HeaderProps, Icon, SheetProps, StripProps, View } from "../lib/types";

export interface BoardTab {
  key: string;
  icon: IconName;
  word: string;
}

export interface GameDrawing {
  Board: Component<BoardProps>;
  Strip: Component<StripProps>;
  /** Where in the game we are, for the bar. */
  Header?: Component<HeaderProps>;
  /** On a phone: what stands at the thumb around or instead of the list of moves. */
  Sheet?: Component<SheetProps>;
  /** The board shows the players itself, and takes their column on a wide page. */
  wide?: boolean;
  /** The symbol of a thing, for the list of moves. */
  icon?: (ref: string) => Icon | null;
  /** What tells a thing from others of the same name, where there are such. */
  face?: (domain: string, token: string, view: View) => Face | null;
  /** Whether an element is used up by its move and never had again: it must be clicked itself. */
  precious?: (ref: string) => boolean;
  /** Parts of the board that have tabs of their own on a phone, named in the game's words. */
  tabs?: BoardTab[];
  /** The board can show any player's things: their strip then leads to them. */
  looks?: boolean;
}

const drawings: Record<string, () => Promise<GameDrawing>> = {
  china: () => import("./china"),
  dragon: () => import("./dragon"),
  gugong: () => import("./gugong"),
  kingdom: () => import("./kingdom"),
};

const generic = (): Promise<GameDrawing> => import("./generic");

export function drawing(game: string): Promise<GameDrawing> {
  return (drawings[game] ?? generic)();
}
