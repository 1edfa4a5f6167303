import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { heaviestDoor } from "~/furniture/boards/fronts/hinge-count";
import type { Board, HoleUse, Piece } from "~/furniture/boards/piece";
import { defaultRules, type Chosen } from "~/furniture/boards/rules";

import { size } from "../promises/proof";
import { chest, column, drawers, free, pal, shelves } from "./designs";
import { findHoleConflicts, findUnreachable } from "./hole-faults";
import { findUnjoined } from "./joint-faults";
import { chosen, joints, wish } from "./random-designs";
import { acceptedRules } from "./random-rules";

// Every piece can be put together: numbers are those of the workshop's rules.

const rules = defaultRules;
const named = ({ boards }: Piece, name: Board["name"]) =>
  boards.filter((board) => board.name === name);
const holesOf = ({ machining }: Board, use: HoleUse) =>
  machining.flatMap((work) => (work.kind === "hole" && work.use === use ? [work] : []));
const countOf = ({ hardware }: Piece, code: string) =>
  hardware.find((one) => one.code === code)?.count ?? 0;
const made = (changes: Partial<Design>, with_: Chosen = pal): Piece => {
  const wished: Design = { ...free, columns: [column(shelves(1))], ...changes };
  const { design, changes: told } = fit(wished, with_, rules);
  expect(told).toEqual([]);
  return build(design, with_, rules);
};

/** Why a piece cannot be drilled or put together. */
const faultsOf = (piece: Piece) => [
  ...findHoleConflicts(piece),
  ...findUnreachable(piece),
  ...findUnjoined(piece),
];

test("however boards are joined, no two holes meet, none is in a groove or over an edge, and every board can be brought to its place and held there", () => {
  fc.assert(
    fc.property(wish, chosen, joints, (wished, given, choice) => {
      fc.pre(placeProblems(wished, given, rules).length === 0);
      const { design } = fit(wished, given, rules);
      expect(faultsOf(build(design, given, { ...rules, joints: choice }))).toEqual([]);
    }),
    { numRuns: size(150, 10_000) },
  );
});

test("so it is by whatever rules the owner sets", () => {
  fc.assert(
    fc.property(wish, chosen, acceptedRules, (wished, given, own) => {
      fc.pre(placeProblems(wished, given, own).length === 0);
      const { design } = fit(wished, given, own);
      expect(faultsOf(build(design, given, own))).toEqual([]);
    }),
    { numRuns: size(50, 10_000) },
  );
});

/** Along the width: how far from the board's front or lower edge, sorted. */
const vOf = (holes: { v: number }[]) => holes.map(({ v }) => v).sort((one, other) => one - other);

const split = (height: number, ...above: Parameters<typeof column>) =>
  column({ ...shelves(0), height }, ...above);
const wide: Partial<Design> = { kind: "wardrobe", width: 1000, height: 2200, depth: 600 };

test("a shelf's connectors are 50 from its edges at the right, nearer to the middle at the left", () => {
  const [shelf] = named(
    made({ ...wide, width: 600, columns: [split(900, shelves(0))] }),
    "fixed-shelf",
  );
  const at = (face: string) =>
    vOf(holesOf(shelf!, "connector").filter((hole) => hole.face === face));
  expect(shelf!.width).toBe(585);
  expect([at("start"), at("end")]).toEqual([
    [66, 309, 519],
    [50, 293, 535],
  ]);
});

test("of two shelves at one height at a partition the right one is lowered onto eccentrics", () => {
  const of = (height: number) => {
    const piece = made({ ...wide, columns: [split(900, shelves(0)), split(height, shelves(0))] });
    const [left, right] = named(piece, "fixed-shelf");
    const [partition] = named(piece, "partition");
    return { piece, left: left!, right: right!, partition: partition! };
  };
  for (const height of [875, 900, 925]) {
    const { piece, left, right, partition } = of(height);
    expect(countOf(piece, "shelf-eccentric")).toBe(3);
    expect(holesOf(left, "eccentric")).toEqual([]);
    const housings = holesOf(right, "eccentric");
    expect(vOf(housings)).toEqual([66, 309, 519]);
    for (const housing of housings) {
      expect(housing).toMatchObject({ face: "low", u: 9.5, diameter: 20, depth: 14 });
    }
    for (const bolt of holesOf(partition, "eccentric")) {
      const middle = height + 9;
      expect(bolt).toMatchObject({ face: "high", u: middle, diameter: 5, depth: 11 });
    }
  }
  for (const height of [874, 926]) expect(countOf(of(height).piece, "shelf-eccentric")).toBe(0);
});

test("a partition's holes are 12 deep, back to back 8", () => {
  const depths = (left: number, right: number) => {
    const piece = made({ ...wide, columns: [column(shelves(left)), column(shelves(right))] });
    const pins = holesOf(named(piece, "partition")[0]!, "shelf-pin");
    return [...new Set(pins.map(({ depth }) => depth))].sort();
  };
  expect(depths(1, 0)).toEqual([12]);
  expect(depths(1, 1)).toEqual([8]);
});

test("what is screwed into shallow holes has short screws in place of its own", () => {
  const columns = [column(drawers(3)), column(drawers(3))];
  const piece = made({ ...chest, width: 1000, columns });
  const runners = holesOf(named(piece, "partition")[0]!, "runner");
  expect(runners.map(({ depth }) => depth)).toEqual(runners.map(() => 8));
  // Three in each side of the partition for each of three drawers; all runners have twelve.
  expect(countOf(piece, "short-screw")).toBe(18);
  expect(countOf(piece, "runner-screw")).toBe(6 * 12 - 18);
});

test("of two hinges back to back at a partition the right one is 64 higher", () => {
  const doors = [column(shelves(0, "right")), column(shelves(0, "left"))];
  const piece = made({ ...wide, columns: doors });
  const [partition] = named(piece, "partition");
  const plates = (face: string) =>
    holesOf(partition!, "hinge-plate")
      .filter((hole) => hole.face === face)
      .map(({ u }) => u)
      .sort((one, other) => one - other);
  const left = plates("low");
  // Five hinges; the highest has no room above it.
  expect(left).toHaveLength(10);
  expect(plates("high").slice(0, 8)).toEqual(left.slice(0, 8).map((u) => u + 64));
  expect(plates("high").slice(8)).toEqual(left.slice(8).map((u) => u - 64));
  expect(countOf(piece, "short-screw")).toBe(0);
  expect([countOf(piece, "half-hinge"), countOf(piece, "hinge")]).toEqual([10, 0]);
  expect(countOf(piece, "hinge-screw")).toBe(40);
});

test("hinges are by what their doors cover, and wide before drawers", () => {
  const piece = made({
    ...wide,
    columns: [
      column({ ...drawers(2, "left"), height: 600 }, shelves(0, "left")),
      column(shelves(0, "left")),
    ],
  });
  const counts = ["hinge", "half-hinge", "wide-hinge"].map((code) => countOf(piece, code));
  expect(counts).toEqual([3, 5, 2]);
});

test("a door's pilot holes are 45 apart, 9.5 behind its cups", () => {
  const [door] = named(
    made({ ...wide, width: 600, columns: [column(shelves(0, "left"))] }),
    "door",
  );
  const cups = holesOf(door!, "hinge-cup").map(({ u }) => u);
  const pilots = holesOf(door!, "hinge-screw");
  expect(pilots.every(({ v }) => v === 32)).toBe(true);
  expect(pilots.map(({ u }) => u)).toEqual(cups.flatMap((cup) => [cup - 22.5, cup + 22.5]));
});

describe("a top laid over the sides", () => {
  const over = () => made({ ...chest, top: "over" });

  test("has no screws: eccentrics 60 from the edges, 34 below the end, and dowels 32 behind them", () => {
    const piece = over();
    const [top] = named(piece, "top");
    const [left, right] = named(piece, "side");
    expect(holesOf(top!, "connector")).toEqual([]);
    expect([countOf(piece, "eccentric"), countOf(piece, "dowel")]).toEqual([6, 6]);
    for (const [side, inside] of [
      [left!, "high"],
      [right!, "low"],
    ] as const) {
      const housings = holesOf(side, "eccentric").filter(({ face }) => face === inside);
      expect(vOf(housings)).toEqual([60, 225, 390]);
      for (const one of housings) {
        expect(one).toMatchObject({ u: 782 - 34, diameter: 15, depth: 13.5 });
      }
      expect(vOf(holesOf(side, "dowel"))).toEqual([92, 257, 422]);
    }
    // The top begins 18 before the sides.
    const bolts = holesOf(top!, "eccentric");
    expect(new Set(vOf(bolts))).toEqual(new Set([78, 243, 408]));
    expect(bolts.every(({ depth, diameter }) => depth === 11 && diameter === 5)).toBe(true);
  });

  test("leaves the sides' groove open at their end", () => {
    const [side] = named(over(), "side");
    const groove = side!.machining.find(({ kind }) => kind === "groove");
    expect(groove).toMatchObject({ u: 90, length: 782 - 90 });
  });
});

test("screws' heads on outer sides and on the top have caps where nothing hides them", () => {
  const caps = (changes: Partial<Design>) => countOf(made(changes), "cap");
  const place = (walls: "none" | "left" | "right" | "both") => ({
    place: { kind: "free" as const, walls, ceiling: null },
  });
  // Bottom, top and plinth, two each side.
  expect(caps(place("none"))).toBe(12);
  expect(caps(place("left"))).toBe(6);
  expect(caps(place("right"))).toBe(6);
  expect(caps(place("both"))).toBe(0);
  // And two of a partition in the top.
  expect(caps({ width: 1000, columns: [column(shelves(1)), column(shelves(1))] })).toBe(14);
  const niche = {
    kind: "niche" as const,
    widths: [860, 860, 860] as [number, number, number],
    heights: [2040, 2040] as [number, number],
    depth: 400,
    skirting: 0,
  };
  expect(caps({ place: niche })).toBe(0);
});

test("sliding doors have recessed pulls 60 from their outer edges and no handles", () => {
  const columns = [column(shelves(1)), column(shelves(1)), column(shelves(1))];
  const piece = made({ ...wide, width: 2400, sliding: 3, columns });
  const pulls = named(piece, "sliding-door").map((door) =>
    vOf(holesOf(door, "recessed-pull")).map((v) => (v === 60 ? "left" : door.width - v)),
  );
  expect(pulls).toEqual([["left"], ["left", 60], [60]]);
  const [first] = named(piece, "sliding-door");
  const [pull] = holesOf(first!, "recessed-pull");
  expect(pull).toMatchObject({ diameter: 35, depth: 11, u: 1050 - first!.place.y });
  expect([countOf(piece, "recessed-pull"), countOf(piece, "handle")]).toEqual([4, 0]);
});

test("a drawer's front is screwed from inside its box, with room behind the handle's screws", () => {
  const of = (width: number, height: number) => {
    const piece = made({ ...chest, width, height, columns: [column(drawers(2))] });
    const [end] = named(piece, "drawer-end");
    const [front] = named(piece, "drawer-front");
    return { end: end!, front: front!, screws: countOf(piece, "drawer-front-screw") };
  };
  const { end, front, screws } = of(800, 600);
  const { length, width, place } = end;
  const at = holesOf(end, "drawer-front").map(({ u, v }) => [u, v]);
  expect([length, screws]).toEqual([706, 12]);
  expect(at).toEqual(
    [40, width - 25].flatMap((row) => [50, length - 50, length / 2].map((u) => [u, row])),
  );
  const pilots = holesOf(front, "drawer-front");
  expect(
    pilots.map(({ u, v }) => [u + front.place.x - place.x, v + front.place.y - place.y]),
  ).toEqual(at);
  expect(pilots.every(({ diameter, depth }) => diameter === 3 && depth === 10)).toBe(true);
  const heads = holesOf(end, "handle").map(({ u, diameter }) => [u, diameter]);
  expect(heads).toEqual([
    [length / 2 - 64, 10],
    [length / 2 + 64, 10],
  ]);
  // Narrower than 600 none in the middle; a box lower than 100 has one row.
  expect([of(690, 600).screws, of(690, 350).screws]).toEqual([8, 4]);
});

test("a ceiling board is as long as the body with its fillers", () => {
  const place = {
    kind: "niche" as const,
    widths: [1060, 1060, 1060] as [number, number, number],
    heights: [2040, 2040] as [number, number],
    depth: 400,
    skirting: 0,
  };
  const piece = made({ place, width: 1000, columns: [column(shelves(1)), column(shelves(1))] });
  const [board] = named(piece, "ceiling-board");
  const fillers = named(piece, "filler").map(({ width }) => width);
  expect(fillers).toEqual([50, 50]);
  expect(board!.length).toBe(1100);
  expect(board!.scribed).toMatchObject({ x: -30, width: 1060 });
});

test("no door is heavier than its hinges carry: a wide one becomes a pair", () => {
  const heavy: Chosen = { ...pal, front: { ...pal.front, board: "mdf", thicknesses: [22] } };
  const wished: Design = {
    ...free,
    ...wide,
    width: 600,
    height: 2600,
    columns: [column(shelves(1, "left"))],
  };
  const { design, changes } = fit(wished, heavy, rules);
  expect(changes.map(({ why }) => why)).toEqual(["door-too-wide"]);
  expect(design.columns[0]!.zones[0]!.front).toBe("pair");
  fc.assert(
    fc.property(wish, chosen, (wished, given) => {
      fc.pre(placeProblems(wished, given, rules).length === 0);
      const { design } = fit(wished, given, rules);
      const { boards } = build(design, given, rules);
      for (const { name, length, width, thickness } of boards) {
        if (name !== "door") continue;
        const kilograms = rules.density[given.front.board];
        const grams = (length * width * thickness * kilograms) / 1e6;
        expect(grams).toBeLessThanOrEqual(heaviestDoor + 1);
      }
    }),
    { numRuns: size(60, 10_000) },
  );
});
