import * as fc from "fast-check";
import { expect, test } from "vitest";

import { columnsOn, drawBoards, perspectiveSheet } from "~/furniture/board-drawings/draw-boards";
import { drawOutline } from "~/furniture/board-drawings/draw-card";
import { standingLegs } from "~/furniture/board-drawings/projection/legs";
import { farthestFirst } from "~/furniture/board-drawings/projection/order";
import { boardViews } from "~/furniture/board-drawings/views";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules } from "~/furniture/boards/rules";
import { asStanding, legsSeen, unfolded } from "~/furniture/boards/standing";
import { cameraFor } from "~/furniture/drawing/geometry";

import { size } from "../../promises/proof";
import { pal } from "../designs";
import { diagonalWardrobe, diagonalWish } from "../diagonal-designs";
import { before } from "./before";
import { collisionIn, drawingFault } from "./drawing-faults";
import { wronglyHidden } from "./hidden";
import { built, drawn, looks, words } from "./pieces";
import { figuresOf, pathsOf, pointsOf } from "./read-svg";

/** A wish as it is built across its corner; left out where nothing can stand there, or no such kind. */
function fitted(wished: Design): Design {
  fc.pre(placeProblems(wished, pal, defaultRules).length === 0);
  const { design } = fit(wished, pal, defaultRules);
  fc.pre(design.place.kind === "diagonal");
  return design;
}

test("whatever stands across a corner is drawn well-formed and within its sheet, and no figure touches another", () => {
  fc.assert(
    fc.property(
      diagonalWish,
      fc.constantFrom(...boardViews),
      fc.boolean(),
      (wished, view, isBuyer) => {
        const design = fitted(wished);
        const reader = isBuyer ? "buyer" : "workshop";
        const svg = drawBoards(built(design), design.place, view, looks, words, reader);
        expect(drawingFault(svg)).toBeUndefined();
        expect(collisionIn(svg)).toBeUndefined();
      },
    ),
    { numRuns: size(15, 1_000) },
  );
});

test("nothing that stands at 45° is painted over what is before it, nor the other way round", () => {
  fc.assert(
    fc.property(diagonalWish, fc.boolean(), (wished, isOpen) => {
      const piece = asStanding(built(fitted(wished)));
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
    { numRuns: size(25, 300) },
  );
});

test("the worked piece is figured square to its front, from above and cut", () => {
  const front = figuresOf(drawn(diagonalWardrobe, "front", looks, words));
  // Plinth, both doors, their width, the whole; from above both walls and a side.
  for (const figure of ["80", "724", "1390", "449", "2200", "580"]) expect(front).toContain(figure);
  expect(front.filter((figure) => figure === "900")).toHaveLength(2);
  // The plinth's set-back, the door, the body from its front to the corner and all of it.
  const side = figuresOf(drawn(diagonalWardrobe, "side", looks, words));
  for (const figure of ["50", "18", "1046,5", "1064,5"]) expect(side).toContain(figure);
  expect(figuresOf(drawn(diagonalWardrobe, "inside", looks, words))).toContain("427");
  const room = drawn(diagonalWardrobe, "scale", looks, words);
  expect(room).toContain(">900<");
});

test("from above each door swings out of its front by a quarter", () => {
  for (const front of ["left", "right", "pair"] as const) {
    const [column] = diagonalWardrobe.columns as [Design["columns"][0]];
    const zones = column.zones.map((zone) => ({ ...zone, front }));
    const { design } = fit(
      { ...diagonalWardrobe, columns: [{ ...column, zones }] },
      pal,
      defaultRules,
    );
    const svg = drawn(design, "front", looks, words);
    const [arcs = ""] = pathsOf(svg, 'stroke-dasharray="3 2"').filter((data) => data.includes("A"));
    const leaves = arcs.split("M").filter(Boolean);
    const { fronts } = built(design);
    expect(leaves).toHaveLength(fronts.length);
    for (const leaf of leaves) {
      const [hinge, open, shut] = pointsOf(`M${leaf}`);
      const [x, y] = [open![0] - hinge![0], open![1] - hinge![1]];
      const [shutX, shutY] = [shut![0] - hinge![0], shut![1] - hinge![1]];
      // Square to the front, and away from both walls: to the right and down.
      expect(Math.abs(x * shutX + y * shutY) / (x * x + y * y)).toBeLessThan(0.02);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
    }
  }
});

test("seen square to its front each board is where it is before the corner", () => {
  fc.assert(
    fc.property(diagonalWish, (wished) => {
      const design = fitted(wished);
      const piece = built(design);
      const seen = unfolded(piece);
      const half = ((design.width - design.depth) * Math.SQRT2) / 2;
      for (const name of ["side", "back"] as const) {
        const [one, other] = seen.boards.filter((board) => board.name === name);
        // What is at the left wall mirrors what is at the right one.
        const left = one!.place.x < other!.place.x ? one! : other!;
        const right = left === one ? other! : one!;
        const fromLeft = half - left.place.x;
        const fromRight = right.place.x + right.place.width - half;
        expect(Math.abs(fromLeft - fromRight)).toBeLessThan(1);
      }
      const [{ place }] = seen.bodies as [(typeof seen.bodies)[0]];
      expect(Math.abs(place.depth - (design.width + design.depth) / Math.SQRT2)).toBeLessThan(0.01);
      for (const { board } of seen.fronts) expect(seen.boards[board]!.name).toBe("door");
    }),
    { numRuns: size(15, 1_000) },
  );
});

test("its one column is numbered in every view, and its doors open before nothing that is seen through", () => {
  for (const view of boardViews) {
    const { columns } = columnsOn(
      built(diagonalWardrobe),
      diagonalWardrobe.place,
      view,
      looks,
      words,
    );
    expect(
      columns.map(({ column }) => column),
      view,
    ).toEqual([0]);
    expect(columns[0]!.width).toBeGreaterThan(30);
  }
  expect(drawn(diagonalWardrobe, "open", looks, words)).not.toContain("<g opacity");
  expect(drawOutline(built(diagonalWardrobe))).not.toMatch(/NaN|undefined/);
});
