import fc from "fast-check";
import { expect, test } from "vitest";

import {
  dimensions,
  ownSizesOf,
  SIZE_STEP,
  sizesOf,
  type Sizes,
  usualSizes,
} from "~/furniture/configurator/sizes";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { handleReach } from "~/furniture/drawing/piece";
import { pieceShapes, type PieceLook, type PieceShape } from "~/furniture/drawing/piece-look";
import { shapes } from "~/furniture/drawing/shapes";
import { modelOfLook } from "~/furniture/models3d/front/catalogue-model";
import { decorsOf } from "~/furniture/models3d/front/model";
import { writeGlb } from "~/furniture/models3d/front/write-glb.server";
import { writeUsdz } from "~/furniture/models3d/front/write-usdz.server";
import { sizesOfPiece } from "~db/seed/sizes";

import { handleLooks, materialLooks } from "../drawing/designs";
import { size } from "../promises/proof";
import { sizeFault, type Extent } from "./boxes";
import { faultOf, KILOBYTE, withoutPictures } from "./faults";
import { extentOfNodes, readGlb } from "./read-glb";
import { readArchive, readUsd } from "./read-usdz";

const usual = [
  [50, 50, 30],
  [100, 200, 50],
  [300, 300, 100],
] as const;

function designsIn(sizes: readonly (readonly [number, number, number])[]): PieceLook[] {
  return pieceShapes.flatMap((form, index) =>
    sizes.map(([widthCm, heightCm, depthCm], size) => {
      const material = materialLooks[(index + size) % materialLooks.length]!;
      const handle = handleLooks[(index + size) % handleLooks.length]!;
      return { form, material, handle, widthCm, heightCm, depthCm };
    }),
  );
}

function sizeOf(design: PieceLook) {
  const { form, widthCm, heightCm, depthCm } = design;
  const piece = shapes[form]({ width: widthCm, height: heightCm, depth: depthCm });
  const { width, depth } = outerSizeOf(design);
  // A splashback is not looked at here, which some pieces have above all else.
  const height = heightCm;
  return { size: [width, height, depth], above: piece.above ?? 0 };
}

/** What stands on the furniture or juts out of it. */
const beyond = ["handle", "oven-handle", "tap", "basin", "pillow", "splashback"];

const title = ({ form, widthCm, heightCm, depthCm }: PieceLook) =>
  `${form} ${widthCm} × ${heightCm} × ${depthCm}`;

test("every shape, smallest, usual and largest, is clean glTF of its true size and few bytes", async () => {
  const faults: string[] = [];
  for (const design of designsIn(usual)) {
    const file = writeGlb(modelOfLook(design));
    const { size, above } = sizeOf(design);
    const { nodes } = readGlb(file);
    const furniture = extentOfNodes(nodes.filter(({ name }) => !beyond.includes(name)));
    const whole = extentOfNodes(nodes);
    const reach = size[2]! / 200 + handleReach[design.handle.shape] / 100;
    const found = [
      await faultOf(file),
      sizeFault(
        furniture,
        size.map((cm) => cm / 100),
      ),
      whole.high[1]! > (size[1]! + above) / 100 + 0.001 && "higher than drawn",
      whole.high[2]! > reach + 0.001 && "handles stand out farther than drawn",
      withoutPictures(file) > 60 * KILOBYTE && "more than 60 KB without textures",
      file.length > 120 * KILOBYTE && "more than 120 KB",
    ].filter(Boolean);
    if (found.length > 0) faults.push(`${title(design)}: ${found.join(", ")}`);
  }
  expect(faults).toEqual([]);
});

/** What the office may offer of a shape: the sample's own bounds, or the usual ones. */
const boundsOf = (form: PieceShape): Sizes => {
  const columns = sizesOfPiece(form, "");
  return sizesOf(ownSizesOf((name, bound) => columns[`${name}_${bound}_cm`] ?? null));
};
const bounds = pieceShapes.flatMap((form) =>
  [boundsOf(form), usualSizes].map((sizes) => ({ form, sizes })),
);
const asked = fc.constantFrom(...bounds).chain(({ form, sizes }) => {
  const [width, height, depth] = dimensions.map((name) =>
    fc
      .integer({ min: sizes[name].min / SIZE_STEP, max: sizes[name].max / SIZE_STEP })
      .map((steps) => steps * SIZE_STEP),
  );
  return fc.record({ widthCm: width!, heightCm: height!, depthCm: depth! }).map((size) => ({
    form,
    material: materialLooks[0]!,
    handle: handleLooks[0]!,
    ...size,
  }));
});

test("the size that is said of any piece is that of its model, to the centimetre", () => {
  fc.assert(
    fc.property(asked, (design) => {
      const standing = ["handle", "oven-handle", "tap", "basin", "pillow"];
      const { nodes } = readGlb(writeGlb(modelOfLook(design)));
      const { low, high } = extentOfNodes(nodes.filter(({ name }) => !standing.includes(name)));
      const { width, height, depth } = outerSizeOf(design);
      for (const [axis, said] of [width, height, depth].entries()) {
        expect(Math.abs((high[axis]! - low[axis]!) * 100 - said)).toBeLessThan(1);
      }
    }),
    { numRuns: size(60, 2000) },
  );
});

test("for the view a piece knows how a grain lies on it, and a decor comes without the piece", () => {
  const plain = materialLooks.find(({ grain }) => !grain)!;
  const wood = materialLooks.find(({ grain }) => grain)!;
  for (const form of pieceShapes) {
    const sizes = { widthCm: 100, heightCm: 200, depthCm: 50 };
    const design = { form, handle: handleLooks[0]!, ...sizes };
    const [white, brown] = [plain, wood].map((material) => modelOfLook({ ...design, material }));
    const inView = readGlb(writeGlb(white!, true));
    const boards = inView.nodes.filter(({ material }) => material === "material");
    expect(boards.filter(({ coordinates }) => coordinates === undefined)).toEqual([]);
    // What wears the wood later lies as that of the wooden piece.
    const wooden = readGlb(writeGlb(brown!)).nodes.filter(
      ({ material }) => material === "material",
    );
    expect(boards.map(({ coordinates }) => coordinates)).toEqual(
      wooden.map(({ coordinates }) => coordinates),
    );
    const alone = writeGlb(decorsOf(brown!));
    expect(readGlb(alone).json.materials.map(({ name }) => name)).toEqual(["material"]);
    expect(readGlb(alone).json.images).toHaveLength(1);
    expect(writeGlb(decorsOf(white!)).length).toBeLessThan(3000);
    expect(withoutPictures(alone)).toBeLessThan(3000);
  }
});

test("the extremes that can be drawn have models, too", async () => {
  for (const design of designsIn([
    [10, 10, 10],
    [500, 10, 500],
    [10, 500, 10],
    [500, 500, 500],
  ])) {
    const file = writeGlb(modelOfLook(design));
    expect(await faultOf(file), title(design)).toBeUndefined();
    const { low, high } = extentOfNodes(readGlb(file).nodes);
    expect(low.concat(high).every(Number.isFinite), title(design)).toBe(true);
    const stretched = readGlb(file).json.nodes.flatMap(({ scale }) => scale ?? []);
    expect(Math.min(...stretched), title(design)).toBeGreaterThan(0);
  }
});

test("a model for iPhones has the same parts at the same places, in an archive they can read", () => {
  for (const design of designsIn(usual)) {
    const model = modelOfLook(design);
    const files = readArchive(writeUsdz(model));
    expect(files[0]!.name).toBe("model.usda");
    for (const { name, start, method } of files) {
      expect([method, start % 64], `${title(design)}: ${name}`).toEqual([0, 0]);
    }
    const { parts, textures } = readUsd(files);
    const names = files.map(({ name }) => name);
    expect(textures.filter((texture) => !names.includes(texture))).toEqual([]);
    const { nodes } = readGlb(writeGlb(model));
    const endsOf = (all: { extent: Extent }[]) =>
      all.flatMap(({ extent: { low, high } }) => [...low, ...high]);
    const [here, there] = [endsOf(parts), endsOf(nodes)];
    expect(here.length).toBe(there.length);
    const farthest = Math.max(...here.map((value, index) => Math.abs(value - there[index]!)));
    expect(farthest, title(design)).toBeLessThan(0.0002);
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
  }
});

test("the same design gives the same bytes, another decor others", () => {
  const [design] = designsIn([[100, 200, 50]]);
  for (const write of [writeGlb, writeUsdz]) {
    const bytes = write(modelOfLook(design!));
    expect(write(modelOfLook({ ...design! })).equals(bytes)).toBe(true);
    const other = { ...design!, material: materialLooks[3]! };
    expect(write(modelOfLook(other)).equals(bytes)).toBe(false);
  }
});

test("doors and drawers open to the front, and the front of a drawer takes its box along", () => {
  for (const design of designsIn(usual)) {
    const file = writeGlb(modelOfLook(design));
    const [shut, open] = [readGlb(file).nodes, readGlb(file, true).nodes];
    for (const [index, { name, groups, extent }] of open.entries()) {
      const before = shut[index]!.extent;
      const group = groups.at(-1);
      const what = `${title(design)}: ${name}`;
      if (group === "drawers") {
        expect(extent.low[2]! - before.low[2]!, what).toBeGreaterThan(0.01);
      } else if (group === "hinge" && (name === "door" || name === "oven")) {
        // Its outer edge is as far before its hinge as the door is wide or high, nearly.
        const long = Math.max(before.high[0]! - before.low[0]!, before.high[1]! - before.low[1]!);
        const wide = Math.min(before.high[0]! - before.low[0]!, before.high[1]! - before.low[1]!);
        const out = extent.high[2]! - before.high[2]!;
        expect(out, what).toBeGreaterThan(0.8 * wide);
        expect(out, what).toBeLessThan(long + 0.001);
      } else if (group !== "hinge") {
        expect(extent, what).toEqual(before);
      }
    }
  }
});

test("every front of a wardrobe opens on an empty place, with boards around it", () => {
  const design = { ...designsIn([[100, 200, 50]])[1]!, form: "wardrobe" as const };
  const { nodes } = readGlb(writeGlb(modelOfLook(design)));
  const namesOf = (name: string) => nodes.filter((node) => node.name === name).length;
  expect(["door", "side", "partition", "top", "bottom", "back"].map(namesOf)).toEqual([
    2, 2, 1, 1, 1, 1,
  ]);
  // A point in the middle of the left half, at the height of a hand, is in nothing.
  const inside = nodes.filter(({ extent: { low, high } }) =>
    [-0.25, 1, 0].every((at, axis) => at > low[axis]! && at < high[axis]!),
  );
  expect(inside.map(({ name }) => name)).toEqual([]);
});
