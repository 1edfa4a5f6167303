import { paletteOf } from "~/furniture/drawing/materials";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import type {
  Block,
  Cushion,
  Disc,
  Finish,
  Leg,
  Mirror,
  Part,
  Tube,
} from "~/furniture/drawing/piece";
import type { Palette, PieceLook } from "~/furniture/drawing/piece-look";
import { shapes } from "~/furniture/drawing/shapes";

import { benchFor, type Bench } from "../meshes/bench";
import { cabinetNodes } from "../meshes/cabinet";
import {
  decorOf,
  materialOf,
  metal,
  mirrorGlass,
  vector,
  type Material,
  type Model,
  type ModelNode,
} from "./model";

/** The model of a catalogue piece of a shape, at the size of its design. */
export function modelOfLook(design: PieceLook): Model {
  const { form, material, handle, widthCm: width, heightCm: height, depthCm: depth } = design;
  const piece = shapes[form]({ width, height, depth });
  const whole = { width, depth: outerSizeOf(design).depth };
  const bench = benchFor(handle, whole.width, whole.depth);
  const nodes = piece.parts.flatMap((part) => partNodes(bench, part, whole));
  return { name: form, materials: materialsOf(material, handle.color), nodes: solid(nodes) };
}

/** At the smallest sizes that are drawn, some parts have nothing left between the others. */
function solid(nodes: ModelNode[]): ModelNode[] {
  return nodes.flatMap((node) => {
    const { shape, children } = node;
    const form = shape?.form;
    const lengths =
      form?.kind === "cushion" ? form.size : (shape?.size ?? Object.values(form ?? {}));
    if (lengths.some((length) => typeof length === "number" && length <= 0)) return [];
    if (!children) return [node];
    const inside = solid(children);
    return inside.length > 0 ? [{ ...node, children: inside }] : [];
  });
}

function partNodes(bench: Bench, part: Part, whole: { width: number; depth: number }): ModelNode[] {
  switch (part.part) {
    case "block":
      return part.fronts.length > 0 ? cabinetNodes(bench, part) : [panelNode(bench, part)];
    case "leg":
      return [legNode(bench, part, whole)];
    case "disc":
      return [discNode(bench, part)];
    case "mirror":
      return mirrorNodes(bench, part);
    case "cushion":
      return [cushionNode(bench, part)];
    case "tube":
      return [tubeNode(bench, part)];
  }
}

const panelNames: Partial<Record<Finish, string>> = {
  plinth: "plinth",
  steel: "frame",
  stone: "worktop",
  screen: "screen",
};

function panelNode(bench: Bench, block: Block): ModelNode {
  const isFlat = block.height < Math.min(block.width, block.depth);
  const isBehind = block.finish === "stone" && block.depth < block.height;
  const name = isBehind ? "splashback" : (panelNames[block.finish] ?? (isFlat ? "top" : "panel"));
  const grain = block.grain === "upright" ? "y" : block.width >= block.depth ? "x" : "z";
  return bench.board(name, block, block.finish, grain);
}

/** A leg that leans out stays over the floor print. */
function legNode(bench: Bench, leg: Leg, { width, depth }: { width: number; depth: number }) {
  const within = (at: number, radius: number, most: number) =>
    Math.max(Math.min(radius, most / 2), Math.min(most - Math.min(radius, most / 2), at));
  const radius = Math.max(leg.top, leg.foot);
  const [x, z] = [within(leg.x, radius, width), within(leg.z, radius, depth)];
  const footX = within(leg.x + leg.splayX, leg.foot, width);
  const footZ = within(leg.z + leg.splayZ, leg.foot, depth);
  const lean = vector((footX - x) / 100, 0, (z - footZ) / 100);
  return {
    name: "leg",
    at: bench.place(x, leg.y, z),
    shape: {
      form: {
        kind: "leg" as const,
        height: leg.height / 100,
        top: leg.top / 100,
        foot: leg.foot / 100,
        lean: [lean[0], lean[2]] as const,
      },
      material: leg.finish,
      grain: "y" as const,
    },
  };
}

function discNode(bench: Bench, disc: Disc): ModelNode {
  if (disc.isBasin) return bench.stretched("basin", { kind: "basin" }, disc, disc.finish);
  return bench.stretched("round-top", { kind: "disc" }, disc, disc.finish);
}

/** A frame of the material, and the glass a little before it. */
function mirrorNodes(bench: Bench, mirror: Mirror): ModelNode[] {
  const { x, y, z, width, height, depth } = mirror;
  const frame = Math.min(2.2, width / 12, height / 12);
  const slab = (name: string, by: number, thick: number, at: number, material: string) => ({
    name,
    at: bench.place(x + width / 2, y + height / 2, at + thick / 2),
    shape: {
      form: {
        kind: "stadium" as const,
        width: (width - 2 * by) / 100,
        height: (height - 2 * by) / 100,
        depth: thick / 100,
      },
      material,
      grain: "y" as const,
    },
  });
  return [
    slab("mirror-frame", 0, depth, z, "material"),
    slab("mirror", frame, 0.2, z - 0.15, "mirror"),
  ];
}

function cushionNode(bench: Bench, cushion: Cushion): ModelNode {
  const { x, y, z, width, height, depth, finish, isPillow } = cushion;
  const size = vector(width / 100, height / 100, depth / 100);
  const soft = 0.03;
  const round = isPillow
    ? vector(0.3 * size[0], 0.45 * size[1], 0.45 * size[2])
    : vector(Math.min(soft, size[0] / 2), Math.min(soft, size[1] / 2), Math.min(soft, size[2] / 2));
  return {
    name: isPillow ? "pillow" : finish === "blanket" ? "blanket" : "mattress",
    at: bench.place(x + width / 2, y + height / 2, z + depth / 2),
    shape: { form: { kind: "cushion", size, round }, material: finish, grain: "x" },
  };
}

function tubeNode(bench: Bench, { points, thickness, finish }: Tube): ModelNode {
  const first = points[0]!;
  const path = points
    .map(({ x, y, z }) => vector((x - first.x) / 100, (y - first.y) / 100, (first.z - z) / 100))
    .filter((point, index, all) => point.join() !== all[index - 1]?.join());
  return {
    name: "tap",
    at: bench.place(first.x, first.y, first.z),
    shape: {
      form: { kind: "tube", points: path, radius: thickness / 200 },
      material: finish,
      grain: "y",
    },
  };
}

function materialsOf(material: Palette, handleColor: string): Record<string, Material> {
  const of = (finish: Finish) => materialOf(paletteOf(finish, material));
  return {
    material: decorOf(material),
    plinth: of("plinth"),
    steel: metal(paletteOf("steel", material).front),
    timber: of("timber"),
    stone: { ...of("stone"), roughness: 0.3 },
    ceramic: { ...of("ceramic"), roughness: 0.15 },
    linen: { ...of("linen"), roughness: 0.95 },
    blanket: { ...of("blanket"), roughness: 0.95 },
    glass: { ...of("glass"), roughness: 0.05, opacity: 0.3 },
    screen: { ...of("screen"), roughness: 0.1 },
    mirror: mirrorGlass,
    drawer: { color: "#f1efe9", roughness: 0.6, opacity: 1 },
    handle: metal(handleColor),
  };
}
