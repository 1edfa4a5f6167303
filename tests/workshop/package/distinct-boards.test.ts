import { describe, expect, test } from "vitest";

import type { Board, Piece } from "~/furniture/boards/piece";
import { distinctBoards, type DistinctBoard } from "~/workshop/package/lists/distinct-boards";

import { bookcase, chest, column, free, shelves, wardrobe } from "../../boards/designs";
import { planned } from "./packaged";
import { always } from "./pieces";

function named(piece: Piece, name: Board["name"]): DistinctBoard[] {
  return distinctBoards(piece).filter(({ board }) => board.name === name);
}

test("the sides of a bookcase are a pair in a mirror, drilled from the same edges", () => {
  const [left, right] = named(planned(bookcase).piece, "side");
  expect([left!.boards, right!.boards]).toEqual([[1], [2]]);
  expect([left!.mirrorOf, right!.mirrorOf]).toEqual([right!.letter, left!.letter]);
  const pins = (one?: DistinctBoard) => one!.holes.filter(({ use }) => use === "shelf-pin");
  // Rows 37 from both edges, five heights for each of four shelves.
  expect(pins(left)).toMatchObject([{ face: "high", v: [37, 263], diameter: 5, depth: 12 }]);
  expect(pins(left)[0]!.u).toHaveLength(20);
  expect(pins(right)).toMatchObject([{ face: "low", v: [37, 263], u: pins(left)[0]!.u }]);
});

test("the sides of a drawer are one board, turned; sides with other work are no pair", () => {
  expect(named(planned(chest).piece, "drawer-side").map(({ boards }) => boards.length)).toEqual([
    8,
  ]);
  const [left, right] = named(planned(wardrobe).piece, "side");
  expect([left!.mirrorOf, right!.mirrorOf]).toEqual([null, null]);
});

test("doors of one size hinged on both sides are a pair in a mirror", () => {
  const { piece } = planned({
    ...free,
    width: 900,
    depth: 600,
    columns: [column(shelves(3, "pair"))],
  });
  const doors = named(piece, "door");
  expect(doors.map(({ mirrorOf }) => mirrorOf)).toEqual(
    doors.map(({ letter }) => letter).reverse(),
  );
});

describe("whatever is planned", () => {
  test("each board stands in one group, of equal size and with as much work", () => {
    always((piece) => {
      const groups = distinctBoards(piece);
      const numbers = groups.flatMap(({ boards }) => boards).sort((a, b) => a - b);
      expect(numbers).toEqual(piece.boards.map((_, index) => index + 1));
      expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
      for (const { boards, board } of groups) {
        const { name, length, width, thickness } = board;
        for (const number of boards) {
          const other = piece.boards[number - 1]!;
          expect(other).toMatchObject({ name, length, width, thickness });
          expect(other.machining).toHaveLength(board.machining.length);
        }
      }
    });
  });

  test("the list has every hole of its board, each on it, and no others", () => {
    always((piece) => {
      for (const { board, holes, rectangles } of distinctBoards(piece)) {
        const listed = holes.flatMap(({ face, v, u }) =>
          v.flatMap((across) => u.map((along) => `${face} ${along} ${across}`)),
        );
        const drilled = board.machining.flatMap((work) =>
          work.kind === "hole"
            ? [`${work.face} ${Math.round(work.u * 10) / 10} ${Math.round(work.v * 10) / 10}`]
            : [],
        );
        expect(listed.sort()).toEqual(drilled.sort());
        expect(rectangles.length + drilled.length).toBe(board.machining.length);
        for (const { v, u } of holes) {
          expect(Math.min(...v, ...u)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...v)).toBeLessThanOrEqual(board.width);
          expect(Math.max(...u)).toBeLessThanOrEqual(board.length);
        }
      }
    });
  });

  test("who is in a mirror of another is not the same board, and sees it in its own mirror", () => {
    always((piece) => {
      const groups = distinctBoards(piece);
      for (const { letter, mirrorOf } of groups) {
        if (mirrorOf === null) continue;
        expect(mirrorOf).not.toBe(letter);
        expect(groups.find((one) => one.letter === mirrorOf)!.mirrorOf).toBe(letter);
      }
    });
  });
});
