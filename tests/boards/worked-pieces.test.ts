import { describe, expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Piece, Stock } from "~/furniture/boards/piece";
import { defaultRules } from "~/furniture/boards/rules";

import { bookcase, chest, pal, wardrobe } from "./designs";

// The sizes, areas and counts here are the workshop's own, worked out on paper.

/** As a cut list says it: how many of which length and width, thickness where it is not 18. */
function listOf({ boards }: Piece): string[] {
  const lines = boards.map(({ name, length, width, thickness }) => {
    const size = `${name} ${length}×${width}`;
    return thickness === 18 ? size : `${size}×${thickness}`;
  });
  return [...new Set(lines)].map((line) => `${lines.filter((one) => one === line).length} ${line}`);
}

function squareMetres({ boards }: Piece, stock: Stock, thickness = 18): string {
  const area = boards
    .filter((board) => board.stock === stock && board.thickness === thickness)
    .reduce((sum, { length, width }) => sum + length * width, 0);
  return (area / 1e6).toFixed(3);
}

function hardware(piece: Piece): Record<string, number> {
  return Object.fromEntries(
    piece.hardware.map(({ code, length, count }) => [length ? `${code} ${length}` : code, count]),
  );
}

describe("a bookcase of 800 × 2,000 × 300 with four shelves", () => {
  const built = () => build(bookcase, pal, defaultRules);

  test("has the boards of the cut list", () => {
    const piece = built();
    expect(listOf(piece).sort()).toEqual(
      [
        "2 side 2000×300",
        "1 bottom 764×300",
        "1 top 764×300",
        "1 plinth 764×80",
        "1 back 778×1898×3",
        "4 shelf 763×280",
      ].sort(),
    );
    expect(squareMetres(piece, "body")).toBe("2.574");
  });

  test("has 8.58 m of edge, all of it in front", () => {
    const piece = built();
    const edge = piece.boards.reduce(
      (sum, { edges, length }) => sum + (edges.front > 0 ? length : 0),
      0,
    );
    expect(edge).toBe(8580);
    expect(piece.boards.every(({ edges }) => !edges.rear && !edges.left && !edges.right)).toBe(
      true,
    );
  });

  test("has its fittings counted", () => {
    expect(hardware(built())).toEqual({
      connector: 12,
      cap: 12,
      "shelf-pin": 16,
      glide: 4,
      "wall-kit": 1,
    });
  });

  test("is cut without its band", () => {
    const side = built().boards.find(({ name }) => name === "side")!;
    expect(side.cut).toEqual({ length: 2000, width: 299 });
  });
});

describe("a wardrobe of 1,000 × 2,200 × 600, a rail on the left, five shelves on the right", () => {
  const built = () => build(wardrobe, pal, defaultRules);

  test("has the boards of the cut list", () => {
    const piece = built();
    expect(listOf(piece).sort()).toEqual(
      [
        "2 side 2200×600",
        "1 bottom 964×600",
        "1 top 964×600",
        "1 plinth 964×80",
        "1 partition 2084×585",
        "1 back 978×2098×3",
        "1 fixed-shelf 473×585",
        "5 shelf 472×580",
        "2 door 2117×497",
      ].sort(),
    );
    expect(squareMetres(piece, "body")).toBe("6.739");
    expect(squareMetres(piece, "front")).toBe("2.104");
  });

  test("has five hinges a door, and a rail as long as its column", () => {
    expect(hardware(built())).toMatchObject({ hinge: 10, "rail 473": 1, glide: 6, handle: 2 });
  });

  test("has its doors' hinges at the outer sides, in holes of the sides' rows", () => {
    const piece = built();
    const [left, right] = piece.boards.filter(({ name }) => name === "side");
    for (const [side, cup] of [
      [left!, piece.fronts[0]!],
      [right!, piece.fronts[1]!],
    ] as const) {
      const plates = side.machining.filter(
        (one) => one.kind === "hole" && one.use === "hinge-plate",
      );
      expect(plates).toHaveLength(10);
      const door = piece.boards[cup.board]!;
      const cups = door.machining.filter((one) => one.kind === "hole" && one.use === "hinge-cup");
      expect(cups).toHaveLength(5);
      for (const one of cups) {
        const edge = cup.opens === "left" ? one.v : door.width - one.v;
        expect(edge).toBe(22.5);
        // A plate's two holes are 16 above and below the middle of its cup.
        const height = door.place.y + one.u;
        expect(plates.map((plate) => plate.u)).toEqual(
          expect.arrayContaining([height - 16, height + 16]),
        );
      }
    }
  });
});

describe("a chest of 800 × 800 × 450 with four drawers", () => {
  const built = () => build(chest, pal, defaultRules);

  test("has the boards of the cut list", () => {
    expect(listOf(built()).sort()).toEqual(
      [
        "2 side 800×450",
        "1 bottom 764×450",
        "1 top 764×450",
        "1 plinth 764×80",
        "1 back 778×698×3",
        "4 drawer-front 797×177",
        "8 drawer-side 400×137×16",
        "8 drawer-end 706×137×16",
        "4 drawer-bottom 720×382×3",
      ].sort(),
    );
  });

  test("has a pair of runners of 400 for each drawer, and a handle", () => {
    expect(hardware(built())).toMatchObject({ "runner-pair 400": 4, handle: 4, glide: 4 });
  });

  test("with its top laid over, has sides lower by the top", () => {
    const over = build({ ...chest, top: "over" }, pal, defaultRules);
    expect(listOf(over)).toEqual(
      expect.arrayContaining(["2 side 782×450", "1 top 800×468", "1 back 778×698×3"]),
    );
  });
});
