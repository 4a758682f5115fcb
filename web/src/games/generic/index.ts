export { default as Board } from "./Board.svelte";
export { default as Strip } from "./Strip.svelte";
