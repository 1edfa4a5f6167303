import * as fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Board, Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { asStanding, outlineOf } from "~/furniture/boards/standing";
import { modelOfPiece } from "~/furniture/models3d/front/planned-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";
import { meshOf } from "~/furniture/models3d/meshes/mesh";

import { pal } from "../boards/designs";
import { built, designs, looks } from "../boards/drawing/pieces";
import { slopeWish } from "../boards/slope-designs";
import { materialLooks } from "../drawing/designs";
import { size } from "../promises/proof";
import { faultOf } from "./faults";
import { readGlb } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

const wood = { ...looks, front: materialLooks.find(({ grain }) => grain)! };

type Corner = readonly [x: number, y: number];

/** The corners of a board from the front in millimetres of the model. */
function cornersOf({ place, cuts }: Board, { bounds }: Piece): Corner[] {
  const { x, y, width, height } = place;
  return outlineOf({ length: height, width, cuts }).map(({ u, v }) => [
    x + v - bounds.x - bounds.width / 2,
    y + u - bounds.y,
  ]);
}

/** Those of some corners that none of the others are at, to the millimetre. */
function missing(some: readonly Corner[], others: readonly Corner[]): Corner[] {
  return some.filter(([x, y]) => !others.some(([atX, atY]) => Math.hypot(x - atX, y - atY) < 0.5));
}

test("boards with an oblique cut are prisms with its corners, wherever the slope is", async () => {
  await fc.assert(
    fc.asyncProperty(slopeWish, async (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      const piece = asStanding(build(design, pal, rules));
      const file = writeGlb(modelOfPiece(design.kind, piece, wood));
      expect(await faultOf(file)).toBeUndefined();
      const names = ["step-board", "panel"];
      const shown = readGlb(file)
        .nodes.filter(({ name }) => names.includes(name))
        .map(({ points }) => points.map(([x, y]): Corner => [x! * 1000, y! * 1000]));
      const wanted = piece.boards
        .filter(({ name }) => names.includes(name))
        .map((board) => cornersOf(board, piece));
      expect(shown).toHaveLength(wanted.length);
      for (const [index, corners] of wanted.entries()) {
        expect(missing(corners, shown[index]!)).toEqual([]);
        expect(missing(shown[index]!, corners)).toEqual([]);
      }
    }),
    { numRuns: size(25, 500) },
  );
}, 600_000);

/** The volume that a surface encloses; negative where its faces look inwards. */
function volumeOf(form: Parameters<typeof meshOf>[0]): number {
  const { positions, indices } = meshOf(form);
  const corner = (at: number) => positions.slice(3 * indices[at]!, 3 * indices[at]! + 3);
  let volume = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [
      corner(at),
      corner(at + 1),
      corner(at + 2),
    ] as [[number, number, number], [number, number, number], [number, number, number]];
    volume += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return volume / 6;
}

test("a prism is closed, looks outwards and has the volume of its board", () => {
  const model = modelOfPiece("wardrobe", built(designs.slope), wood);
  const prisms = model.nodes.flatMap(({ shape }) =>
    shape?.form.kind === "prism" ? [shape.form] : [],
  );
  // 830 × 840 less a triangle of 830, and 780 × 550 less one of 490; 18 thick.
  const litres = prisms.map((form) => (volumeOf(form) * 1000).toFixed(2));
  expect(litres).toEqual([
    ((830 * 840 - 830 ** 2 / 2) * 18 * 1e-6).toFixed(2),
    ((780 * 550 - 490 ** 2 / 2) * 18 * 1e-6).toFixed(2),
  ]);
  for (const form of prisms) {
    const { positions, normals, indices } = meshOf(form);
    const at = (index: number) => positions.slice(3 * index, 3 * index + 3).join();
    const ways = new Map<string, number>();
    for (let first = 0; first < indices.length; first += 3) {
      const corners = [0, 1, 2].map((one) => at(indices[first + one]!));
      for (const [one, corner] of corners.entries()) {
        const next = corners[(one + 1) % 3]!;
        ways.set(`${corner} ${next}`, (ways.get(`${corner} ${next}`) ?? 0) + 1);
      }
    }
    // Each edge is walked once each way.
    for (const [way, count] of ways) {
      expect(count).toBe(1);
      expect(ways.get(way.split(" ").reverse().join(" "))).toBe(1);
    }
    for (let first = 0; first < normals.length; first += 3) {
      expect(Math.hypot(...normals.slice(first, first + 3))).toBeCloseTo(1, 6);
    }
  }
});

test("iPhones see the same boards, as high as they are", () => {
  const piece = asStanding(built(designs.slope));
  const { parts } = readUsd(readArchive(writeUsdz(modelOfPiece("wardrobe", piece, wood))));
  const steps = parts.filter(({ name }) => name.startsWith("step_board"));
  const heights = steps.map(({ extent: { low, high } }) => Math.round(1000 * (high[1]! - low[1]!)));
  expect(heights).toEqual([820, 530, 84]);
  expect(Math.max(...parts.map(({ extent }) => extent.high[1]!))).toBeCloseTo(2.5, 3);
});

test("doors between walls turn by 90° and no farther, those that a stop holds among them", () => {
  const model = modelOfPiece("wardrobe", built(designs.slope), wood);
  const turns = model.nodes.flatMap(({ motion }) =>
    motion?.kind === "turn" ? [Math.abs(motion.degrees)] : [],
  );
  expect(turns).toEqual(Array(6).fill(90));
});
