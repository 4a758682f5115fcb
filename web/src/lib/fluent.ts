// Messages of one language and one game, said as the server's own `tianxia.words` says them.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Message, MoveCard } from "./types";

const FAMILIES = ["move", "news", "ask", "option", "effect", "help"];
const SEATS = ["seat", "acting", "rivals"];
const LETTERS = "ABCDEFGHIJ";

/** Seats are put into sentences as these marks, which the page replaces by a name or a tag. */
/** The seat in news of an opponent that holds none, whom the game has a name for. */
export const AUTOMATON = -3;
const OPEN = "\uE000";
const CLOSE = "\uE001";

export type Part = { text: string } | { seat: number };

export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  for (const piece of sentence.split(/(\uE000\d+\uE001)/)) {
    if (piece.startsWith(OPEN)) found.push({ seat: Number(piece.slice(1, -1)) });
    else if (piece) found.push({ text: piece });
  }
  return found;
}

export function plain(sentence: string, names: readonly string[]): string {
  return parts(sentence)
    .map((part) => ("seat" in part ? (names[part.seat] ?? LETTERS[part.seat] ?? "") : part.text))
    .join("");
}

/** A key as words: `sell_rice` is “sell rice”. */
export function readable(key: string): string {
  return key.replace(/[-_]+/g, " ").trim();
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}

function bundle(language: string, texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

export class Catalogue {
  readonly bundles: FluentBundle[];

  /** `texts` by language, the reader's own first; what it lacks is said in the next. */
  constructor(texts: [language: string, text: string[]][], readonly figures: Record<string, number> = {}) {
    this.bundles = texts.map(([language, text]) => bundle(language, text));
  }

  has(key: string): boolean {
    return this.bundles.some((one) => one.hasMessage(key));
  }

  format(key: string, values: Record<string, unknown> = {}): string {
    for (const one of this.bundles) {
      const message = one.getMessage(key);
      if (message?.value) return one.formatPattern(message.value, values as Record<string, FluentVariable>, []);
    }
    const [family = "", ...rest] = key.split("-");
    const bare = FAMILIES.includes(family) && rest.length ? rest.join("-") : key;
    const told = Object.entries(values).filter(([name]) => !name.endsWith("-key") && name !== "seat");
    const sentence = [readable(bare), ...told.map(([, value]) => String(value))].join(" ");
    return "seat" in values ? `${String(values["seat"])}: ${sentence}` : sentence;
  }

  attribute(key: string, name: string): string | null {
    for (const one of this.bundles) {
      const pattern = one.getMessage(key)?.attributes[name];
      if (pattern) return one.formatPattern(pattern, {}, []);
    }
    return null;
  }

  /** A message with things as tokens: `say("board-group", { group: 2 })`. */
  say(key: string, values: Record<string, unknown> = {}): string {
    const spoken: Record<string, unknown> = key.startsWith("help-") ? { ...this.figures } : {};
    for (const [name, value] of Object.entries(values)) Object.assign(spoken, this.spoken(name, value));
    return this.format(key, spoken);
  }

  /** A prompt or a refusal as it travels in a view. */
  message(message: Message): string {
    return this.say(message.key, message.values);
  }

  move(card: Pick<MoveCard, "kind" | "arguments">): string {
    return this.say(`move-${card.kind}`, card.arguments);
  }

  news(event: GameEvent): string {
    return this.say(`news-${event.kind}`, event.seat < 0 && event.seat !== AUTOMATON ? event.values : { seat: event.seat, ...event.values });
  }

  /** What a thing is called. */
  thing(domain: string, token: string): string {
    return String(this.spoken(domain, token)[domain]);
  }

  effect(name: string, count: number): string {
    return this.has(`effect-${name}`) ? this.format(`effect-${name}`, { count: Math.abs(count) }) : readable(name);
  }

  /** A value as messages receive it: seats by a mark, things of a domain by their words and other forms. */
  private spoken(name: string, value: unknown): Record<string, unknown> {
    if (SEATS.includes(name)) return { [name]: this.marks(value) };
    if (typeof value !== "string") return { [name]: value };
    const domain = this.domainOf(name, value);
    if (!domain) return { [name]: this.isThing(value) ? readable(value) : value, [`${name}-key`]: value };
    const key = `${domain}-${value}`;
    const found: Record<string, unknown> = { [name]: this.format(key), [`${name}-key`]: value };
    for (const one of this.bundles) {
      const message = one.getMessage(key);
      if (!message) continue;
      for (const [form, pattern] of Object.entries(message.attributes)) {
        found[`${name}-${form}`] = one.formatPattern(pattern, {}, []);
      }
      break;
    }
    return found;
  }

  private isThing(value: string): boolean {
    return /^[a-z][a-z0-9_-]*$/.test(value);
  }

  /** The domain of a value: that of its name, else the first that has a word for it. */
  domainOf(name: string, value: string): string | null {
    if (this.has(`${name}-${value}`)) return name;
    for (const one of this.bundles) {
      for (const key of one._messages.keys()) {
        const domain = key.slice(0, -value.length - 1);
        if (key.endsWith(`-${value}`) && domain && !domain.includes("-") && !FAMILIES.includes(domain)) return domain;
      }
    }
    return null;
  }

  /** The keys of a family in the order of the catalogue. */
  keys(family: string): string[] {
    const last = this.bundles.at(-1);
    return last ? [...last._messages.keys()].filter((key) => key.startsWith(`${family}-`)) : [];
  }

  private marks(seats: unknown): string {
    const marked = (Array.isArray(seats) ? seats : [seats]).map((seat) => (seat === AUTOMATON ? this.format("automaton") : `${OPEN}${String(seat)}${CLOSE}`));
    const last = marked.pop() ?? "";
    return marked.length && this.has("list") ? this.format("list", { first: marked.join(", "), last }) : [...marked, last].join(", ");
  }
}
