import type { Module, Run } from "~/furniture/boards/run";

import { workedKitchen } from "../runs";
import { measured, module } from "./drawn";

const [wall] = workedKitchen.walls;
const cupboard: Partial<Module> = { above: "cupboard" };
const hob: Partial<Module> = { count: 3, hob: true, above: "hood" };

/** A kitchen along two walls, of which the left one is longer and runs into the corner; and one along three. */
export const cornerRuns = {
  l: {
    ...workedKitchen,
    walls: [
      {
        ...wall,
        widths: measured(3000),
        ends: ["wall", "corner"],
        water: null,
        hob: 1100,
        modules: [
          module("oven-column", 600),
          module("drawers", 900, hob),
          module("doors", 480, cupboard),
          module("corner", 950, cupboard),
        ],
      },
      {
        ...wall,
        widths: measured(2400),
        ends: ["corner", "wall"],
        window: { x: 1100, width: 1000, sill: 1050 },
        water: 1900,
        hob: null,
        modules: [
          module("doors", 400, { ...cupboard, hinge: "right" }),
          module("dishwasher", 600),
          module("sink", 700),
        ],
      },
    ],
  },
  u: {
    ...workedKitchen,
    cooking: "gas",
    niches: { ...workedKitchen.niches, hoodAbove: 750 },
    walls: [
      {
        ...wall,
        widths: measured(2400),
        ends: ["wall", "corner"],
        water: null,
        hob: null,
        modules: [
          module("fridge-column", 600),
          module("drawers", 600, { count: 4 }),
          module("doors", 500, cupboard),
        ],
      },
      {
        ...wall,
        widths: measured(3000),
        ends: ["corner", "corner"],
        water: null,
        hob: 1700,
        modules: [
          module("corner", 950, { ...cupboard, hinge: "right" }),
          module("doors", 460, cupboard),
          module("drawers", 600, hob),
          module("corner", 950, cupboard),
        ],
      },
      {
        ...wall,
        widths: measured(2400),
        ends: ["corner", "free"],
        window: { x: 1100, width: 900, sill: 1050 },
        water: 1400,
        hob: null,
        modules: [
          module("doors", 454, { ...cupboard, hinge: "right" }),
          module("sink", 700),
          module("dishwasher", 600),
        ],
      },
    ],
  },
} satisfies Record<string, Run>;
