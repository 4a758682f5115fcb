// The reader's language: the client's own messages, and each game's, fetched when first needed.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { Catalogue } from "./fluent";

export const LANGUAGES = ["en", "fr", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../words/en.ftl?raw"),
  fr: () => import("../words/fr.ftl?raw"),
  pl: () => import("../words/pl.ftl?raw"),
};

// What only a board says, kept beside it; the game's own words come from the server.
const boards = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

function remembered(): Language {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem("tianxia-language");
  } catch {
    // No storage: the browser's own languages decide.
  }
  const wished = [stored, ...navigator.languages].map((one) => one?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === wished.find((wish) => LANGUAGES.some((known) => known === wish))) ?? "en";
}

class Words {
  language = $state<Language>("en");
  #own = $state.raw<FluentBundle | null>(null);
  #games = $state.raw<Record<string, Catalogue>>({});
  #texts = new Map<string, Promise<string>>();

  async start(): Promise<void> {
    await this.choose(remembered());
  }

  /** Change the language of everything on the page, games included. */
  async choose(language: Language): Promise<void> {
    const text = (await sources[language]()).default;
    const own = new FluentBundle(language, { useIsolating: false });
    own.addResource(new FluentResource(text));
    const loaded = Object.keys(this.#games);
    const games = Object.fromEntries(
      await Promise.all(loaded.map(async (key) => [key, await this.#load(language, key, this.#games[key]?.figures)] as const)),
    );
    this.language = language;
    this.#own = own;
    this.#games = games;
    document.documentElement.lang = language;
    try {
      localStorage.setItem("tianxia-language", language);
    } catch {
      // Forgotten with the page, then.
    }
  }

  /** The client's own message of a key. */
  t = (key: string, values: Record<string, FluentVariable> = {}): string => {
    const message = this.#own?.getMessage(key);
    return message?.value && this.#own ? this.#own.formatPattern(message.value, values, []) : key;
  };

  has = (key: string): boolean => this.#own?.hasMessage(key) ?? false;

  /** A game's messages, or null until they have come. */
  game(key: string): Catalogue | null {
    return this.#games[key] ?? null;
  }

  async need(key: string, figures: Record<string, number> = {}): Promise<void> {
    const known = this.#games[key];
    if (known && Object.keys(figures).every((name) => known.figures[name] === figures[name])) return;
    const made = await this.#load(this.language, key, { ...known?.figures, ...figures });
    this.#games = { ...this.#games, [key]: made };
  }

  async #load(language: Language, game: string, figures: Record<string, number> = {}): Promise<Catalogue> {
    const own = await this.#texts_of(language, game);
    const texts: [string, string[]][] = [[language, own]];
    // A game from elsewhere may not speak the reader's language; English fills what is missing.
    if (language !== "en" && !own.some((text) => /^title =/m.test(text))) texts.push(["en", await this.#texts_of("en", game)]);
    return new Catalogue(texts, figures);
  }

  #texts_of(language: Language, game: string): Promise<string[]> {
    return Promise.all([boards[`../games/${game}/words/${language}.ftl`]?.() ?? "", this.#text(language, game)]);
  }

  #text(language: Language, game: string): Promise<string> {
    const key = `${language}/${game}`;
    const known = this.#texts.get(key);
    if (known) return known;
    const coming = api.words(language, game).catch(() => {
      this.#texts.delete(key);
      return "";
    });
    this.#texts.set(key, coming);
    return coming;
  }
}

export const words = new Words();
export const t = words.t;
