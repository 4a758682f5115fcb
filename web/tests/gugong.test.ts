import { describe, expect, it } from "vitest";
import { SIGNS } from "../src/games/gugong/decrees";
import { face } from "../src/games/gugong/face";
import { icon } from "../src/games/gugong/icon";
import { boardWidth, GAP, LEAST, LOTS, narrow, wide, type Layout } from "../src/games/gugong/layout";
import {
  accounts, answersOf, choicesAt, everybody, lastTurnOf, lotAsked, lotOf, markersOf, offerAt, offersOf, places, tableOf, valueOf,
  type HandCard, type MengPicture, type PlayerPicture, type TablePicture,
} from "../src/games/gugong/picture";
import { wayOf } from "../src/games/gugong/travel";
import { Catalogue } from "../src/lib/fluent";
import { alike, explained } from "../src/lib/naming";
import type { GameEvent, LogEntry, Move, View } from "../src/lib/types";

const news = (...events: [kind: string, seat: number, values?: Record<string, unknown>][]): LogEntry[] => [
  { n: 1, events: events.map(([kind, seat, values = {}]) => ({ kind, seat, values })) as unknown as GameEvent[] } as unknown as LogEntry,
];

const move = (kind: string, ...refs: string[]): Move => ({ id: 0, kind, refs, text: "", arguments: {}, effects: {} }) as unknown as Move;
const asking = (...moves: Move[]): View => ({ moves }) as unknown as View;

const player = (points: number): PlayerPicture => ({ points }) as unknown as PlayerPicture;
const seats = (...points: number[]): TablePicture => ({ players: points.map(player) }) as unknown as TablePicture;

describe("the lots of the board", () => {
  const inside = (layout: Layout) => LOTS.every((lot) => {
    const { x, y, w, h } = layout.lots[lot];
    return x >= 0 && y >= 0 && x + w <= layout.width && y + h <= layout.height;
  });
  const apart = (layout: Layout) => LOTS.every((one, i) => LOTS.slice(i + 1).every((other) => {
    const [a, b] = [layout.lots[one], layout.lots[other]];
    return a.x + a.w + GAP <= b.x || b.x + b.w + GAP <= a.x || a.y + a.h + GAP <= b.y || b.y + b.h + GAP <= a.y;
  }));

  it.each([[1], [2]])("lie inside and beside each other with %i paths of the canal", (paths) => {
    for (const layout of [wide(paths), narrow(paths)]) {
      expect(inside(layout)).toBe(true);
      expect(apart(layout)).toBe(true);
    }
  });

  it("are as large as leaves the hand in sight, but can always be read", () => {
    expect(boardWidth(816, 650, wide(1))).toBe(816);
    expect(boardWidth(1300, 600, wide(1))).toBe(Math.floor((600 * 880) / wide(1).height));
    expect(boardWidth(1300, 100, wide(1))).toBe(LEAST);
    expect(boardWidth(700, 100, wide(1))).toBe(700);
    expect(boardWidth(900, Infinity, wide(1))).toBe(900);
  });
});

describe("the map", () => {
  const SMALL = [..."123456"].map((n) => `A${n}`).concat([..."1234"].map((n) => `B${n}`), [..."123456"].map((n) => `C${n}`));

  it("sets shorter rows in the middle and keeps cities apart", () => {
    const found = places(SMALL, 300, 240, 28);
    expect(found.size).toBe(16);
    const at = (city: string) => found.get(city) ?? { x: -1, y: -1 };
    expect(Math.abs(at("B1").x - at("A2").x)).toBeLessThanOrEqual(4);
    expect(at("A1").y).toBeLessThan(at("B1").y);
    expect(at("B1").y).toBeLessThan(at("C1").y);
    for (const one of SMALL) for (const other of SMALL) {
      if (one !== other) expect(Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y)).toBeGreaterThan(38);
    }
  });

  it("is always the same", () => {
    expect([...places(SMALL, 300, 240, 28)]).toEqual([...places(SMALL, 300, 240, 28)]);
  });

  it("draws a single city without dividing by nothing", () => {
    expect(places(["A1"], 100, 100, 10).get("A1")?.x).toBeLessThan(100);
  });
});

describe("answers without a place on the board", () => {
  it("are found among what is lit, each with its words", () => {
    const found = answersOf(new Set(["worth:one", "worth:two", "token:discount", "move:rest", "move:accept", "move:leave", "prize:servant", "move:decline"]));
    expect(found.map(({ ref }) => ref)).toEqual(["worth:one", "worth:two", "token:discount", "move:rest", "move:accept", "move:leave"]);
    expect(found.map(({ word }) => word)).toEqual(["web-worth-one", "web-worth-two", "token-discount", "web-move-rest", "web-move-accept", "web-move-leave"]);
    expect(found.every(({ ref }) => icon(ref) !== null)).toBe(true);
  });
});

describe("gifts", () => {
  const card: HandCard = {
    card: "1b",
    value: 1,
    offers: { travel: "priced", wall: "one-beats-nine", jade: "free", intrigue: "equal", palace: "priced", decree: "free", canal: "priced" },
  };

  it("list where they are free, why, and where they have a price", () => {
    expect(offersOf(card)).toEqual({ free: ["jade", "decree"], special: ["wall", "intrigue"], priced: ["travel", "palace", "canal"], barred: [] });
  });

  it("are marked where they would lead to no action", () => {
    const give = (location: string, warning?: object) => ({ kind: "give", arguments: { card: "1b", location }, ...(warning ? { warning } : {}) });
    const shown = {
      you: 0, table: { players: [{ hand: [card] }, { hand: null }] },
      moves: [give("travel", { key: "no-way-to-pay", values: {}, rule: "4.2" }), give("palace"), give("jade", { key: "nothing-can-be-done", values: {}, rule: "4.4" })],
    } as unknown as View;
    expect(offerAt(tableOf(shown).players[0], "1b", "travel")).toBe("barred");
    expect(offerAt(tableOf(shown).players[0], "1b", "palace")).toBe("priced");
    expect(offersOf(tableOf(shown).players[0]!.hand![0]!).barred).toEqual(["travel", "jade"]);
    expect(offerAt(tableOf({ ...shown, moves: [] }).players[0], "1b", "travel")).toBe("priced");
  });

  it("say what they would cost at an official, if they are seen", () => {
    const owner = { hand: [card] } as unknown as PlayerPicture;
    expect(offerAt(owner, "1b", "wall")).toBe("one-beats-nine");
    expect(offerAt(owner, "9a", "wall")).toBeNull();
    expect(offerAt({ hand: null } as unknown as PlayerPicture, "1b", "wall")).toBeNull();
    expect(valueOf("7g")).toBe(7);
  });
});

describe("who stands where", () => {
  it("reads stacks from bottom to top", () => {
    const table = { intrigue: { stacks: [{ space: 0, players: [2] }, { space: 3, players: [1, 0] }] } } as unknown as TablePicture;
    expect(markersOf(table)).toEqual([{ player: 2, space: 0, height: 0 }, { player: 1, space: 3, height: 0 }, { player: 0, space: 3, height: 1 }]);
  });

  it("counts Mr. Meng last", () => {
    expect(everybody({ ...seats(1), meng: { points: 9 } as unknown as MengPicture }).map((one) => one.points)).toEqual([1, 9]);
  });
});

describe("what a question is about", () => {
  it("knows the location of a thing", () => {
    expect([lotOf("city:A1"), lotOf("form:palace-b"), lotOf("ship:L2"), lotOf("card:5a"), lotOf("move:decline")]).toEqual(["travel", "palace", "canal", null, null]);
  });

  it("opens the one location that is asked about", () => {
    expect(lotAsked(asking(move("act", "form:wall-a"), move("act", "form:wall-b"), move("decline", "move:decline")))).toBe("wall");
    expect(lotAsked(asking(move("build", "piece:servant")))).toBe("wall");
    expect(lotAsked(asking(move("load", "ship:L1", "piece:servant"), move("launch", "path:left", "piece:servant")))).toBe("canal");
    expect(lotAsked(asking(move("buy", "house:1"), move("exchange", "prize:servant")))).toBe("jade");
  });

  it("opens none while a gift is chosen", () => {
    expect(lotAsked(asking(move("give", "card:5a", "location:jade"), move("exchange", "prize:jade")))).toBeNull();
    expect(lotAsked(asking(move("pay", "move:pay"), move("discard", "card:2a")))).toBeNull();
  });

  it("offers the price and the way out only where it asks", () => {
    expect(choicesAt("palace", false).map((one) => one.ref)).toEqual(["form:palace-a", "form:palace-b"]);
    expect(choicesAt("palace", true).map((one) => one.ref)).toContain("move:decline");
  });
});

describe("the final account", () => {
  it("adds up what the news told, by source", () => {
    const log = news(
      ["scored", 0, { points: 3, source: "wall" }],
      ["scored", 1, { points: 4, source: "harbour" }],
      ["scored", 0, { points: -1, source: "toll" }],
      ["climbed", 0, { space: 3 }],
      ["scored", 0, { points: 3, source: "wall" }],
      ["shut-out", 1, { points: 4 }],
    );
    const [first, second] = accounts(seats(5, 0), log);
    expect(first?.points.wall).toBe(6);
    expect(first?.points.toll).toBe(-1);
    expect(first?.sum).toBe(5);
    expect(second).toMatchObject({ sum: 4, lost: 4 });
  });

  it("counts Mr. Meng, who has no seat", () => {
    const table = { ...seats(0), meng: { points: 2 } as unknown as MengPicture };
    expect(accounts(table, news(["scored", -3, { points: 2, source: "decree" }])).map((one) => one.sum)).toEqual([0, 2]);
  });
});

describe("Mr. Meng's turn", () => {
  const why = (name: string, section: string): [string, number, Record<string, unknown>] => ["meng", -3, { step: 1, why: name, section }];

  it("is told step by step with the rules, the last one alone", () => {
    const log = news(
      why("reveals", "9.2"), ["meng-revealed", -3, { solo: "palace", card: "4b" }], why("icon-first", "9.2"),
      ["gave", 0], why("reveals", "9.2"), ["meng-revealed", -3, { solo: "special", card: "2a" }], why("special-card", "9.3"),
    );
    expect(lastTurnOf(log)).toEqual({ solo: "special", card: "2a", dusk: false, steps: [{ why: "reveals", rule: "9.2" }, { why: "special-card", rule: "9.3" }] });
  });

  it("goes on at dusk", () => {
    const log = news(why("reveals", "9.2"), ["meng-revealed", -3, { solo: "wall", card: "4b" }], ["dusk", -3, { solo: "wall" }], why("cannot-pay", "9.5"));
    expect(lastTurnOf(log)).toEqual({ solo: "wall", card: null, dusk: true, steps: [{ why: "cannot-pay", rule: "9.5" }] });
    expect(lastTurnOf([])).toBeNull();
  });

  it("is told in his name", () => {
    const words = new Catalogue([["en", ["automaton = Mr. Meng\nnews-gave = { $seat } gives\n"]]]);
    expect(words.news({ kind: "gave", seat: -3, values: {} })).toBe("Mr. Meng gives");
  });
});

describe("signs and words", () => {
  it("has a sign for everything that is asked", () => {
    for (const ref of ["card:3a", "location:wall", "form:intrigue-b", "house:2", "decree:cheap-jade", "city:A1", "ship:L1", "path:left", "die:2", "prize:jade", "favour:die", "reward:card", "piece:double", "move:pay"]) {
      expect(icon(ref)?.symbol, ref).toMatch(/^gugong-/);
    }
    expect(icon("face:6")).toBeNull();
  });

  it("draws all fifteen decrees", () => {
    expect(Object.keys(SIGNS)).toHaveLength(15);
  });

  it("names a gift by its card and explains it by its icon", () => {
    const words = new Catalogue([["en", ["card-5a = vase 5\nhelp-card-palace = Its icon: the Palace.\n"]]]);
    expect(explained(words, "card:5a:palace")).toEqual({ title: "Vase 5", help: "Its icon: the Palace." });
  });
});

describe("a gift that travels", () => {
  it("comes from the middle of where it was, in its size there", () => {
    expect(wayOf({ left: 100, top: 200, width: 60, height: 76 }, { left: 10, top: 20, width: 30, height: 38 })).toEqual({ x: 105, y: 199, scale: 2 });
  });
});

describe("gifts of one name", () => {
  const words = new Catalogue([["en", ["card-4a = bonsai 4\ncard-4b = bonsai 4\ncard-5a = vase 5\nmove-discard = Discard { $card }\n"]]]);
  const discard = (id: number, card: string) => ({ id, kind: "discard", arguments: { card } });
  const view = { moves: [], table: { cards: { "4a": { value: 4, icon: "canal" }, "4b": { value: 4, icon: "swap" } } } } as unknown as View;

  it("are told apart by what is on them, where both are in a list", () => {
    expect(alike(words, [discard(3, "4a"), discard(5, "4b"), discard(8, "5a")])).toEqual(new Set([3, 5]));
    expect(alike(words, [discard(3, "4a"), discard(8, "5a")])).toEqual(new Set());
    expect(face("card", "4a", view)).toEqual({ symbol: "gugong-canal", word: "short-canal" });
    expect(face("card", "4b", view)).toEqual({ symbol: "gugong-swap", word: "icon-swap" });
    expect(face("location", "canal", view)).toBeNull();
  });
});
