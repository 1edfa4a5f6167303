import fc from "fast-check";
import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { anyLength, kinds } from "~/furniture/boards/design";
import { cornerKinds, slopeKinds } from "~/furniture/boards/limits";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { buildPlan } from "~/furniture/planner/build-plan";
import { findNearestPlace } from "~/furniture/planner/front/nearest-place";
import { designFor, readPlace, type PlaceWish } from "~/furniture/planner/front/read-place";

import { chosen } from "../boards/random-designs";
import { size } from "../promises/proof";

const newest = { rules, version: 1, decor: "pal", handle: "metal" };

const typed = fc.oneof(
  fc.integer({ min: anyLength.min, max: 700 }),
  fc.integer({ min: anyLength.min, max: 4000 }),
  fc.integer({ min: 0, max: 99_999 }),
);
const lengths = [
  "width",
  "height",
  "depth",
  "ceiling",
  "nicheWidth",
  "nicheHeight",
  "bottomWidth",
  "middleWidth",
  "topWidth",
  "leftHeight",
  "rightHeight",
  "slopeWidth",
  "slopeLow",
  "slopeHigh",
  "slopeRun",
  "slopeRaised",
  "cornerLeft",
  "cornerRight",
  "cornerEach",
  "diagonal",
  "nicheDepth",
  "skirting",
  "wayWidth",
  "wayHeight",
  "wayDepth",
];
const places = fc.record({
  kind: fc.constantFrom(...kinds),
  where: fc.constantFrom("free" as const, "niche" as const, "slope" as const, "corner" as const),
  falls: fc.constantFrom("left" as const, "right" as const, "back" as const),
  style: fc.constantFrom("stepped" as const, "slanted" as const),
  above: fc.constantFrom("closed" as const, "open" as const),
  cornerShape: fc.constantFrom("legs" as const, "diagonal" as const),
  endLeft: fc.constantFrom("free" as const, "wall" as const),
  endRight: fc.constantFrom("free" as const, "wall" as const),
  shape: fc.constantFrom("straight" as const, "uneven" as const),
  walls: fc.constantFrom("none" as const, "both" as const),
  way: fc.constantFrom("none" as const, "door" as const, "stairs" as const, "lift" as const),
});
// The first step refuses what is not built under a slope or in a corner before it reads a length.
const place = places.filter(
  ({ kind, where, falls }) =>
    (where !== "slope" || slopeKinds[falls].includes(kind)) &&
    (where !== "corner" || cornerKinds.includes(kind)),
);
const ends = { cornerShape: "legs", endLeft: "free", endRight: "free" } as const;
const noSlope = { ...ends, falls: "left", style: "stepped", above: "closed" } as const;
const measured = fc.tuple(...lengths.map(() => typed.map((length) => `${length} mm`)));

test("any lengths of a place give a piece, or the nearest place that gives one", async () => {
  await fc.assert(
    fc.asyncProperty(place, measured, chosen, async (fields, values, made) => {
      const text = (name: string) => values[lengths.indexOf(name)];
      const build = (wish: PlaceWish) =>
        Promise.resolve(buildPlan(designFor(wish, undefined, newest), made, rules));
      const { wish } = readPlace(fields, text);
      const plan = wish && (await build(wish));
      const nearest =
        plan?.kind === "plan" ? { plan, places: [] } : await findNearestPlace(fields, text, build);
      expect(nearest).toBeDefined();
      if (plan?.kind !== "plan") expect(nearest!.places.length).toBeGreaterThan(0);
      // What is offered is built as it is, from its address too.
      const offered = readDesign(writeDesign(nearest!.plan.design));
      const built = buildPlan(offered!, made, rules);
      expect(built).toMatchObject({ kind: "plan", changes: [] });
      expect(built.kind === "plan" && built.design).toEqual(nearest!.plan.design);
    }),
    { numRuns: size(60, 5000) },
  );
});

test.each([
  ["wardrobe", "width", "250", 300],
  ["wardrobe", "width", "9000", 5400],
  ["wardrobe", "height", "100", 800],
  ["bookcase", "height", "299", 300],
  ["bookcase", "depth", "1", 180],
  ["bookcase", "depth", "501", 500],
  ["chest", "depth", "250", 300],
  ["chest", "depth", "701", 700],
  ["chest", "height", "9999", 1500],
] as const)("a %s whose %s is %s is built with %i instead", (kind, measure, given, nearest) => {
  const usual: Record<string, string> = { width: "1000", height: "1000", depth: "400" };
  const { wish } = readPlace(
    { kind, where: "free", shape: "straight", walls: "none", way: "none", ...noSlope },
    (name) => (name === measure ? `${given} mm` : usual[name]),
  );
  const decor = { id: "pal", board: "pal" as const, thicknesses: [18] };
  const made = {
    body: { ...decor, sheet: { length: 2800, width: 2070 }, hasGrain: true },
    front: { ...decor, sheet: { length: 2800, width: 2070 }, hasGrain: true },
    handle: { id: "metal", length: 160, holeSpacing: 128, isPushed: false },
  };
  const plan = buildPlan(designFor(wish!, undefined, newest), made, rules);
  expect(plan.kind === "plan" && plan.design[measure]).toBe(nearest);
  expect(plan.kind === "plan" && plan.changes).toContainEqual(
    expect.objectContaining({ measure, to: nearest, from: Number(given) }),
  );
});

test("a wardrobe with sliding doors that comes under a slope is divided anew, in its looks", () => {
  const fields = { kind: "wardrobe", shape: "straight", walls: "none", way: "none" } as const;
  const typed: Record<string, string> = {
    width: "180 cm",
    height: "220 cm",
    depth: "60 cm",
    slopeWidth: "240 cm",
    slopeLow: "120 cm",
    slopeHigh: "250 cm",
    slopeRun: "130 cm",
    nicheDepth: "70 cm",
  };
  const text = (name: string) => typed[name];
  const free = readPlace({ ...fields, ...noSlope, where: "free" }, text).wish!;
  const begun = designFor(free, undefined, newest);
  const before = { ...begun, sliding: 2 as const, body: "nuc", plinth: 100 };
  const slope = readPlace({ ...fields, ...noSlope, where: "slope" }, text).wish!;
  const after = designFor(slope, before, newest);
  expect(after).toMatchObject({ sliding: 0, body: "nuc", plinth: 100, place: slope.place });
  expect(after.columns).toHaveLength(3);
  expect(after.columns.every(({ zones }) => zones[0]!.front !== "open")).toBe(true);
  // Divided there, it keeps what was chosen when it is measured again.
  const divided = { ...after, columns: after.columns.slice(0, 2) };
  expect(designFor(slope, divided, newest).columns).toEqual(divided.columns);
});

test("a wardrobe that comes before a low wall keeps its columns, but for what slid before them", () => {
  const fields = { kind: "wardrobe", shape: "straight", walls: "none", way: "none" } as const;
  const typed: Record<string, string> = {
    width: "180 cm",
    height: "220 cm",
    depth: "60 cm",
    slopeWidth: "240 cm",
    slopeLow: "100 cm",
    slopeHigh: "250 cm",
    slopeRun: "150 cm",
    nicheDepth: "64 cm",
  };
  const text = (name: string) => typed[name];
  const free = readPlace({ ...fields, ...noSlope, where: "free" }, text).wish!;
  const slope = readPlace({ ...fields, ...noSlope, falls: "back", where: "slope" }, text).wish!;
  const begun = designFor(free, undefined, newest);
  const divided = { ...begun, columns: begun.columns.slice(0, 1) };
  expect(designFor(slope, divided, newest).columns).toEqual(divided.columns);
  const columns = divided.columns.map((column) => ({
    ...column,
    zones: column.zones.map((zone) => ({ ...zone, front: "open" as const })),
  }));
  const after = designFor(slope, { ...divided, sliding: 2, columns }, newest);
  expect(after.sliding).toBe(0);
  expect(after.columns.every(({ zones }) => zones[0]!.front !== "open")).toBe(true);
});

test("a corner keeps both legs as long as the longer wall stays on its side", () => {
  const fields = {
    kind: "wardrobe",
    where: "corner",
    shape: "straight",
    walls: "none",
    way: "none",
  } as const;
  const typed = (cornerLeft: string, cornerRight: string) => (name: string) =>
    ({ cornerLeft, cornerRight, height: "220 cm", depth: "60 cm" })[name];
  const wishOf = (left: string, right: string) =>
    readPlace({ ...fields, ...noSlope }, typed(left, right)).wish!;
  const begun = designFor(wishOf("220 cm", "180 cm"), undefined, newest);
  const [first, ...more] = begun.leg!.columns;
  const divided = { ...begun, leg: { ...begun.leg!, columns: [first!, first!, ...more] } };
  const shorter = designFor(wishOf("200 cm", "180 cm"), divided, newest);
  expect(shorter.columns).toEqual(divided.columns);
  expect(shorter.leg!.columns).toEqual(divided.leg.columns);
  const other = designFor(wishOf("170 cm", "180 cm"), divided, newest);
  expect(other.leg!.columns).not.toEqual(divided.leg.columns);
  expect(other.columns[0]!.zones).toMatchObject([{ front: "open", inside: "shelves" }]);
});

test("a ceiling that is too high and too steep for any low wall is offered lower", async () => {
  const fields = { kind: "wardrobe", where: "slope", shape: "straight", walls: "none" } as const;
  const typed: Record<string, string> = {
    slopeWidth: "300 cm",
    slopeLow: "0",
    slopeHigh: "600 cm",
    slopeRun: "30 cm",
    nicheDepth: "70 cm",
  };
  const decor = { id: "pal", board: "pal" as const, thicknesses: [18], hasGrain: false };
  const sheet = { length: 2800, width: 2070 };
  const handle = { id: "metal", length: 160, holeSpacing: 128, isPushed: false };
  const made = { body: { ...decor, sheet }, front: { ...decor, sheet }, handle };
  const found = await findNearestPlace(
    { ...fields, ...noSlope, way: "none" },
    (name) => typed[name],
    (wish) => Promise.resolve(buildPlan(designFor(wish, undefined, newest), made, rules)),
  );
  const to = Object.fromEntries(found!.places.map((one) => [one.field, one.to]));
  expect(to.slopeLow).toBe(4500);
  expect(to.slopeHigh).toBeLessThanOrEqual(4500 + Math.ceil(300 * Math.tan(Math.PI / 3)));
});

test("a piece that stands before a low wall only deeper than wished gets into the room as deep as it is", async () => {
  const fields = { kind: "wardrobe", where: "slope", shape: "straight", walls: "none" } as const;
  const typed: Record<string, string> = {
    slopeWidth: "360 mm",
    slopeLow: "309 mm",
    slopeHigh: "1000 mm",
    slopeRun: "763 mm",
    slopeRaised: "1500 mm",
    nicheDepth: "700 mm",
    wayWidth: "600 mm",
    wayHeight: "1400 mm",
    wayDepth: "600 mm",
  };
  const decor = { id: "pal", board: "pal" as const, thicknesses: [18], hasGrain: false };
  const sheet = { length: 2800, width: 2070 };
  const handle = { id: "metal", length: 160, holeSpacing: 128, isPushed: false };
  const made = { body: { ...decor, sheet }, front: { ...decor, sheet }, handle };
  const found = await findNearestPlace(
    { ...fields, ...noSlope, falls: "back", way: "lift" },
    (name) => typed[name],
    (wish) => Promise.resolve(buildPlan(designFor(wish, undefined, newest), made, rules)),
  );
  const { plan, places } = found!;
  expect(plan.design.depth).toBe(602);
  // No lift of 600 takes boards so wide and a metre long.
  expect(places.map(({ field }) => field)).toEqual(["wayWidth", "wayHeight", "wayDepth"]);
  expect(buildPlan(plan.design, made, rules)).toMatchObject({ kind: "plan", changes: [] });
});
