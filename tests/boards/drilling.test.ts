import fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { fittingId, nameFitting } from "~/furniture/boards/fittings";
import { bodyBoards } from "~/furniture/boards/limits";
import type { Board, HoleUse, Piece } from "~/furniture/boards/piece";
import { defaultRules, type Rules } from "~/furniture/boards/rules";
import { storedRules } from "~/furniture/planner/construction.server";
import { findUnsuited } from "~/furniture/workshop-numbers/front/setting";
import {
  numbersOfRules,
  rulesOfNumbers,
  ruleSections,
  ruleTies,
} from "~/furniture/workshop-numbers/settings/rule-settings";

import { size } from "../promises/proof";
import { bookcase, chest, column, drawers, free, pal, shelves, wardrobe } from "./designs";
import { findHoleConflicts, findUnreachable } from "./hole-faults";
import { findUnjoined } from "./joint-faults";
import { chosen, joints, wish } from "./random-designs";

// How a fitting is drilled for is the owner's choice from its makers' patterns.

type Chosen = Partial<Rules["drilling"]>;

const made = (design: Design, drilling: Chosen, choice = 0): Piece =>
  build(design, pal, {
    ...defaultRules,
    joints: choice,
    drilling: { ...defaultRules.drilling, ...drilling },
  });
const holesOf = ({ machining }: Board, use: HoleUse) =>
  machining.flatMap((work) => (work.kind === "hole" && work.use === use ? [work] : []));
const named = ({ boards }: Piece, name: Board["name"]) =>
  boards.filter((board) => board.name === name);
const countOf = ({ hardware }: Piece, code: string) =>
  hardware.find((one) => one.code === code)?.count ?? 0;

test("a hinge's pilot holes are as far apart and behind its cup as its maker says", () => {
  const pilots = (drilling: Chosen) => {
    const [left] = named(made(wardrobe, drilling), "door");
    const [cup] = holesOf(left!, "hinge-cup");
    const [lower, upper] = holesOf(left!, "hinge-screw");
    return [upper!.u - lower!.u, lower!.v - cup!.v];
  };
  expect(pilots({})).toEqual([45, 9.5]);
  expect(pilots({ hinge: 48, "hinge-behind": 6 })).toEqual([48, 6]);
  expect(pilots({ hinge: 52, "hinge-behind": 5.5 })).toEqual([52, 5.5]);
  // A door at a side has the hinge that covers it whole.
  expect(pilots({ "half-hinge": 52, "wide-hinge": 52 })).toEqual([45, 9.5]);
});

test("doors at a partition and before drawers have the patterns of their own hinges", () => {
  const apart = (design: Design, drilling: Chosen) =>
    named(made(design, drilling), "door").map((door) => {
      const [lower, upper] = holesOf(door, "hinge-screw");
      return upper!.u - lower!.u;
    });
  const atPartition: Design = {
    ...free,
    width: 1000,
    columns: [column(shelves(1, "left")), column(shelves(1, "left"))],
  };
  expect(apart(atPartition, { "half-hinge": 48 })).toEqual([45, 48]);
  const inner: Design = { ...free, columns: [column(drawers(2, "left"))] };
  expect(apart(inner, { "wide-hinge": 52 })).toEqual([52]);
});

test("a runner is screwed to its uprights in three places or two, and its screws are counted so", () => {
  const places = (drilling: Chosen) => {
    const piece = made(chest, drilling);
    const [side] = named(piece, "side");
    const rows = holesOf(side!, "runner").map(({ v }) => v);
    return [[...new Set(rows)], countOf(piece, "runner-screw")];
  };
  expect(places({})).toEqual([[37, 197, 357], 48]);
  expect(places({ "runner-pair": 2 })).toEqual([[37, 357], 40]);
});

test("a connector's bore and an eccentric's housing are those of their patterns", () => {
  const bores = (drilling: Chosen) =>
    named(made(bookcase, drilling), "bottom").flatMap((board) =>
      holesOf(board, "connector").map(({ diameter }) => diameter),
    );
  expect(new Set(bores({}))).toEqual(new Set([5]));
  expect(new Set(bores({ connector: 4.5 }))).toEqual(new Set([4.5]));
  const housings = (drilling: Chosen) =>
    named(made(bookcase, drilling, 1), "top").flatMap((board) =>
      holesOf(board, "eccentric").flatMap(({ diameter, u }) => (diameter === 15 ? [u] : [])),
    );
  expect(new Set(housings({}))).toEqual(new Set([34, 730]));
  expect(new Set(housings({ eccentric: 24 }))).toEqual(new Set([24, 740]));
});

/** All that the page lets the owner write of what is drilled. */
const patterns = fc.record(
  Object.fromEntries(
    ruleSections.drilling!.map(({ name, least, most, step }) => [
      name.slice("drilling-".length),
      fc.integer({ min: least / step, max: most / step }).map((steps) => steps * step),
    ]),
  ) as Record<keyof Rules["drilling"], fc.Arbitrary<number>>,
);

test("wider hinges want a higher lowest zone and a lower plinth, as the rules' page says", () => {
  const numbers = { ...numbersOfRules(defaultRules), "drilling-hinge": 52 };
  expect(findUnsuited(numbers, ruleTies)).toEqual([
    { name: "plinth-most", other: "drilling-hinge", most: 141 },
  ]);
  const low = { ...numbers, "plinth-most": 141, lowestZone: 110 };
  expect(findUnsuited(low, ruleTies)).toEqual([
    { name: "lowestZone", other: "drilling-hinge", least: 111 },
  ]);
  expect(findUnsuited({ ...low, lowestZone: 111 }, ruleTies)).toEqual([]);
  // What could be set before there were patterns may still be.
  const before = { ...numbersOfRules(defaultRules), lowestZone: 100, outerGap: 3 };
  expect(findUnsuited(before, ruleTies)).toEqual([]);
});

/** Rules with what the page asks for beside them: the lowest zones and the highest plinths that it accepts. */
function atBounds(wished: Partial<Rules>): Rules {
  let numbers = numbersOfRules({ ...defaultRules, lowestZone: 100, ...wished });
  for (;;) {
    const [first] = findUnsuited(numbers, ruleTies);
    if (!first) return rulesOfNumbers(numbers);
    numbers = { ...numbers, [first.name]: (first.least ?? first.most)! };
  }
}

const gaps = fc.integer({ min: 1, max: 6 }).map((halves) => halves / 2);
const thicknesses = fc.integer({ min: bodyBoards.thinnest, max: bodyBoards.thickest });

test("the lowest door that the page accepts has room for the holes of its hinges", () => {
  fc.assert(
    fc.property(
      fc.record({
        drilling: patterns,
        outerGap: gaps,
        thickness: thicknesses,
        top: fc.constantFrom("over" as const, "between" as const),
        place: fc.constantFrom("above" as const, "below" as const, "alone" as const),
      }),
      ({ drilling, outerGap, thickness, top, place }) => {
        const rules = atBounds({ drilling, outerGap });
        const decor = { ...pal.body, thicknesses: [thickness] };
        const { lowestZone: height, plinth } = rules;
        const door = { ...shelves(0, "left"), height };
        const rest = { ...shelves(0, "open"), height: null };
        const zones = {
          above: [rest, door],
          below: [door, rest],
          alone: [{ ...door, height: null }],
        };
        const size = place === "alone" ? { height: 300, plinth: plinth.most } : { height: 700 };
        const lowest: Design = {
          ...chest,
          width: 500,
          ...size,
          thickness,
          top,
          columns: [column(...zones[place])],
        };
        const { design } = fit(lowest, { ...pal, body: decor }, rules);
        const piece = build(design, { ...pal, body: decor }, rules);
        expect(named(piece, "door")).toHaveLength(1);
        expect(findHoleConflicts(piece)).toEqual([]);
      },
    ),
    { numRuns: size(300, 5000) },
  );
});

test("by whatever patterns, no two holes meet, and every board can be brought to its place and held there", () => {
  let built = 0;
  const anyRules = fc.record({ drilling: patterns, joints, outerGap: gaps }).map(atBounds);
  const anyBoards = fc
    .tuple(chosen, thicknesses)
    .map(([all, thickness]) => ({ ...all, body: { ...all.body, thicknesses: [thickness] } }));
  fc.assert(
    fc.property(wish, fc.oneof(chosen, anyBoards), anyRules, (wished, given, rules) => {
      fc.pre(placeProblems(wished, given, rules).length === 0);
      const { design } = fit(wished, given, rules);
      const piece = build(design, given, rules);
      const faults = [findHoleConflicts(piece), findUnreachable(piece), findUnjoined(piece)];
      expect(faults.flat()).toEqual([]);
      built += 1;
    }),
    { numRuns: size(150, 10_000) },
  );
  expect(built).toBeGreaterThan(size(100, 6600));
});

test("rules of before are drilled as they were", () => {
  const { drilling: _added, ...before } = defaultRules;
  expect(storedRules(defaultRules).parse(before)).toEqual(defaultRules);
});

test("a fitting is named by its role with what of maker, name and code is known", () => {
  const clip = { maker: "Blum", name: "Clip 110°", makerCode: "71B3550" };
  expect(nameFitting("Balama", clip)).toBe("Balama: Blum Clip 110°, 71B3550");
  expect(nameFitting("Balama", { ...clip, maker: "", name: "" })).toBe("Balama: 71B3550");
  expect(nameFitting("Balama", { ...clip, makerCode: "" })).toBe("Balama: Blum Clip 110°");
  expect(nameFitting("Balama", { maker: "", name: "", makerCode: "" })).toBe("Balama");
  expect(nameFitting("Balama", undefined)).toBe("Balama");
  expect([fittingId("runner-pair", 400), fittingId("rail", 800), fittingId("glide", null)]).toEqual(
    ["runner-pair-400", "rail", "glide"],
  );
});
