/** The game's own symbols, put into the page once: the board and the strips draw from them. */
import sprite from "./symbols.svg?raw";

const ID = "china-symbols";

export function needSymbols(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.hidden = true;
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite;
  document.body.append(holder);
}
