import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { Catalogue, parts, plain } from "../src/lib/fluent";

const LANGUAGES = ["en", "fr", "pl"];
const source = (language: string) => readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), "utf8");
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
const variables = (text: string) => new Map(
  text.split(/\n(?=[a-z][\w-]* =)/).map((message) => [keys(message)[0] ?? "", [...new Set([...message.matchAll(/\$([\w-]+)/g)].map((match) => match[1]))].sort().join()]),
);

function files(folder: URL): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("games/dragon")).map((name) => readFileSync(join(fileURLToPath(folder), name), "utf8"));
}

describe("the client's own words", () => {
  const english = keys(source("en"));

  it.each(LANGUAGES)("are all there, and well formed, in %s", (language) => {
    const text = source(language);
    expect(keys(text)).toEqual(english);
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    for (const key of english) expect(bundle.hasMessage(key), key).toBe(true);
  });

  it.each(["fr", "pl"])("use the same values in %s as in English", (language) => {
    expect(variables(source(language))).toEqual(variables(source("en")));
  });

  it("have every key the program asks for", () => {
    const asked = new Set(files(new URL("../src/", import.meta.url)).flatMap((text) => [...text.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "")));
    expect([...asked].filter((key) => !english.includes(key))).toEqual([]);
  });

  it("hold nothing the program never says", () => {
    const all = files(new URL("../src/", import.meta.url)).join("\n");
    const composed = /^(lead|length|title|table-name|bot-name|kind|short|count|level|error|learn|tables)-/;
    expect(english.filter((key) => !composed.test(key) && !all.includes(`"${key}"`) && !all.includes(`'${key}'`))).toEqual([]);
  });
});

describe("the names of our games", () => {
  const games = fileURLToPath(new URL("../../src/tianxia/games/", import.meta.url));
  const own = (language: string) =>
    [...source(language).matchAll(/^title-(\w+) = (.*)$/gm)].map((match) => [match[1] ?? "", match[2] ?? ""] as const);

  it.each(LANGUAGES)("are those that the games give themselves in %s", (language) => {
    let compared = 0;
    for (const [game, title] of own(language)) {
      const paths = [join(games, game, "words", `${language}.ftl`), join(games, "calibration", "words", `${game}.${language}.ftl`)];
      const path = paths.find(existsSync);
      if (!path) continue;
      expect(/^title = (.*)$/m.exec(readFileSync(path, "utf8"))?.[1]).toBe(title);
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(4);
  });
});

const BOARDS = readdirSync(new URL("../src/games/", import.meta.url)).filter((game) => existsSync(new URL(`../src/games/${game}/words/en.ftl`, import.meta.url)));

describe.each(BOARDS)("the words of the board of %s", (game) => {
  const board = (language: string) => readFileSync(new URL(`../src/games/${game}/words/${language}.ftl`, import.meta.url), "utf8");

  it.each(LANGUAGES)("are all there, and well formed, in %s", (language) => {
    expect(keys(board(language)).sort()).toEqual(keys(board("en")).sort());
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(board(language)))).toEqual([]);
    expect(variables(board(language))).toEqual(variables(board("en")));
  });

  it("are all of use", () => {
    const code = readdirSync(new URL(`../src/games/${game}`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(new URL(`../src/games/${game}/${name}`, import.meta.url), "utf8"))
      .join("\n");
    const composed = /^(brief|short|space|post)-|-(played|best|small|large)$/;
    const beginnings = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1] ?? "");
    const said = (key: string) => code.includes(`"${key}"`) || code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
    expect(keys(board("en")).filter((key) => !composed.test(key) && !said(key))).toEqual([]);
  });
});

const everything = (language: string) => [source(language), ...BOARDS.map((game) => readFileSync(new URL(`../src/games/${game}/words/${language}.ftl`, import.meta.url), "utf8"))].join("\n");

describe("typography", () => {
  it("has unbreakable spaces and curly apostrophes in French", () => {
    const text = everything("fr");
    expect(text.match(/[^\s{}>] [;!?»]|« /g)).toBeNull();
    expect(text.match(/\w [:]\s/g)).toBeNull();
    expect(text.match(/\w'\w/g)).toBeNull();
  });

  it("leaves no single letter at the end of a line in Polish", () => {
    const sentences = everything("pl").split("\n").filter((line) => !line.startsWith("#")).map((line) => line.split("= ").slice(1).join("= "));
    expect(sentences.filter((line) => /(?:^|[ (])[wzioauWZIOAU] [\w{]/.test(line))).toEqual([]);
  });
});

describe("a game's words", () => {
  const words = new Catalogue([
    ["pl", ["person-monk = mnich\n    .acc = mnicha\nmove-release = Odeślij { $person-acc } z pałacu { $palace }\nnews-took = { $seat } bierze { $card }\ncard-taxes = Podatki\nlist = { $first } i { $last }\n"]],
    ["en", ["card-taxes = Taxes\nhelp-event = Pay { $event-tribute } yuan.\nhelp-palace = A palace.\n    .title = Palaces\n"]],
  ], { "event-tribute": 4 });

  it("put things into sentences in the form the sentence asks for", () => {
    expect(words.move({ kind: "release", arguments: { palace: "2", person: "monk" } })).toBe("Odeślij mnicha z pałacu 2");
  });

  it("name seats by what the page puts in their place", () => {
    const said = words.news({ kind: "took", seat: 1, values: { card: "taxes" } });
    expect(plain(said, ["Iza", "Théo"])).toBe("Théo bierze Podatki");
    expect(parts(said)).toEqual([{ seat: 1 }, { text: " bierze Podatki" }]);
    expect(plain(words.say("not-your-turn", { acting: [0, 1] }), ["Iza", "Théo"])).toContain("Iza i Théo");
  });

  it("fall back to English, then to a readable key", () => {
    expect(words.say("help-event")).toBe("Pay 4 yuan.");
    expect(words.attribute("help-palace", "title")).toBe("Palaces");
    expect(words.say("move-sell_rice", { count: 3 })).toBe("sell rice 3");
  });
});
