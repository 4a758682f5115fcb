import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { courtiers, crosses, FRAME, inside, labels, markers, mountains, overlap, pointsOf, shapes, tagPlace, wall, type BoardData } from "../src/games/china/geometry";
import { boardOf, cardsOf, chapters, gained, rowsOf, type MapPicture, type Step } from "../src/games/china/picture";

// Two provinces that share a border, and a lake beside both.
const MAP: MapPicture = {
  board: "test",
  provinces: {
    west: { name: "West", colour: "red", dragon: [150, 250], border: "100,100 200,100 300,100 300,200 300,300 300,400 100,400 100,250", spaces: ["W1"] },
    east: { name: "East", colour: "green", dragon: [450, 250], border: "300,100 500,100 500,400 400,400 400,300 300,300 300,200", spaces: ["E1", "E2"] },
  },
  spaces: {
    W1: { x: 200, y: 150, city: "Anyi", label: "N", provinces: ["west"], port: false, post: false },
    E1: { x: 380, y: 150, city: "Ye", label: "S", provinces: ["east"], port: true, post: false },
    E2: { x: 460, y: 340, city: "Daliang", label: "S", provinces: ["east"], port: false, post: false },
  },
  roads: [
    ["W1", "E1"],
    ["E1", "E2"],
  ],
  alliances: [{ number: 1, provinces: ["west", "east"], x: 300, y: 220 }],
  wall: { line: "36,664 36,60 60,36 664,36", spaces: 51 },
  outland: "0,0 700,0 700,700 0,700",
  lake: "300,300 400,300 400,400 300,400",
};
const board: BoardData = boardOf(MAP);
const measure = (text: string) => text.length * 7;

describe("the map of China", () => {
  it("reads points as SVG writes them", () => {
    expect(pointsOf(" 490,106 572,104\n 1,2 ")).toEqual([[490, 106], [572, 104], [1, 2]]); // prettier-ignore
  });

  it("gives both neighbours the same smooth border", () => {
    const drawn = shapes(board);
    const [border = ""] = drawn.borders.split("M").filter(Boolean);
    expect(drawn.borders.split("M").filter(Boolean)).toHaveLength(1);
    const ends = border.split("C").slice(1).map((curve) => curve.split(" ").slice(-2).join(" "));
    for (const end of ends) for (const outline of Object.values(drawn.provinces)) expect(outline).toContain(end);
    expect(drawn.coasts.split("M").filter(Boolean).length).toBeGreaterThanOrEqual(4);
    expect(drawn.lake.endsWith("Z")).toBe(true);
  });

  it("spaces the score track evenly and turns with the wall", () => {
    const places = wall(board.wall);
    expect(places).toHaveLength(51);
    expect(places[0]).toMatchObject({ x: 36, y: 664, turn: -90 });
    expect(places[50]?.x).toBeCloseTo(664);
    const steps = places.slice(1, 20).map((place, i) => (places[i]?.y ?? 0) - place.y);
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0);
  });

  it("lets markers stand side by side and go round again", () => {
    const places = wall(board.wall);
    const [one, other, far, none] = markers([7, 7, 57, 0], places);
    expect(one?.x).not.toBe(other?.x);
    expect(one?.y).toBeCloseTo(other?.y ?? 0);
    expect(far?.round).toBe(1);
    expect(none).toMatchObject({ y: 664, round: 0 });
    expect(markers([50], places)[0]?.round).toBe(0);
  });

  it("finds names a place that hides neither pieces nor roads", () => {
    const found = labels(board, 1, measure);
    const all = [...Object.values(found.provinces), ...Object.values(found.cities)].map((label) => label.box);
    all.forEach((box, i) => all.slice(i + 1).forEach((other) => expect(overlap(box, other)).toBe(0)));
    for (const { x, y } of Object.values(board.spaces)) {
      for (const box of all) expect(overlap(box, { x: x - 15, y: y - 25, w: 30, h: 36 })).toBe(0);
    }
    for (const box of all) expect(crosses([200, 150], [380, 150], box)).toBe(false);
    expect(mountains(board, found)).toEqual(mountains(board, found));
  });

  it("puts a chain's tag on the map and off the palaces", () => {
    const [x, y] = tagPlace(board, ["W1", "E1", "E2"], 50, 22);
    expect(x).toBeGreaterThan(FRAME.x);
    for (const space of Object.values(board.spaces)) {
      expect(overlap({ x: x - 25, y: y - 11, w: 50, h: 22 }, { x: space.x - 15, y: space.y - 25, w: 30, h: 36 })).toBe(0);
    }
  });

  it("knows inside from outside", () => {
    expect(inside([150, 150], board.provinces["west"]?.border ?? [])).toBe(true);
    expect(inside([350, 350], board.provinces["east"]?.border ?? [])).toBe(false);
  });

  it("makes room for every emissary on a dragon", () => {
    for (const count of [1, 2, 3, 4, 5, 7]) {
      const places = courtiers(count);
      expect(places).toHaveLength(count);
      expect(new Set(places.map((place) => `${place.x} ${place.y}`)).size).toBe(count);
    }
    expect(courtiers(4)[0]?.scale).toBe(0.82);
  });

  it("reads the same map only once", () => {
    expect(boardOf(structuredClone(MAP))).toBe(boardOf(MAP));
  });
});

describe("what the picture tells", () => {
  it("lists who built, most points first, and who would by filling", () => {
    expect(rowsOf([1, 2, 0, 0], [2, 3, 0, 0], [4, 5, 0, 0])).toEqual([
      { owner: 1, built: 2, now: 3, filled: 5 },
      { owner: 0, built: 1, now: 2, filled: 4 },
    ]);
    expect(rowsOf([1, 0], [1, 0], [1, 5]).map((row) => row.owner)).toEqual([0, 1]);
    expect(rowsOf([1, 0, 2], [2, 0, 3], null, (owner) => (owner > 1 ? -1 : owner)).map((row) => row.owner)).toEqual([-1, 0]);
  });

  it("lays a hand out by colour", () => {
    expect(cardsOf({ violet: 1, yellow: 2 })).toEqual(["yellow", "yellow", "violet"]);
  });

  it("counts the final scoring chapter by chapter", () => {
    const steps: Step[] = [
      { step: "province", province: "shu", points: [4, 1], totals: [14, 6] },
      { step: "alliance", number: 1, points: [0, 0], totals: [14, 6] },
      { step: "alliance", number: 2, points: [0, 5], totals: [14, 11] },
      { step: "road", seat: 0, spaces: ["A", "B", "C", "D"], points: [4, 0], totals: [18, 11] },
    ];
    expect(chapters(steps)).toEqual([
      { chapter: "open", first: 0, count: 1 },
      { chapter: "alliances", first: 1, count: 2 },
      { chapter: "roads", first: 3, count: 1 },
    ]);
    expect(gained(steps, -1, 2).open).toEqual([0, 0]);
    expect(gained(steps, 2, 2)).toMatchObject({ open: [4, 1], alliances: [0, 5], roads: [0, 0] });
  });
});

describe("the board's words", () => {
  const text = (language: string) => readFileSync(new URL(`../src/games/china/words/${language}.ftl`, import.meta.url), "utf8");
  const bundle = (language: string) => {
    const made = new FluentBundle(language, { useIsolating: false });
    expect(made.addResource(new FluentResource(text(language)))).toEqual([]);
    return made;
  };
  const english = [...bundle("en")._messages.keys()];

  it.each(["fr", "pl"])("are the same in %s", (language) => {
    expect([...bundle(language)._messages.keys()]).toEqual(english);
  });

  it("are well set", () => {
    expect(text("fr")).not.toMatch(/[^\s{}>] [;!?»]|« |\w :\s|\w'\w/);
    expect(text("pl")).not.toMatch(/[\s(][aiouwzAIOUWZ] (?![=])/);
  });

  it("are all there", () => {
    const files = ["Board", "Card", "CardButton", "Emperor", "Header", "Info", "Map", "Pile", "Scoring", "Strip", "Tray", "Ways"];
    const source = files.map((file) => readFileSync(new URL(`../src/games/china/${file}.svelte`, import.meta.url), "utf8")).join();
    const used = [...source.matchAll(/say\(["'](desk-[a-z-]+)["']/g)].map((match) => match[1] ?? "");
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter((key) => !english.includes(key))).toEqual([]);
    const begun = [...source.matchAll(/say\(`(desk-[a-z-]+)\$\{/g)].map((match) => match[1] ?? "");
    const unused = english.filter((key) => key.startsWith("desk-") && !used.includes(key) && !begun.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
