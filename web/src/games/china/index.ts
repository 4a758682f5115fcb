export { default as Board } from "./Board.svelte";
export { default as Header } from "./Header.svelte";
export { icon } from "./icon";
export { default as Strip } from "./Strip.svelte";

/** A special card is used once a game: a click elsewhere does not use it up unasked. */
export const precious = (ref: string): boolean => ref.startsWith("special:");
