import fc from "fast-check";

import { defaultRules } from "~/furniture/boards/rules";
import {
  moduleKinds,
  runKinds,
  type Module,
  type Niches,
  type Run,
  type Wall,
} from "~/furniture/boards/run";

import { runLook } from "./runs";

// Wishes as people and programs send them: many cannot be built as they are.

const module: fc.Arbitrary<Module> = fc
  .record({
    what: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom("doors" as const, "drawers" as const) },
      { weight: 2, arbitrary: fc.constantFrom(...moduleKinds) },
    ),
    width: fc.oneof(
      fc.integer({ min: 6, max: 18 }).map((steps) => steps * 50),
      fc.integer({ min: 1, max: 2000 }),
    ),
    count: fc.oneof(fc.constant(0), fc.nat({ max: 9 })),
    hob: fc.boolean(),
    above: fc.constantFrom("nothing" as const, "cupboard" as const, "hood" as const),
    hinge: fc.constantFrom("left" as const, "right" as const),
  })
  .map(({ hob, ...one }) => (hob ? { ...one, hob: true as const } : one));

const side = fc.constantFrom("wall" as const, "free" as const);

const wall: fc.Arbitrary<Wall> = fc
  .record({
    width: fc.integer({ min: 1, max: 9000 }),
    more: fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })),
    ends: fc.tuple(side, side),
    window: fc.option(
      fc.record({
        x: fc.nat({ max: 9000 }),
        width: fc.nat({ max: 2500 }),
        sill: fc.integer({ min: 800, max: 1300 }),
      }),
    ),
    water: fc.nat({ max: 9500 }),
    hob: fc.nat({ max: 9500 }),
    modules: fc.array(module, { maxLength: 24 }),
  })
  .map(({ width, more, ...one }) => ({
    ...one,
    widths: [width, width + more[0], width + more[1]] as [number, number, number],
  }));

const length = fc.nat({ max: 3000 });
const cutOut = fc.tuple(length, length);
const niches: fc.Arbitrary<Niches> = fc.oneof(
  fc.constant({
    oven: 595,
    fridge: 1780,
    fridgeDoor: 720,
    hob: [560, 490] as [number, number],
    sink: [560, 480] as [number, number],
    hoodAbove: 650,
    hood: [460, 260] as [number, number],
  }),
  fc.record({
    oven: length,
    fridge: length,
    fridgeDoor: length,
    hob: cutOut,
    sink: cutOut,
    hoodAbove: length,
    hood: cutOut,
  }),
);

export const runWish: fc.Arbitrary<Run> = fc
  .record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constant("kitchen" as const) },
      { weight: 1, arbitrary: fc.constantFrom(...runKinds) },
    ),
    wall,
    ceiling: fc.integer({ min: 2000, max: 3200 }),
    wallHeight: fc.oneof(fc.constantFrom(720, 900), fc.nat({ max: 2000 })),
    cooking: fc.constantFrom("electric" as const, "gas" as const),
    niches,
    thickness: fc.constantFrom(16, 18, 19, 25),
    push: fc.boolean(),
    bands: fc.option(fc.constant({ front: "pal-negru" }), { nil: undefined }),
    wayIn: fc.option(
      fc.record({
        kind: fc.constantFrom("door" as const, "stairs" as const),
        width: fc.integer({ min: 600, max: 1500 }),
        height: fc.integer({ min: 1800, max: 2600 }),
      }),
    ),
  })
  .map(({ wall: one, push, bands, ...run }) => ({
    ...run,
    rules: 1,
    walls: [one],
    ...runLook,
    ...(push && { opening: "push" as const }),
    ...(bands && { bands }),
  }));

/** The rules that the wishes are fitted by. */
export const runRules = defaultRules;
