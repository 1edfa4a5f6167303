import * as fc from "fast-check";
import { expect, test } from "vitest";

import { build } from "~/furniture/boards/build";
import type { Design } from "~/furniture/boards/design";
import { fit, placeProblems } from "~/furniture/boards/fit";
import type { Piece } from "~/furniture/boards/piece";
import { defaultRules as rules, type Chosen } from "~/furniture/boards/rules";
import { boundsOfLegs, legsSeen } from "~/furniture/boards/standing";
import { modelOfPiece } from "~/furniture/models3d/front/planned-model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";

import { built, designs, looks } from "../boards/drawing/pieces";
import { chosen, wish } from "../boards/random-designs";
import { materialLooks } from "../drawing/designs";
import { size } from "../promises/proof";
import { sizeFault } from "./boxes";
import { faultOf, KILOBYTE, withoutPictures } from "./faults";
import { extentOfNodes, readGlb, type SeenNode } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

const twoWoods = {
  ...looks,
  body: materialLooks.filter(({ grain }) => grain)[0]!,
  front: materialLooks.filter(({ grain }) => grain)[1]!,
};

const notBoards = ["handle", "rail", "mirror", "light", "basket"];

/** Why a model is not that of a piece, or undefined. */
async function wrongWith(piece: Piece): Promise<string | undefined> {
  const model = modelOfPiece("wardrobe", piece, twoWoods);
  const file = writeGlb(model);
  const { nodes } = readGlb(file);
  const boards = nodes.filter(({ name }) => !notBoards.includes(name));
  const { width, height, depth } = boundsOfLegs(legsSeen(piece));
  const names = (some: { name: string }[]) =>
    some
      .map(({ name }) => name)
      .sort()
      .join();
  const bytes = withoutPictures(file);
  // The largest pieces have hundreds of boards, each with its own name and place.
  const most = Math.max(60 * KILOBYTE, 30_000 + 160 * piece.boards.length);
  return (
    (await faultOf(file)) ??
    sizeFault(
      extentOfNodes(boards),
      [width, height, depth].map((mm) => mm / 1000),
    ) ??
    (names(boards) === names(piece.boards) ? undefined : "not its boards") ??
    (bytes > most ? `${bytes} bytes for ${piece.boards.length} boards` : undefined) ??
    (file.length - bytes > 60 * KILOBYTE ? "more than 60 KB of textures" : undefined) ??
    wrongOpening(nodes, readGlb(file, true).nodes)
  );
}

/** Every door's outer edge ends before the body, and every drawer comes out: in a turned leg to the right. */
function wrongOpening(shut: SeenNode[], open: SeenNode[]): string | undefined {
  for (const [index, { name, groups, extent }] of open.entries()) {
    const [axis, across] = groups.includes("leg") ? [0, 2] : [2, 0];
    const before = shut[index]!.extent;
    // The front of the body: fronts stand before it.
    const out = extent.high[axis]! - before.low[axis]!;
    const width = before.high[across]! - before.low[across]!;
    if (name === "door" && !(out > 0.9 * width && out < width + 0.001)) {
      return `a door ${width} wide opens ${out}`;
    }
    if (name === "drawer-front" && groups.includes("drawers") && out < 0.03)
      return "a drawer is shut";
    const still = groups.filter((group) => group !== "leg").length === 1;
    if (still && extent.low.join() !== before.low.join()) return `${name} moves`;
  }
  return undefined;
}

test("the model of any planned piece is clean glTF of its size, a node for each board, and opens", async () => {
  await fc.assert(
    fc.asyncProperty(wish, chosen, async (wished: Design, made: Chosen) => {
      fc.pre(placeProblems(wished, made, rules).length === 0);
      const { design } = fit(wished, made, rules);
      expect(await wrongWith(build(design, made, rules))).toBeUndefined();
    }),
    { numRuns: size(20, 1000) },
  );
}, 600_000);

test.each(Object.entries<Design>(designs))("a %s that customers order", async (_name, design) => {
  expect(await wrongWith(built(design))).toBeUndefined();
});

test("a wardrobe's boards have their own names, decors and places, also for iPhones", () => {
  const design = designs.wardrobe;
  const model = modelOfPiece(design.kind, built(design), twoWoods);
  const { nodes } = readGlb(writeGlb(model));
  const of = (name: string) =>
    nodes
      .filter((node) => node.name === name)
      .map(({ material, extent: { low, high } }) => [
        material,
        ...low.map((value, axis) => Math.round(1000 * (high[axis]! - value))),
      ]);
  // Of the worked piece in the workshop's rules.
  expect(of("side")).toEqual([
    ["body", 18, 2200, 600],
    ["body", 18, 2200, 600],
  ]);
  expect(of("door")).toEqual([
    ["front", 497, 2117, 18],
    ["front", 497, 2117, 18],
  ]);
  expect(of("plinth")).toEqual([["body", 964, 80, 18]]);
  const { parts } = readUsd(readArchive(writeUsdz(model)));
  expect(parts.map(({ name }) => name).filter((name) => name.startsWith("door"))).toEqual([
    "door_1",
    "door_2",
  ]);
  expect(parts.find(({ name }) => name === "door_1")!.material).toContain("front");
});

test("grain runs along a board: up a door, across a shelf", () => {
  const model = modelOfPiece("wardrobe", built(designs.wardrobe), twoWoods);
  const { nodes } = readGlb(writeGlb(model));
  const axisOf = (wanted: string) => {
    const { points, coordinates } = nodes.find(({ name }) => name === wanted)!;
    // Corners whose place along the grain is the same lie in a plane across the grain's axis.
    return [0, 1, 2].find((axis) => {
      const faces = Array.from({ length: 6 }, (_, face) => face * 4);
      return faces.some((first) => {
        const corners = [first, first + 1, first + 2, first + 3];
        const along = corners.map((corner) => coordinates![corner]![1]!);
        const at = corners.map((corner) => points[corner]![axis]!);
        const isLong = Math.max(...at) - Math.min(...at) > 0.3;
        const areLevel = corners.every((_one, one) =>
          corners.every(
            (_other, other) =>
              Math.abs(at[one]! - at[other]!) > 0.01 ===
              Math.abs(along[one]! - along[other]!) > 0.001,
          ),
        );
        return isLong && areLevel;
      });
    });
  };
  expect([axisOf("door"), axisOf("shelf")]).toEqual([1, 0]);
});

test("drawers behind doors wait until the doors are open", () => {
  const model = modelOfPiece("wardrobe", built(designs.three), looks);
  const motions = model.nodes.flatMap(({ motion }) => motion ?? []);
  const pulled = motions.filter((motion) => motion.kind === "pull");
  expect(pulled.length).toBeGreaterThan(0);
  expect(pulled.every(({ isLate }) => isLate)).toBe(true);
});

test("mirrors turn with their doors, baskets wait for theirs, lights stay", () => {
  const piece = built(designs.furnished);
  const file = writeGlb(modelOfPiece("wardrobe", piece, looks));
  const [shut, open] = [readGlb(file).nodes, readGlb(file, true).nodes];
  const of = (nodes: SeenNode[], wanted: string) => nodes.filter(({ name }) => name === wanted);
  const panes = of(shut, "mirror");
  expect(panes.map(({ material }) => material)).toEqual(Array(4).fill("mirror"));
  for (const { groups, extent } of panes) {
    expect(groups).toContain("hinge");
    expect(Math.round(1000 * (extent.high[2]! - extent.low[2]!))).toBe(4);
  }
  const low = ({ extent }: SeenNode) => extent.low.join();
  expect(of(open, "light").map(low)).toEqual(of(shut, "light").map(low));
  expect(of(shut, "light")).toHaveLength(2);
  // A floor and four sides each.
  expect(of(shut, "basket")).toHaveLength(15);
  for (const [index, { extent }] of of(open, "basket").entries()) {
    expect(extent.high[2]! - of(shut, "basket")[index]!.extent.high[2]!).toBeGreaterThan(0.1);
  }
  const pulled = modelOfPiece("wardrobe", piece, looks).nodes.flatMap(({ motion }) =>
    motion?.kind === "pull" ? [motion.isLate] : [],
  );
  expect(pulled).toEqual([true]);
});

test("bands in another decor are parts of their own that fill what the board leaves", async () => {
  const design = designs.wardrobe;
  const piece = built(design);
  const usual = modelOfPiece(design.kind, piece, twoWoods);
  expect(modelOfPiece(design.kind, piece, { ...twoWoods, bands: {} })).toEqual(usual);
  const bands = { body: materialLooks[0]!, front: materialLooks[0]! };
  const file = writeGlb(modelOfPiece(design.kind, piece, { ...twoWoods, bands }));
  expect(await faultOf(file)).toBeUndefined();
  const volume = ({ extent: { low, high } }: SeenNode) =>
    low.reduce((all, from, axis) => all * (high[axis]! - from), 1e6);
  const sum = (nodes: SeenNode[]) => nodes.reduce((all, node) => all + volume(node), 0);
  const [before, after] = [readGlb(writeGlb(usual)).nodes, readGlb(file).nodes];
  expect(sum(after)).toBeCloseTo(sum(before), 1);
  expect(extentOfNodes(after)).toEqual(extentOfNodes(before));
  const own = after.filter(({ name }) => name === "band");
  const edges = piece.boards.flatMap(({ edges: { front, rear, left, right } }) =>
    [front, rear, left, right].filter((band) => band > 0),
  );
  expect(own).toHaveLength(edges.length);
  expect(new Set(own.map(({ material }) => material))).toEqual(
    new Set(["body-band", "front-band"]),
  );
  // A door's bands turn with it.
  expect(own.filter(({ groups }) => groups.includes("hinge"))).toHaveLength(8);
});
