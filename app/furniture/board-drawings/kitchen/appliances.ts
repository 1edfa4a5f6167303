import type { Box } from "~/furniture/drawing/geometry";

/** What is bought beside the furniture, and drawn so that one sees where it goes. */
export type ApplianceKind =
  | "oven"
  | "fridge"
  | "dishwasher"
  | "electric-hob"
  | "gas-hob"
  | "sink"
  | "basin"
  | "hood";

export interface Appliance {
  kind: ApplianceKind;
  /** What it takes, in mm of the piece. A hob or a sink lies on the worktop, and takes what its cut-out is. */
  box: Box;
  /** The module it belongs to, an index. */
  module: number;
}

/** Of what a part of an appliance looks: none of them is like a decor. */
export type Bare = "steel" | "glass" | "dark" | "white";

/** A part of an appliance along the axes, in mm of the piece; a disc is round as seen from above. */
export interface Block extends Box {
  look: Bare;
  isDisc?: boolean;
}

/** How the parts of appliances look, whichever way they are drawn. */
export const bareLooks: Record<Bare, { top: string; front: string; side: string }> = {
  steel: { top: "#e2e5e7", front: "#ccd1d5", side: "#abb2b7" },
  glass: { top: "#4a5057", front: "#343a41", side: "#23272c" },
  dark: { top: "#8a9197", front: "#767d83", side: "#646b71" },
  white: { top: "#ffffff", front: "#f3f4f5", side: "#d9dcde" },
};

/** How far the door of an oven stands before its body, and a hood before the module it is in, in mm. */
const [DOOR, VISOR] = [20, 30];
/** How far the edge of a hob or a sink lies over its cut-out, and how high above the worktop, in mm. */
const [RIM, LIES] = [10, 6];

/** The plain parts of an appliance, those behind others first. */
export function blocksOf({ kind, box }: Pick<Appliance, "kind" | "box">): Block[] {
  switch (kind) {
    case "oven":
      return oven(box);
    case "fridge":
      return fridge(box);
    case "dishwasher":
      return dishwasher(box);
    case "electric-hob":
    case "gas-hob":
      return hob(box, kind === "gas-hob");
    case "sink":
      return sink(box, "steel", "dark", 260);
    case "basin":
      return sink(box, "white", "steel", 140);
    case "hood":
      return hood(box);
  }
}

/** Its body in the niche, and before it a panel with a display over a door with a window and a bar. */
function oven(box: Box): Block[] {
  const { x, y, z, width, height } = box;
  const panel = Math.round(height * 0.18);
  const [wide, high] = [width - 6, height - 6];
  const face = { x: x + 3, z: z - DOOR, width: wide, depth: DOOR };
  const door = { ...face, y: y + 3, height: high - panel - 4 };
  const over = { ...face, y: y + 3 + high - panel, height: panel };
  const within = (part: Box, across: number, up: number, tall: number, look: Bare): Block => ({
    x: part.x + (part.width * (1 - across)) / 2,
    y: part.y + part.height * up,
    z: part.z - 2,
    width: part.width * across,
    height: part.height * tall,
    depth: 2,
    look,
  });
  const bar = within(door, 0.8, 0.9, 0.035, "steel");
  return [
    { ...box, look: "steel" },
    { ...door, look: "steel" },
    { ...over, look: "steel" },
    within(door, 0.86, 0.12, 0.66, "glass"),
    within(over, 0.28, 0.28, 0.44, "glass"),
    { ...bar, z: face.z - 30, depth: 12 },
  ];
}

/** Its door, and its panel above it. */
function dishwasher(box: Box): Block[] {
  const panel = Math.round(box.height * 0.14);
  const door = { ...box, height: box.height - panel };
  return [
    { ...door, look: "steel" },
    { ...box, y: box.y + door.height, height: panel, look: "dark" },
  ];
}

/** Its cold and its freezing part. */
function fridge(box: Box): Block[] {
  const low = Math.round(box.height * 0.36);
  const high = box.height - low - 6;
  return [
    { ...box, height: low, look: "white" },
    { ...box, y: box.y + low + 6, height: high, look: "white" },
  ];
}

/** A plate on the worktop with four rings, on which a gas hob has grates. */
function hob({ x, y, z, width, depth }: Box, isGas: boolean): Block[] {
  const plate = {
    x: x - RIM,
    y,
    z: z - RIM,
    width: width + 2 * RIM,
    height: LIES,
    depth: depth + 2 * RIM,
  };
  const spots = [
    { across: 0.27, back: 0.29, size: 0.2 },
    { across: 0.73, back: 0.29, size: 0.17 },
    { across: 0.27, back: 0.72, size: 0.17 },
    { across: 0.73, back: 0.72, size: 0.2 },
  ];
  const rings = spots.flatMap(({ across, back, size }): Block[] => {
    const radius = size * plate.depth;
    const disc = (reach: number, low: number, tall: number, look: Bare): Block => ({
      x: plate.x + across * plate.width - reach,
      y: plate.y + LIES + low,
      z: plate.z + back * plate.depth - reach,
      width: 2 * reach,
      height: tall,
      depth: 2 * reach,
      look,
      isDisc: true,
    });
    if (!isGas) return [disc(radius, 0, 1, "dark"), disc(radius * 0.86, 1, 1, "glass")];
    const grate = { look: "glass" as const, y: plate.y + LIES + 20, height: 10 };
    const middle = { x: plate.x + across * plate.width, z: plate.z + back * plate.depth };
    return [
      disc(radius * 0.5, 0, 20, "dark"),
      { ...grate, x: middle.x - radius, z: middle.z - 6, width: 2 * radius, depth: 12 },
      { ...grate, x: middle.x - 6, z: middle.z - radius, width: 12, depth: 2 * radius },
    ];
  });
  return [{ ...plate, look: isGas ? "steel" : "glass" }, ...rings];
}

/** A rim on the worktop, the bowl within it, and a tap behind, so many mm high. */
function sink(box: Box, rim: Bare, bowl: Bare, tap: number): Block[] {
  const { x, y, z, width, depth } = box;
  const plate = {
    x: x - RIM,
    y,
    z: z - RIM,
    width: width + 2 * RIM,
    height: LIES,
    depth: depth + 2 * RIM,
  };
  const behind = Math.min(80, depth * 0.2);
  const inner = { x: x + 25, z: z + 25, width: width - 50, depth: depth - 25 - behind };
  const drain = Math.min(45, inner.depth / 6);
  const [middle, back] = [x + width / 2, z + depth - behind / 2];
  return [
    { ...plate, look: rim },
    { ...inner, y: y + LIES, height: 1, look: bowl },
    {
      x: middle - drain,
      y: y + LIES + 1,
      z: inner.z + inner.depth / 2 - drain,
      width: 2 * drain,
      height: 1,
      depth: 2 * drain,
      look: "glass",
      isDisc: true,
    },
    { x: middle - 14, y: y + LIES, z: back - 14, width: 28, height: tap, depth: 28, look: "steel" },
    {
      x: middle - 11,
      y: y + LIES + tap,
      z: back - 14 - depth * 0.35,
      width: 22,
      height: 22,
      depth: depth * 0.35 + 28,
      look: "steel",
    },
  ];
}

/** The part that shows below its module and is pulled out a little, with its filter. */
function hood(box: Box): Block[] {
  return [
    { ...box, look: "dark" },
    { ...box, z: box.z - VISOR, depth: VISOR, look: "steel" },
  ];
}
