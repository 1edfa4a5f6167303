// Takes turns.

import { describe, expect, test } from "vitest";

import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { drawStep } from "~/workshop/package/lists/step-picture";

import { chest, wardrobe } from "../../boards/designs";
import { planned } from "./packaged";
import { always } from "./pieces";

test("a wardrobe is put together in the order in which hands can do it", () => {
  expect(assemblySteps(planned(wardrobe).piece).map(({ kind }) => kind)).toEqual([
    "frame",
    "partitions",
    "fixed-shelves",
    "back",
    "top",
    "stand",
    "rails",
    "shelves",
    "doors",
  ]);
  expect(assemblySteps(planned(chest).piece).map(({ kind }) => kind)).toEqual([
    "frame",
    "back",
    "top",
    "stand",
    "drawers",
    "drawer-fronts",
  ]);
});

test("a step's picture names what it adds, and shows a rail that a shelf hides", () => {
  const { piece } = planned(wardrobe);
  const steps = assemblySteps(piece);
  const marks = (index: number) =>
    [...drawStep(piece, steps, index).matchAll(/<text[^>]*>(\d+)</g)].map(([, text]) =>
      Number(text),
    );
  expect(marks(0).sort()).toEqual(steps[0]!.boards);
  expect(marks(8).sort()).toEqual(steps[8]!.boards);
  const rails = drawStep(piece, steps, 6);
  expect(marks(6)).toEqual([]);
  expect(rails).toContain("stroke-dasharray");
  expect(drawStep(piece, steps, 5)).not.toContain("stroke-dasharray");
});

describe("whatever is planned", () => {
  test("each board comes in one step, and in its own body's before the body stands", () => {
    always((piece) => {
      const steps = assemblySteps(piece);
      const numbers = steps.flatMap(({ boards }) => boards).sort((a, b) => a - b);
      expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
      const stands = steps.findIndex(({ kind }) => kind === "stand");
      for (const [index, { body, boards }] of steps.entries()) {
        expect(body === null).toBe(index >= stands);
        for (const number of boards) {
          if (body !== null) expect(piece.boards[number - 1]!.body).toBe(body);
        }
      }
    });
  });

  test("its pictures are drawn, on the sheet and without what the security policy refuses", () => {
    always((piece) => {
      const steps = assemblySteps(piece);
      for (const index of steps.keys()) {
        const svg = drawStep(piece, steps, index);
        expect(svg).not.toMatch(/NaN|Infinity|style=|undefined/);
        const starts = [...svg.matchAll(/d="M(-?[\d.]+) ?(-?[\d.]+)/g)];
        expect(starts.length).toBeGreaterThan(2);
        for (const [, x, y] of starts) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(360);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(330);
        }
      }
    }, 25);
  });
});
