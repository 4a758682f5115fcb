// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dragonsOn, palaceRows, rowOfGroups, rowsOfGroups, startGrid, type Box } from "../src/games/dragon/layout";
import {
  capital, courtShown, Figures, handCards, hasActed, hasOld, matched, Palaces, readiness, trackWindow, typeOf, written,
  type CourtPicture, type GroupPicture, type PalacePicture, type TablePicture,
} from "../src/games/dragon/picture";
import type { View } from "../src/lib/types";

const palace = (floors: number, ...persons: string[]): PalacePicture => ({ floors, persons });
const group = (...cards: string[]): GroupPicture => ({ cards, dragons: [], surcharge: 0 });
const figures = new Figures({
  tiles: { healer: { steps: 4, symbols: 1 }, "old-healer": { steps: 1, symbols: 2 }, monk: { steps: 6, symbols: 1 }, warrior: { steps: 5, symbols: 1 } },
  icons: { taxes: 2, build: 1 },
  amounts: { tribute: 4, festival: [6, 3], mongols: 1, epidemic: 3 },
  refill: 3,
});
const court = (more: Partial<CourtPicture> = {}): CourtPicture => ({
  points: 0, track: 0, yuan: 0, rice: 0, fireworks: 0, privileges: { small: 0, large: 0 }, palaces: [], cards: 0, hand: null, ...more,
});
const table = (more: Partial<TablePicture>): TablePicture => ({
  month: 3, phase: "action", hired: null, calendar: [], amounts: { tribute: 4, festival: [6, 3], mongols: 1, epidemic: 3 }, groups: [],
  icons: {}, order: [2, 0, 1], supply: {}, tiles: {}, prices: { small: 2, large: 6 }, refill: 3, spared: [], players: [], ...more,
});
const view = (acting: number[], more: Partial<View> = {}): View => ({
  game: "dragon", rules_version: 1, edition: "", options: {}, seats: 3, you: null, acting, over: false, scores: [0, 0, 0], ranking: null,
  prompt: null, moves: [], refused: [], table: { ...table({}) }, ...more,
});

describe("the picture", () => {
  it("is the kernel's own: a golden game names every field the board draws", () => {
    const golden = readFileSync(new URL("../../tests/golden/dragon-3.txt", import.meta.url), "utf8");
    for (const field of Object.keys(table({}))) expect(golden, field).toMatch(new RegExp(`table\\.${field}\\b`));
    for (const field of Object.keys(court())) expect(golden, field).toMatch(new RegExp(`table\\.players\\[\\d\\]\\.${field}\\b`));
  });

  it("tells what is printed on tiles and cards", () => {
    expect([figures.steps("old-healer"), figures.symbols("old-healer"), figures.icons("taxes"), figures.refill]).toEqual([1, 2, 2, 3]);
    expect([figures.icons("privilege"), figures.steps("nobody")]).toEqual([0, 0]);
    expect(figures.range).toBe("1–6");
  });

  it("knows types and ages", () => {
    expect([typeOf("old-monk"), typeOf("monk"), hasOld("monk"), hasOld("lady")]).toEqual(["monk", "monk", true, false]);
    expect(capital("élan")).toBe("Élan");
  });

  it("has brief words for narrow places where there are any", () => {
    const say = (key: string) => key;
    expect(written("card-taxes", say)).toEqual({ text: "Card-taxes" });
    expect(written("event-mongols", say)).toEqual({ text: "Short-mongols", brief: "Brief-event-mongols" });
  });
});

describe("how ready a court is", () => {
  const lived = court({ yuan: 2, rice: 1, fireworks: 3, palaces: [palace(2, "healer", "old-healer"), palace(1), palace(2, "warrior")] });

  it.each([
    ["tribute", 2, 4],
    ["drought", 1, 2],
    ["epidemic", 3, 3],
    ["mongols", 1, null],
    ["festival", 3, null],
  ])("for %s: has %i of %s", (event, have, need) => {
    expect(readiness(event, lived, figures)).toMatchObject({ have, need });
  });

  it("asks nothing in peace", () => {
    expect(readiness("peace", lived, figures)).toBeNull();
  });
});

describe("whose turn and whose court", () => {
  it("counts those as done who stand before the acting seat in turn order", () => {
    expect([0, 1, 2].map((seat) => hasActed(view([0]), seat))).toEqual([false, false, true]);
    expect(hasActed(view([]), 2)).toBe(false);
    expect(hasActed(view([0], { over: true }), 2)).toBe(false);
  });

  it("shows the court that was asked for, else one's own, else that of whoever acts", () => {
    expect(courtShown(view([1]), 0, 2)).toBe(2);
    expect(courtShown(view([1]), 0, null)).toBe(0);
    expect(courtShown(view([1]), null, null)).toBe(1);
    expect(courtShown(view([]), null, null)).toBe(2);
  });
});

describe("palaces from picture to picture", () => {
  it("stay who they are when one before them goes", () => {
    const before = [palace(1), palace(2, "monk"), palace(2, "lady", "healer")];
    expect(matched(before, before.slice(1))).toEqual([1, 2]);
    expect(matched(before, [palace(2, "monk"), palace(3, "lady", "healer")])).toEqual([1, 2]);
  });

  it("are new at the end", () => {
    const before = [palace(2, "monk"), palace(2)];
    expect(matched(before, [...before, palace(1)])).toEqual([0, 1, undefined]);
  });

  it("are told apart by who lives there when many change at once", () => {
    const before = [palace(1, "farmer"), palace(2), palace(1), palace(3, "monk", "scholar")];
    expect(matched(before, [palace(1, "farmer"), palace(1), palace(3, "monk")])).toEqual([0, 1, 3]);
  });

  it("keep a number each, for every court of its own", () => {
    const palaces = new Palaces();
    const first = palaces.of(0, [palace(1), palace(2, "monk")]);
    const other = palaces.of(1, [palace(2), palace(2)]);
    expect(new Set([...first, ...other]).size).toBe(4);
    expect(palaces.of(0, [palace(1), palace(2, "monk")])).toEqual(first);
    const later = palaces.of(0, [palace(2, "monk"), palace(1)]);
    expect(later[0]).toBe(first[1]);
    expect([...first, ...other]).not.toContain(later[1]);
    expect(palaces.of(1, [palace(2), palace(2)])).toEqual(other);
  });
});

describe("a hand", () => {
  it("is single cards, the wild ones last", () => {
    expect(handCards({ wild: 2, monk: 1 }, 8).map((one) => one.card)).toEqual(["monk", "wild", "wild"]);
  });

  it("lies in piles when it is long", () => {
    expect(handCards({ wild: 2, monk: 1 }, 2)).toEqual([{ card: "monk", count: 1 }, { card: "wild", count: 2 }]);
  });
});

describe("the person track", () => {
  it("is a window that holds every marker", () => {
    const shown = trackWindow([24, 25, 24, 28], 20);
    expect(shown).toHaveLength(20);
    expect(shown).toContainEqual({ at: 24 });
    expect(shown).toContainEqual({ at: 28 });
    expect(trackWindow([0, 1], 10)[0]).toEqual({ at: 0 });
  });

  it.each([[[3, 60]], [[0, 30, 61, 90, 91]], [[5, 17, 29, 41, 53]]])("folds the empty stretches between %j", (positions) => {
    const shown = trackWindow(positions, 20);
    expect(shown.length).toBeLessThanOrEqual(20);
    for (const at of positions) expect(shown).toContainEqual({ at });
    const numbers = shown.flatMap((space) => ("at" in space ? [space.at] : []));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(shown.some((space) => "fold" in space)).toBe(true);
    shown.forEach((space, i) => {
      const next = shown[i + 1];
      if ("at" in space && next && "at" in next) expect(next.at).toBe(space.at + 1);
    });
  });
});

const SPLITS = [[4, 3], [3, 2, 2], [2, 2, 2, 1], [2, 2, 1, 1, 1], [2, 2, 2, 2]];
const groupsOf = (sizes: number[]) => sizes.map((size, i) => group(...Array.from({ length: size }, (_, k) => `c${i}${k}`)));
const inside = (box: Box, outer: Box) =>
  box.x >= outer.x - 0.01 && box.y >= outer.y - 0.01 && box.x + box.w <= outer.x + outer.w + 0.01 && box.y + box.h <= outer.y + outer.h + 0.01;
const apart = (one: Box, other: Box) =>
  one.x + one.w <= other.x + 0.01 || other.x + other.w <= one.x + 0.01 || one.y + one.h <= other.y + 0.01 || other.y + other.h <= one.y + 0.01;

describe.each(SPLITS.map((split) => [split]))("groups of %j", (split) => {
  it.each([["in a row on a desktop", rowOfGroups, 784], ["on a phone", rowsOfGroups, 374], ["on a small phone", rowsOfGroups, 304], ["on a tablet", rowsOfGroups, 668]] as const)(
    "lie side by side %s",
    (_, arrange, width) => {
      const layout = arrange(groupsOf(split), width);
      const page: Box = { x: 0, y: 0, w: width, h: layout.height };
      const boxes = [...layout.groups, ...(layout.refill ? [layout.refill] : [])];
      boxes.forEach((box, i) => {
        expect(inside(box, page), JSON.stringify(box)).toBe(true);
        for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true);
      });
      layout.groups.forEach((box, i) => {
        expect(box.cards).toHaveLength(split[i] ?? 0);
        box.cards.forEach((card, k) => {
          expect(inside(card, box)).toBe(true);
          for (const other of box.cards.slice(k + 1)) expect(apart(card, other)).toBe(true);
        });
      });
    },
  );

  it.each([1, 2, 3, 4, 5])("have room for %i dragons on each", (many) => {
    for (const layout of [rowOfGroups(groupsOf(split), 784), rowsOfGroups(groupsOf(split), 374)]) {
      for (const box of layout.groups) {
        const { pieces } = dragonsOn(box, many);
        expect(pieces).toHaveLength(many);
        for (const piece of pieces) expect(piece.x >= box.x && piece.x + piece.width <= box.x + box.w, JSON.stringify({ box, piece })).toBe(true);
        pieces.slice(1).forEach((piece, i) => expect(piece.x).toBeGreaterThan(pieces[i]?.x ?? 0));
      }
    }
  });
});

describe("other places", () => {
  it("give the nine persons of the start a grid that fits", () => {
    for (const [width, compact] of [[784, false], [374, true], [668, true]] as const) {
      const { columns, w, h, height } = startGrid(width, compact);
      expect(columns * w + (columns + 1) * 7).toBeCloseTo(width);
      expect(38 + Math.ceil(9 / columns) * (h + 7)).toBe(height);
    }
  });

  it.each([0, 1, 2, 4, 7, 12, 28])("find room for %i palaces", (count) => {
    const plan = palaceRows(count, 346, 146, 140);
    expect(plan.rows * plan.columns).toBeGreaterThanOrEqual(count);
    expect(plan.columns * 87 * plan.scale).toBeLessThanOrEqual(346.01);
    expect(plan.rows * 140 * plan.scale).toBeLessThanOrEqual(146.01);
    expect(plan.scale).toBeGreaterThan(0);
  });
});
