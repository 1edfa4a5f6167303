import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Across, Column, Design, Zone } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { applyEdit } from "~/furniture/boards/front/edit";
import { readyDivisions } from "~/furniture/boards/front/ready-divisions";
import type { Board, Hole } from "~/furniture/boards/piece";
import { priceOf } from "~/furniture/boards/price";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { defaultRules as rules, type Chosen, type Rules } from "~/furniture/boards/rules";
import { startDesign } from "~/furniture/boards/start";

import { size } from "../promises/proof";
import { free, pal, rail, shelves } from "./designs";
import { findNotCut, findWrongWork } from "./faults";
import { findHoleConflicts } from "./hole-faults";
import { findUnjoined } from "./joint-faults";
import { findOverlap3 } from "./prisms";
import { chosen, joints } from "./random-designs";
import { acceptedRules } from "./random-rules";
import { slantedWish } from "./slope-designs";

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
  style: "slanted",
  ...changes,
});

const of = (width: number | null, ...zones: Zone[]): Column => ({ width, zones });

const slanted = (place: Partial<Across>, columns: Column[], changes = {}): Design => ({
  ...free,
  kind: "wardrobe",
  place: slope(place),
  width: 2340,
  height: 2416,
  depth: 600,
  columns,
  ...changes,
});

const beside = [of(null, shelves(5, "pair")), of(null, shelves(5, "pair"))];
const usual = [of(563, shelves(2, "right")), of(563, shelves(2, "right")), ...beside];

/** The wood in mm between a hole and what is sawn obliquely off the upper end of its board. */
function woodAbove({ cuts, bevels, length, thickness }: Board, { u, v, face, diameter }: Hole) {
  const [cut] = cuts ?? [];
  const off = bevels?.right ?? 0;
  const reach = thickness * Math.tan((Math.abs(off) * Math.PI) / 180);
  const end = face === (off > 0 ? "high" : "low") ? length : length - reach;
  if (!cut) return off === 0 ? Infinity : end - u - diameter / 2;
  const { from, to } = cut;
  const along = Math.hypot(to.u - from.u, to.v - from.v);
  const twice = (to.u - from.u) * (v - from.v) - (to.v - from.v) * (u - from.u);
  return twice / along - diameter / 2;
}

const fitted = (wish: Design, by: Rules = rules) => {
  const { design, changes } = fit(wish, pal, by);
  return { design, whys: changes.map(({ why }) => why), piece: build(design, pal, by) };
};
const styleOf = ({ place }: Design) => (place as Across).style;

describe("what a slanted body cannot be is answered by the nearest that can", () => {
  test("to 45° it slants, above that bodies are stepped", () => {
    const at45 = fitted(slanted({}, usual));
    expect([styleOf(at45.design), at45.whys]).toEqual(["slanted", []]);
    const at46 = fit(slanted({ high: 2501 }, usual), pal, rules);
    expect(styleOf(at46.design)).toBeUndefined();
    expect(at46.changes).toContainEqual({ why: "slanted-steep", from: 46, to: 45 });
  });

  test("a door of 600 closes a column, a wider one is two columns", () => {
    const wide = (width: number) => [
      of(width, shelves(2, "right")),
      of(width, shelves(2, "right")),
    ];
    const widest = fitted(slanted({}, [...wide(576), ...beside]));
    expect(widest.whys).toEqual([]);
    const doors = widest.piece.boards.filter(({ name, cuts }) => name === "door" && cuts);
    expect(doors.map(({ width }) => width)).toEqual([600, 600]);
    const wider = fitted(slanted({}, [...wide(577), ...beside]));
    expect(wider.whys).toContain("slanted-columns");
    for (const { name, cuts, width } of wider.piece.boards) {
      if (name === "door" && cuts) expect(width).toBeLessThanOrEqual(600);
    }
  });

  test("a pair of doors is one, hinged where it is high; a mirror is left out", () => {
    for (const falls of ["left", "right"] as const) {
      const zone: Zone = { ...shelves(2, "pair"), mirror: true };
      const own = [of(563, zone), of(563, shelves(2, falls))];
      const columns = falls === "left" ? [...own, ...beside] : [...beside, ...own.reverse()];
      const { design, whys } = fitted(slanted({ falls }, columns));
      expect(whys.sort()).toEqual(["slanted-hinge", "slanted-hinge", "slanted-mirror"]);
      const under = falls === "left" ? design.columns.slice(0, 2) : design.columns.slice(2);
      const high = falls === "left" ? "right" : "left";
      for (const { zones } of under) expect(zones[0]).toMatchObject({ front: high });
    }
  });

  test("a rail wants 900 at the low end, and hangers their depth", () => {
    // The first column is 1,067 clear at its low end, 168 less where the low wall is.
    const at = (low: number, depth = 600) => {
      const columns = [of(563, { ...rail, front: "right" }), ...usual.slice(1)];
      const high = low + 1300;
      return fitted(slanted({ low, high }, columns, { depth })).whys.filter((why) =>
        why.includes("rail"),
      );
    };
    expect(at(1033)).toEqual([]);
    expect(at(1032)).toEqual(["slanted-rail"]);
    expect(at(1200, 500)).toEqual([]);
    expect(at(1200, 499)).toEqual(["rail-depth"]);
  });

  test("drawers end 20 below the low end", () => {
    const zone: Zone = { height: null, front: "drawers", inside: "drawers", count: 5 };
    const { piece, whys } = fitted(slanted({}, [of(563, zone), ...usual.slice(1)]));
    expect(whys).toEqual([]);
    const { y, clear } = piece.bodies[0]!.columns[0]!.zones[0]!;
    const fronts = piece.boards.filter(({ name }) => name === "drawer-front");
    const highest = Math.max(...fronts.map(({ place }) => place.y + place.height));
    expect(highest).toBeLessThanOrEqual(y + clear - 20);
    expect(highest).toBeGreaterThan(y + clear - 23);
  });

  test("the hinges of a door stay 12 from the cut and the bevel however low it is", () => {
    const narrow = [of(200, shelves(2, "right")), of(300, shelves(2, "right"))];
    const place = { low: 1200, high: 1850, run: null, raised: 2500 };
    const columns = [...narrow, ...narrow, ...beside, of(null, shelves(2, "pair"))];
    const before = fitted(slanted(place, columns)).design;
    const [first, ...others] = before.columns as [Column, ...Column[]];
    const whole = fitted(before).piece.bodies[0]!.columns[0]!.zones[0]!.clear;
    let lowest = Infinity;
    for (let high = 120; high < 200; high += 5) {
      const lower = { ...shelves(1, "left"), height: whole - before.thickness - high };
      const zones = [lower, shelves(0, "right")];
      const { piece } = fitted({ ...before, columns: [{ ...first, zones }, ...others] });
      const body = piece.bodies[0]!;
      lowest = Math.min(lowest, body.columns[0]!.zones[1]!.clear);
      expect(body.slant).toBeDefined();
      for (const board of piece.boards) {
        for (const work of board.machining) {
          if (work.kind !== "hole" || work.face === "start") continue;
          expect(woodAbove(board, work)).toBeGreaterThanOrEqual(12);
        }
      }
    }
    expect(lowest).toBe(120);
  });

  test("no light is let into a slanted top, one into the shelf below it is", () => {
    const lit = (...zones: Zone[]) => fitted(slanted({}, [of(563, ...zones), ...usual.slice(1)]));
    const light = { light: true as const };
    expect(lit({ ...shelves(2, "right"), ...light }).whys).toEqual(["light-shelf"]);
    const below = lit(
      { ...shelves(1, "left"), height: 500, ...light },
      { ...shelves(1, "right"), height: null },
    );
    expect(below.whys).toEqual([]);
    expect(below.piece.lights).toHaveLength(1);
  });

  test("where less than 400 stays beside it, it is narrower; where it is lower, it ends before", () => {
    const { design, piece } = fitted(slanted({ run: 2300, high: 2500, low: 1400 }, usual));
    expect(styleOf(design)).toBe("slanted");
    for (const { place } of piece.bodies) expect(place.width).toBeGreaterThanOrEqual(400);
    const low = fitted(slanted({}, usual, { height: 2000 }));
    expect(styleOf(low.design)).toBe("slanted");
    expect(Math.max(...low.piece.bodies.map(({ place }) => place.height))).toBeLessThanOrEqual(
      2000,
    );
    expect(low.piece.bodies[0]!.slant).toBeDefined();
  });

  test("where the ceiling rises to the other wall it may be the whole piece", () => {
    const narrow = { widths: [1500, 1500, 1500] as Across["widths"], run: null };
    const whole = slanted({ ...narrow, low: 1000, high: 2300 }, [], { width: 1440, depth: 500 });
    const columns = [1, 2, 3].map(() => of(null, shelves(1, "right")));
    const { design, piece } = fitted({ ...whole, columns });
    expect(styleOf(design)).toBe("slanted");
    expect(piece.bodies).toHaveLength(1);
    expect(piece.boards.filter(({ name }) => name === "filler")).toHaveLength(2);
  });

  test("where no column stands below the slope bodies are stepped", () => {
    const { design, whys } = fitted(slanted({ run: 380, low: 2100, high: 2400 }, usual));
    expect(styleOf(design)).toBeUndefined();
    expect(whys).toContain("slanted-stepped");
  });
});

test.each(["left", "right"] as const)(
  "the first design below a slope to the %s has as wide a slanted body as doors close",
  (falls) => {
    for (const kind of ["wardrobe", "bookcase"] as const) {
      const depth = kind === "wardrobe" ? 600 : 300;
      const place = slope({ falls });
      const looks = { body: "pal-alb", front: "pal-alb", handle: "metal" };
      const start = startDesign(
        { kind, place, size: { width: 2400, height: 2500, depth }, wayIn: null, looks, version: 1 },
        rules,
      );
      const { design, changes } = fit(start, pal, rules);
      expect(changes.filter(({ measure }) => measure === undefined)).toEqual([]);
      const slant = build(design, pal, rules).bodies.find((body) => body.slant)!;
      expect(slant.place.width).toBeGreaterThan(1150);
      const ready = readyDivisions(design, pal, rules);
      expect(ready.length).toBeGreaterThan(1);
      for (const one of ready) {
        expect(fit(one.design, pal, rules)).toEqual({ design: one.design, changes: [] });
        expect(styleOf(one.design)).toBe("slanted");
      }
    }
  },
);

test("a column that is divided or joined to the next stays in its body", () => {
  const before = fitted(slanted({}, usual)).design;
  const split = applyEdit(before, { what: "split-column", column: 0, zone: 0 }, pal, rules);
  const { design, piece } = fitted(split);
  expect(design.columns).toHaveLength(5);
  expect(piece.bodies.map(({ place }) => place.width)).toEqual([1180, 1160]);
  const merged = applyEdit(design, { what: "merge-column", column: 0, zone: 0 }, pal, rules);
  expect(fitted(merged).piece.bodies.map(({ place }) => place.width)).toEqual([1180, 1160]);
});

/** Holds for what is made of any wish for a slanted body under some rules. */
function always(
  by: fc.Arbitrary<Rules>,
  what: (design: Design, made: Chosen, rules: Rules) => void,
) {
  fc.assert(
    fc.property(slantedWish, chosen, by, (wished, made, own) => {
      fc.pre(placeProblems(wished, made, own).length === 0);
      what(fit(wished, made, own).design, made, own);
    }),
    { numRuns: size(60, 10_000) },
  );
}

test("whatever holds its boards together can be drilled and closed", () => {
  always(
    joints.map((choice) => ({ ...rules, joints: choice })),
    (design, made, by) => {
      const piece = build(design, made, by);
      expect(findHoleConflicts(piece)).toEqual([]);
      expect(findUnjoined(piece)).toEqual([]);
    },
  );
});

test("under any rules that are accepted it can be built", () => {
  always(acceptedRules, (design, made, by) => {
    expect(fit(design, made, by)).toEqual({ design, changes: [] });
    const piece = build(design, made, by);
    expect(findOverlap3(piece, by.back.groove)).toBeUndefined();
    expect(findWrongWork(piece)).toEqual([]);
    // What closes the niche may be carried and cut the other way.
    const turned = findNotCut(piece, design, made, by).map((board) =>
      ["panel", "ceiling-board", "step-board"].includes(board.name)
        ? { ...board, length: board.width, width: board.length }
        : board,
    );
    expect(findNotCut({ ...piece, boards: turned }, design, made, by)).toEqual([]);
  });
});

describe("the price", () => {
  const vat = { percent: 21, isIncluded: true };
  const prices = { bodyBani: 9000, frontBani: 12_000, handleBani: 1500 };
  const priced = (design: Design, by: Chosen = pal) =>
    priceOf(build(design, by, rules), prices, defaultPriceList, vat);

  test("of the worked piece is what its parts cost, worked out apart from the shop", () => {
    const columns = [
      of(563, shelves(2, "right")),
      of(563, { ...rail, front: "right" }),
      of(null, { ...rail, front: "left" }),
      of(null, shelves(5, "right")),
    ];
    expect(priced(slanted({}, columns))).toMatchObject({
      costBani: 357_730,
      marginBani: 125_204,
      netBani: 482_934,
      totalBani: 584_400,
    });
  });

  test("is no less for a piece that grows", () => {
    let compared = 0;
    fc.assert(
      fc.property(
        slantedWish,
        chosen,
        fc.constantFrom("depth" as const, "room" as const),
        fc.integer({ min: 1, max: 400 }),
        (wish, by, what, mm) => {
          fc.pre(placeProblems(wish, by, rules).length === 0);
          const small = fit({ ...wish, height: 9999 }, by, rules).design;
          const place = small.place as Across;
          fc.pre(place.style === "slanted");
          const higher = { low: place.low + mm, high: place.high + mm };
          const raised = (place.raised ?? place.high) + mm;
          const grown =
            what === "room"
              ? { height: 9999, place: { ...place, ...higher, raised } }
              : { depth: small.depth + mm };
          const wished = { ...small, ...grown };
          fc.pre(placeProblems(wished, by, rules).length === 0);
          const { design, changes } = fit(wished, by, rules);
          fc.pre(changes.every(({ measure }) => measure === "height" && what === "room"));
          const [before, after] = [small, design].map((one) => {
            const { boards, bodies, fronts } = build(one, by, rules);
            const stops = fronts.filter(({ isStopped }) => isStopped).length;
            const columns = bodies.map((body) => body.columns.length);
            return {
              same: `${boards.length} ${stops} ${columns.join()}`,
              cost: priced(one, by).costBani,
            };
          });
          // Under a higher ceiling another body may stand there, or boards in other rows.
          fc.pre(after!.same === before!.same);
          compared += 1;
          expect(after!.cost).toBeGreaterThanOrEqual(before!.cost);
        },
      ),
      { numRuns: size(100, 10_000) },
    );
    expect(compared).toBeGreaterThan(size(10, 1000));
  });
});
