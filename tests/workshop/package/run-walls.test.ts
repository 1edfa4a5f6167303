import { describe, expect, test } from "vitest";

import type { Run } from "~/furniture/boards/run";
import { translateIn } from "~/platform/i18n/translate.server";
import type { PlannedPiece } from "~/workshop/package/front/find-package.server";
import { writeOrder } from "~/workshop/package/front/write-sheet";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { roleOf } from "~/workshop/package/lists/run-steps";
import { drawStep } from "~/workshop/package/lists/step-picture";
import { orderBlocks } from "~/workshop/package/lists/write-pdf-blocks";
import { assemblySection } from "~/workshop/package/sections/assembly";

import { drawingFault } from "../../boards/drawing/drawing-faults";
import { designs } from "../../boards/drawing/pieces";
import { sizeOf } from "../../boards/drawing/read-svg";
import { cornerRuns } from "../../boards/runs/drawing/corner-runs";
import { always, built, runs } from "../../boards/runs/drawing/drawn";
import { wallsWish } from "../../boards/runs/random-runs";
import { packaged, planned } from "./packaged";

const marksOn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text!);
const t = translateIn("ro", ["workshop-package", "workshop-parts"]);

function sectionOf(run: Run) {
  const planned = { piece: built(run).piece, frozen: {} } as PlannedPiece;
  return assemblySection(planned, { order: "1", line: 1 }, t).steps;
}

test("a kitchen in a corner is put up from there: level, corner, bases, rail, columns, worktop, fronts", () => {
  const { piece } = built(cornerRuns.l);
  const steps = assemblySteps(piece).filter(({ body }) => body === null);
  expect(steps.map(({ kind }) => kind)).toEqual([
    "level",
    "corner",
    "bases",
    "hanging-rail",
    "columns",
    "worktop",
    "posts",
    "closing",
    "drawers",
    "shelves",
    "drawer-fronts",
    "doors",
    "plinths",
  ]);
  const standing = (kind: string) => steps.find((step) => step.kind === kind)!.stands;
  expect(standing("corner")).toEqual([3]);
  expect(standing("bases")).toEqual([1, 2, 4, 6]);
  expect(standing("columns")).toEqual([0]);
  const named = (kind: string) =>
    steps
      .find((step) => step.kind === kind)!
      .boards.map((number) => piece.boards[number - 1]!.name);
  expect(new Set(named("posts"))).toEqual(new Set(["post"]));
  expect(named("plinths")).toContain("plinth-return");
});

test("its steps say from where one begins, how the worktops meet, and what stands between the plinths", () => {
  for (const run of Object.values<Run>(cornerRuns)) {
    const steps = sectionOf(run);
    const textOf = (title: string) => steps.find((step) => step.title.includes(title))!.text;
    expect(textOf("Nivelul")).toContain("pe fiecare perete");
    expect(textOf("Corpurile de colț")).toContain("pe ambii pereți");
    expect(textOf("Corpurile de bază")).toContain("Pornește din colț");
    expect(textOf("Blatul")).toContain("tăiate la 45°");
    expect(textOf("Stâlpii de colț")).not.toContain("soclul");
    expect(textOf("Soclu")).toContain("Soclul de colț");
    expect(steps.some(({ text }) => text.includes("Montanții"))).toBe(true);
  }
  const line = sectionOf(runs.long)
    .map(({ text }) => text)
    .join(" ");
  expect(line).not.toMatch(/ colț[ .,;]|45°|Montanții/);
});

describe("whatever is planned along walls that meet", () => {
  test("each board comes in one step, and each body is put in its place", () => {
    always(
      ({ piece }) => {
        const steps = assemblySteps(piece);
        const numbers = steps.flatMap(({ boards }) => boards).sort((one, other) => one - other);
        expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
        const ours = piece.bodies.flatMap((_, body) =>
          roleOf(piece, body) === "front" ? [] : [body],
        );
        const put = steps.flatMap(({ stands = [] }) => stands).sort((one, other) => one - other);
        expect(put).toEqual(ours);
      },
      20,
      wallsWish,
    );
  });

  test("each step's picture is within its sheet, and names once what it puts in its place", () => {
    always(
      ({ piece, run }) => {
        const steps = assemblySteps(piece);
        for (const [index, { body, stands = [] }] of steps.entries()) {
          const svg = drawStep(piece, steps, index);
          expect(drawingFault(svg.replaceAll(/ transform="[^"]+"/g, ""))).toBeUndefined();
          // Of three walls the left ones, and beside them the right ones.
          const sights = body === null && run.walls.length === 3 ? 2 : 1;
          expect(sizeOf(svg).width).toBe(360 * sights);
          if (stands.length > 0) {
            expect(marksOn(svg).sort()).toEqual(stands.map((one) => `M${one + 1}`).sort());
          }
        }
      },
      4,
      wallsWish,
    );
  });

  test("each step is told whole", () => {
    always(
      ({ piece }) => {
        const planned = { piece, frozen: {} } as PlannedPiece;
        for (const { title, text } of assemblySection(planned, { order: "1", line: 1 }, t).steps) {
          expect(`${title} ${text}`).not.toMatch(/\{\{|undefined|steps\./);
        }
      },
      10,
      wallsWish,
    );
  });
});

test("doors of all walls are numbered in the pictures, each once", () => {
  for (const run of Object.values<Run>(cornerRuns)) {
    const { piece } = built(run);
    const steps = assemblySteps(piece);
    const index = steps.findIndex(({ kind }) => kind === "doors");
    const marks = marksOn(drawStep(piece, steps, index)).map(Number);
    expect(marks.sort((one, other) => one - other)).toEqual(steps[index]!.boards);
  }
});

test("drawings of several walls take a row of their own in print, those of one wall do not", () => {
  const rowsOf = (run: Run) => {
    const piece: PlannedPiece = {
      ...planned(designs.corner),
      design: run,
      piece: built(run).piece,
    };
    const sheet = writeOrder(packaged("AM-2026-000123", [["Bucătărie", piece]]), t);
    const blocks = orderBlocks(sheet, true, ({ caption }) => `<svg>${caption}</svg>`);
    const [first, second] = blocks.flatMap((block) => (block.kind === "pictures" ? [block] : []));
    return [first!, second!].map(({ perRow, pictures }) => `${pictures.length} by ${perRow}`);
  };
  // The section and the view in perspective; front, plan and inside; then the steps.
  for (const run of Object.values<Run>(cornerRuns))
    expect(rowsOf(run)).toEqual(["2 by 2", "3 by 1"]);
  expect(rowsOf(runs.worked)[0]).toBe("5 by 2");
  expect(rowsOf(runs.worked)[1]).toContain("by 3");
});
