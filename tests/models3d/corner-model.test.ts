import * as fc from "fast-check";
import { expect, test } from "vitest";

import { runsLeft, type Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import { measureCorner } from "~/furniture/boards/limits";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { modelOfPiece } from "~/furniture/models3d/front/planned-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";

import { cornerWish } from "../boards/corner-designs";
import { pal } from "../boards/designs";
import { built, designs, looks } from "../boards/drawing/pieces";
import { size } from "../promises/proof";
import { faultOf } from "./faults";
import { doorsAndSides, missing, placesInModel, type Ends, type Placed } from "./placed";
import { readGlb } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

const modelOf = (design: Design) => modelOfPiece(design.kind, built(design), looks);

/** The same by how far each board is from the corner along its own wall, and from the wall. */
function placesAtWalls(design: Design, piece: Piece): Placed[] {
  const { place, depth } = design;
  if (place.kind !== "corner") throw new Error("stands in no corner");
  const { from, begins } = measureCorner(place, depth, 18, rules);
  return piece.boards.map(({ name, body, place: box }): Placed => {
    const isThrough = body === 0;
    const isLeft = isThrough === runsLeft(place);
    const start = isThrough ? from : begins;
    const { width } = piece.bodies[body]!.place;
    const near = start + (isLeft ? width - box.x - box.width : box.x);
    const along: Ends = [near, near + box.width];
    const wall = place.skirting + depth - box.z;
    const away: Ends = [wall - box.depth, wall];
    const y: Ends = [box.y, box.y + box.height];
    return isLeft ? { name, x: away, y, z: along } : { name, x: along, y, z: away };
  });
}

test("whatever stands in a corner is clean glTF, in which each board is as far along its wall as it is built", async () => {
  await fc.assert(
    fc.asyncProperty(cornerWish, async (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      fc.pre(design.place.kind === "corner");
      const piece = built(design);
      const file = writeGlb(modelOfPiece(design.kind, piece, looks));
      expect(await faultOf(file)).toBeUndefined();
      const [seen, wanted] = [placesInModel(readGlb(file).nodes), placesAtWalls(design, piece)];
      expect(seen).toHaveLength(wanted.length);
      expect(missing(wanted, seen)).toEqual([]);
      expect(missing(seen, wanted)).toEqual([]);
    }),
    { numRuns: size(10, 300) },
  );
}, 600_000);

test("the legs of the worked piece meet at their posts, each along its own wall", () => {
  const { nodes } = readGlb(writeGlb(modelOf(designs.mirrored)));
  const rear = Math.min(...nodes.map(({ extent }) => extent.low[2]!));
  const left = Math.min(...nodes.map(({ extent }) => extent.low[0]!));
  const of = (name: string) =>
    nodes
      .filter((node) => node.name === name)
      .map(({ extent: { low, high } }) =>
        [low[0]! - left, high[0]! - left, low[2]! - rear, high[2]! - rear].map((metres) =>
          Math.round(metres * 1000),
        ),
      );
  // From the left wall, then from the rear one. One post closes what the other one's edge leaves.
  expect(of("post").sort(([, one], [, other]) => one! - other!)).toEqual([
    [600, 618, 618, 666],
    [600, 666, 600, 618],
  ]);
  expect(of("plinth-return")).toEqual([[532, 550, 550, 668]]);
});

test("iPhones see both legs where browsers do", () => {
  for (const design of [designs.corner, designs.mirrored]) {
    const model = modelOf(design);
    const { parts } = readUsd(readArchive(writeUsdz(model)));
    expect(doorsAndSides(parts)).toEqual(doorsAndSides(readGlb(writeGlb(model)).nodes));
    expect(doorsAndSides(parts).length).toBeGreaterThan(6);
  }
});
