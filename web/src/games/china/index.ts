export { default as Board } from "./Board.svelte";
export { default as Header } from "./Header.svelte";
export { icon } from "./icon";
export { default as Strip } from "./Strip.svelte";
