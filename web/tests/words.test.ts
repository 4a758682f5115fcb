import { readdirSync, readFileSync } from "node:fs";
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
    const composed = /^(lead|length|table-name|bot-name|kind|short|count|level|error|learn|tables)-/;
    expect(english.filter((key) => !composed.test(key) && !all.includes(`"${key}"`) && !all.includes(`'${key}'`))).toEqual([]);
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
