import { describe, expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { build } from "~/furniture/boards/build";
import type { Design, Place } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece, Stock } from "~/furniture/boards/piece";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { outlineOf } from "~/furniture/boards/standing";

import { column, free, pal, rail, shelves } from "./designs";

// The numbers here are the workshop's own, computed by a program written apart from the shop.

const place: Place = {
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
};

/** The worked piece: bodies 780 wide, shelves, a rail, shelves, a pair of doors before each. */
const stepped: Design = {
  ...free,
  kind: "wardrobe",
  place,
  width: 2340,
  height: 2416,
  depth: 600,
  columns: [
    column(shelves(2, "pair")),
    column({ ...rail, front: "pair" }),
    column(shelves(5, "pair")),
  ],
};

const mirrored: Design = {
  ...stepped,
  place: { ...place, falls: "right" },
  columns: [...stepped.columns].reverse(),
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

function squareMetres({ boards }: Piece, stock: Stock): string {
  const own = boards.filter((board) => board.stock === stock);
  const area = own.reduce((sum, { length, width }) => sum + length * width, 0);
  return (area / 1e6).toFixed(3);
}

/** The cuts of step boards, from left to right: across and up from the lower left corner. */
const cutsOf = ({ boards }: Piece) =>
  boards
    .filter(({ name }) => name === "step-board")
    .sort((one, other) => one.place.x - other.place.x)
    .map(({ width, length, cuts = [] }) => ({
      size: `${width}×${length}`,
      cut: cuts.map(({ from, to }) => [from.v, from.u, to.v, to.u].join(" ")),
    }));

describe("a niche of 2,400, 1,200 high at the left, from 1,300 on 2,500", () => {
  test("takes three bodies of 780, each as high as its lower face lets it be", () => {
    expect(placeProblems(stepped, pal, rules)).toEqual([]);
    expect(fit(stepped, pal, rules)).toEqual({ design: stepped, changes: [] });
    const { bodies } = build(stepped, pal, rules);
    expect(bodies.map(({ place: { x, width, height } }) => [x, width, height])).toEqual([
      [0, 780, 1190],
      [780, 780, 1970],
      [1560, 780, 2416],
    ]);
  });

  test.each([
    ["left", stepped],
    ["right", mirrored],
  ])("has the boards of the cut list where it falls to the %s", (_, design) => {
    const piece = build(design, pal, rules);
    expect(piece.boards).toHaveLength(37);
    expect(listOf(piece)).toEqual(
      [
        "2 side 1190×600",
        "2 side 1970×600",
        "2 side 2416×600",
        "3 top 744×600",
        "3 bottom 744×600",
        "3 plinth 744×80",
        "7 shelf 743×580",
        "1 fixed-shelf 744×585",
        "1 back 758×1088",
        "1 back 758×1868",
        "1 back 758×2314",
        "2 door 1107×387",
        "2 door 1887×387",
        "2 door 2333×387",
        "1 step-board 840×830",
        "1 step-board 550×780",
        "1 step-board 104×830",
        "1 filler 1190×50",
        "1 filler 2416×50",
      ].sort(),
    );
    expect(piece.rails).toHaveLength(1);
  });

  test("has its step boards cut along the ceiling", () => {
    expect(cutsOf(build(stepped, pal, rules))).toEqual([
      { size: "830×840", cut: ["0 10 830 840"] },
      { size: "780×550", cut: ["0 60 490 550"] },
      { size: "830×104", cut: [] },
    ]);
    expect(cutsOf(build(mirrored, pal, rules))).toEqual([
      { size: "830×104", cut: [] },
      { size: "780×550", cut: ["290 550 780 60"] },
      { size: "830×840", cut: ["0 840 830 10"] },
    ]);
  });

  test.each([stepped, mirrored])("has its areas, bands, fittings and weight counted", (design) => {
    const piece = build(design, pal, rules);
    expect(squareMetres(piece, "body")).toBe("13.000");
    expect(squareMetres(piece, "front")).toBe("5.516");
    expect(squareMetres(piece, "hdf")).toBe("3.995");
    expect(quantity(piece, "thin-edge").toFixed(2)).toBe("21.56");
    expect(quantity(piece, "thick-edge").toFixed(2)).toBe("25.95");
    expect(quantity(piece, "connector")).toBe(54);
    expect(quantity(piece, "hinge")).toBe(24);
    expect(quantity(piece, "cut-work")).toBe(2);
    expect((piece.weight.totalGrams / 1000).toFixed(1)).toBe("231.1");
  });

  test("stands up to the ceiling and the walls, and no farther", () => {
    const seen = build(stepped, pal, rules).boards.filter(({ name }) => name === "step-board");
    const outlines = seen.map(({ scribed, scribedCuts }) => {
      const { width, height } = scribed!;
      const outline = outlineOf({ length: height, width, cuts: scribedCuts });
      return outline.map(({ u, v }) => [30 + scribed!.x + v, scribed!.y + u].join(" ")).sort();
    });
    expect(outlines).toEqual([
      ["0 1190", "0 1200", "810 1190", "810 2010"],
      ["1300 2500", "1590 1970", "1590 2500", "810 1970", "810 2010"],
      ["1590 2416", "1590 2500", "2400 2416", "2400 2500"],
    ]);
  });

  test("keeps doors from the ceiling where they open towards it", () => {
    const stops = (design: Design) =>
      build(design, pal, rules).fronts.flatMap(({ opens, column: at, isStopped }) =>
        isStopped ? [`${opens} ${at}`] : [],
      );
    // The first body's wall is nearer than the ceiling.
    expect(stops(stepped)).toEqual(["left 1", "left 2"]);
    expect(stops(mirrored)).toEqual(["right 0", "right 1"]);
    expect(quantity(build(stepped, pal, rules), "opening-stop")).toBe(2);
  });

  test("has caps on the heads above the body beside alone, where no board closes that", () => {
    expect(quantity(build(stepped, pal, rules), "cap")).toBe(0);
    const open: Design = { ...stepped, place: { ...place, closed: false } };
    // Two tops and the shelf over the rail, three heads each.
    expect(quantity(build(open, pal, rules), "cap")).toBe(9);
    const wasRight: Design = { ...mirrored, place: { ...place, falls: "right", closed: false } };
    expect(quantity(build(wasRight, pal, rules), "cap")).toBe(9);
  });

  test("is bolted where the lower body of two is", () => {
    expect(quantity(build(stepped, pal, rules), "body-bolt")).toBe(8);
  });

  test("is written into its address", () => {
    const text =
      "1w-sl2400x2400x2400x1200x2500x1300x2500x700x0-2340x2416x600-t18-p80_ps2.ph.ps5_pal-alb_pal-alb_metal";
    expect(writeDesign(stepped)).toBe(text);
    expect(readDesign(text)).toEqual(stepped);
    const open = {
      ...stepped,
      place: { ...place, falls: "right", run: null, raised: null, closed: false },
    };
    expect(readDesign(writeDesign(open as Design))).toEqual(open);
    expect(writeDesign(open as Design)).toContain("-sr2400x2400x2400x1200x2500x0x0x700x0o-");
  });
});
