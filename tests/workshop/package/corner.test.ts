import * as fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { translateIn } from "~/platform/i18n/translate.server";
import { drawPicture } from "~/workshop/package/front/draw-picture.server";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { drawStep } from "~/workshop/package/lists/step-picture";

import { cornerWish } from "../../boards/corner-designs";
import { pal } from "../../boards/designs";
import { drawingFault } from "../../boards/drawing/drawing-faults";
import { designs } from "../../boards/drawing/pieces";
import { pathsOf, pointsOf } from "../../boards/drawing/read-svg";
import { size } from "../../promises/proof";
import { packaged, planned } from "./packaged";

const both: [string, Design][] = [
  ["left", designs.corner],
  ["right", designs.mirrored],
];

test("each leg is put together alone, then both stand, then posts close the corner between them", () => {
  const { piece } = planned(designs.corner);
  const steps = assemblySteps(piece).map(({ kind, body }) => `${kind} ${body ?? "both"}`);
  expect(steps).toEqual([
    "frame 0",
    "partitions 0",
    "back 0",
    "top 0",
    "frame 1",
    "partitions 1",
    "fixed-shelves 1",
    "back 1",
    "top 1",
    "stand both",
    "posts both",
    "rails both",
    "drawers both",
    "shelves both",
    "drawer-fronts both",
    "doors both",
  ]);
  const added = (kind: string) => {
    const { boards } = assemblySteps(piece).find((step) => step.kind === kind)!;
    return boards.map((number) => piece.boards[number - 1]!.name);
  };
  expect(added("partitions")).toEqual(["stile", "stile"]);
  expect(added("posts")).toEqual(["post", "post", "plinth-return"]);
});

test("whatever stands in a corner has each board in one step, and a picture of each step within its sheet", () => {
  fc.assert(
    fc.property(cornerWish, (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const piece = build(fit(wished, pal, rules).design, pal, rules);
      const steps = assemblySteps(piece);
      const numbers = steps.flatMap(({ boards }) => boards).sort((one, other) => one - other);
      expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
      for (const index of steps.keys()) {
        const svg = drawStep(piece, steps, index);
        expect(drawingFault(svg)).toBeUndefined();
      }
    }),
    { numRuns: size(10, 300) },
  );
});

/** The numbers in a picture of a step, each with its place across. */
function marksOf(piece: Piece, kind: string): Map<number, number> {
  const steps = assemblySteps(piece);
  const index = steps.findIndex((step) => step.kind === kind);
  const texts = [...drawStep(piece, steps, index).matchAll(/<text x="(\S+)"[^>]*>(\d+)</g)];
  return new Map(texts.map(([, x, number]) => [Number(number), Number(x)]));
}

test("the doors of the leg at the left wall are pictured at the left", () => {
  for (const [side, design] of both) {
    const { piece } = planned(design);
    const marks = marksOf(piece, "doors");
    const places = [0, 1].map((body) =>
      [...marks].filter(([number]) => piece.boards[number - 1]!.body === body).map(([, x]) => x),
    ) as [number[], number[]];
    expect(places[0]).toHaveLength(1);
    expect(places[1]).toHaveLength(2);
    const [through, against] = places.map((all) => Math.max(...all)) as [number, number];
    expect(through < against).toBe(side === "left");
  }
});

test("a leg that is put together alone fills its picture", () => {
  const { piece } = planned(designs.mirrored);
  const steps = assemblySteps(piece);
  for (const index of [0, 4]) {
    const points = pathsOf(drawStep(piece, steps, index)).flatMap(pointsOf);
    const highest = Math.min(...points.map(([, y]) => y));
    const lowest = Math.max(...points.map(([, y]) => y));
    expect(lowest - highest).toBeGreaterThan(300);
  }
});

test("the order's sheet says how to stand the legs up, and with which brackets the posts are held", () => {
  const t = translateIn("ro", ["workshop-package", "workshop-parts"]);
  const order = packaged("AM-2026-000123", [["Dulap în colț", planned(designs.corner), 1]]);
  const sheet = JSON.stringify(writeOrder(order, t));
  expect(sheet).toContain("La locul lor, în colț");
  expect(sheet).toContain("Stâlpii de colț și soclul de colț");
  expect(sheet).toContain('["Colțar reglabil","","12",');
});

test("the workshop's drawings of both legs are in millimetres, in Romanian", () => {
  const [line] = packaged("AM-2026-000123", [["Dulap", planned(designs.corner), 1]]).lines;
  const svg = drawPicture(line!, { of: { view: "front" } })!;
  for (const text of ["Vedere din față, mm", "De sus, mm", "Stânga", "Dreapta", "668", "1668"]) {
    expect(svg).toContain(`>${text}<`);
  }
});
