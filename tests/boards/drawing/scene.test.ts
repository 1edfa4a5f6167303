import * as fc from "fast-check";
import { expect, test } from "vitest";

import { sceneOf, type StandingBoard } from "~/furniture/board-drawings/projection/scene";
import {
  type Face,
  facesOf,
  farthestFirst,
  type Solid,
} from "~/furniture/board-drawings/projection/solid";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { defaultRules } from "~/furniture/boards/rules";
import { asStanding } from "~/furniture/boards/standing";
import { cameraFor, type Camera, type Flat, type Point } from "~/furniture/drawing/geometry";

import { size } from "../../promises/proof";
import { column, drawers, pal, shelves } from "../designs";
import { slopeWish } from "../slope-designs";
import { built, designs } from "./pieces";
import { randomDesign } from "./random-designs";

const named = Object.entries<Design>(designs);

type Spot = readonly [number, number];

/** How far two solids are apart; negative where they are in one another. */
function gapBetween(one: Solid, other: Solid): number {
  const gaps = [Math.max(one.low - other.high, other.low - one.high)];
  for (const { foot } of [one, other]) {
    for (const [index, from] of foot.entries()) {
      const to = foot[(index + 1) % foot.length]!;
      const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [x, z] = [(to[1] - from[1]) / long, (from[0] - to[0]) / long];
      const along = (spots: readonly Spot[]) => spots.map((spot) => spot[0] * x + spot[1] * z);
      const [a, b] = [along(one.foot), along(other.foot)];
      gaps.push(Math.max(Math.min(...a) - Math.max(...b), Math.min(...b) - Math.max(...a)));
    }
  }
  return Math.max(...gaps);
}

test.each(named)("%s: what opens goes through nothing", (_, design) => {
  const { boards } = sceneOf(built(design), true);
  const moving = boards.filter(({ front, isCarried }) => front || isCarried);
  const through = moving.flatMap((one) =>
    boards
      .filter((other) => other !== one && gapBetween(one.solid, other.solid) < -0.85)
      .map((other) => `${one.board.name} through ${other.board.name}`),
  );
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

/** Whether a solid is met on the way from the camera to a point, before the point. */
function isMet({ foot, low, high }: Solid, eye: Point, to: Point): boolean {
  let [from, until] = [0, 1];
  const keep = (atStart: number, atEnd: number) => {
    // Half a millimetre beside a board counts as met: what is hardly seen may be hidden.
    const [start, end] = [atStart - 0.05, atEnd - 0.05];
    if (start > 0 && end > 0) until = -1;
    else if (start > 0) from = Math.max(from, start / (start - end));
    else if (end > 0) until = Math.min(until, start / (start - end));
  };
  keep(low - eye.y, low - to.y);
  keep(eye.y - high, to.y - high);
  for (const [index, one] of foot.entries()) {
    const other = foot[(index + 1) % foot.length]!;
    const long = Math.hypot(other[0] - one[0], other[1] - one[1]);
    const [outX, outZ] = [(other[1] - one[1]) / long, (one[0] - other[0]) / long];
    const side = (at: Point) => (at.x - one[0]) * outX + (at.z - one[1]) * outZ;
    keep(side(eye), side(to));
  }
  return from < until;
}

function contains(quad: Flat[], [x, y]: Flat): boolean {
  return quad.every((from, index) => {
    const to = quad[(index + 1) % quad.length]!;
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) > 0;
  });
}

/** Places on the front, the right side and the top of a solid, and none that an oblique cut has taken away. */
function placesOn(solid: Solid): Point[] {
  return placesAround(solid).filter(({ x, y }) =>
    (solid.face ?? []).every(([fromX, fromY], index, face) => {
      const [toX, toY] = face[(index + 1) % face.length]!;
      return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= -1e-6;
    }),
  );
}

function placesAround({ foot, low, high }: Solid): Point[] {
  const shares = [0.13, 0.5, 0.83];
  const [a, b, c] = foot as [Spot, Spot, Spot];
  return shares.flatMap((one) =>
    shares.flatMap((other) => {
      const up = low + (high - low) * other;
      return [
        { x: a[0] + (b[0] - a[0]) * one, y: up, z: a[1] + (b[1] - a[1]) * one },
        { x: b[0] + (c[0] - b[0]) * one, y: up, z: b[1] + (c[1] - b[1]) * one },
        {
          x: a[0] + (b[0] - a[0]) * one + (c[0] - b[0]) * other,
          y: high,
          z: a[1] + (b[1] - a[1]) * one + (c[1] - b[1]) * other,
        },
      ];
    }),
  );
}

/** What is painted over a place that one sees. */
function wronglyHidden(boards: StandingBoard[], camera: Camera): string[] {
  const ordered = farthestFirst(boards, camera).map((each) => ({
    ...each,
    faces: facesOf(each.solid, camera),
  }));
  const shows = ({ faces }: { faces: Face[] }, at: Flat) =>
    faces.some(({ quad }) => contains(quad, at));
  return ordered.flatMap((thing, index) =>
    placesOn(thing.solid).flatMap((place) => {
      const at = camera.project(place.x, place.y, place.z);
      if (!shows(thing, at)) return [];
      // What sits in a groove of the other may be seen in it.
      const over = ordered
        .slice(index + 1)
        .filter((other) => shows(other, at) && gapBetween(other.solid, thing.solid) > -0.01);
      const isHidden = ({ solid }: StandingBoard) =>
        solid !== thing.solid && isMet(solid, camera.eye, place);
      if (over.length === 0 || boards.some(isHidden)) return [];
      return over.map(({ board }) => `${board.name} over ${thing.board.name}`);
    }),
  );
}

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

test("nor is it under a slope, as it is sawn and as it stands", () => {
  fc.assert(
    fc.property(slopeWish, fc.boolean(), fc.boolean(), (wished, isOpen, isStanding) => {
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
