import * as fc from "fast-check";
import { expect, test } from "vitest";

import { sceneOf } from "~/furniture/board-drawings/projection/scene";
import { cornersOf, facesOf, type Solid } from "~/furniture/board-drawings/projection/solid";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules } from "~/furniture/boards/rules";
import { asStanding, legsOf, type Prism } from "~/furniture/boards/standing";
import { cameraFor, type Flat } from "~/furniture/drawing/geometry";

import { size } from "../../promises/proof";
import { backWish } from "../back-designs";
import { column, drawers, pal, shelves } from "../designs";
import { slopeWish } from "../slope-designs";
import { gapBetween, type Spot, wronglyHidden } from "./hidden";
import { built, designs } from "./pieces";
import { randomDesign } from "./random-designs";

const named = Object.entries<Design>(designs);

test.each(named)("%s: what opens goes through nothing", (_, design) => {
  const through = legsOf(built(design)).flatMap(({ piece }) => {
    const { boards } = sceneOf(piece, true);
    const moving = boards.filter(({ front, isCarried }) => front || isCarried);
    return moving.flatMap((one) =>
      boards
        .filter((other) => other !== one && gapBetween(one.solid, other.solid) < -0.85)
        .map((other) => `${one.board.name} through ${other.board.name}`),
    );
  });
  expect(through).toEqual([]);
});

test("a door opens away from the side it is not hinged on", () => {
  const { boards } = sceneOf(built(designs.wardrobe), true);
  const [left, right] = boards.filter(({ front }) => front).map(({ solid }) => solid.foot) as [
    Spot[],
    Spot[],
  ];
  const middle = (foot: Spot[]) => foot.reduce((sum, [x]) => sum + x, 0) / foot.length;
  expect(middle(left)).toBeLessThan(2);
  expect(middle(right)).toBeGreaterThan(98);
  // Both stand before the body, which begins at the doors' thickness.
  for (const [, z] of [...left, ...right]) expect(z).toBeLessThan(1.9);
});

test("of drawers above each other the lower is pulled out farther", () => {
  const { boards } = sceneOf(built(designs.chest), true);
  const fronts = boards.filter(({ board }) => board.name === "drawer-front");
  const byHeight = fronts.sort((one, other) => one.box.y - other.box.y).map(({ box }) => box.z);
  expect(byHeight).toEqual([...byHeight].sort((one, other) => one - other));
  expect(new Set(byHeight).size).toBe(4);
});

test("a sliding door moves over the other one and stays between the sides", () => {
  const { boards } = sceneOf(built(designs.sliding), true);
  const [first, second] = boards.filter(({ front }) => front).map(({ box }) => box);
  expect(Math.abs(second!.x - first!.x)).toBeLessThan(15);
  expect(second!.x).toBeGreaterThan(1.7);
});

const behindDoor: Design = {
  ...designs.three,
  width: 440,
  height: 300,
  depth: 295,
  columns: [column(shelves(0)), column(drawers(1, "left"))],
};

test("nothing is painted over what stands before it", () => {
  fc.assert(
    fc.property(randomDesign, fc.boolean(), (design, isOpen) => {
      const scene = sceneOf(built(design), isOpen);
      const bounds = { x: 0, y: 0, z: 0, ...scene.size };
      const camera = cameraFor(bounds, { width: 480, height: 400 }, 0);
      expect(wronglyHidden(scene.boards, camera)).toEqual([]);
    }),
    // A drawer that a top hides behind hides, before the body, a door that hides the top.
    { numRuns: 30, examples: [[behindDoor, true]] },
  );
});

test.each([
  ["along the width", slopeWish],
  ["to the back", backWish],
])("nor is it under a slope %s, as it is sawn and as it stands", (_, wishes) => {
  fc.assert(
    fc.property(wishes, fc.boolean(), fc.boolean(), (wished, isOpen, isStanding) => {
      fc.pre(placeProblems(wished, pal, defaultRules).length === 0);
      const piece = built(fit(wished, pal, defaultRules).design);
      const scene = sceneOf(isStanding ? asStanding(piece) : piece, isOpen);
      const bounds = { x: 0, y: 0, z: 0, ...scene.size };
      const camera = cameraFor(bounds, { width: 480, height: 400 }, 0);
      expect(wronglyHidden(scene.boards, camera)).toEqual([]);
    }),
    { numRuns: size(15, 300) },
  );
});

/** The area within the corners of a shape, positive where they run clockwise on the sheet. */
function areaOf(shape: readonly Flat[]): number {
  const twice = shape.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = shape[(index + 1) % shape.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

/** The area of the smallest convex shape around points: what a convex solid hides. */
function hullOf(points: readonly Flat[]): number {
  const sorted = [...points].sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY);
  const half = (ordered: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && areaOf([chain.at(-2)!, chain.at(-1)!, point]) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return areaOf([...half(sorted), ...half([...sorted].reverse())]);
}

/** A convex outline of a few corners, counterclockwise. */
const outline = fc
  .uniqueArray(fc.integer({ min: 0, max: 359 }), { minLength: 3, maxLength: 7 })
  .map((degrees) =>
    degrees
      .sort((one, other) => one - other)
      .map((degree) => ({
        a: 40 + 30 * Math.cos((degree * Math.PI) / 180),
        b: 50 + 40 * Math.sin((degree * Math.PI) / 180),
      })),
  )
  .filter((corners) => corners.length > 2);

test("what is seen of a prism along any axis is all of its shape, once", () => {
  fc.assert(
    fc.property(outline, fc.constantFrom("x", "y", "z"), (corners, axis) => {
      const prism: Prism = { axis, from: 20, to: 70, outline: corners };
      const solid: Solid = { foot: [], low: 0, high: 0, prism };
      const bounds = { x: 0, y: 0, z: 0, width: 100, height: 100, depth: 100 };
      const camera = cameraFor(bounds, { width: 480, height: 400 }, 0);
      const faces = facesOf(solid, camera).map(({ quad }) => areaOf(quad));
      for (const area of faces) expect(area).toBeGreaterThanOrEqual(0);
      const points = cornersOf(solid).map(({ x, y, z }) => camera.project(x, y, z));
      const all = faces.reduce((sum, area) => sum + area, 0);
      expect(all / hullOf(points)).toBeCloseTo(1, 6);
    }),
    { numRuns: size(200, 5000) },
  );
});

test("faces of a prism are named by where they look, with those above first", () => {
  const camera = cameraFor(
    { x: 0, y: 0, z: 0, width: 100, height: 100, depth: 100 },
    { width: 480, height: 400 },
    0,
  );
  const names = (prism: Prism) =>
    facesOf({ foot: [], low: 0, high: 0, prism }, camera).map(({ name, turn }) => [name, turn]);
  // The side of a body whose rear upper corner is cut off: y and z of its corners.
  const side = [
    { a: 0, b: 0 },
    { a: 80, b: 0 },
    { a: 80, b: 30 },
    { a: 74, b: 90 },
    { a: 0, b: 90 },
  ];
  expect(names({ axis: "x", from: 10, to: 12, outline: side })).toEqual([
    ["top", 0],
    ["top", 0],
    ["front", 0],
    ["right", 1],
  ]);
  // A shelf with a corner cut off between its front and its right end: x and z.
  const shelf = [
    { a: 0, b: 0 },
    { a: 60, b: 0 },
    { a: 90, b: 30 },
    { a: 90, b: 60 },
    { a: 0, b: 60 },
  ];
  const seen = names({ axis: "y", from: 20, to: 22, outline: shelf });
  expect(seen.map(([name]) => name).sort()).toEqual(["front", "front", "right", "top"]);
  expect(seen.map(([, turn]) => Number(turn).toFixed(2))).toContain("0.71");
});
