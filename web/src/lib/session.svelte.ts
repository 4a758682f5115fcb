// Who is at this browser, in which colours, and what the server has to offer.

import { api, ApiError } from "./api";
import type { GameInfo, Level, Me } from "./types";
import { t, words } from "./words.svelte";

export type Theme = "light" | "dark";

/** The games of China in the order they are shown in, and the small ones for a first try, which come last. */
export const CHINESE = ["gugong", "china", "kingdom", "dragon"];
export const SMALL = ["tictactoe", "connect_four", "leduc"];

function rank(game: GameInfo): number {
  const place = CHINESE.indexOf(game.key);
  return place >= 0 ? place : CHINESE.length + (SMALL.includes(game.key) ? 1 : 0);
}

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<Level[]>([]);
  theme = $state<Theme>("light");
  unreachable = $state(false);
  #started: Promise<void> | null = null;

  constructor() {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const told = () => document.documentElement.dataset["theme"];
    this.theme = told() === "dark" || (!told() && dark.matches) ? "dark" : "light";
    dark.addEventListener("change", () => {
      if (!told()) this.theme = dark.matches ? "dark" : "light";
    });
  }

  start(): Promise<void> {
    this.#started ??= this.#load().catch((error: unknown) => {
      this.#started = null;
      this.unreachable = true;
      throw error;
    });
    return this.#started;
  }

  async #load(): Promise<void> {
    this.me = await api.me(); // first: it makes the guest that the other calls belong to
    const [games, levels] = await Promise.all([api.games(), api.levels()]);
    this.games = games.toSorted((one, other) => rank(one) - rank(other));
    this.levels = levels;
    this.unreachable = false;
  }

  async refresh(): Promise<void> {
    this.me = await api.me();
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem("tianxia-theme", theme);
    } catch {
      // Forgotten with the page, then.
    }
  }
}

export function figuresOf(game: GameInfo): Record<string, number> {
  const found = { ...game.figures };
  for (const option of game.options) {
    if (typeof option.default === "number") found[`option-${option.name}`] ??= option.default;
  }
  return found;
}

export const session = new Session();

/** Fetch a game's words, with the figures its help texts name. */
export function needWords(key: string): Promise<void> {
  const game = session.game(key);
  return words.need(key, game ? figuresOf(game) : {});
}

/** A game's name in the reader's language. */
export function title(key: string): string {
  // The names of our own games are at hand; the rest of a game's words comes only when somebody plays or reads.
  if (words.has(`title-${key}`)) return t(`title-${key}`);
  const catalogue = words.game(key);
  if (!catalogue && words.language !== "en") void needWords(key);
  return catalogue?.has("title") ? catalogue.say("title") : (session.game(key)?.title ?? key);
}

/** The name of the opponent whom a game's rules play; its words come when they are first needed. */
export function automatonName(key: string): string {
  const catalogue = words.game(key);
  if (!catalogue) void needWords(key);
  return catalogue?.say("automaton") ?? "";
}

/** A game's name where there is little room. */
export function shortTitle(key: string): string {
  return words.has(`short-${key}`) ? t(`short-${key}`) : title(key);
}

export function levelName(name: string | null | undefined): string {
  const level = session.levels.find((one) => one.name === name);
  const key = level ? `level-${level.name}` : `level-${name ?? ""}`;
  return words.has(key) ? t(key) : (name ?? "");
}

/** A level with its rating at a game, where it was measured. */
export function levelRated(level: Level, game: string, seats: number): string {
  const found = level.ratings.find((one) => one.game === game && one.seats === seats);
  if (!found) return levelName(level.name);
  return t("level-rated", { level: levelName(level.name), rating: String(Math.round(found.rating)), error: String(Math.round(found.error)) });
}

/** A failure as a sentence the reader understands. */
export function complaint(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-failed");
  if (words.has(`error-${error.key}`)) return t(`error-${error.key}`, { ...error.values, why: error.message });
  return error.message || t("error-failed");
}

// ---- Messages that pass by ---------------------------------------------------------------------

class Notices {
  list = $state<{ id: number; text: string; bad: boolean }[]>([]);
  #next = 1;

  say(text: string, bad = false): void {
    const id = this.#next++;
    this.list.push({ id, text, bad });
    setTimeout(() => this.drop(id), 7000);
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();

export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    notices.say(complaint(error), true);
    return null;
  }
}
