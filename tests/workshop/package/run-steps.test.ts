import { describe, expect, test } from "vitest";

import { runHardwareCodes } from "~/furniture/boards/piece";
import { translateIn } from "~/platform/i18n/translate.server";
import type { PlannedPiece } from "~/workshop/package/front/find-package.server";
import { assemblySteps } from "~/workshop/package/lists/assembly-steps";
import { roleOf } from "~/workshop/package/lists/run-steps";
import { fittingsOfStep } from "~/workshop/package/lists/step-fittings";
import { drawStep } from "~/workshop/package/lists/step-picture";
import { assemblySection } from "~/workshop/package/sections/assembly";

import { drawingFault } from "../../boards/drawing/drawing-faults";
import { always, built, runs } from "../../boards/runs/drawing/drawn";

const marksOn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text!);

test("the worked kitchen is put together in the order in which fitters work", () => {
  const { piece } = built(runs.worked);
  const steps = assemblySteps(piece);
  const ofBodies = steps.filter(({ body }) => body !== null);
  expect(ofBodies.map(({ kind, body }) => `${kind} ${body}`)).toEqual([
    "body 0",
    "right-side 0",
    "body 1",
    "body 3",
    "body 4",
    "right-side 4",
    "body 5",
    "right-side 5",
    "body 6",
    "right-side 6",
  ]);
  expect(steps.slice(ofBodies.length).map(({ kind }) => kind)).toEqual([
    "level",
    "bases",
    "hanging-rail",
    "columns",
    "worktop",
    "closing",
    "drawers",
    "shelves",
    "drawer-fronts",
    "doors",
    "plinths",
  ]);
  const stands = steps.flatMap(({ kind, stands: put = [] }) =>
    put.map((body) => `${kind} ${body}`),
  );
  expect(stands).toEqual([
    "bases 1",
    "bases 3",
    "hanging-rail 4",
    "hanging-rail 5",
    "hanging-rail 6",
    "columns 0",
  ]);
});

const t = translateIn("ro", ["workshop-package", "workshop-parts"]);

test("its steps say at which heights the lines on the wall are, and what becomes of the dishwasher", () => {
  const { piece } = built(runs.worked);
  const planned = { piece, frozen: {} } as PlannedPiece;
  const { steps } = assemblySection(planned, { order: "1", line: 1 }, t);
  const textOf = (title: string) => steps.find((step) => step.title.includes(title))!.text;
  expect(textOf("Nivelul")).toMatch(/ 820 mm.* 1400 mm/);
  expect(textOf("Corpurile de bază")).toContain("mașinii de spălat vase");
  const front = piece.fronts.find(({ opens }) => opens === "down")!.board + 1;
  expect(textOf("Uși")).toContain(`Frontul nr. ${front} `);
  expect(textOf("Blatul")).not.toContain("două blaturi");
  const long = { piece: built(runs.long).piece, frozen: {} } as PlannedPiece;
  const worktop = assemblySection(long, { order: "1", line: 1 }, t).steps.find(({ title }) =>
    title.includes("Blatul"),
  );
  expect(worktop!.text.includes("două blaturi")).toBe(
    built(runs.long).places[0]!.worktops.length > 1,
  );
});

describe("whatever run is planned", () => {
  test("each board comes in one step, each body is assembled and then put in its place", () => {
    always(({ piece }) => {
      const steps = assemblySteps(piece);
      const numbers = steps.flatMap(({ boards }) => boards).sort((one, other) => one - other);
      expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
      const ours = piece.bodies.flatMap((_, body) =>
        roleOf(piece, body) === "front" ? [] : [body],
      );
      const put = steps.flatMap(({ stands = [] }) => stands).sort((one, other) => one - other);
      expect(put).toEqual(ours);
      const level = steps.findIndex(({ kind }) => kind === "level");
      for (const [index, { body, boards }] of steps.entries()) {
        expect(body !== null).toBe(index < level);
        for (const number of boards) {
          if (body !== null) expect(piece.boards[number - 1]!.body).toBe(body);
        }
      }
      // Worktops lie on what stands, and fronts are hung last but for plinths.
      const order = steps.map(({ kind }) => kind);
      const at = (kind: string) => order.indexOf(kind as never);
      if (at("columns") > 0) expect(at("worktop")).not.toBe(at("columns") - 1);
      expect(order.at(-1)).toBe("plinths");
      expect(at("doors") < 0 || at("doors") > at("worktop")).toBe(true);
    }, 40);
  });

  test("each step's picture names the boards that it adds, or the bodies that it puts in their place", () => {
    always(({ piece }) => {
      const steps = assemblySteps(piece);
      for (const [index, { kind, boards, stands = [] }] of steps.entries()) {
        const svg = drawStep(piece, steps, index);
        const { length } = marksOn(svg);
        const wrong = drawingFault(svg.replace(/viewBox="[^"]+"/, 'viewBox="0 0 360 330"'));
        expect(wrong).toBeUndefined();
        if (kind === "body") expect(marksOn(svg).map(Number).sort()).toEqual([...boards].sort());
        if (stands.length > 0) {
          expect(marksOn(svg).sort()).toEqual(stands.map((body) => `M${body + 1}`).sort());
        }
        if (kind === "level") expect(length).toBe(0);
      }
    }, 10);
  });

  test("each step is told whole", () => {
    always(({ piece }) => {
      const planned = { piece, frozen: {} } as PlannedPiece;
      for (const { title, text } of assemblySection(planned, { order: "1", line: 1 }, t).steps) {
        expect(`${title} ${text}`).not.toMatch(/\{\{|undefined|steps\./);
      }
    }, 30);
  });

  test("whatever is bought for runs alone is handed out with a step", () => {
    const given = new Set(Object.values(fittingsOfStep).flat());
    expect(runHardwareCodes.filter((code) => !given.has(code))).toEqual([]);
  });
});
