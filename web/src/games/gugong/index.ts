import "./sprite";

export { default as Board } from "./Board.svelte";
export { default as Header } from "./Header.svelte";
export { face } from "./face";
export { icon } from "./icon";
export { default as Sheet } from "./Sheet.svelte";
export { default as Strip } from "./Strip.svelte";
