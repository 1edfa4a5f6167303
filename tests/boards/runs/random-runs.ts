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

const wholeWish: fc.Arbitrary<Omit<Run, "walls">> = fc
  .record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constant("kitchen" as const) },
      { weight: 1, arbitrary: fc.constantFrom(...runKinds) },
    ),
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
  .map(({ push, bands, ...run }) => ({
    ...run,
    rules: 1,
    ...runLook,
    ...(push && { opening: "push" as const }),
    ...(bands && { bands }),
  }));

export const runWish: fc.Arbitrary<Run> = fc
  .tuple(wholeWish, wall)
  .map(([run, one]) => ({ ...run, walls: [one] }));

function cornerOf(one: Module | null | undefined): Module[] {
  return one ? [{ ...one, what: "corner" }] : [];
}

/** Kitchens along two or three walls that meet. */
export const wallsWish: fc.Arbitrary<Run> = fc
  .record({
    run: wholeWish,
    walls: fc.array(wall, { minLength: 2, maxLength: 3 }),
    lengths: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 900, max: 4500 }) },
        { weight: 1, arbitrary: fc.integer({ min: 300, max: 9000 }) },
      ),
      { minLength: 3, maxLength: 3 },
    ),
    water: fc.nat({ max: 2 }),
    hob: fc.nat({ max: 2 }),
    corners: fc.array(fc.option(module), { minLength: 6, maxLength: 6 }),
    diagonals: fc.option(
      fc.array(fc.integer({ min: 1380, max: 1450 }), { minLength: 1, maxLength: 2 }),
      {
        nil: undefined,
      },
    ),
  })
  .map(({ run, walls, lengths, water, hob, corners, diagonals }) => {
    const last = walls.length - 1;
    const meeting = walls.map((one, at): Wall => {
      const more = lengths[at]! - one.widths[0];
      return {
        ...one,
        widths: one.widths.map((width) => width + more) as Wall["widths"],
        // Some of these are where no corner is.
        modules: [
          ...cornerOf(corners[2 * at]),
          ...one.modules,
          ...cornerOf(corners[2 * at + 1]),
        ].slice(0, 24),
        ends: [at === 0 ? one.ends[0] : "corner", at === last ? one.ends[1] : "corner"],
        water: at === water % walls.length ? one.water : null,
        hob: at === hob % walls.length ? one.hob : null,
      };
    });
    return {
      ...run,
      kind: "kitchen",
      walls: meeting as unknown as Run["walls"],
      ...(diagonals && { diagonals: diagonals.slice(0, last) }),
    };
  });

/** The rules that the wishes are fitted by. */
export const runRules = defaultRules;
