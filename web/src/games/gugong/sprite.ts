/** The drawings of the game, put into the page once: lists and boards refer to them as `d-gugong-…`. */
import sprite from "./symbols.svg?raw";
import "./tokens.css";

const ID = "gugong-symbols";

if (!document.getElementById(ID)) {
  const holder = document.createElement("div");
  holder.id = ID;
  holder.hidden = true;
  holder.ariaHidden = "true";
  holder.innerHTML = sprite;
  document.body.append(holder);
}
