import { describe, expect, test } from "vitest";

import type { Piece } from "~/furniture/boards/piece";
import { quantitiesOf } from "~/furniture/boards/quantities";
import { cutList } from "~/workshop/package/lists/cut-list";
import { edgeList } from "~/workshop/package/lists/edge-list";
import { hardwareList } from "~/workshop/package/lists/hardware-list";

import { bookcase, chest, wardrobe } from "../../boards/designs";
import { planned } from "./packaged";
import { always } from "./pieces";

// The three worked pieces of the workshop's rules, worked out on paper.

/** How many, what, finished and cut size, bands along and across. */
function cut(piece: Piece): string[] {
  return cutList(piece).map(({ boards, name, length, width, thickness, cut: sawn, edges }) => {
    const bands = [edges.front, edges.rear, edges.left, edges.right].join("");
    return `${boards.length} ${name} ${length}×${width}×${thickness} ${sawn.length}×${sawn.width} ${bands}`;
  });
}

function edges(piece: Piece): string[] {
  return edgeList(piece).map(
    ({ stock, thickness, millimetres }) => `${stock} ${thickness}: ${millimetres}`,
  );
}

function hardware(piece: Piece): string[] {
  return hardwareList(piece).map(
    ({ code, length, count, spares }) => `${code}${length ? ` ${length}` : ""} ${count}+${spares}`,
  );
}

describe("the lists of the three worked pieces", () => {
  test("a bookcase", () => {
    const { piece } = planned(bookcase);
    expect(cut(piece)).toEqual([
      "2 side 2000×300×18 2000×299 1000",
      "1 bottom 764×300×18 764×299 1000",
      "1 top 764×300×18 764×299 1000",
      "1 plinth 764×80×18 764×80 0000",
      "1 back 778×1898×3 778×1898 0000",
      "4 shelf 763×280×18 763×279 1000",
    ]);
    expect(edges(piece)).toEqual(["body 1: 8580"]);
    expect(hardware(piece).sort()).toEqual([
      "cap 12+1",
      "connector 12+1",
      "glide 4+0",
      "shelf-pin 16+1",
      "wall-kit 1+0",
    ]);
  });

  test("a wardrobe", () => {
    const { piece } = planned(wardrobe);
    expect(cut(piece).sort()).toEqual(
      [
        "2 side 2200×600×18 2200×599 1000",
        "1 bottom 964×600×18 964×599 1000",
        "1 top 964×600×18 964×599 1000",
        "1 plinth 964×80×18 964×80 0000",
        "1 partition 2084×585×18 2084×584 1000",
        "1 back 978×2098×3 978×2098 0000",
        "2 door 2117×497×18 2113×493 2222",
        "1 fixed-shelf 473×585×18 473×584 1000",
        "5 shelf 472×580×18 472×579 1000",
      ].sort(),
    );
    // 2 × 2200 + 2 × 964 + 2084 + 473 + 5 × 472; 2 × 2 × (2117 + 497).
    expect(edges(piece).sort()).toEqual(["body 1: 11245", "front 2: 10456"]);
    expect(hardware(piece)).toContain("hinge 10+0");
    expect(hardware(piece)).toContain("rail 473 1+0");
    expect(hardware(piece)).toContain("shelf-pin 20+1");
  });

  test("a chest", () => {
    const { piece } = planned(chest);
    expect(cut(piece).sort()).toEqual(
      [
        "2 side 800×450×18 800×449 1000",
        "1 bottom 764×450×18 764×449 1000",
        "1 top 764×450×18 764×449 1000",
        "1 plinth 764×80×18 764×80 0000",
        "1 back 778×698×3 778×698 0000",
        "4 drawer-front 797×177×18 793×173 2222",
        "8 drawer-end 706×137×16 706×136 0100",
        "8 drawer-side 400×137×16 400×136 0100",
        "4 drawer-bottom 720×382×3 720×382 0000",
      ].sort(),
    );
    // 2 × 800 + 2 × 764; 4 × 2 × (797 + 177); 8 × (706 + 400).
    expect(edges(piece).sort()).toEqual(["body 1: 3128", "drawer 1: 8848", "front 2: 7792"]);
    expect(hardware(piece)).toContain("runner-pair 400 4+0");
    expect(hardware(piece)).toContain("drawer-screw 32+1");
  });
});

test("small parts have a spare in fifty for all copies together, what is dear has none", () => {
  const { piece } = planned(chest);
  const of = (code: string, quantity: number) =>
    hardwareList(piece, quantity).find((row) => row.code === code)!;
  expect(of("runner-screw", 1)).toMatchObject({ count: 48, spares: 1 });
  expect(of("runner-screw", 3)).toMatchObject({ count: 144, spares: 3 });
  expect(of("handle", 30)).toMatchObject({ count: 120, spares: 0 });
});

describe("whatever is planned", () => {
  test("each board is in one row of the cut list, with what it is", () => {
    always((piece) => {
      const rows = cutList(piece);
      const numbers = rows.flatMap(({ boards }) => boards);
      expect(numbers.sort((a, b) => a - b)).toEqual(piece.boards.map((_, index) => index + 1));
      for (const { boards, ...row } of rows) {
        for (const number of boards) {
          const {
            name,
            stock,
            length,
            width,
            thickness,
            cut: sawn,
            edges: bands,
          } = piece.boards[number - 1]!;
          expect({ name, stock, length, width, thickness, cut: sawn, edges: bands }).toEqual(row);
        }
      }
    });
  });

  test("the metres of bands are those that are paid for", () => {
    always((piece) => {
      const all = edgeList(piece).reduce((sum, { millimetres }) => sum + millimetres, 0);
      const paid = quantitiesOf(piece)
        .filter(({ article }) => article === "thin-edge" || article === "thick-edge")
        .reduce((sum, { quantity }) => sum + quantity, 0);
      expect(all / 1000).toBeCloseTo(paid, 6);
    });
  });
});
