import * as fc from "fast-check";
import { expect, test } from "vitest";

import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { boxInRoom, standsOf } from "~/furniture/boards/standing";
import { allNodes } from "~/furniture/models3d/front/model";
import { modelOfPiece } from "~/furniture/models3d/front/planned-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";

import { pal } from "../boards/designs";
import { diagonalWardrobe, diagonalWish } from "../boards/diagonal-designs";
import { built, looks } from "../boards/drawing/pieces";
import { size } from "../promises/proof";
import { faultOf } from "./faults";
import { doorsAndSides, missing, placesInModel, type Placed } from "./placed";
import { readGlb } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

/** Where boards are in the room, each in the smallest box around it; a model's z is towards who looks at the piece. */
function placesInRoom(piece: Piece): Placed[] {
  return piece.boards.map((board) => {
    const { x, y, z, width, height, depth } = boxInRoom(standsOf(piece, board), board.place);
    return { name: board.name, x: [x, x + width], y: [y, y + height], z: [-z - depth, -z] };
  });
}

test("whatever stands across a corner is clean glTF, in which each board is where it is built", async () => {
  await fc.assert(
    fc.asyncProperty(diagonalWish, async (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      fc.pre(design.place.kind === "diagonal");
      const piece = built(design);
      const file = writeGlb(modelOfPiece(design.kind, piece, looks));
      expect(await faultOf(file)).toBeUndefined();
      const [seen, wanted] = [placesInModel(readGlb(file).nodes), placesInRoom(piece)];
      expect(seen).toHaveLength(wanted.length);
      expect(missing(wanted, seen)).toEqual([]);
      expect(missing(seen, wanted)).toEqual([]);
    }),
    { numRuns: size(10, 300) },
  );
}, 600_000);

test("its doors turn on their hinges within what is turned by 45°", () => {
  const model = modelOfPiece("wardrobe", built(diagonalWardrobe), looks);
  const turned = model.nodes.filter((node) => node.turned);
  expect(turned.map((node) => node.turned)).toEqual([45]);
  const hinges = allNodes(turned).filter(({ name }) => name === "hinge");
  expect(hinges.map(({ motion }) => motion?.kind)).toEqual(["turn", "turn"]);
  for (const { children = [] } of hinges)
    expect(children.some(({ name }) => name === "door")).toBe(true);
});

test("iPhones see it where browsers do", () => {
  const model = modelOfPiece("wardrobe", built(diagonalWardrobe), looks);
  const { parts } = readUsd(readArchive(writeUsdz(model)));
  const seen = doorsAndSides(parts);
  expect(seen).toHaveLength(4);
  expect(seen).toEqual(doorsAndSides(readGlb(writeGlb(model)).nodes));
});
