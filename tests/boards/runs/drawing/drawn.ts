import fc from "fast-check";

import type { Reader } from "~/furniture/board-drawings/draw-boards";
import { drawRun, type BuiltRun, type SaidOfRun } from "~/furniture/board-drawings/draw-run";
import type { RunLooks, RunView } from "~/furniture/board-drawings/views";
import { buildRun, placesOf } from "~/furniture/boards/build-run";
import { fitRun, wallProblems } from "~/furniture/boards/fit-run";
import { defaultRules } from "~/furniture/boards/rules";
import type { Module, Run } from "~/furniture/boards/run";
import { translateIn } from "~/platform/i18n/translate.server";

import { materialLooks } from "../../../drawing/designs";
import { size } from "../../../promises/proof";
import { pal } from "../../designs";
import { looks as pieceLooks } from "../../drawing/pieces";
import { chosen } from "../../random-designs";
import { runWish } from "../random-runs";
import { workedKitchen } from "../runs";

/** Holds for the run that is made of any wish along one wall, or of others. */
export function always(what: (built: BuiltRun) => void, runs: number, wishes = runWish): void {
  fc.assert(
    fc.property(wishes, chosen, (wished, made) => {
      fc.pre(wallProblems(wished, made, defaultRules).length === 0);
      const { run } = fitRun(wished, made, defaultRules);
      const places = placesOf(run, made, defaultRules);
      what({ run, piece: buildRun(run, made, defaultRules), places });
    }),
    { numRuns: size(runs, 300) },
  );
}

export function built(run: Run): BuiltRun {
  return {
    run,
    piece: buildRun(run, pal, defaultRules),
    places: placesOf(run, pal, defaultRules),
  };
}

export const module = (
  what: Module["what"],
  width: number,
  more: Partial<Module> = {},
): Module => ({
  what,
  width,
  count: 0,
  above: "nothing",
  hinge: "left",
  ...more,
});

const [wall] = workedKitchen.walls;
export const measured = (width: number) => [width, width, width] as [number, number, number];

/** The worked kitchen; a long one with gas, a window and a free end; a vanity with drawers. */
export const runs = {
  worked: workedKitchen,
  long: {
    ...workedKitchen,
    cooking: "gas",
    wallHeight: 900,
    ceiling: 2500,
    walls: [
      {
        ...wall,
        widths: measured(5018),
        ends: ["wall", "free"],
        window: { x: 1950, width: 900, sill: 1050 },
        water: 2300,
        hob: 3500,
        modules: [
          module("fridge-column", 600),
          module("oven-column", 600),
          module("narrow", 150),
          module("doors", 500),
          module("sink", 800),
          module("dishwasher", 600),
          module("drawers", 900, { count: 3, hob: true, above: "hood" }),
          module("doors", 800, { above: "cupboard" }),
        ],
      },
    ],
  },
  vanity: {
    ...workedKitchen,
    kind: "vanity",
    walls: [
      {
        ...wall,
        widths: measured(936),
        ends: ["free", "free"],
        water: 468,
        modules: [module("sink", 900, { count: 2 })],
      },
    ],
    niches: { ...workedKitchen.niches, sink: [500, 300] },
  },
} satisfies Record<string, Run>;

const wood = materialLooks.find(({ grain }) => grain)!;
export const looks: RunLooks = {
  ...pieceLooks,
  body: materialLooks[0]!,
  front: materialLooks[0]!,
  worktop: wood,
};

export const translateRo = translateIn("ro", ["run-drawing", "planner-drawing"]);

export function said(unit: "cm" | "mm", language = "ro"): SaidOfRun {
  return {
    names: { body: "PAL Alb", front: "PAL Alb", worktop: "PAL Stejar", handle: "Mâner metalic" },
    size: { inTitle: "3000 × 2120 × 600 mm", sentence: "3000 × 2120 × 600 mm" },
    figures: { unit, language },
  };
}

/** A view as its buyer reads it, or the workshop; both in millimetres, which are compared. */
export function drawn(made: BuiltRun, view: RunView, reader: Reader = "buyer"): string {
  return drawRun(made, view, looks, translateRo, said("mm"), reader);
}
