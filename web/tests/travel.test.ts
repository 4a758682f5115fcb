// What flies where: a tiny stand-in for the drawing is enough, since only keys, boxes and calls matter.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { placesOf, travel, type Places } from "../src/games/dragon/travel";

class Matrix {
  constructor(readonly a = 1, readonly b = 0, readonly c = 0, readonly d = 1, readonly e = 0, readonly f = 0) {}
  static fromMatrix(other: Matrix): Matrix {
    return other;
  }
  inverse(): Matrix {
    return new Matrix(1 / this.a, 0, 0, 1 / this.d, -this.e / this.a, -this.f / this.d);
  }
  multiply(other: Matrix): Matrix {
    return new Matrix(this.a * other.a, 0, 0, this.d * other.d, this.a * other.e + this.e, this.d * other.f + this.f);
  }
}

class Piece {
  dataset: Record<string, string>;
  style: Record<string, string> = {};
  animate = vi.fn((_frames: Keyframe[], _options: KeyframeAnimationOptions) => ({ onfinish: null, oncancel: null }) as unknown as Animation);
  constructor(key: string, readonly x: number, readonly y: number, tile?: string, readonly scale = 1) {
    this.dataset = { fly: key, ...(tile ? { tile } : {}) };
  }
  get ownerSVGElement() {
    return { getScreenCTM: () => new Matrix(this.scale, 0, 0, this.scale) };
  }
  getScreenCTM() {
    return new Matrix(this.scale, 0, 0, this.scale, this.x, this.y);
  }
  getBoundingClientRect() {
    return { left: this.x, top: this.y, width: 20, height: 10 };
  }
  cloneNode() {
    return Object.assign(new Piece("", this.x, this.y), { removeAttribute: vi.fn(), setAttribute: vi.fn(), querySelectorAll: () => [] });
  }
}

const left: { piece: Piece }[] = [];
function board(...pieces: Piece[]): HTMLElement {
  const drawing = { append: (frame: { children: Piece[] }) => left.push({ piece: frame.children[0] as Piece }) };
  return { querySelectorAll: (selector: string) => (selector === "[data-fly]" ? pieces : [drawing]) } as unknown as HTMLElement;
}
const after = (before: Places, ...pieces: Piece[]) => travel(board(...pieces), before);

let still = false;
beforeEach(() => {
  left.length = 0;
  still = false;
  vi.stubGlobal("DOMMatrix", Matrix);
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.stubGlobal("document", {
    createElementNS: () => {
      const frame = { children: [] as Piece[], setAttribute: vi.fn(), append: (piece: Piece) => frame.children.push(piece), remove: vi.fn() };
      return frame;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("persons travel", () => {
  it("remembers where everybody is", () => {
    const places = placesOf(board(new Piece("person:0:1:monk:0", 5, 6), new Piece("", 0, 0)));
    expect([...places.keys()]).toEqual(["person:0:1:monk:0"]);
    expect(places.get("person:0:1:monk:0")?.matrix).toMatchObject({ e: 5, f: 6 });
  });

  it("from the pile to the hand, at the drawing's own scale", () => {
    const before = placesOf(board(new Piece("pile:monk", 100, 50)));
    const hired = new Piece("hired", 300, 90, "monk", 2);
    after(before, new Piece("pile:monk", 100, 50), hired);
    expect(hired.animate.mock.calls[0]?.[0][0]).toEqual({ transform: "translate(-100px, -20px)" });
  });

  it("from the hand to a palace", () => {
    const before = placesOf(board(new Piece("hired", 300, 90, "monk"), new Piece("person:0:1:lady:0", 10, 10)));
    const [stayed, housed] = [new Piece("person:0:1:lady:0", 10, 10), new Piece("person:0:2:monk:0", 40, 10)];
    after(before, stayed, housed);
    expect(stayed.animate).not.toHaveBeenCalled();
    expect(housed.animate.mock.calls[0]?.[0][0]).toEqual({ transform: "translate(260px, 80px)" });
  });

  it("out of sight when they are released", () => {
    const before = placesOf(board(new Piece("person:0:1:lady:0", 10, 10), new Piece("person:0:1:monk:0", 10, 40)));
    after(before, new Piece("person:0:1:lady:0", 10, 10));
    expect(left).toHaveLength(1);
    expect(left[0]?.piece.animate).toHaveBeenCalledOnce();
  });

  it("not at all where another court comes into view", () => {
    const before = placesOf(board(...[1, 2, 3, 4].map((n) => new Piece(`person:0:${n}:monk:0`, n, n))));
    const others = [1, 2, 3].map((n) => new Piece(`person:1:${n}:lady:0`, n, n));
    after(before, ...others);
    expect(left).toHaveLength(0);
    for (const one of others) expect(one.animate).not.toHaveBeenCalled();
  });

  it("not for readers who want things to keep still", () => {
    still = true;
    const before = placesOf(board(new Piece("pile:monk", 100, 50)));
    const hired = new Piece("hired", 300, 90, "monk");
    after(before, hired);
    expect(hired.animate).not.toHaveBeenCalled();
  });
});
