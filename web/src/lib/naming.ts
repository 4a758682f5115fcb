// What there is to say about an element: its name, what it does, found in the game's catalogue by its reference.

import { capital, readable, type Catalogue } from "./fluent";
import type { MoveCard } from "./types";

export interface Explained {
  title: string;
  help: string;
}

export function explained(words: Catalogue, ref: string): Explained {
  const [domain = "", ...rest] = ref.split(":");
  const token = rest.join("-");
  const last = rest.at(-1) ?? "";
  const helps = [`help-${domain}-${token}`, `help-${domain}-${last}`, `help-${token}`, `help-${domain}`, `help-${domain}s`, `help-${last}`];
  const help = helps.find((key) => words.has(key));
  return { title: capital(name(words, domain, token, last, rest[0] ?? "") ?? (help && words.attribute(help, "title")) ?? readable(`${domain} ${token}`)), help: help ? words.say(help) : "" };
}

/** A reference may say more about a thing after its name, for the help: `card:5a:palace` is card 5a. */
function name(words: Catalogue, domain: string, token: string, last: string, first: string): string | null {
  if (domain === "move" && words.has(`move-${token}`)) return words.say(`move-${token}`);
  for (const key of [`${domain}-${token}`, `${domain}-${last}`, `${domain}-${first}`]) if (words.has(key)) return words.say(key);
  return null;
}

/** The moves of a list that read the same as another of them. */
export function alike(words: Catalogue, moves: readonly Pick<MoveCard, "id" | "kind" | "arguments">[]): Set<number> {
  const texts = moves.map((move) => words.move(move));
  return new Set(moves.filter((_, index) => texts.indexOf(texts[index] ?? "") !== texts.lastIndexOf(texts[index] ?? "")).map((move) => move.id));
}
