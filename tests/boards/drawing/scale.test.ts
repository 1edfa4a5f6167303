import * as fc from "fast-check";
import { expect, test } from "vitest";

import { buyersSize } from "~/furniture/boards/buyers-size";
import type { Design, Place } from "~/furniture/boards/design";
import { defaultRules } from "~/furniture/boards/rules";

import { pal } from "../designs";
import { designs, drawn, looks, words } from "./pieces";
import { randomDesign } from "./random-designs";
import { pathsOf, pointsOf, sizeOf } from "./read-svg";

const person = 'fill="#a79d90"';
const figuresIn = (svg: string) =>
  [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text).slice(1);

/** The height on the sheet of what is drawn with a mark, in units. */
function heightOf(svg: string, mark: string): number {
  const ups = pathsOf(svg, mark)
    .flatMap(pointsOf)
    .map(([, y]) => y);
  return Math.max(...ups) - Math.min(...ups);
}

test("the piece stands as high beside the person as it is, shut and open, whatever the room", () => {
  fc.assert(
    fc.property(randomDesign, (design) => {
      for (const view of ["scale", "scaleOpen"] as const) {
        const svg = drawn(design, view, looks, words);
        const unit = heightOf(svg, person) / 1700;
        const upright = [...svg.matchAll(/<text ([^>]*rotate[^>]*)>(\d+)</g)];
        // What fills its niche is as high as the niche.
        const { height } = buyersSize(design, defaultRules, pal.front);
        const own = upright.find(([, , text]) => Number(text) === height);
        expect(own, `no figure ${height} in ${view}`).toBeDefined();
        const reach = pathsOf(svg, 'stroke-width=".5"')
          .map(pointsOf)
          .flatMap((points) => points.map(([, y]) => y));
        const ground = Math.max(
          ...pathsOf(svg, person)
            .flatMap(pointsOf)
            .map(([, y]) => y),
        );
        const lines = reach.map((y) => (ground - y) / unit);
        expect(lines.some((line) => Math.abs(line - height) < 0.3 / unit)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test("no figure of the view to scale touches another or leaves the sheet", () => {
  fc.assert(
    fc.property(randomDesign, (design) => {
      const svg = drawn(design, "scaleOpen", looks, words);
      const { width, height } = sizeOf(svg);
      const boxes = [
        ...svg.matchAll(/<text x="(\S+)" y="(\S+)" font-size="(\S+)"([^>]*)>([^<]*)</g),
      ].map(([, x, y, size, more, text]) => {
        const [at, base, letter] = [Number(x), Number(y), Number(size)];
        const half = (text!.length * 0.64 * letter) / 2;
        const isTurned = more!.includes("rotate");
        return isTurned
          ? { text, left: at - 0.75 * letter, right: at, top: base - half, bottom: base + half }
          : { text, left: at - half, right: at + half, top: base - 0.75 * letter, bottom: base };
      });
      for (const [index, one] of boxes.entries()) {
        const isIn = one.left >= 0 && one.right <= width && one.top >= 0 && one.bottom <= height;
        expect(isIn, `${one.text} leaves ${width} × ${height}`).toBe(true);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(isApart, `${one.text} touches ${other.text}`).toBe(true);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test("a niche is drawn as it was measured, and the ceiling where it was said to be", () => {
  const niche = figuresIn(drawn(designs.niche, "scale", looks, words));
  expect(niche).toEqual(expect.arrayContaining(["2160", "2550", "2170", "2555"]));
  const place: Place = { kind: "free", walls: "left", ceiling: 2640 };
  const said = figuresIn(drawn({ ...designs.bookcase, place }, "scale", looks, words));
  expect(said).toEqual(expect.arrayContaining(["800", "2000", "1700", "900×2100", "2640"]));
  const unsaid = figuresIn(drawn(designs.bookcase, "scale", looks, words));
  expect(unsaid).toHaveLength(4);
});

test("another room is another drawing, and only of the view to scale", () => {
  const places: Place[] = [
    designs.wardrobe.place,
    { kind: "free", walls: "none", ceiling: 2500 },
    { kind: "free", walls: "none", ceiling: 2700 },
  ];
  const views = (view: "scale" | "shut") =>
    places.map((place) => drawn({ ...designs.wardrobe, place }, view, looks, words));
  const ids = views("scale").map((svg) => / id="(\w+)t"/.exec(svg)![1]);
  expect(new Set(ids).size).toBe(3);
  expect(new Set(views("shut")).size).toBe(1);
});

test("open, one sees the rail and the shelves behind the doors", () => {
  const seen = (view: "scale" | "scaleOpen", design: Design) =>
    pathsOf(drawn(design, view, looks, words), 'stroke="#f1f3f4"').length;
  expect(seen("scale", designs.wardrobe)).toBe(0);
  expect(seen("scaleOpen", designs.wardrobe)).toBe(1);
});
