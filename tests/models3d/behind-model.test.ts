import * as fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules } from "~/furniture/boards/rules";
import { asStanding, solidOf, type Prism } from "~/furniture/boards/standing";
import type { Form } from "~/furniture/models3d/front/model";
import { modelOfPiece } from "~/furniture/models3d/front/planned-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";
import { meshOf } from "~/furniture/models3d/meshes/mesh";

import { backWish } from "../boards/back-designs";
import { pal } from "../boards/designs";
import { built, designs, looks } from "../boards/drawing/pieces";
import { materialLooks } from "../drawing/designs";
import { size } from "../promises/proof";
import { faultOf } from "./faults";
import { readGlb } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

const wood = { ...looks, front: materialLooks.find(({ grain }) => grain)! };
const names = ["side", "partition", "slanted-top"];

type Corner = readonly [x: number, y: number, z: number];

/** The corners of a board in millimetres of the model, whose z is towards who looks at it. */
function cornersOf({ axis, from, to, outline }: Prism, { bounds }: Piece): Corner[] {
  return outline.flatMap(({ a, b }) =>
    [from, to].map((end): Corner => {
      const [x, y, z] = { x: [end, a, b], y: [a, end, b], z: [a, b, end] }[axis] as [
        number,
        number,
        number,
      ];
      return [x - bounds.x - bounds.width / 2, y - bounds.y, bounds.z + bounds.depth / 2 - z];
    }),
  );
}

/** Those of some corners that none of the others are at, to the millimetre. */
function missing(some: readonly Corner[], others: readonly Corner[]): Corner[] {
  return some.filter(
    ([x, y, z]) => !others.some(([atX, atY, atZ]) => Math.hypot(x - atX, y - atY, z - atZ) < 0.5),
  );
}

test("sides, partitions and slanted tops have their corners, whatever falls to the back", async () => {
  await fc.assert(
    fc.asyncProperty(backWish, async (wished) => {
      fc.pre(placeProblems(wished, pal, rules).length === 0);
      const { design } = fit(wished, pal, rules);
      const piece = asStanding(build(design, pal, rules));
      const file = writeGlb(modelOfPiece(design.kind, piece, wood));
      expect(await faultOf(file)).toBeUndefined();
      const shown = readGlb(file)
        .nodes.filter(({ name }) => names.includes(name))
        .map(({ points }) => points.map(([x, y, z]): Corner => [x! * 1000, y! * 1000, z! * 1000]));
      const wanted = piece.boards
        .filter(({ name }) => names.includes(name))
        .map((board) => cornersOf(solidOf(board), piece));
      expect(shown).toHaveLength(wanted.length);
      for (const [index, corners] of wanted.entries()) {
        expect(missing(corners, shown[index]!)).toEqual([]);
        expect(missing(shown[index]!, corners)).toEqual([]);
      }
    }),
    { numRuns: size(25, 500) },
  );
}, 600_000);

/** What a surface encloses, and how far its normals are from its faces at most, as the cosine between them. */
function surfaceOf(form: Form): { volume: number; least: number; open: number } {
  const { positions, normals, indices } = meshOf(form);
  const at = (values: number[], index: number) =>
    values.slice(3 * index, 3 * index + 3) as [number, number, number];
  let [volume, least] = [0, 1];
  const ways = new Map<string, number>();
  for (let first = 0; first < indices.length; first += 3) {
    const corners = indices.slice(first, first + 3);
    const [a, b, c] = corners.map((index) => at(positions, index)) as [
      [number, number, number],
      [number, number, number],
      [number, number, number],
    ];
    const out = cross(minus(b, a), minus(c, a));
    volume += dot(a, cross(b, c)) / 6;
    for (const index of corners) {
      least = Math.min(least, dot(at(normals, index), out) / Math.hypot(...out));
    }
    for (const [one, corner] of [a, b, c].entries()) {
      const next = [a, b, c][(one + 1) % 3]!;
      const [way, back] = [`${corner.join()} ${next.join()}`, `${next.join()} ${corner.join()}`];
      if (ways.get(back) === 1) ways.delete(back);
      else ways.set(way, (ways.get(way) ?? 0) + 1);
    }
  }
  return { volume, least, open: ways.size };
}

type Triple = readonly [number, number, number];
const minus = (one: Triple, other: Triple): Triple => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];
const dot = (one: Triple, other: Triple) =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const cross = (one: Triple, other: Triple): Triple => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];

test("a prism along any axis is closed, and its normals look out of its faces", () => {
  const face = [
    [-0.3, -0.2],
    [0.3, -0.2],
    [0.3, 0.05],
    [0.1, 0.2],
    [-0.3, 0.2],
  ] as const;
  for (const axis of ["x", "y", "z"] as const) {
    const { volume, least, open } = surfaceOf({
      kind: "prism",
      axis,
      face: [...face],
      depth: 0.018,
    });
    expect(volume * 1e6).toBeCloseTo((0.6 * 0.4 - 0.015) * 0.018 * 1e6, 6);
    expect(least).toBeCloseTo(1, 6);
    expect(open).toBe(0);
  }
});

test("a side has the volume of its outline, its bands among it, and a slanted top that of its two faces", () => {
  const band = materialLooks.find(({ grain }) => !grain)!;
  const litresOf = (name: string, bands: { body?: typeof band }) => {
    const { nodes } = modelOfPiece("wardrobe", built(designs.behind), { ...wood, bands });
    const start = nodes.findIndex((node) => node.name === name);
    const parts = [
      nodes[start]!,
      ...(nodes[start + 1]!.name === "band" ? [nodes[start + 1]!] : []),
    ];
    return parts.reduce((sum, { shape }) => {
      const { volume } = surfaceOf(shape!.form);
      const [x, y, z] = shape!.size ?? [1, 1, 1];
      return sum + volume * x * y * z * 1000;
    }, 0);
  };
  // 1,500 × 600 less a triangle of 457, 18 thick.
  const side = (1500 * 600 - 457 ** 2 / 2) * 18 * 1e-6;
  expect(litresOf("side", {})).toBeCloseTo(side, 2);
  expect(litresOf("side", { body: band })).toBeCloseTo(side, 2);
  // As long as the body is wide inside, 457 deep, plumb 18 · √2 thick.
  const top = (2340 - 36) * 457 * 18 * Math.SQRT2 * 1e-6;
  expect(litresOf("slanted-top", { body: band }) / top).toBeCloseTo(1, 2);
});

test("iPhones see the same boards where they stand", () => {
  const piece = asStanding(built(designs.behind));
  const { parts } = readUsd(readArchive(writeUsdz(modelOfPiece("wardrobe", piece, wood))));
  const [top] = parts.filter(({ name }) => name.startsWith("slanted_top"));
  const { low, high } = top!.extent;
  expect((high[1]! - low[1]!) * 1000).toBeCloseTo(457 + 18 * Math.SQRT2, 0);
  expect((high[2]! - low[2]!) * 1000).toBeCloseTo(457, 0);
  expect(high[1]! * 1000).toBeCloseTo(1500, 0);
});
