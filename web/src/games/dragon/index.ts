import type { BoardTab } from "..";

export { default as Board } from "./Board.svelte";
export { default as Header } from "./Header.svelte";
export { icon } from "./icon";
export const looks = true;
export const tabs: BoardTab[] = [
  { key: "court", icon: "palace", word: "tab-courts" },
  { key: "supply", icon: "people", word: "tab-persons" },
];
export { default as Strip } from "./Strip.svelte";
