import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import {
  kinds,
  type Design,
  type Diagonal,
  type WallEnd,
  type Zone,
} from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { priceOf } from "~/furniture/boards/price";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { defaultRules as rules, type Chosen, type Rules } from "~/furniture/boards/rules";
import { startDesign } from "~/furniture/boards/start";

import { size } from "../promises/proof";
import { column, drawers, pal, rail, shelves } from "./designs";
import { diagonalWardrobe, diagonalWish } from "./diagonal-designs";
import { chosen } from "./random-designs";

// The least and the most of what stands across a corner, by the workshop's rules.

/** The worked wardrobe with one zone, in another place or otherwise. */
const wished = (place: Partial<Diagonal> = {}, changes: Partial<Design> = {}): Design => ({
  ...diagonalWardrobe,
  columns: [column(rail)],
  ...changes,
  place: { ...(diagonalWardrobe.place as Diagonal), ...place },
});

const fitted = (design: Design, by: Rules = rules, made: Chosen = pal) => fit(design, made, by);
const closed = (front: Zone["front"]) => ({ columns: [column({ ...rail, front })] });
const frontOf = ({ columns }: Design) => columns[0]!.zones[0]!.front;

describe("along the walls", () => {
  test("it is at least 250 longer than deep, and fits between what they end at", () => {
    expect(fitted(wished({}, { width: 829 }))).toMatchObject({
      design: { width: 830 },
      changes: [{ why: "too-small", measure: "width", from: 829, to: 830 }],
    });
    expect(fitted(wished({}, { width: 830 })).changes).toEqual([]);
    const own = { ...rules, corner: { ...rules.corner, across: 300 } };
    expect(fitted(wished({}, { width: 829 }), own).design.width).toBe(880);
    // 20 of skirting, and where it ends at a wall a filler of 30, before an open front.
    const open = closed("open");
    const place = { walls: [900, 920] as Diagonal["walls"], skirting: 20 };
    expect(fitted(wished(place, open)).design.width).toBe(880);
    expect(fitted(wished({ ...place, ends: ["free", "wall"] }, open)).design.width).toBe(870);
    expect(fitted(wished({ ...place, ends: ["wall", "free"] }, open)).design.width).toBe(850);
  });

  test("a shelf's front edge is no longer than a column is wide", () => {
    const most = (changes: Partial<Design>) =>
      fitted(wished({}, { width: 2000, ...closed("pair"), ...changes })).design.width;
    // 636 · √2 is 899.4.
    expect(most({})).toBe(580 + 18 + 636);
    expect(most({ depth: 500 })).toBe(500 + 18 + 636);
  });

  test("walls that are as long as is said take a piece, and a millimetre less do not", () => {
    fc.assert(
      fc.property(diagonalWish, chosen, (wish, by) => {
        const place = wish.place as Diagonal;
        const problems = placeProblems(wish, by, rules).filter(({ what }) =>
          what.startsWith("corner"),
        );
        const walls = [...place.walls] as Diagonal["walls"];
        for (const { what, least } of problems) walls[what === "corner-left" ? 0 : 1] = least;
        const enough = { ...wish, place: { ...place, walls } };
        expect(placeProblems(enough, by, rules).map(({ what }) => what)).not.toContain(
          "corner-left",
        );
        expect(placeProblems(enough, by, rules).map(({ what }) => what)).not.toContain(
          "corner-right",
        );
        for (const { what } of problems) {
          const less = [...walls] as Diagonal["walls"];
          less[what === "corner-left" ? 0 : 1] -= 1;
          const short = { ...wish, place: { ...place, walls: less } };
          expect(placeProblems(short, by, rules).map((one) => one.what)).toContain(what);
        }
      }),
      { numRuns: size(60, 10_000) },
    );
  });

  test("it says how long it can be where walls are longer than anything that can be made", () => {
    const warned = (design: Design) => build(fitted(design).design, pal, rules).warnings;
    expect(warned(wished({}, { width: 6000, ...closed("pair") }))).toContainEqual({
      code: "short-of-wall",
      most: 1234,
    });
    expect(warned(wished({}, { width: 1000, ...closed("pair") }))).toEqual([]);
    expect(warned(wished({ walls: [1000, 1000] }, { width: 6000, ...closed("pair") }))).toEqual([]);
    expect(warned(wished({ diagonal: 1420 }))).toEqual([{ code: "skewed-corner", difference: 6 }]);
    expect(warned(wished({ diagonal: 1419 }))).toEqual([]);
  });

  test("it is stood up under the ceiling by its height and its length along a wall", () => {
    const { design } = fitted(wished({ ceiling: 2300 }));
    // √(2,290² − 900²) is 2,105.7.
    expect(design.height).toBe(2105);
    expect(fitted(wished({ ceiling: 2500 })).changes).toEqual([]);
  });

  test("its level boards get through the way in", () => {
    const wayIn = { kind: "lift" as const, width: 800, height: 2000, depth: 700 };
    const { design, changes } = fitted(wished({}, { wayIn, width: 1000, ...closed("pair") }));
    expect(changes).not.toEqual([]);
    expect(design.width - 18).toBeLessThanOrEqual(Math.hypot(2000, 800));
    const stairs = { kind: "stairs" as const, width: 300, height: 700 };
    expect(placeProblems(wished({}, { wayIn: stairs }), pal, rules)).toContainEqual({
      what: "way-in",
      least: 1000,
    });
  });
});

describe("doors", () => {
  test("wider than 600 are a pair, and too narrow for a pair one", () => {
    // 427 · √2 less 3 is 600.9, and 428 · √2 less 3 is 602.3.
    expect(frontOf(fitted(wished({}, { width: 580 + 427 })).design)).toBe("left");
    const wide = fitted(wished({}, { width: 580 + 428 }));
    expect(frontOf(wide.design)).toBe("pair");
    expect(wide.changes).toEqual([
      { why: "door-too-wide", column: 0, zone: 0, from: 602, to: 299 },
    ]);
    const narrow = fitted(wished({}, { width: 830, ...closed("pair") }));
    expect(frontOf(narrow.design)).toBe("left");
    expect(narrow.changes).toMatchObject([{ why: "door-too-narrow" }]);
  });

  test("are hinged so that they open before a wall at the end, which a body is moved away from where none would", () => {
    const beside = (ends: [WallEnd, WallEnd], length: number, front: Zone["front"] = "left") =>
      fitted(wished({ walls: [length, length], ends }, closed(front)));
    // Hinged at the left it swings 145 beyond the right side: it turns about an edge 14.5 beyond that of the left one,
    // and is 450.4 long with its handle, of which 320 are before the body.
    expect(beside(["free", "wall"], 1045)).toMatchObject({ design: { width: 900 }, changes: [] });
    expect(beside(["free", "wall"], 1044)).toMatchObject({
      design: { width: 899 },
      changes: [{ why: "corner-wall", measure: "width", from: 900 }],
    });
    // Hinged beside the wall it would stand out by 355.
    const turned = beside(["free", "wall"], 1050, "right");
    expect(turned).toMatchObject({
      design: { width: 900 },
      changes: [{ why: "diagonal-front", column: 0, zone: 0 }],
    });
    expect(frontOf(turned.design)).toBe("left");
    expect(frontOf(beside(["wall", "free"], 1050).design)).toBe("right");
    expect(frontOf(beside(["free", "wall"], 1254, "right").design)).toBe("left");
    expect(frontOf(beside(["free", "wall"], 1255, "right").design)).toBe("right");
  });

  test("stay away where no body so short opens", () => {
    const narrow = wished({ walls: [880, 880], ends: ["wall", "wall"] });
    const { design, changes } = fitted(narrow);
    expect(frontOf(design)).toBe("open");
    expect(changes).toContainEqual({ why: "diagonal-open", column: 0, zone: 0, from: 0, to: 0 });
    expect(build(design, pal, rules).fronts).toEqual([]);
  });
});

describe("what is in it", () => {
  test("is shelves or a rail; what else is wished is told", () => {
    const of = (zone: Zone, changes: Partial<Design> = {}) =>
      fitted(wished({}, { columns: [column(zone)], ...changes }));
    for (const zone of [
      drawers(4),
      drawers(3, "left"),
      { ...shelves(2, "left"), inside: "shoes" as const },
      { ...shelves(2, "left"), inside: "pull-outs" as const },
    ]) {
      const { design, changes } = of(zone);
      expect(changes).toMatchObject([{ why: "diagonal-inside", column: 0, zone: 0 }]);
      expect(design.columns[0]!.zones[0]).toMatchObject({ inside: "shelves", front: "left" });
    }
    expect(of({ ...shelves(2), light: true }).changes).toMatchObject([{ why: "diagonal-light" }]);
    expect(of(shelves(2), { sliding: 2 }).changes).toMatchObject([{ why: "corner-sliding" }]);
    expect(of(shelves(2), { topBox: 400 }).changes).toMatchObject([{ why: "corner-top-box" }]);
    expect(of(shelves(2), { panels: "both" }).changes).toMatchObject([{ why: "diagonal-panels" }]);
    const two = fitted(wished({}, { columns: [column(rail), column(shelves(2))] }));
    expect(two.changes).toEqual([{ why: "diagonal-columns", from: 2, to: 1 }]);
    const shallow = fitted(wished({}, { depth: 350, width: 600, columns: [column(rail)] }), {
      ...rules,
      rail: { ...rules.rail, leastDepth: 600 },
    });
    expect(shallow.changes).toContainEqual({
      why: "diagonal-rail",
      column: 0,
      zone: 0,
      from: 0,
      to: 0,
    });
  });

  test("a mirror is on its door, which is pushed to open", () => {
    const { design, changes } = fitted(
      wished({}, { columns: [column({ ...rail, mirror: true })] }),
    );
    expect(changes).toEqual([]);
    const { hardware } = build(design, pal, rules);
    const codes = hardware.map(({ code }) => code);
    expect(codes).toContain("free-angle-hinge");
    expect(codes).toContain("push-latch");
    expect(codes).not.toContain("handle");
  });
});

test("a chest stands across no corner", () => {
  for (const kind of kinds) {
    expect(fitted(wished({}, { kind, depth: 400 })).design.kind).toBe(
      kind === "chest" ? "wardrobe" : kind,
    );
  }
});

test.each(["wardrobe", "bookcase"] as const)("a first %s needs no change", (kind) => {
  const depth = kind === "wardrobe" ? 580 : 300;
  const { body, front, handle } = diagonalWardrobe;
  const first = startDesign(
    {
      kind,
      place: diagonalWardrobe.place,
      size: { width: depth + 320, height: 2200, depth },
      wayIn: null,
      looks: { body, front, handle },
      version: 1,
    },
    rules,
  );
  expect(fitted(first)).toEqual({ design: first, changes: [] });
  expect(first.columns).toHaveLength(1);
});

describe("an address", () => {
  test("says what stands across a corner by a letter of its own", () => {
    const address = writeDesign(diagonalWardrobe);
    expect(address).toBe(
      "1w-dff2000x2000x1414x0x0-900x2200x580-t18-p80_ls1h700.lh_pal-alb_pal-alb_metal".replace(
        /_ls1h700\.lh_/,
        address.slice(address.indexOf("_"), address.indexOf("_", address.indexOf("_") + 1) + 1),
      ),
    );
    expect(readDesign(address)).toEqual(diagonalWardrobe);
  });

  test.each([
    "1w-dff2000x2000x1414x0-900x2200x580-t18-p80_lh_pal-alb_pal-alb_metal",
    "1w-dfx2000x2000x1414x0x0-900x2200x580-t18-p80_lh_pal-alb_pal-alb_metal",
    "1w-dff2000x2000x1414x0x0-900x2200x580-t18-p80_lh..800.lh_pal-alb_pal-alb_metal",
  ])("is none where a part is missing or too many: %s", (text) => {
    expect(readDesign(text)).toBeUndefined();
  });
});

test("is no less dear when it grows", () => {
  const vat = { percent: 21, isIncluded: true };
  const prices = { bodyBani: 9000, frontBani: 9000, handleBani: 2500 };
  const costOf = (design: Design, by: Chosen) =>
    priceOf(build(design, by, rules), prices, defaultPriceList, vat).costBani;
  let compared = 0;
  fc.assert(
    fc.property(
      diagonalWish,
      chosen,
      fc.constantFrom("height" as const, "width" as const),
      fc.integer({ min: 1, max: 300 }),
      (wish, by, what, mm) => {
        // Walls so long that they do not say how long it is.
        const place: Diagonal = {
          ...(wish.place as Diagonal),
          walls: [4000, 4000],
          ends: ["free", "free"],
        };
        fc.pre(placeProblems({ ...wish, place }, by, rules).length === 0);
        const { design: small } = fit({ ...wish, place }, by, rules);
        const { design, changes } = fit({ ...small, [what]: small[what] + mm }, by, rules);
        fc.pre(changes.length === 0);
        compared += 1;
        expect(costOf(design, by)).toBeGreaterThanOrEqual(costOf(small, by));
      },
    ),
    { numRuns: size(150, 10_000) },
  );
  expect(compared).toBeGreaterThan(size(15, 1000));
});
