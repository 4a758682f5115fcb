import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import {
  challengers,
  gainOf,
  halves,
  inHand,
  pileWorth,
  placeOf,
  reasonOf,
  secretBids,
  stacked,
  standing,
  sumOf,
  typeOf,
  type Goal,
  type GoalPicture,
  type OpenBid,
  type PlayerPicture,
  type TablePicture,
  type Type,
} from "../src/games/kingdom/picture";
import { arrivals } from "../src/games/kingdom/travel";
import { lastTurn, valueOf } from "../src/games/kingdom/recent";
import type { GameEvent, View } from "../src/lib/types";

const FOLDER = new URL("../src/games/kingdom/", import.meta.url);
const TYPES: Type[] = ["general", "bureaucrat", "peasant", "merchant", "noble"];
const GOALS: Goal[] = ["emperor", "palace", "harvest", "market", "heir"];

function player(counts: Partial<Record<Type, number>> = {}, rest: Partial<PlayerPicture> = {}): PlayerPicture {
  const piles = Object.fromEntries(TYPES.map((type) => [type, { cards: { [type === "noble" ? "noble-two" : type]: counts[type] ?? 0 }, moved: 0, size: counts[type] ?? 0, count: counts[type] ?? 0 }]));
  return {
    cards: 0, piles: piles as PlayerPicture["piles"], goals: [], tokens: 0, had_dragon: null, hand: ["reset", "1", "2", "4", "6"], discard: ["5", "7"], tied: ["3"],
    aside: false, to_bid: 1, bids_last: false, face_down: 0, laid: null, ...rest,
  };
}
function goal(type: Type, counts: number[], owner: number | null): GoalPicture {
  const need = (seat: number) => Math.max(1, ...counts.filter((_, other) => other !== seat)) + 1 - (counts[seat] ?? 0);
  return { type, points: 0, owner, counts, needs: counts.map((_, seat) => (seat === owner ? null : need(seat))), lead: owner === null ? null : 1 - need(owner) };
}
function table(rest: Partial<TablePicture> = {}): TablePicture {
  const goals = Object.fromEntries(GOALS.map((name, i) => [name, goal(TYPES[i] ?? "general", [3, 1, 0, 2], 0)]));
  return {
    turn: 10, phase: "bids", bids_each: 1, display_size: 3, deck: 32, display: ["bureaucrat", "noble-four", "general"], removed: {}, waiting: 0,
    goals: goals as TablePicture["goals"], dragon: { where: "held", holder: 3, points: 2 }, bids: [], players: [player(), player(), player(), player()],
    scoring: null, worth: { general: 1, philosopher: 1, "noble-two": 2, "noble-three": 3, "noble-four": 4, bureaucrat: 0, peasant: 0, merchant: 0 }, peasants: [0, 2, 5, 8, 14, 20, 20], ...rest,
  };
}
function view(shown: TablePicture, acting: number[]): View {
  return { game: "kingdom", rules_version: 1, edition: "", options: {}, seats: 4, you: 0, acting, over: false, scores: [], ranking: null, prompt: null, moves: [], refused: [], table: shown as unknown as View["table"] };
}
function bid(seat: number, card: string, value: string | null, rest: Partial<OpenBid> = {}): OpenBid {
  return { seat, card, tied: null, emperor: false, value, place: null, state: "waits", why: { key: "why-value", values: { place: 1 } }, ...rest };
}

describe("cards and piles", () => {
  it("know their type", () => {
    expect(["philosopher", "noble-four", "merchant", "dragon"].map(typeOf)).toEqual(["bureaucrat", "noble", "merchant", null]);
  });

  it("lie with the Philosopher and moved Merchants on top", () => {
    expect(stacked({ cards: { bureaucrat: 2, philosopher: 1 }, moved: 1, size: 4, count: 5 })).toEqual(["bureaucrat", "bureaucrat", "philosopher", "merchant"]);
  });

  it("are worth something by themselves where nothing else decides", () => {
    const nobles = { cards: { "noble-two": 1, "noble-four": 1 }, moved: 0, size: 2, count: 2 };
    expect(pileWorth(table(), "noble", nobles)).toBe(6);
    expect(pileWorth(table(), "bureaucrat", { cards: { bureaucrat: 2 }, moved: 0, size: 2, count: 2 })).toBeNull();
    expect(pileWorth(table(), "bureaucrat", { cards: { bureaucrat: 2, philosopher: 1 }, moved: 0, size: 3, count: 3 })).toBe(3);
  });
});

describe("bid cards", () => {
  it("lie in hand, spent or tied", () => {
    expect(["1", "3", "5", "reset"].map((card) => placeOf(player(), card))).toEqual(["hand", "tied", "spent", "hand"]);
    expect(inHand(player({}, { face_down: 1 }))).toBe(4);
  });

  it("add up with the tied card and the Emperor’s half", () => {
    expect(sumOf("4", "3", true)).toEqual({ terms: ["3", "4", "½"], value: "7½" });
    expect(sumOf("reset", "3", true)).toEqual({ terms: ["3", "½"], value: "3½" });
    expect(sumOf("reset", null, true).value).toBeNull();
    expect(halves(1)).toBe("½");
  });
});

describe("goals", () => {
  it("have challengers, nearest first, without the owner", () => {
    expect(challengers(goal("general", [3, 1, 0, 2, 1], 0))).toEqual([{ seats: [3], count: 2 }, { seats: [1, 4], count: 1 }]);
  });

  it("are kept, taken, level or still too far after a gain", () => {
    const shown = table();
    expect(gainOf(shown, 0, "general")).toMatchObject({ from: 3, to: 4, outcome: "keeps", by: 2 });
    expect(gainOf(shown, 3, "general")).toMatchObject({ from: 2, to: 3, outcome: "level" });
    expect(gainOf(shown, 2, "general")).toMatchObject({ to: 1, outcome: "short", by: 3 });
    shown.goals.emperor = goal("general", [1, 1, 0, 0], null);
    expect(gainOf(shown, 0, "general")).toMatchObject({ to: 2, outcome: "takes" });
    expect(gainOf(shown, 0, "dragon")).toBeNull();
  });
});

describe("who has bid", () => {
  it("is told without the bid", () => {
    const shown = table({ players: [player(), player({}, { face_down: 1, to_bid: 0 }), player({}, { bids_last: true, to_bid: 0 }), player({}, { face_down: 1, to_bid: 0 })] });
    const seen = view(shown, [0]);
    expect([0, 1, 2, 3].map((seat) => standing(seen, seat))).toEqual(["chooses", "has-bid", "last", "has-bid"]);
    expect(secretBids(seen)).toEqual({ done: 2, all: 3, last: 2 });
  });
});

describe("the reason for a place in the order", () => {
  const same = (seat: number, rest: Partial<OpenBid>) => bid(seat, "4", "7", { tied: "3", ...rest });

  it("is the value, the Emperor, a pair or its top card", () => {
    const first = same(0, { emperor: true, value: "7½", place: 1, why: { key: "why-emperor", values: { rivals: 1 } } });
    const second = same(1, { place: 2 });
    expect(reasonOf([first, second], first)).toMatchObject({ key: "web-why-emperor-stack", values: { seat: 0, acting: [1] } });
    expect(reasonOf([first, second], second)).toMatchObject({ key: "web-why-after-emperor-stack", values: { acting: [0] } });
    const pair = same(0, { place: 1, why: { key: "why-stack", values: { rivals: 1 } } });
    const single = bid(1, "7", "7", { place: 2 });
    expect(reasonOf([pair, single], pair)).toMatchObject({ key: "web-why-stack", values: { acting: [1] } });
    expect(reasonOf([pair, single], single)).toMatchObject({ key: "web-why-after-stack", values: { acting: [0] } });
    expect(reasonOf([single], single)?.key).toBe("web-why-only");
    expect(reasonOf([pair, bid(1, "2", "2", { place: 2 })], pair)?.key).toBe("web-why-stack");
  });

  it("names all rivals of a tie", () => {
    const tied = bid(2, "4", "4", { state: "tied", why: { key: "why-tied", values: { card: "4", rivals: [0, 3] } } });
    expect(reasonOf([tied], tied)).toMatchObject({ key: "web-why-tied", values: { acting: [0, 3], card: "4" } });
    expect(reasonOf([], bid(0, "1", "1", { state: "shown", why: null }))).toBeNull();
  });
});

describe("the turn before", () => {
  const event = (kind: string, seat: number, values: GameEvent["values"] = {}): GameEvent => ({ kind, seat, values });
  const told = [
    event("turn", -1, { turn: 4 }),
    event("has-bid", 0),
    event("shown-on", 0, { card: "4", tied: "3" }),
    event("shown-on", 1, { card: "4", tied: "3" }),
    event("shown", 2, { card: "2" }),
    event("shown", 3, { card: "2" }),
    event("crowned", 0, { laid: "4", value: "7½" }),
    event("tied", -1, { card: "2", rivals: [2, 3] }),
    event("claims", 0, { place: 1, value: "7½" }),
    event("claims", 1, { place: 2, value: "7" }),
    event("swapped", 3, { dynasty: "peasant" }),
    event("took", 0, { dynasty: "general" }),
    event("token", 1, { tokens: 1 }),
    event("turn", -1, { turn: 5 }),
    event("has-bid", 1),
  ];

  it("is read from the news, in the order of claims", () => {
    const past = lastTurn([{ n: 1, events: told }], 5);
    expect(past?.bids.map((bid) => [bid.seat, valueOf(bid), bid.place, bid.state, bid.gains])).toEqual([
      [0, "7½", 1, "claimed", ["general"]],
      [1, "7", 2, "claimed", ["dragon"]],
      [2, "2", null, "tied", []],
      [3, "2", null, "tied", ["peasant"]],
    ]);
    expect(past?.bids[3]?.rivals).toEqual([2]);
  });

  it("is unknown without its news", () => {
    expect(lastTurn([], 2)).toBeNull();
    expect(lastTurn([{ n: 0, events: told }], 4)).toBeNull();
  });
});

describe("cards that travel", () => {
  it("come from the display to the pile that has grown", () => {
    const before = table();
    const now = table({ display: ["bureaucrat", "noble-four"], players: [player({ general: 1 }), player(), player(), player()] });
    expect(arrivals(before, now)).toEqual([{ seat: 0, type: "general", card: "general" }]);
    expect(arrivals(table({ turn: 3 }), now)).toEqual([]);
  });
});

describe("the board’s words", () => {
  const text = (language: string) => readFileSync(new URL(`words/${language}.ftl`, FOLDER), "utf8");
  const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
  const variables = (source: string) =>
    new Map(source.split(/\n(?=[a-z][\w-]* =)/).map((one) => [keys(one)[0] ?? "", [...new Set([...one.matchAll(/\$([\w-]+)/g)].map((match) => match[1]))].sort().join()]));
  const sources = readdirSync(FOLDER, { encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(new URL(name, FOLDER), "utf8")).join("\n");

  it.each(["en", "fr", "pl"])("are all there, and well formed, in %s", (language) => {
    expect(keys(text(language))).toEqual(keys(text("en")));
    expect(variables(text(language))).toEqual(variables(text("en")));
    expect(new FluentBundle(language).addResource(new FluentResource(text(language)))).toEqual([]);
  });

  it("are what the board says, no more and no less", () => {
    const english = keys(text("en"));
    const said = [...sources.matchAll(/"(web-[\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(said.filter((key) => !english.includes(key))).toEqual([]);
    const begun = [...sources.matchAll(/`(web-[\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    expect(english.filter((key) => !said.includes(key) && !begun.some((start) => key.startsWith(start)) && !/^web-(why|line|mark|reset)/.test(key))).toEqual([]);
  });

  it("keep to the typography of French and Polish", () => {
    expect(text("fr").match(/[^\s{}>#] [;!?»:](?=\s)|« |\w'\w/g) ?? []).toEqual([]);
    expect(text("pl").split("\n").filter((line) => !line.startsWith("#") && /(?:^|[ (])[wzioauWZIOAU] \w/.test(line.replace(/^[\w-]+ = /, "")))).toEqual([]);
  });
});
