import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { kinds, type Design, type Kind, type Slope, type Zone } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { readyDivisions } from "~/furniture/boards/front/ready-divisions";
import { lowWallAt, rearHeight, slopeAngle } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { priceOf } from "~/furniture/boards/price";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { shareMinutes } from "~/furniture/boards/quantities";
import { defaultRules as rules, type Chosen } from "~/furniture/boards/rules";
import { startDesign, usualSizes } from "~/furniture/boards/start";

import { size } from "../promises/proof";
import { backWish } from "./back-designs";
import { column, drawers, free, pal, rail, shelves } from "./designs";
import { chosen } from "./random-designs";

// The least and the most of what stands before a low wall, by the workshop's rules.

/** 45° over a niche 640 deep: so much higher for each millimetre before the wall; bodies end 57 below, plumb. */
const at = (low: number, changes: Partial<Slope> = {}): Slope => ({
  kind: "slope",
  falls: "back",
  widths: [1860, 1860, 1860],
  low,
  high: low + 1500,
  run: 1500,
  raised: 5000,
  depth: 640,
  skirting: 20,
  closed: true,
  ...changes,
});

const wished = (place: Slope, changes: Partial<Design> = {}): Design => ({
  ...free,
  kind: "wardrobe",
  width: 6000,
  height: 3200,
  depth: 600,
  columns: [column(shelves(1, "pair")), column(shelves(1, "pair"))],
  ...changes,
  place,
});

function made(design: Design, by: Chosen = pal) {
  expect(placeProblems(design, by, rules)).toEqual([]);
  const fitted = fit(design, by, rules);
  return { ...fitted, piece: build(fitted.design, by, rules) };
}

const sizesOf = ({ boards }: Piece, name: string) =>
  boards.filter((board) => board.name === name).map((one) => `${one.length}×${one.width}`);

const fourOf = (zone: Zone) => Array.from({ length: 4 }, () => column(zone));

describe("the rear of a piece", () => {
  test("is 250 high at least: there it stands at the wall", () => {
    const { design, piece } = made(wished(at(287)));
    expect(design.depth).toBe(600);
    expect(rearHeight(design, rules)).toBe(250);
    expect(piece.warnings).toEqual([]);
    expect(lowWallAt(design.place as Slope, design.depth, rules)).toBe(620);
  });

  test("one millimetre lower it stands farther from it, and is told", () => {
    const { design, piece, changes } = made(wished(at(286)));
    expect(design.depth).toBe(599);
    expect(changes).toContainEqual({ why: "slope", measure: "depth", from: 600, to: 599 });
    expect(piece.boards[0]!.cuts).toEqual([
      { from: { u: design.height, v: 0 }, to: { u: 250, v: 599 } },
    ]);
    expect(piece.warnings).toEqual([{ code: "slope-behind", begins: 21 }]);
  });

  test("is before a roof down to the floor where the niche is deep enough for its kind", () => {
    const problems = (kind: Kind) => placeProblems(wished(at(0), { kind }), pal, rules);
    expect(problems("chest")).toEqual([]);
    expect(problems("bookcase")).toEqual([]);
    expect(made(wished(at(0), { kind: "chest" })).design).toMatchObject({
      kind: "chest",
      depth: 313,
      height: 563,
    });
    // A wardrobe is 800 high, for which the wall would have to be so high.
    expect(problems("wardrobe")).toEqual([{ what: "slope-low", least: 393 }]);
    const low = (mm: number) => placeProblems(wished(at(mm, { high: 1500 })), pal, rules);
    expect([low(392), low(393)]).toEqual([[{ what: "slope-low", least: 393 }], []]);
  });
});

describe("the height", () => {
  test.each([
    [700, 800],
    [963, 963],
    [1013, 963],
    [1014, 1063],
    [1063, 1063],
    [1463, 1463],
    [1513, 1463],
    [1514, 1563],
    [1563, 1563],
    [3200, 1563],
  ])("%i is %i: neither its flat nor its slanted top is less than 100 deep", (height, to) => {
    const { design, changes } = made(wished(at(1000), { height }));
    expect(design.height).toBe(to);
    const told = changes.filter(({ measure }) => measure === "height");
    expect(told).toEqual(
      height === to ? [] : [{ why: "slope", measure: "height", from: height, to }],
    );
  });

  test("up to that of its rear it is a body as any; above it has both tops, and one from the front", () => {
    const tops = (height: number) => {
      const { piece } = made(wished(at(1000), { height }));
      return [sizesOf(piece, "top"), sizesOf(piece, "slanted-top")];
    };
    expect(tops(963)).toEqual([["1764×600"], []]);
    // Its face is 100 · √2 wide, and 18 more as it is sawn.
    expect(tops(1063)).toEqual([["1764×500"], ["1764×160"]]);
    expect(tops(1463)).toEqual([["1764×100"], ["1764×726"]]);
    expect(tops(1563)).toEqual([[], ["1764×867"]]);
  });

  test("is what can be stood up where the customer says so, or got in", () => {
    const low = made(wished(at(1000, { raised: 1600 })));
    // √(1,590² − 600²) is 1,472; from 1,463 on its flat top would be too narrow.
    expect(low.design.height).toBe(1463);
    expect(low.changes).toContainEqual({
      why: "raised",
      measure: "height",
      from: 3200,
      to: 1463,
    });
    const stairs = { kind: "stairs", width: 600, height: 1800 } as const;
    const carried = made(wished(at(1600), { wayIn: stairs, columns: fourOf(shelves(0)) }));
    expect(carried.design.height).toBeLessThan(2163);
    expect(carried.changes.find(({ measure }) => measure === "height")?.why).not.toBe("raised");
  });

  test("of a slanted top is what its sheet is wide", () => {
    const sheet = { length: 2500, width: 900 };
    const narrow = { ...pal, body: { ...pal.body, sheet } };
    const { piece } = made(wished(at(1000)), narrow);
    const [, width] = sizesOf(piece, "slanted-top")[0]!.split("×").map(Number);
    expect(width).toBeLessThanOrEqual(880);
    expect(
      made(wished(at(1000)), { ...pal, body: { ...pal.body, sheet: { length: 2500, width: 880 } } })
        .design.height,
    ).toBe(1463);
  });
});

describe("a place before a low wall", () => {
  test("is under 10° to 60°, which are told by its high end and its low wall", () => {
    const place = (high: number, low = 1000) => at(low, { run: 1000, high });
    expect(slopeAngle(at(1000))).toBeCloseTo(45, 9);
    const problems = (one: Slope) => placeProblems(wished(one), pal, rules);
    // 1,000 × tan 10° is 176.3; 1,000 × tan 60° is 1,732.05.
    expect(problems(place(1176))).toEqual([{ what: "slope-high", least: 1177 }]);
    expect(problems(place(1177))).toEqual([]);
    expect(problems(place(2732))).toEqual([]);
    expect(problems(place(2733))).toEqual([{ what: "slope-low", least: 1001 }]);
    // Where it gets flat before the niche, or nowhere, as far as the niche is deep.
    expect(slopeAngle(at(1000, { run: null, high: 1640 }))).toBeCloseTo(45, 9);
  });

  test("is as wide and deep as its kind wants it, with fronts and skirting", () => {
    const problems = (changes: Partial<Slope>) =>
      placeProblems(wished(at(1000, changes)), pal, rules);
    expect(problems({ widths: [400, 359, 400] })).toEqual([{ what: "niche-width", least: 360 }]);
    expect(problems({ widths: [400, 360, 400] })).toEqual([]);
    expect(problems({ depth: 389 })).toEqual([{ what: "niche-depth", least: 390 }]);
    expect(problems({ depth: 390 })).toEqual([]);
  });

  test("that is refused is not, once it is as it would have to be at least", () => {
    fc.assert(
      fc.property(backWish, chosen, (wish, by) => {
        const problems = placeProblems(wish, by, rules);
        fc.pre(problems.length > 0 && problems.every(({ what }) => what.startsWith("slope")));
        const place = wish.place as Slope;
        const better = { ...place };
        for (const { what, least } of problems) {
          const end = what === "slope-low" ? "low" : "high";
          expect(least).toBeGreaterThan(place[end]);
          better[end] = least;
        }
        // What it is to be stood up under is told after that.
        const after = placeProblems({ ...wish, place: better }, by, rules);
        expect(after.map(({ what }) => what).filter((what) => what !== "ceiling")).toEqual([]);
      }),
      { numRuns: size(30, 1000) },
    );
  });
});

describe("what it takes no more", () => {
  test("is told, and the nearest is offered", () => {
    const { design, changes } = made(
      wished(at(1000), { width: 1800, height: 1563, topBox: 400, sliding: 2 }),
    );
    expect(changes).toEqual([
      { why: "slope-top-box", from: 400, to: 0 },
      { why: "slope-sliding", from: 2, to: 0 },
    ]);
    expect(design).toMatchObject({ sliding: 0, topBox: 0, width: 1800, height: 1563 });
    const chest = made(wished(at(600), { kind: "chest", top: "over" }));
    expect(chest.changes).toContainEqual({ why: "slope-top", from: 1, to: 0 });
    expect(chest.design).toMatchObject({ kind: "chest", top: "between" });
  });

  test("a rail is 500 deep at its height with 900 below it, else pulled out, else there are shelves", () => {
    const columns = [column({ ...rail, front: "pair" }), column(shelves(0, "pair"))];
    const of = (low: number) => made(wished(at(low), { columns }));
    const told = ({ changes }: ReturnType<typeof of>) =>
      changes.filter(({ why }) => why === "slope-rail");
    expect(of(911).piece.rails).toMatchObject([{ y: 948, isPullOut: false }]);
    expect(of(910).piece.rails).toMatchObject([{ y: 1029, isPullOut: true, length: 250 }]);
    expect(of(910).piece.warnings).toContainEqual({ code: "pull-out-rail" });
    expect(of(829).piece.rails).toMatchObject([{ isPullOut: true }]);
    expect(told(of(829))).toEqual([]);
    expect(of(828).piece.rails).toEqual([]);
    expect(told(of(828))).toEqual([{ why: "slope-rail", column: 0, zone: 0, from: 0, to: 1 }]);
  });

  test("shelves are 100 deep at least, so the highest of many are left out", () => {
    const columns = [column(shelves(12, "pair")), column(shelves(9, "pair"))];
    const { design, changes } = made(wished(at(1000), { columns }));
    expect(changes).toContainEqual({
      why: "slope-shelves",
      column: 0,
      zone: 0,
      from: 11,
      to: 9,
    });
    expect(design.columns.map(({ zones }) => zones[0]!.count)).toEqual([9, 9]);
    expect(changes.filter((one) => one.column === 1)).toEqual([]);
  });

  test("a zone is no higher than where the shelf below the highest is deep enough", () => {
    const heights = (...given: (number | null)[]) => {
      const zones = given.map((height) => ({ ...shelves(0, "pair"), height }));
      const { design, changes } = made(
        wished(at(1000), { columns: [column(...zones), column(shelves(0))] }),
      );
      return [
        design.columns[0]!.zones.map(({ height }) => height),
        changes.filter(({ why }) => why === "slope-zones"),
      ];
    };
    // 115 behind the front 1,422.5 is clear; the floor is at 98, the ceiling in front at 1,537. Hinges want 192 there.
    const highest = 1537 - 98 - 18 - 192;
    expect(heights(highest, null)).toEqual([[highest, null], []]);
    expect(heights(highest + 1, null)).toEqual([
      [null, null],
      [{ why: "slope-zones", column: 0, from: 2, to: 2 }],
    ]);
  });

  test("drawers behind doors end where they run", () => {
    const columns = [column(drawers(8, "pair")), column(drawers(3, "pair"))];
    const { design, piece } = made(wished(at(400), { columns }));
    const [first] = design.columns[0]!.zones;
    expect(first!.count).toBeLessThan(8);
    expect(first!.inside).toBe("drawers");
    const lengths = piece.fronts.filter((one) => one.isInner).map((one) => one.travel);
    expect(new Set(lengths).size).toBeGreaterThan(1);
  });
});

describe("what closes it in front", () => {
  test("are fillers at both walls as high as the body, and a board up to the ceiling", () => {
    const { piece } = made(wished(at(1000)));
    expect(sizesOf(piece, "filler")).toEqual(["1563×50", "1563×50"]);
    expect(sizesOf(piece, "ceiling-board")).toEqual(["1900×77"]);
    const board = piece.boards.find(({ name }) => name === "ceiling-board")!;
    // Behind its face, 18 deep, the ceiling is 39 above the body.
    expect(board.scribed).toMatchObject({ x: -30, width: 1860, y: 1563, height: 39 });
    expect(board.cuts).toBeUndefined();
  });

  test("nothing is above what is lower than it can be, or is left open", () => {
    const above = (changes: Partial<Slope>, height = 3200) =>
      sizesOf(made(wished(at(1000, changes), { height })).piece, "ceiling-board");
    expect(above({ closed: false })).toEqual([]);
    expect(above({}, 1463)).toEqual([]);
    // As high as it can be stood up.
    expect(above({ raised: 1600 })).toEqual(["1900×177"]);
  });

  test("boards are in rows where they would be wider than a door", () => {
    const steep = { low: 1500, run: 600, high: 2500, raised: 1700 };
    const { piece } = made(wished(at(1500, steep)));
    expect(sizesOf(piece, "ceiling-board")).toEqual(["1900×533", "1900×532"]);
    const standing = piece.boards.filter(({ name }) => name === "ceiling-board");
    expect(standing.map(({ scribed }) => [scribed!.y, scribed!.height])).toEqual([
      [1455, 533],
      [1988, 512],
    ]);
  });
});

test("a piece wider than a sheet is two bodies, each with its slanted top", () => {
  const columns = fourOf(shelves(1, "pair"));
  const place = at(1000, { widths: [3660, 3660, 3660] });
  const { piece } = made(wished(place, { columns }));
  expect(piece.bodies.map(({ place: { width } }) => width)).toEqual([1800, 1800]);
  expect(sizesOf(piece, "slanted-top")).toEqual(["1764×867", "1764×867"]);
  expect(piece.hardware.find(({ code }) => code === "body-bolt")?.count).toBe(4);
  expect(piece.warnings).toContainEqual({ code: "two-bodies" });
});

test("a first design of each kind holds what fits before its wall", () => {
  const looks = { body: "pal-alb", front: "pal-alb", handle: "metal" };
  for (const kind of kinds) {
    for (const low of [450, 800, 1300]) {
      for (const run of [700, 1500, null]) {
        const high = low + (run ?? 640);
        const place = at(low, { run, high: Math.max(1200, high) });
        const start = { kind, place, wayIn: null, looks, version: 1 };
        const first = startDesign(
          { ...start, size: { ...usualSizes[kind], width: 1860, height: high } },
          rules,
        );
        if (placeProblems(first, pal, rules).length > 0) continue;
        const { changes } = fit(first, pal, rules);
        expect(changes.filter(({ measure }) => measure === undefined)).toEqual([]);
      }
    }
  }
});

test("a chest before a low wall may still be divided into drawers, as far up as they run", () => {
  const design = made(wished(at(600), { kind: "chest", columns: [column(drawers(4))] })).design;
  const named = readyDivisions(design, pal, rules).map(({ name }) => name);
  expect(named).toContain("drawers");
  expect(named).toContain("shut");
});

describe("the price", () => {
  const vat = { percent: 21, isIncluded: true };
  const prices = { bodyBani: 9000, frontBani: 9000, handleBani: 2500 };
  const priced = (design: Design, by: Chosen = pal, bevelMinutes = 4) =>
    priceOf(build(design, by, rules), prices, { ...defaultPriceList, bevelMinutes }, vat);

  test("has four minutes for each bevel, six for each cut, and the brackets of partitions", () => {
    const { design, piece } = made(wished(at(1000)));
    const { rows } = priced(design);
    const row = (article: string) => rows.find((one) => one.article === article);
    const minute = defaultPriceList.hourBani / 60;
    expect(row("bevel-work")).toMatchObject({ unit: "minute", quantity: 8, bani: 8 * minute });
    expect(row("cut-work")).toMatchObject({ quantity: 18, bani: 18 * minute });
    expect(row("bracket")).toMatchObject({ quantity: 4, bani: 4 * 350 });
    expect(priced(design, pal, 0).rows.map(({ article }) => article)).not.toContain("bevel-work");
    // The saw's work on the slanted top is its own.
    const minutes = shareMinutes(piece, rows).boards;
    const of = (name: string) => minutes[piece.boards.findIndex((board) => board.name === name)]!;
    expect(of("slanted-top").cutting - of("bottom").cutting).toBeCloseTo(8, 9);
    expect(of("side").cutting - of("bottom").cutting).toBeCloseTo(6, 9);
  });

  test("is no less for a piece that grows and in which nothing becomes shallower", () => {
    let compared = 0;
    fc.assert(
      fc.property(
        backWish,
        chosen,
        fc.constantFrom("height" as const, "depth" as const, "width" as const),
        fc.integer({ min: 1, max: 300 }),
        (wish, by, what, mm) => {
          fc.pre(placeProblems(wish, by, rules).length === 0);
          const { design } = fit(wish, by, rules);
          const own = design.place as Slope;
          const place = { ...own, run: own.run ?? own.depth };
          const widths = place.widths.map((one) => one + mm) as Slope["widths"];
          const grown: Partial<Design> =
            what === "height"
              ? { height: design.height + mm }
              : what === "depth"
                ? { depth: design.depth + mm, place: { ...place, depth: place.depth + mm } }
                : { width: design.width + mm, place: { ...place, widths } };
          const after = { ...design, place, ...grown };
          fc.pre(placeProblems(after, by, rules).length === 0);
          fc.pre(fit(after, by, rules).changes.length === 0);
          const [small, large] = [design, after].map((one) => build(one, by, rules)) as [
            Piece,
            Piece,
          ];
          const names = ({ boards }: Piece) => boards.map(({ name }) => name).join();
          fc.pre(names(small) === names(large));
          // Higher up what a piece holds may reach less far back.
          fc.pre(
            small.boards.every(
              ({ name, width, length }, index) =>
                !["shelf", "fixed-shelf", "drawer-side"].includes(name) ||
                (large.boards[index]!.width >= width && large.boards[index]!.length >= length),
            ),
          );
          compared += 1;
          expect(priced(after, by).costBani).toBeGreaterThanOrEqual(priced(design, by).costBani);
        },
      ),
      { numRuns: size(80, 5000) },
    );
    expect(compared).toBeGreaterThan(size(20, 2000));
  });
});
