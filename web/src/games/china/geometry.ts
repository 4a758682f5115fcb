/** The map as shapes: smooth borders, the wall, places for names and mountains. Board units, once for each board. */

export type Point = readonly [x: number, y: number];

export interface Space {
  /** One province, or the two of a border post. */
  provinces: string[];
  x: number;
  y: number;
  city: string;
  /** The side of the space its name stands on, if nothing is in the way. */
  label: string;
  port: boolean;
  post: boolean;
}

export interface Province {
  name: string;
  colour: string;
  dragon: Point;
  border: Point[];
  spaces: string[];
}

export interface Alliance {
  number: number;
  provinces: string[];
  x: number;
  y: number;
}

export interface BoardData {
  wall: { spaces: number; line: Point[] };
  outland: Point[];
  lake: Point[];
  provinces: Record<string, Province>;
  spaces: Record<string, Space>;
  roads: [string, string][];
  alliances: Alliance[];
}

/** Points as SVG writes them: `490,106 572,104`. */
export function pointsOf(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(",").map(Number);
      return [x, y];
    });
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What of the board is drawn; the strip on top leaves a tooltip room over the sea. */
export const FRAME: Box = { x: 8, y: -45, w: 992, h: 735 };
/** The same without that strip, where every pixel counts. */
export const TIGHT: Box = { x: 8, y: 10, w: 976, h: 676 };

// ---- Borders ---------------------------------------------------------------------------------------

type Curve = [Point, Point, Point, Point];

export interface Shapes {
  /** The outline of every province. */
  provinces: Record<string, string>;
  lake: string;
  outland: string;
  /** Lines between two provinces, and those along water or the outer edge. */
  borders: string;
  coasts: string;
}

const OUTSIDE = "";
const LAKE = "lake";

/** Smooth every stretch between two corners once and give it to both its neighbours, so that no gap opens. */
export function shapes(board: BoardData): Shapes {
  const areas: Record<string, Point[]> = { [LAKE]: board.lake };
  for (const [id, province] of Object.entries(board.provinces)) areas[id] = province.border;

  const sides = new Map<string, string[]>();
  for (const [id, polygon] of Object.entries(areas)) {
    polygon.forEach((point, i) => {
      const key = edge(point, at(polygon, i + 1));
      sides.set(key, [...(sides.get(key) ?? []), id].sort());
    });
  }
  const label = (one: Point, other: Point): string => {
    const both = sides.get(edge(one, other)) ?? [];
    return both.length > 1 ? both.join("|") : `${both[0] ?? ""}|${OUTSIDE}`;
  };
  const meeting = new Map<string, Set<string>>();
  for (const polygon of Object.values(areas)) {
    polygon.forEach((point, i) => {
      const known = meeting.get(String(point)) ?? new Set<string>();
      known.add(label(point, at(polygon, i + 1)));
      known.add(label(at(polygon, i - 1), point));
      meeting.set(String(point), known);
    });
  }
  const corner = (point: Point): boolean => (meeting.get(String(point))?.size ?? 0) > 1;

  const provinces: Record<string, string> = {};
  const borders = new Map<string, string>();
  const coasts = new Map<string, string>();
  for (const [id, polygon] of Object.entries(areas)) {
    const curves: Curve[] = [];
    for (const stretch of stretches(polygon, corner)) {
      const [first, second] = stretch;
      const last = stretch.at(-1);
      if (!first || !second || !last) continue;
      const turned = String(first) > String(last);
      const smoothed = smooth(turned ? [...stretch].reverse() : stretch);
      const name = label(first, second);
      const wet = name.split("|").some((one) => one === OUTSIDE || one === LAKE);
      (wet ? coasts : borders).set(`${name} ${[String(first), String(last)].sort().join(" ")}`, path(smoothed));
      curves.push(...(turned ? smoothed.map(reversed).reverse() : smoothed));
    }
    provinces[id] = `${path(curves)}Z`;
  }
  const { [LAKE]: lake = "", ...rest } = provinces;
  return {
    provinces: rest,
    lake,
    outland: `M${board.outland.map((point) => point.join(" ")).join("L")}Z`,
    borders: [...borders.values()].join(""),
    coasts: [...coasts.values()].join(""),
  };
}

function at(polygon: readonly Point[], i: number): Point {
  return polygon[(i + polygon.length) % polygon.length] ?? [0, 0];
}

function edge(one: Point, other: Point): string {
  return [String(one), String(other)].sort().join(" ");
}

/** The closed outline cut at its corners. */
function stretches(polygon: Point[], corner: (point: Point) => boolean): Point[][] {
  const start = Math.max(0, polygon.findIndex(corner));
  const round = [...polygon.slice(start), ...polygon.slice(0, start), at(polygon, start)];
  const found: Point[][] = [];
  let open: Point[] = [];
  round.forEach((point, i) => {
    open.push(point);
    if (i > 0 && (corner(point) || i === round.length - 1)) {
      found.push(open);
      open = [point];
    }
  });
  return found;
}

/** A Catmull-Rom curve through all points. */
function smooth(points: readonly Point[]): Curve[] {
  const curves: Curve[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const here = points[i] ?? [0, 0];
    const next = points[i + 1] ?? here;
    const before = points[i - 1] ?? here;
    const after = points[i + 2] ?? next;
    curves.push([
      here,
      [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6],
      [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6],
      next,
    ]);
  }
  return curves;
}

function reversed([from, one, two, to]: Curve): Curve {
  return [to, two, one, from];
}

function path(curves: readonly Curve[]): string {
  const [first] = curves;
  if (!first) return "";
  return `M${said(first[0])}${curves.map(([, one, two, to]) => `C${said(one)} ${said(two)} ${said(to)}`).join("")}`;
}

function said([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

// ---- The wall --------------------------------------------------------------------------------------

export interface WallSpace {
  x: number;
  y: number;
  /** The direction of the wall there, in degrees. */
  turn: number;
}

/** Where a number of points lies on the score track; it goes round again after the last space. */
export function wall(track: BoardData["wall"]): WallSpace[] {
  const line = track.line;
  const lengths = line.slice(1).map((point, i) => distance(point, line[i] ?? point));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  return Array.from({ length: track.spaces }, (_, space) => {
    let left = (whole * space) / (track.spaces - 1);
    let i = 0;
    while (i < lengths.length - 1 && left > (lengths[i] ?? 0)) left -= lengths[i++] ?? 0;
    const from = line[i] ?? [0, 0];
    const to = line[i + 1] ?? from;
    const part = left / (lengths[i] || 1);
    return {
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
      turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
    };
  });
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

// ---- What is in the way ----------------------------------------------------------------------------

export function overlap(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Whether a straight line passes through a box. */
export function crosses(from: Point, to: Point, box: Box): boolean {
  let low = 0;
  let high = 1;
  for (const axis of [0, 1] as const) {
    const least = axis === 0 ? box.x : box.y;
    const most = least + (axis === 0 ? box.w : box.h);
    const way = to[axis] - from[axis];
    if (way === 0) {
      if (from[axis] < least || from[axis] > most) return false;
      continue;
    }
    const ends = [(least - from[axis]) / way, (most - from[axis]) / way].sort((a, b) => a - b);
    low = Math.max(low, ends[0] ?? 0);
    high = Math.min(high, ends[1] ?? 1);
    if (low > high) return false;
  }
  return true;
}

export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  polygon.forEach((one, i) => {
    const other = at(polygon, i - 1);
    if (one[1] > y !== other[1] > y && x < ((other[0] - one[0]) * (y - one[1])) / (other[1] - one[1]) + one[0]) {
      within = !within;
    }
  });
  return within;
}

/** What stands on the map whatever happens: spaces with room for a palace, dragons, alliances. */
function standing(board: BoardData): Box[] {
  return [
    ...Object.values(board.spaces).map(({ x, y, post }) =>
      post ? { x: x - 22, y: y - 28, w: 44, h: 46 } : { x: x - 17, y: y - 27, w: 34, h: 39 },
    ),
    ...Object.values(board.provinces).map(({ dragon: [x, y] }) => ({ x: x - 28, y: y - 38, w: 76, h: 66 })),
    ...board.alliances.map(({ x, y }) => ({ x: x - 17, y: y - 14, w: 34, h: 34 })),
  ];
}

function roadLines(board: BoardData): [Point, Point][] {
  return board.roads.map(([from, to]) => {
    const one = board.spaces[from];
    const other = board.spaces[to];
    return [
      [one?.x ?? 0, one?.y ?? 0],
      [other?.x ?? 0, other?.y ?? 0],
    ];
  });
}

// ---- Names -----------------------------------------------------------------------------------------

export interface Label {
  x: number;
  y: number;
  box: Box;
}

export interface Labels {
  provinces: Record<string, Label>;
  cities: Record<string, Label>;
}

/** A text's width in pixels. */
export type Measure = (text: string, kind: "province" | "city") => number;

/** How many pixels beside a province's name its seal and the coin take. */
export const SEAL_WIDE = 24;
export const COIN_WIDE = 26;

/** Find every name a place where it hides nothing; `scale` is how many pixels a unit has. */
export function labels(board: BoardData, scale: number, measure: Measure, ringed = false): Labels {
  const fixed = standing(board);
  const roads = roadLines(board);
  const names: { id: string; places: Candidate[]; polygon: Point[]; loose: number }[] = [];
  for (const [id, province] of Object.entries(board.provinces)) {
    const w = (measure(province.name, "province") + SEAL_WIDE + COIN_WIDE + (ringed ? 22 : 0)) / scale;
    names.push({ id, places: beside(province.dragon, w, 20 / scale), polygon: province.border, loose: 1.2 });
  }
  const count = names.length;
  for (const [id, space] of Object.entries(board.spaces)) {
    const w = measure(space.city, "city") / scale + 4;
    const polygon = board.provinces[space.provinces[0] ?? ""]?.border ?? [];
    names.push({ id, places: around(space, w, 15 / scale), polygon, loose: 0.5 });
  }
  // One after the other, then again with all the others in place.
  const found: (Box | null)[] = names.map(() => null);
  for (let turn = 0; turn < ROUNDS; turn++) {
    names.forEach(({ places, polygon, loose }, i) => {
      const others = found.filter((box, k): box is Box => box !== null && k !== i);
      found[i] = lowest(places, (box) => clutter(box, fixed, roads) + 1.3 * clutter(box, others, []) + loose * strays(box, polygon));
    });
  }
  const provinces: Record<string, Label> = {};
  const cities: Record<string, Label> = {};
  names.forEach(({ id }, i) => {
    const box = found[i] ?? { x: 0, y: 0, w: 0, h: 0 };
    if (i < count) provinces[id] = { x: box.x, y: box.y + box.h * 0.8, box };
    else cities[id] = { x: box.x + box.w / 2, y: box.y + box.h * 0.78, box };
  });
  return { provinces, cities };
}

const ROUNDS = 3;

/** Places for a province's name around its dragon, below it first. */
function beside([x, y]: Point, w: number, h: number): Candidate[] {
  const places: [left: number, top: number][] = [];
  for (const top of [y + 32, y + 44]) for (const shift of [0, -18, 18, -36, 36]) places.push([x - w / 2 + shift, top]);
  for (const top of [y - 38 - h, y - 50 - h]) for (const shift of [0, -20, 20, -40, 40]) places.push([x - w / 2 + shift, top]);
  for (const top of [y - h / 2, y + 14, y - h]) places.push([x - 34 - w, top], [x + 36, top + 6]);
  return places.map(([left, top], i) => ({ x: left, y: top, w, h, bias: i * 1.2 }));
}

interface Candidate extends Box {
  bias: number;
}

/** Places around a space, the printed side first. */
function around(space: Space, w: number, h: number): Candidate[] {
  const wide = space.post ? 24 : 18;
  const { x, y } = space;
  const below = y + (space.post ? 18 : 13);
  const above = y - 28 - h;
  const places: [side: string, left: number, top: number][] = [];
  for (const shift of [0, 14, -14, 26, -26, w / 2, -w / 2]) {
    places.push(["S", x - w / 2 + shift, below], ["N", x - w / 2 + shift, above]);
  }
  for (const shift of [0, 8, -8, 16, -16]) {
    places.push(["E", x + wide, y - h / 2 + shift], ["W", x - wide - w, y - h / 2 + shift]);
  }
  for (const shift of [0, 10, -10]) {
    places.push(["S", x - w / 2 + shift, below + 8], ["N", x - w / 2 + shift, above - 8]);
  }
  return places.map(([side, left, top], i) => ({ x: left, y: top, w, h, bias: (side === space.label ? 0 : 8) + i * 0.8 }));
}

function lowest(places: Candidate[], cost: (box: Box) => number): Box {
  let best = places[0] ?? { x: 0, y: 0, w: 0, h: 0, bias: 0 };
  let least = Infinity;
  for (const place of places) {
    const price = cost(place) + place.bias;
    if (price < least) [best, least] = [place, price];
  }
  return { x: best.x, y: best.y, w: best.w, h: best.h };
}

function clutter(box: Box, taken: readonly Box[], roads: readonly [Point, Point][]): number {
  let cost = 0;
  for (const other of taken) {
    const common = overlap(box, other);
    if (common > 0) cost += 24 + common;
  }
  const padded = { x: box.x - 2, y: box.y - 1, w: box.w + 4, h: box.h + 2 };
  for (const [from, to] of roads) if (crosses(from, to, padded)) cost += 160;
  if (box.x < FRAME.x + 44 || box.x + box.w > FRAME.x + FRAME.w - 6 || box.y + box.h > FRAME.y + FRAME.h - 4) cost += 400;
  return cost;
}

/** How much of a box lies outside its own province. */
function strays(box: Box, polygon: readonly Point[]): number {
  let out = 0;
  for (const across of [0, 0.25, 0.5, 0.75, 1]) {
    for (const down of [0, 1]) if (!inside([box.x + box.w * across, box.y + box.h * down], polygon)) out += 1;
  }
  return out * 22;
}

// ---- Mountains -------------------------------------------------------------------------------------

export interface Mountain {
  x: number;
  y: number;
  form: 1 | 2 | 3;
  size: number;
}

const TRIES = 420;
const MOUNTAINS = 46;

/** Mountains where nothing else stands; always the same ones. */
export function mountains(board: BoardData, names: Labels): Mountain[] {
  const taken = [
    ...standing(board),
    ...Object.values(names.provinces).map((label) => label.box),
    ...Object.values(names.cities).map((label) => label.box),
  ];
  const roads = roadLines(board);
  const polygons = Object.values(board.provinces).map((province) => province.border);
  const next = sequence(20_231);
  const found: Mountain[] = [];
  for (let i = 0; i < TRIES && found.length < MOUNTAINS; i++) {
    const x = 84 + next() * 850;
    const y = 84 + next() * 590;
    const form = (1 + Math.floor(next() * 3)) as 1 | 2 | 3;
    const size = 0.72 + next() * 0.4;
    const box = { x: x - 20 * size, y: y - 18 * size, w: 40 * size, h: 24 * size };
    if (taken.some((other) => overlap(box, other) > 0)) continue;
    if (roads.some(([from, to]) => crosses(from, to, box))) continue;
    const corners: Point[] = [
      [box.x, box.y],
      [box.x + box.w, box.y],
      [box.x, box.y + box.h],
      [box.x + box.w, box.y + box.h],
    ];
    if (!polygons.some((polygon) => corners.every((point) => inside(point, polygon)))) continue;
    found.push({ x, y, form, size });
    taken.push({ x: box.x - 8, y: box.y - 6, w: box.w + 16, h: box.h + 12 });
  }
  return found.sort((one, other) => one.y - other.y);
}

/** The same numbers between 0 and 1 each time (Park and Miller). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A faded ridge above the wall: one outline of peaks, always the same. */
export function ridge(from: number, to: number, base: number, high: number, seed: number): string {
  const next = sequence(seed);
  let d = `M${from} ${base}`;
  for (let x = from; x < to; ) {
    const wide = 46 + next() * 58;
    const tall = high * (0.4 + next() * 0.6);
    const low = base - high * 0.12 * next();
    const peak = x + wide * (0.4 + next() * 0.2);
    d += `C${round(x + wide * 0.22)} ${round(low - 2)} ${round(peak - wide * 0.12)} ${round(base - tall)} ${round(peak)} ${round(base - tall)}`;
    d += `S${round(x + wide * 0.76)} ${round(low - 3)} ${round(x + wide)} ${round(low)}`;
    x += wide;
  }
  return `${d}V${base}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

// ---- Tags on chains --------------------------------------------------------------------------------

/** Where a tag of a chain hides least: beside one of its roads, near its middle. */
export function tagPlace(board: BoardData, spaces: readonly string[], w: number, h: number): Point {
  const fixed = standing(board);
  const points = spaces.map((id): Point => [board.spaces[id]?.x ?? 0, board.spaces[id]?.y ?? 0]);
  const places: Candidate[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i] ?? [0, 0];
    const [bx, by] = points[i + 1] ?? [ax, ay];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const off = Math.abs((by - ay) / long) * (w / 2) + Math.abs((bx - ax) / long) * (h / 2) + 8;
    for (const side of [0, 1, -1]) {
      const x = (ax + bx) / 2 - ((by - ay) / long) * off * side;
      const y = (ay + by) / 2 + ((bx - ax) / long) * off * side;
      const bias = Math.abs(i + 1 - points.length / 2) * 12 + Math.abs(side) * 6;
      places.push({ x: x - w / 2, y: y - h / 2, w, h, bias });
    }
  }
  const best = lowest(places, (box) => clutter(box, fixed, []));
  return [best.x + w / 2, best.y + h / 2];
}

// ---- Pieces on a dragon ----------------------------------------------------------------------------

/** Where the emissaries stand on a dragon, from its centre: three in a row, four smaller, more in two rows. */
export function courtiers(count: number): { x: number; y: number; scale: number }[] {
  const row = (many: number, y: number, step: number, scale: number) =>
    Array.from({ length: many }, (_, i) => ({ x: (i - (many - 1) / 2) * step, y, scale }));
  if (count <= 2) return row(count, 11, 17, 1);
  if (count === 3) return row(3, 11, 15.5, 0.94);
  if (count === 4) return row(4, 10, 12.6, 0.82);
  const back = Math.floor(count / 2);
  return [...row(back, 1, 13, 0.74), ...row(count - back, 19, 13, 0.74)];
}

// ---- Markers on the wall ---------------------------------------------------------------------------

/** Side by side across the wall where several stand on one space. */
export function markers(points: readonly number[], places: readonly WallSpace[]): { x: number; y: number; round: number }[] {
  const count = places.length - 1;
  const spaces = points.map((one) => (one === 0 ? 0 : ((one - 1) % count) + 1));
  return points.map((one, seat) => {
    const space = spaces[seat] ?? 0;
    const place = places[space] ?? { x: 0, y: 0, turn: 0 };
    const together = spaces.flatMap((other, i) => (other === space ? [i] : []));
    const nth = together.indexOf(seat) - (together.length - 1) / 2;
    const along = ((place.turn + 90) * Math.PI) / 180;
    const step = together.length > 3 ? 9 : 15;
    return {
      x: place.x + Math.cos(along) * nth * step,
      y: place.y + Math.sin(along) * nth * step,
      round: one === 0 ? 0 : Math.floor((one - 1) / count),
    };
  });
}
