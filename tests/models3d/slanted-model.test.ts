import * as fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { isSlanted } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { asStanding, solidOf } from "~/furniture/boards/standing";
import { modelOfPiece } from "~/furniture/models3d/front/planned-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";

import { pal } from "../boards/designs";
import { built, designs, looks } from "../boards/drawing/pieces";
import { slantedWish } from "../boards/slope-designs";
import { size } from "../promises/proof";
import { faultOf } from "./faults";
import { readGlb } from "./read-glb";
import { readArchive } from "./read-usdz";

type Corner = readonly [x: number, y: number];

/** Boards whose outline from the front the slope makes. */
const shaped = ["slanted-top", "side", "partition", "back", "strip", "door"];

/** The corners of a board from the front in millimetres of the model. */
function cornersOf(board: Board, { bounds }: Piece): Corner[] {
  return solidOf(board).outline.map(({ a, b }) => [a - bounds.x - bounds.width / 2, b - bounds.y]);
}

/** Those of some corners that none of the others are at, to the millimetre. */
function missing(some: readonly Corner[], others: readonly Corner[]): Corner[] {
  return some.filter(([x, y]) => !others.some(([atX, atY]) => Math.hypot(x - atX, y - atY) < 0.7));
}

/** The boards of a piece that are no boxes, and the points of the nodes that are called so, in their order. */
function shapesOf(piece: Piece, file: Buffer) {
  const { nodes } = readGlb(file);
  return shaped.flatMap((name) => {
    const all = piece.boards.filter((board) => board.name === name);
    const shown = nodes.filter((node) => node.name === name);
    expect(shown, name).toHaveLength(all.length);
    return all.flatMap((board, index) =>
      board.cuts || board.bevels
        ? [{ board, points: shown[index]!.points.map(([x, y]): Corner => [x! * 1000, y! * 1000]) }]
        : [],
    );
  });
}

test("a slanted body's boards are prisms with the corners they have, wherever the slope is", async () => {
  await fc.assert(
    fc.asyncProperty(slantedWish, async (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      fc.pre(isSlanted(design.place));
      const piece = asStanding(build(design, pal, rules));
      const file = writeGlb(modelOfPiece(design.kind, piece, looks));
      expect(await faultOf(file)).toBeUndefined();
      for (const { board, points } of shapesOf(piece, file)) {
        const corners = cornersOf(board, piece);
        expect(missing(corners, points), board.name).toEqual([]);
        expect(missing(points, corners), board.name).toEqual([]);
      }
    }),
    { numRuns: size(25, 2000) },
  );
});

test("slanted doors turn about their hinges, and the worked piece is a sound file for both kinds of viewers", async () => {
  const piece = asStanding(built(designs.slanted));
  const model = modelOfPiece("wardrobe", piece, looks);
  const hinges = model.nodes.filter(({ name }) => name === "hinge");
  expect(hinges).toHaveLength(4);
  for (const { motion } of hinges) expect(motion?.kind).toBe("turn");
  const doors = shapesOf(piece, writeGlb(model)).filter(({ board }) => board.name === "door");
  expect(doors).toHaveLength(2);
  expect(await faultOf(writeGlb(model))).toBeUndefined();
  expect(readArchive(writeUsdz(model)).length).toBeGreaterThan(0);
});
