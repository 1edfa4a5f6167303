import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit } from "~/furniture/boards/fit";
import type { Piece, Stock } from "~/furniture/boards/piece";
import { priceOf } from "~/furniture/boards/price";
import { defaultPriceList } from "~/furniture/boards/price-list";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { defaultRules as rules } from "~/furniture/boards/rules";

import { column, pal, shelves } from "./designs";
import { diagonalWardrobe } from "./diagonal-designs";

// The numbers here were computed by a program written apart from the shop.

const bookcase: Design = {
  ...diagonalWardrobe,
  kind: "bookcase",
  width: 900,
  depth: 300,
  height: 2000,
  columns: [column(shelves(4))],
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
  return (own.reduce((sum, { length, width }) => sum + length * width, 0) / 1e6).toFixed(3);
}

const numbersOf = (piece: Piece) => ({
  boards: piece.boards.length,
  body: squareMetres(piece, "body"),
  front: squareMetres(piece, "front"),
  hdf: squareMetres(piece, "hdf"),
  thin: quantity(piece, "thin-edge").toFixed(2),
  thick: quantity(piece, "thick-edge").toFixed(2),
  connectors: quantity(piece, "connector"),
  hinges: quantity(piece, "angle-hinge"),
  pins: quantity(piece, "shelf-pin"),
  brackets: quantity(piece, "bracket"),
  cuts: quantity(piece, "cut-work"),
  kilos: (piece.weight.totalGrams / 1000).toFixed(1),
});

function priceOfDesign(design: Design) {
  const prices = { bodyBani: 9000, frontBani: 12_000, handleBani: 1500 };
  const vat = { percent: 21, isIncluded: true };
  return priceOf(build(design, pal, rules), prices, defaultPriceList, vat);
}

describe("a wardrobe of 900 across a corner, 580 deep at its sides and 2,200 high", () => {
  test("is possible as it is, and has the boards of the cut list", () => {
    expect(fit(diagonalWardrobe, pal, rules)).toEqual({ design: diagonalWardrobe, changes: [] });
    expect(listOf(build(diagonalWardrobe, pal, rules))).toEqual(
      [
        "2 side 2200×580",
        "1 bottom 882×882",
        "1 top 882×882",
        "1 post 2084×60",
        "1 post 2084×42",
        "1 plinth 882×80",
        "1 plinth 794×80",
        // At 45° below the front.
        "1 plinth 500×80",
        "2 back 868×2098",
        "2 fixed-shelf 861×861",
        "1 shelf 860×860",
        "1 door 724×449",
        "1 door 1390×449",
      ].sort(),
    );
  });

  test("has its areas, bands, fittings and weight counted, and its price of them", () => {
    expect(numbersOf(build(diagonalWardrobe, pal, rules))).toEqual({
      boards: 16,
      body: "6.717",
      front: "0.949",
      hdf: "3.642",
      thin: "6.54",
      thick: "6.02",
      connectors: 38,
      hinges: 5,
      pins: 10,
      brackets: 4,
      cuts: 5,
      kilos: "100.3",
    });
    expect(priceOfDesign(diagonalWardrobe)).toMatchObject({
      costBani: 151_382,
      marginBani: 52_984,
      totalBani: 247_300,
    });
  });

  test("lies in the room with its front from the one wall to the other", () => {
    const { boards, rails, bounds } = build(diagonalWardrobe, pal, rules);
    const door = boards.find(({ name }) => name === "door")!;
    expect(door.place).toMatchObject({ x: 1.5, z: -18, width: 449 });
    expect(door.stands).toEqual({ x: 580, z: 0, turn: -0.5 });
    // The outer corner of a door is 18 square before the line from (580, 0) to (900, 320).
    const reach = (1.5 + 449 + 18) / Math.SQRT2;
    expect(bounds.x).toBe(0);
    expect(bounds.x + bounds.width).toBeCloseTo(580 + reach, 6);
    expect(bounds.z + bounds.depth).toBe(900);
    expect(rails).toMatchObject([{ x: -132, z: 408, length: 716 }]);
  });
});

describe("a bookcase of 900 across a corner, 300 deep at its sides and 2,000 high", () => {
  test("has the boards of the cut list, counted, and its price of them", () => {
    expect(fit(bookcase, pal, rules)).toEqual({ design: bookcase, changes: [] });
    const piece = build(bookcase, pal, rules);
    expect(listOf(piece)).toEqual(
      [
        "2 side 2000×300",
        "1 bottom 882×882",
        "1 top 882×882",
        "1 post 1884×60",
        "1 post 1884×42",
        "1 plinth 882×80",
        "1 plinth 794×80",
        "1 plinth 896×80",
        "2 back 868×1898",
        "4 shelf 860×860",
      ].sort(),
    );
    expect(numbersOf(piece)).toEqual({
      boards: 15,
      body: "6.112",
      front: "0.000",
      hdf: "3.295",
      thin: "8.97",
      thick: "0.00",
      connectors: 22,
      hinges: 0,
      pins: 24,
      brackets: 4,
      cuts: 6,
      kilos: "70.6",
    });
    expect(priceOfDesign(bookcase)).toMatchObject({
      costBani: 102_698,
      marginBani: 35_943,
      totalBani: 167_800,
    });
  });
});
