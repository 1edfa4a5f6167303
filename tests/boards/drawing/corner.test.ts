import * as fc from "fast-check";
import { expect, test } from "vitest";

import { columnsOn, drawBoards, perspectiveSheet } from "~/furniture/board-drawings/draw-boards";
import { standingLegs } from "~/furniture/board-drawings/projection/legs";
import { farthestFirst } from "~/furniture/board-drawings/projection/order";
import { boardViews } from "~/furniture/board-drawings/views";
import { allColumns, columnNumber, runsLeft, type Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules } from "~/furniture/boards/rules";
import { asStanding, legsSeen } from "~/furniture/boards/standing";
import { cameraFor } from "~/furniture/drawing/geometry";

import { size } from "../../promises/proof";
import { cornerWish, mirrored } from "../corner-designs";
import { pal } from "../designs";
import { before } from "./before";
import { collisionIn, drawingFault } from "./drawing-faults";
import { wronglyHidden } from "./hidden";
import { built, designs, drawn, looks, words } from "./pieces";
import { figuresOf, pathsOf, pointsOf, textsOf } from "./read-svg";

const both = [
  ["left", designs.corner],
  ["right", designs.mirrored],
] as const;

test("whatever stands in a corner is drawn well-formed and within its sheet, and no figure touches another", () => {
  fc.assert(
    fc.property(
      cornerWish,
      fc.constantFrom(...boardViews),
      fc.boolean(),
      (wished, view, isBuyer) => {
        fc.pre(placeProblems(wished, pal, defaultRules).length === 0);
        const { design } = fit(wished, pal, defaultRules);
        const reader = isBuyer ? "buyer" : "workshop";
        const svg = drawBoards(built(design), design.place, view, looks, words, reader);
        expect(drawingFault(svg)).toBeUndefined();
        expect(collisionIn(svg)).toBeUndefined();
      },
    ),
    { numRuns: size(15, 1_000) },
  );
});

test("nothing of one leg is painted over what stands before it in the other", () => {
  fc.assert(
    fc.property(cornerWish, fc.boolean(), (wished, isOpen) => {
      fc.pre(placeProblems(wished, pal, defaultRules).length === 0);
      const piece = asStanding(built(fit(wished, pal, defaultRules).design));
      const { legs, size: whole } = standingLegs(legsSeen(piece), isOpen);
      const camera = cameraFor({ x: 0, y: 0, z: 0, ...whole }, perspectiveSheet, 0);
      const things = legs.flatMap((leg) =>
        leg.scene.boards.map((standing) => {
          const seen = before(standing, leg);
          return { ...standing, at: leg.outwards, seen };
        }),
      );
      const order = farthestFirst(things, camera).map(({ seen }) => seen);
      const boards = things.map(({ seen }) => seen);
      expect(wronglyHidden(boards, camera, order)).toEqual([]);
    }),
    { numRuns: size(5, 300) },
  );
});

test.each(both)(
  "the worked piece through at the %s is figured in front and from above",
  (side, design) => {
    const figures = figuresOf(drawn(design, "front", looks, words));
    // Doors, posts, bodies; from above where each begins and how far it reaches.
    for (const figure of ["599", "66", "48", "497", "1250", "1000", "20", "668", "1270", "1668"]) {
      expect(figures).toContain(figure);
    }
    const texts = textsOf(drawn(design, "front", looks, words));
    const at = (text: string) => texts.find((one) => one.text === text)!;
    expect(at(words.headings.left).right).toBeLessThan(at(words.headings.right).left);
    // The leg that runs through is below its wall's name.
    const through = at("1250");
    const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
    expect(Math.abs(middle(through) - middle(at(words.headings[side])))).toBeLessThan(2);
  },
);

test("columns are numbered from left to right across both walls, as every view shows them", () => {
  fc.assert(
    fc.property(cornerWish, fc.constantFrom(...boardViews), (wished, view) => {
      fc.pre(placeProblems(wished, pal, defaultRules).length === 0);
      const { design } = fit(wished, pal, defaultRules);
      const { columns } = columnsOn(built(design), design.place, view, looks, words);
      const shown = columns.map(({ column, number: [x] }) => ({
        x,
        called: columnNumber(design, column),
      }));
      const across = [...shown].sort((one, other) => one.called - other.called).map(({ x }) => x);
      expect(across).toEqual([...across].sort((one, other) => one - other));
      const numbers = [...allColumns(design).keys()].map((one) => columnNumber(design, one));
      expect([...numbers].sort((one, other) => one - other)).toEqual(
        numbers.map((_, at) => at + 1),
      );
    }),
    { numRuns: size(15, 1_000) },
  );
});

/** All that is written on a sheet, however it is turned. */
const written = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!).sort();

test("in its room a piece is figured from the corner to the end of its leg, skirting board and all", () => {
  const width = (design: Design) => written(drawn(design, "scale", looks, words));
  expect(width(designs.corner)).toContain("1270");
  expect(width(designs.mirrored)).toContain("1270");
  expect(width(designs.library)).toContain("2620");
});

test("what stands before the blind column hides it in front, and inside it is seen", () => {
  const hidden = 'fill="#efe8dc"';
  for (const [, design] of both) {
    expect(pathsOf(drawn(design, "front", looks, words), hidden)).toHaveLength(1);
    expect(pathsOf(drawn(design, "inside", looks, words), hidden)).toHaveLength(0);
    expect(figuresOf(drawn(design, "inside", looks, words))).toContain("621");
    expect(figuresOf(drawn(design, "front", looks, words))).not.toContain("621");
  }
});

test("from above each door swings over a quarter of a circle, as far as it is wide", () => {
  for (const [, design] of [...both, ["library", designs.library]] as const) {
    const piece = built(design);
    const doors = piece.fronts.filter(({ opens }) => opens === "left" || opens === "right");
    const arcs = pathsOf(drawn(design, "front", looks, words), 'stroke-dasharray="3 2"').join("");
    const ascending = (one: number, other: number) => one - other;
    const radii = [...arcs.matchAll(/A([\d.]+) [\d.]+ 0 0 [01] /g)]
      .map(([, radius]) => Number(radius))
      .sort(ascending);
    const widths = doors.map(({ board }) => piece.boards[board]!.place.width).sort(ascending);
    expect(radii).toHaveLength(doors.length);
    // All to one scale, within the tenths that places are written in.
    const scales = radii.map((radius, index) => radius / widths[index]!).sort(ascending);
    expect(scales.at(-1)! / scales[0]!).toBeLessThan(1.01);
    for (const leaf of arcs.split("M").slice(1)) {
      const [hinge, open, shut] = pointsOf(`M${leaf}`);
      const one = [open![0] - hinge![0], open![1] - hinge![1]] as const;
      const other = [shut![0] - hinge![0], shut![1] - hinge![1]] as const;
      expect(Math.abs(one[0] * other[0] + one[1] * other[1])).toBeLessThan(5);
      // Around the hinge, not towards it: the way that leads from one edge to the other clockwise on the sheet.
      const isClockwise = one[0] * other[1] - one[1] * other[0] > 0;
      expect(/0 0 ([01])/.exec(leaf)![1]).toBe(isClockwise ? "1" : "0");
    }
  }
});

test("columns are numbered in both legs, as in the design; the blind one where it is seen", () => {
  for (const [, design] of both) {
    const piece = built(design);
    const blind = runsLeft(design.place as Extract<Design["place"], { kind: "corner" }>) ? 1 : 0;
    const numbers = (view: (typeof boardViews)[number]) =>
      columnsOn(piece, design.place, view, looks, words).columns.map(({ column }) => column);
    expect(numbers("front")).toEqual([0, 1, 2, 3]);
    expect(numbers("inside")).toEqual([0, 1, 2, 3]);
    const seen = [0, 1, 2, 3].filter((column) => column !== blind);
    expect(numbers("shut")).toEqual(seen);
    expect(numbers("open")).toEqual(seen);
    expect(numbers("scale")).toEqual(seen.slice(0, 1));
    expect(numbers("side")).toEqual([1 - blind]);
  }
});

test("in front the columns are where their legs are, the left wall's first", () => {
  const across = (design: Design) =>
    columnsOn(built(design), design.place, "front", looks, words)
      .columns.sort((one, other) => one.x - other.x)
      .map(({ column }) => column);
  expect(across(designs.corner)).toEqual([0, 1, 2, 3]);
  expect(across(designs.mirrored)).toEqual([2, 3, 0, 1]);
});

test("one sees through doors that stand open, and each front of the shut piece", () => {
  for (const [, design] of both) {
    const doors = built(design).fronts.filter(({ opens }) => opens !== "out").length;
    expect(drawn(design, "open", looks, words).split('<g opacity=".4">').length - 1).toBe(doors);
    expect(drawn(design, "shut", looks, words)).not.toContain("<g opacity");
  }
});

test("in its room the mirrored piece has the same figures", () => {
  fc.assert(
    fc.property(cornerWish, (wished) => {
      fc.pre(placeProblems(wished, pal, defaultRules).length === 0);
      const { design } = fit(wished, pal, defaultRules);
      const { place } = design;
      fc.pre(place.kind === "corner" && place.walls[0] !== place.walls[1]);
      const figures = (one: Design) => written(drawn(one, "scale", looks, words));
      expect(figures(design).length).toBeGreaterThan(4);
      expect(figures(mirrored(design))).toEqual(figures(design));
    }),
    { numRuns: size(6, 300) },
  );
});
