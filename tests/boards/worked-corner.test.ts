import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import type { Piece, Stock } from "~/furniture/boards/piece";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { defaultRules as rules } from "~/furniture/boards/rules";

import { column, free, pal, rail, shelves } from "./designs";

// The numbers here are the workshop's own, computed by a program written apart from the shop.

/** The worked piece with the leg that runs through at the right wall, the wardrobe of the first rules at the left. */
const right: Design = {
  ...free,
  kind: "wardrobe",
  place: {
    kind: "corner",
    walls: [1700, 1800],
    ends: ["free", "free"],
    diagonal: 1414,
    ceiling: 2500,
    skirting: 0,
  },
  width: 1250,
  height: 2200,
  depth: 600,
  columns: [column(shelves(4)), column(shelves(4, "right"))],
  leg: { width: 1000, columns: [column(shelves(5, "left")), column({ ...rail, front: "left" })] },
};

/** The same as a mirror shows it. */
const left: Design = {
  ...right,
  place: { ...right.place, walls: [1800, 1700] } as Design["place"],
  columns: [column(shelves(4, "left")), column(shelves(4))],
  leg: { width: 1000, columns: [column({ ...rail, front: "right" }), column(shelves(5, "right"))] },
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

const both = [
  ["left", left],
  ["right", right],
] as const;

describe("a corner with a leg of 1,250 that runs through and one of 1,000 set against it", () => {
  test.each(both)("has the boards of the cut list where it runs along the %s wall", (_, design) => {
    const piece = build(design, pal, rules);
    expect(piece.boards).toHaveLength(35);
    expect(listOf(piece)).toEqual(
      [
        // The leg that runs through.
        "1 top 1214×600",
        "1 bottom 1214×600",
        "2 stile 2084×100",
        "1 plinth 1214×80",
        "1 back 1228×2098",
        "4 shelf 620×580",
        "4 shelf 574×580",
        "1 door 2117×599",
        "1 post 2117×66",
        // The other one, the wardrobe of the first rules.
        "1 top 964×600",
        "1 bottom 964×600",
        "1 partition 2084×585",
        "1 fixed-shelf 473×585",
        "5 shelf 472×580",
        "1 plinth 964×80",
        "1 back 978×2098",
        "2 door 2117×497",
        "1 post 2117×48",
        "1 plinth-return 118×80",
        // Of both.
        "4 side 2200×600",
      ].sort(),
    );
  });

  test.each(both)("has its areas, bands, fittings and weight counted (%s)", (_, design) => {
    const piece = build(design, pal, rules);
    expect({
      body: squareMetres(piece, "body"),
      front: squareMetres(piece, "front"),
      hdf: squareMetres(piece, "hdf"),
      thin: quantity(piece, "thin-edge").toFixed(2),
      thick: quantity(piece, "thick-edge").toFixed(2),
      connectors: quantity(piece, "connector"),
      hinges: quantity(piece, "hinge") + quantity(piece, "half-hinge"),
      brackets: quantity(piece, "bracket"),
      kilos: (piece.weight.totalGrams / 1000).toFixed(1),
    }).toEqual({
      body: "14.129",
      front: "3.614",
      hdf: "4.628",
      thin: "27.02",
      thick: "20.12",
      connectors: 52,
      hinges: 15,
      brackets: 12,
      kilos: "229.0",
    });
  });

  test.each(both)("reaches along both walls from the corner (%s)", (at, design) => {
    const { bounds } = build(design, pal, rules);
    // The leg that runs through is 20 from the corner; the other one ends 668 + 1,000 from it.
    expect(bounds).toEqual({
      x: at === "left" ? 0 : -20,
      y: 0,
      z: 600 - 1668,
      width: 1270,
      height: 2200,
      depth: 1668,
    });
  });
});
