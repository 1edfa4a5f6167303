import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design, Across } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { ceilingLine, slopeAngle } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { priceOf } from "~/furniture/boards/price";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { defaultRules as rules, type Chosen } from "~/furniture/boards/rules";
import { startDesign } from "~/furniture/boards/start";

import { size } from "../promises/proof";
import { column, drawers, free, pal, rail, shelves } from "./designs";
import { chosen } from "./random-designs";
import { slopeWish } from "./slope-designs";

// The least and the most of what stands under a slope, by the workshop's rules.

const slope = (changes: Partial<Across> = {}): Across => ({
  kind: "slope",
  falls: "left",
  widths: [2400, 2400, 2400],
  low: 1200,
  high: 2500,
  run: 1300,
  raised: null,
  depth: 700,
  skirting: 0,
  closed: true,
  ...changes,
});

const wished = (place: Partial<Across>, changes: Partial<Design> = {}): Design => ({
  ...free,
  kind: "wardrobe",
  width: 6000,
  height: 3200,
  depth: 600,
  columns: [column(shelves(1, "pair")), column(shelves(1, "pair")), column(shelves(1, "pair"))],
  ...changes,
  place: slope(place),
});

function made(design: Design) {
  expect(placeProblems(design, pal, rules)).toEqual([]);
  const fitted = fit(design, pal, rules);
  return { ...fitted, piece: build(fitted.design, pal, rules) };
}

const placesOf = ({ bodies }: Piece) =>
  bodies.map(({ place: { x, width, height } }) => [x, width, height]);
const named = ({ boards }: Piece, name: string) => boards.filter((board) => board.name === name);

describe("where a slope is too low for a body", () => {
  test("a body of 410 stands where the ceiling is 450, and a filler closes the gap", () => {
    // At the first body's face, 30 from the wall, the ceiling is 450.
    const { design, piece } = made(wished({ low: 420, high: 1720 }));
    expect(design.width).toBe(2340);
    expect(piece.bodies[0]!.place.height).toBe(410);
    expect(named(piece, "panel")).toEqual([]);
    expect(named(piece, "filler")).toHaveLength(2);
    expect(piece.warnings).toEqual([]);
  });

  test("one millimetre lower it begins where it is 450, behind a panel", () => {
    const { design, piece } = made(wished({ low: 419, high: 1719 }));
    expect(design.width).toBe(2339);
    expect(piece.bodies[0]!.place.height).toBe(410);
    expect(named(piece, "filler")).toHaveLength(1);
    // 31 to the wall and 20 to scribe; up to the ceiling and 20 more.
    expect(named(piece, "panel")).toMatchObject([
      { length: 470, width: 51, cuts: [{ from: { u: 419, v: 0 }, to: { u: 470, v: 51 } }] },
    ]);
    expect(piece.warnings).toEqual([{ code: "slope-panel", begins: 31 }]);
  });

  test("the panel stands at the low wall, wherever that is", () => {
    const { piece } = made(wished({ low: 100, high: 1400, falls: "right" }));
    expect(named(piece, "panel")).toMatchObject([
      {
        place: { x: 2020 },
        width: 370,
        length: 470,
        cuts: [{ from: { u: 470, v: 0 }, to: { u: 100, v: 370 } }],
      },
    ]);
    expect(piece.bodies.at(-1)!.place).toMatchObject({ height: 410 });
  });

  test("what five bodies do not fill is behind a panel too", () => {
    const { design, piece } = made(wished({ widths: [5000, 5000, 5000], run: null, low: 500 }));
    expect(design.width).toBe(5 * 936);
    expect(piece.warnings).toEqual([{ code: "slope-panel", begins: 290 }]);
  });
});

describe("bodies side by side", () => {
  const columns = (count: number) =>
    Array.from({ length: count }, () => column(shelves(1, "pair")));

  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 5],
    [12, 5],
  ])("%i that are wished for are %i", (count, bodies) => {
    const place = { widths: [2060, 2060, 2060] as Across["widths"], run: null };
    const { design, changes, piece } = made(wished(place, { columns: columns(count) }));
    // Five of 400 fill 2,000; two of 936 do not.
    const least = Math.max(3, bodies);
    expect(design.columns).toHaveLength(least);
    expect(piece.bodies).toHaveLength(least);
    const told = changes.filter(({ why }) => why === "slope-columns");
    expect(told).toEqual(count === least ? [] : [{ why: "slope-columns", from: count, to: least }]);
  });

  test("are 400 wide at least: of 1,999 there are four at most", () => {
    const tight = { widths: [2059, 2059, 2059] as Across["widths"], run: null };
    expect(made(wished(tight, { columns: columns(5) })).piece.bodies).toHaveLength(4);
    const narrow = [{ ...column(shelves(1)), width: 363 }, ...columns(2)];
    const place = { widths: [2060, 2060, 2060] as Across["widths"] };
    const shared = made(wished(place, { columns: narrow }));
    expect(shared.changes).toContainEqual({ why: "columns-shared", from: 3, to: 3 });
    const wide = [{ ...column(shelves(1)), width: 364 }, ...columns(2)];
    expect(placesOf(made(wished(place, { columns: wide })).piece)[0]).toEqual([0, 400, 1190]);
  });

  test("need 860 between the walls for two", () => {
    const place = (width: number) => ({
      widths: [width, width, width] as Across["widths"],
      run: 400,
      high: 1500,
    });
    expect(placeProblems(wished(place(859)), pal, rules)).toEqual([
      { what: "niche-width", least: 860 },
    ]);
    expect(made(wished(place(860))).design).toMatchObject({ width: 800 });
  });
});

describe("the angle", () => {
  const at = (run: number, high: number, low = 1200) => wished({ run, high, low });

  test("is 10° to 60°", () => {
    expect(slopeAngle(slope({ run: 1300 }))).toBeCloseTo(45, 6);
    // 1,000 × tan 10° = 176.3; 1,000 × tan 60° = 1,732.05.
    expect(placeProblems(at(1000, 1376), pal, rules)).toEqual([
      { what: "slope-high", least: 1377 },
    ]);
    expect(placeProblems(at(1000, 1377), pal, rules)).toEqual([]);
    expect(placeProblems(at(1000, 2932), pal, rules)).toEqual([]);
    expect(placeProblems(at(1000, 2933), pal, rules)).toEqual([{ what: "slope-low", least: 1201 }]);
    expect(placeProblems(at(1000, 2933, 1201), pal, rules)).toEqual([]);
  });

  test("of a low wall that is the higher one is told by the high end", () => {
    expect(placeProblems(at(1000, 1100), pal, rules)).toEqual([
      { what: "slope-high", least: 1377 },
    ]);
  });

  test("is that to the other wall where it falls all along the width", () => {
    const line = ceilingLine(slope({ run: null, high: 3600 }));
    expect(line).toEqual([
      { x: 0, y: 1200 },
      { x: 2400, y: 3600 },
    ]);
    expect(ceilingLine(slope({ run: 9000, high: 3600 }))).toEqual(line);
    expect(ceilingLine(slope({ falls: "right" }))).toEqual([
      { x: 0, y: 2500 },
      { x: 1100, y: 2500 },
      { x: 2400, y: 1200 },
    ]);
  });
});

describe("a place under a slope", () => {
  test("is as high at its high end as its kind, with what is scribed", () => {
    const low = (high: number) => wished({ low: 500, high, run: 600 });
    expect(placeProblems(low(839), pal, rules)).toEqual([{ what: "slope-high", least: 840 }]);
    expect(placeProblems(low(1142), pal, rules)).toEqual([]);
    // Standing up a piece as deep as any wants more.
    expect(placeProblems(low(840), pal, rules)).toEqual([{ what: "ceiling", least: 1142 }]);
  });

  test("is as deep as its kind with its fronts, and a chest is measured as what it is made as", () => {
    const problems = (depth: number, kind: Design["kind"]) =>
      placeProblems(wished({ depth }, { kind }), pal, rules);
    expect(problems(369, "wardrobe")).toEqual([{ what: "niche-depth", least: 370 }]);
    expect(problems(370, "wardrobe")).toEqual([]);
    expect(problems(369, "chest")).toEqual([{ what: "niche-depth", least: 370 }]);
    expect(problems(199, "bookcase")).toEqual([{ what: "niche-depth", least: 200 }]);
    expect(problems(200, "bookcase")).toEqual([]);
  });

  test("lets bodies be as high as they can be stood up where the customer says so", () => {
    const highest = (raised: number | null) =>
      Math.max(...made(wished({ raised })).piece.bodies.map(({ place }) => place.height));
    // √(2,490² − 600²) and √(2,190² − 600²).
    expect(highest(null)).toBe(2416);
    expect(highest(2500)).toBe(2416);
    expect(highest(2200)).toBe(2106);
    // Higher than under the ceiling itself nothing is.
    expect(highest(3000)).toBe(2460);
    const why = (changes: Partial<Across>, way: Design["wayIn"] = null) =>
      made(wished(changes, { wayIn: way })).changes.find(({ measure }) => measure === "height");
    expect(why({})).toEqual({ why: "raised", measure: "height", from: 3200, to: 2416 });
    expect(why({ raised: 3000 })).toEqual({
      why: "slope",
      measure: "height",
      from: 3200,
      to: 2460,
    });
    const lift = { kind: "lift", width: 900, height: 1900, depth: 900 } as const;
    // √(900² + 1,900²) = 2,102.4.
    expect(why({}, lift)).toEqual({ why: "way-in", measure: "height", from: 3200, to: 2102 });
  });
});

describe("bodies under a slope are fixed", () => {
  const countOf = (piece: Piece, code: string) =>
    piece.hardware.find((one) => one.code === code)?.count ?? 0;
  /** Two bodies, the lower of which is so high: 30 from the low wall the ceiling is 6 higher than there. */
  const twoOf = (height: number) => {
    const place = { low: height + 34, high: height + 334, run: 1500, raised: 4000 };
    const columns = [column(shelves(0)), column(shelves(0))];
    const { piece } = made(wished({ ...place, widths: [1500, 1500, 1500] }, { columns }));
    expect(Math.min(...piece.bodies.map((body) => body.place.height))).toBe(height);
    return piece;
  };

  test.each([
    [1000, 2],
    [1001, 4],
    [2000, 4],
    [2001, 6],
  ])("to each other: where the lower one is %i high by %i bolts", (height, bolts) => {
    expect(countOf(twoOf(height), "body-bolt")).toBe(bolts);
  });

  test.each([
    [600, 1],
    [601, 2],
  ])("to the wall: one of %i and a higher one by %i kits", (height, kits) => {
    expect(countOf(twoOf(height), "wall-kit")).toBe(kits);
  });
});

describe("what a slope does not take", () => {
  test("is told, and the nearest is offered", () => {
    const wish = wished(
      { raised: 2500 },
      { kind: "chest", sliding: 2, topBox: 400, top: "over", width: 2340, height: 2416 },
    );
    const { design, changes } = made(wish);
    expect(changes).toEqual([
      { why: "slope-kind", from: 0, to: 0 },
      { why: "top", from: 1, to: 0 },
      { why: "slope-top-box", from: 400, to: 0 },
      { why: "slope-sliding", from: 2, to: 0 },
    ]);
    expect(design).toMatchObject({ kind: "wardrobe", sliding: 0, topBox: 0, top: "between" });
  });

  test("a rail wants 900 clear, which a low body has not", () => {
    const columns = [column({ ...rail, front: "pair" }), column({ ...rail, front: "pair" })];
    const at = (low: number) =>
      made(wished({ low, high: low + 800, run: null, widths: [1660, 1660, 1660] }, { columns }));
    // Clear is less than the ceiling by 40, plinth and two boards; 30 from the wall it is 14.5 higher.
    expect(at(1042).changes.map(({ why }) => why)).not.toContain("rail-height");
    expect(at(1041).changes).toContainEqual({
      why: "rail-height",
      from: 0,
      to: 1,
      column: 0,
      zone: 0,
    });
  });

  test("drawers run out under it, and a single door at the low wall is hinged there", () => {
    const columns = [column(shelves(1, "right")), column(drawers(4)), column(shelves(1, "pair"))];
    const narrow = columns.map((one, index) => ({ ...one, width: index === 0 ? 500 : null }));
    const { design, changes, piece } = made(wished({}, { columns: narrow }));
    expect(changes).toContainEqual({ why: "door-at-wall", from: 0, to: 0, column: 0, zone: 0 });
    expect(design.columns[0]!.zones[0]!.front).toBe("left");
    expect(piece.fronts.filter(({ opens }) => opens === "out")).toHaveLength(4);
    const behind = made(wished({ low: 400, high: 1700 }, { columns: narrow }));
    // Beside a panel the wall is far enough.
    expect(behind.design.columns[0]!.zones[0]!.front).toBe("right");
  });
});

test("a first design has a body for each column, and in each what its height takes", () => {
  for (const low of [300, 800, 1400]) {
    for (const falls of ["left", "right"] as const) {
      const start = startDesign(
        {
          kind: "wardrobe",
          place: slope({ low, high: low + 1300, falls }),
          size: { width: 2400, height: 2500, depth: 600 },
          wayIn: null,
          looks: { body: "pal-alb", front: "pal-alb", handle: "metal" },
          version: 1,
        },
        rules,
      );
      expect(start.columns).toHaveLength(3);
      const { changes } = fit(start, pal, rules);
      // What is measured is fitted; nothing inside has to change.
      expect(
        changes.filter(({ why, measure }) => measure === undefined && why !== "slope"),
      ).toEqual([]);
    }
  }
});

describe("the price", () => {
  const vat = { percent: 21, isIncluded: true };
  const priced = (design: Design, by: Chosen = pal, minutes = defaultPriceList.cutMinutes) =>
    priceOf(
      build(design, by, rules),
      { bodyBani: 9000, frontBani: 9000, handleBani: 2500 },
      { ...defaultPriceList, cutMinutes: minutes },
      vat,
    );

  test("has six minutes for each oblique cut, and a stop for each door that would meet the ceiling", () => {
    const { design } = made(wished({ raised: 2500 }));
    const { rows } = priced(design);
    expect(rows.find(({ article }) => article === "cut-work")).toMatchObject({
      quantity: 12,
      unit: "minute",
      bani: Math.round((12 * defaultPriceList.hourBani) / 60),
    });
    expect(rows.find(({ article }) => article === "opening-stop")).toMatchObject({
      quantity: 2,
      bani: 2 * defaultPriceList.fittings["opening-stop"],
    });
    expect(priced(design, pal, 0).rows.map(({ article }) => article)).not.toContain("cut-work");
  });

  test("is no less for a piece that grows", () => {
    let compared = 0;
    fc.assert(
      fc.property(
        slopeWish,
        chosen,
        fc.constantFrom("height" as const, "depth" as const, "room" as const),
        fc.integer({ min: 1, max: 400 }),
        (wish, by, what, mm) => {
          fc.pre(placeProblems(wish, by, rules).length === 0);
          const { design: small } = fit(wish, by, rules);
          const place = small.place as Across;
          // A room that is higher everywhere lets each body be higher.
          const higher = {
            low: place.low + mm,
            high: place.high + mm,
            raised: (place.raised ?? place.high) + mm,
          };
          const grown =
            what === "room"
              ? { height: 9999, place: { ...place, ...higher } }
              : { [what]: small[what] + mm };
          const lower = what === "room" ? { ...small, height: 9999 } : small;
          const [before, after] = [lower, { ...small, ...grown }].map((one) => {
            fc.pre(placeProblems(one, by, rules).length === 0);
            const { design, changes } = fit(one, by, rules);
            fc.pre(changes.every(({ measure }) => measure === "height" && what === "room"));
            const { boards, fronts } = build(design, by, rules);
            const stops = fronts.filter(({ isStopped }) => isStopped);
            return { same: `${boards.length} ${stops.length}`, ...priced(design, by) };
          });
          // Under a higher ceiling boards in rows are smaller rectangles, and some door needs no stop any more.
          fc.pre(what !== "room" || after!.same === before!.same);
          compared += 1;
          expect(after!.costBani).toBeGreaterThanOrEqual(before!.costBani);
        },
      ),
      { numRuns: size(150, 10_000) },
    );
    expect(compared).toBeGreaterThan(size(20, 1500));
  });
});
