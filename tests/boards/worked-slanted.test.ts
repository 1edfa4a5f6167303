import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design, Slope } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece, Stock } from "~/furniture/boards/piece";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { asStanding, faceLengths, solidOf } from "~/furniture/boards/standing";

import { free, pal, rail, shelves } from "./designs";

// The numbers here are the workshop's own, computed by a program written apart from the shop.

const place: Slope = {
  kind: "slope",
  falls: "left",
  widths: [2400, 2400, 2400],
  low: 1200,
  high: 2500,
  run: 1300,
  raised: 2500,
  depth: 700,
  skirting: 0,
  closed: true,
  style: "slanted",
};

/** The worked piece: two columns below the slope, a door each, and two of a straight body beside them. */
const slanted: Design = {
  ...free,
  kind: "wardrobe",
  place,
  width: 2340,
  height: 2416,
  depth: 600,
  columns: [
    { width: 563, zones: [shelves(2, "right")] },
    { width: 563, zones: [{ ...rail, front: "right" }] },
    { width: null, zones: [{ ...rail, front: "left" }] },
    { width: null, zones: [shelves(5, "right")] },
  ],
};

const opposite = { left: "right", right: "left" } as const;

const mirrored: Design = {
  ...slanted,
  place: { ...place, falls: "right" },
  columns: [...slanted.columns].reverse().map(({ width, zones }) => ({
    width,
    zones: zones.map((zone) => ({ ...zone, front: opposite[zone.front as "left"] })),
  })),
};

/** As a cut list says it: how many of which length and width, the grain along the length. */
function listOf({ boards }: Piece): string[] {
  const lines = boards.map(({ name, length, width }) => `${name} ${length}×${width}`);
  return [...new Set(lines)]
    .map((line) => `${lines.filter((one) => one === line).length} ${line}`)
    .sort();
}

const quantity = (piece: Piece, article: string) =>
  quantitiesOf(piece)
    .filter((one) => one.article === article)
    .reduce((sum, one) => sum + one.quantity, 0);

const hinges = (piece: Piece) => quantity(piece, "hinge") + quantity(piece, "half-hinge");

function squareMetres({ boards }: Piece, stock: Stock): string {
  const own = boards.filter((board) => board.stock === stock);
  const area = own.reduce((sum, { length, width }) => sum + length * width, 0);
  return (area / 1e6).toFixed(3);
}

/** The cut through each board of a name, from left to right: across and up from the lower left corner. */
const cutsOf = ({ boards }: Piece, name: Board["name"]) =>
  boards
    .filter((board) => board.name === name && board.cuts)
    .sort((one, other) => one.place.x - other.place.x)
    .map(({ place: { width, height }, cuts = [], lengthAxis }) => {
      const [cut] = cuts;
      const flat = ({ u, v }: { u: number; v: number }) => (lengthAxis === "y" ? [v, u] : [u, v]);
      return `${width}×${height} (${flat(cut!.from).join()}) (${flat(cut!.to).join()})`;
    });

describe("a niche of 2,400, 1,200 high at the left, from 1,300 on 2,500, with a slanted body", () => {
  test("takes one of 1,180 below the slope, and a straight one of 1,160 × 2,370 beside it", () => {
    expect(placeProblems(slanted, pal, rules)).toEqual([]);
    expect(fit(slanted, pal, rules)).toEqual({ design: slanted, changes: [] });
    expect(fit(mirrored, pal, rules)).toEqual({ design: mirrored, changes: [] });
    const { bodies } = build(slanted, pal, rules);
    expect(bodies.map(({ place: { x, width, height } }) => [x, width, height])).toEqual([
      [0, 1180, 2353],
      [1180, 1160, 2370],
    ]);
    expect(bodies.map(({ slant }) => slant?.low)).toEqual([1173, undefined]);
  });

  test.each([
    ["left", slanted],
    ["right", mirrored],
  ])("has the boards of the cut list where it falls to the %s", (_, design) => {
    const piece = build(design, pal, rules);
    expect(piece.boards).toHaveLength(30);
    expect(listOf(piece)).toEqual(
      [
        "1 side 1165×600",
        "1 side 2327×600",
        "1 partition 1648×585",
        "1 bottom 1144×600",
        "1 plinth 1144×80",
        "1 slanted-top 1687×600",
        "1 back 1158×2234",
        "2 shelf 562×580",
        "1 door 1677×587",
        "1 door 2267×587",
        "2 side 2370×600",
        "1 top 1124×600",
        "1 bottom 1124×600",
        "1 plinth 1124×80",
        "1 partition 2254×585",
        "1 fixed-shelf 553×585",
        "5 shelf 552×580",
        "1 back 1138×2268",
        "2 door 2287×577",
        "1 filler 1173×50",
        "1 filler 2370×50",
        "1 strip 1800×60",
        "1 ceiling-board 150×1210",
      ].sort(),
    );
    // 60 below the low end of its column, and below the shelf of the straight body.
    expect(piece.rails.map(({ y }) => y).sort()).toEqual([1686, 2004]);
  });

  test("has its uprights bevelled, both faces measured, and its top as long on both faces", () => {
    const faces = (design: Design) =>
      build(design, pal, rules)
        .boards.filter(({ bevels }) => bevels)
        .map((board) =>
          [board.name, ...Object.values(faceLengths(board)).map(Math.round)].join(" "),
        );
    expect(faces(slanted).sort()).toEqual([
      "partition 1648 1630",
      "side 1165 1147",
      "side 2327 2309",
      "slanted-top 1669 1669",
    ]);
    expect(faces(mirrored).sort()).toEqual([
      "partition 1630 1648",
      "side 1147 1165",
      "side 2309 2327",
      "slanted-top 1669 1669",
    ]);
  });

  test("has its doors, back, filler and ceiling board cut along the slope", () => {
    const piece = build(slanted, pal, rules);
    expect(cutsOf(piece, "door")).toEqual([
      "587×1677 (0,1090) (587,1677)",
      "587×2267 (0,1680) (587,2267)",
    ]);
    expect(cutsOf(piece, "back")).toEqual(["1158×2234 (1158,2234) (0,1076)"]);
    expect(cutsOf(piece, "filler")).toEqual(["50×1173 (0,1123) (50,1173)"]);
    expect(cutsOf(piece, "ceiling-board")).toEqual(["1210×150 (0,60) (90,150)"]);
    const other = build(mirrored, pal, rules);
    expect(cutsOf(other, "door")).toEqual([
      "587×2267 (0,2267) (587,1680)",
      "587×1677 (0,1677) (587,1090)",
    ]);
    expect(cutsOf(other, "back")).toEqual(["1158×2234 (1158,1076) (0,2234)"]);
    expect(cutsOf(other, "filler")).toEqual(["50×1173 (0,1173) (50,1123)"]);
    expect(cutsOf(other, "ceiling-board")).toEqual(["1210×150 (1120,150) (1210,60)"]);
  });

  test.each([slanted, mirrored])("has its areas, bands, fittings and weight counted", (design) => {
    const piece = build(design, pal, rules);
    expect(squareMetres(piece, "body")).toBe("13.027");
    expect(squareMetres(piece, "front")).toBe("5.421");
    expect(squareMetres(piece, "hdf")).toBe("5.168");
    expect(quantity(piece, "thin-edge").toFixed(2)).toBe("21.63");
    expect(quantity(piece, "thick-edge").toFixed(2)).toBe("21.00");
    expect(quantity(piece, "connector")).toBe(41);
    expect(hinges(piece)).toBe(19);
    expect(quantity(piece, "bracket")).toBe(9);
    expect((piece.weight.totalGrams / 1000).toFixed(1)).toBe("233.0");
  });

  test("has its doors, back, filler and ceiling board cut, and the bevels of its uprights and top", () => {
    const piece = build(slanted, pal, rules);
    expect(quantity(piece, "cut-work")).toBe(5);
    expect(quantity(piece, "bevel-work")).toBe(5);
  });

  test("stands up to the ceiling and the walls, and no farther", () => {
    const corners = (name: Board["name"]) =>
      asStanding(build(slanted, pal, rules))
        .boards.filter((board) => board.name === name)
        .map((board) =>
          solidOf(board).outline.map(({ a, b }) => `${Math.round(30 + a)} ${Math.round(b)}`),
        );
    expect(corners("strip")).toEqual([["0 1143", "1210 2353", "1210 2410", "0 1200"]]);
    expect(corners("slanted-top").flat()).toEqual(["30 1147", "1210 2327", "1210 2352", "30 1172"]);
  });

  test("is bolted where the lower body of two is", () => {
    expect(quantity(build(slanted, pal, rules), "body-bolt")).toBe(6);
  });

  test("is written into its address", () => {
    const text =
      "1w-sl2400x2400x2400x1200x2500x1300x2500x700x0i-2340x2416x600-t18-p80_563wrs2.563wrh.lh.rs5_pal-alb_pal-alb_metal";
    expect(writeDesign(slanted)).toBe(text);
    expect(readDesign(text)).toEqual(slanted);
    const open: Design = { ...slanted, place: { ...place, falls: "right", closed: false } };
    expect(readDesign(writeDesign(open))).toEqual(open);
    expect(writeDesign(open)).toContain("x700x0oi-");
    expect(readDesign(text.replace("-sl", "-sb"))).toBeUndefined();
  });
});
