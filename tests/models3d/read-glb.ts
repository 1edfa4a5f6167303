import { extentOf, type Extent } from "./boxes";

// An independent reader of what viewers see in a GLB: each node's corners in metres, shut or open.

interface Node {
  name: string;
  children?: number[];
  mesh?: number;
  translation?: number[];
  rotation?: number[];
  scale?: number[];
}

interface Accessor {
  bufferView: number;
  byteOffset?: number;
  componentType: number;
  count: number;
  type: string;
}

interface Json {
  nodes: Node[];
  scenes: { nodes: number[] }[];
  meshes: {
    primitives: { attributes: Record<string, number>; indices: number; material: number }[];
  }[];
  accessors: Accessor[];
  bufferViews: { byteOffset?: number; byteLength: number; byteStride?: number }[];
  materials: { name: string; pbrMetallicRoughness: { baseColorFactor?: number[] } }[];
  images?: { bufferView: number }[];
  animations?: {
    name: string;
    channels: { sampler: number; target: { node: number; path: string } }[];
    samplers: { input: number; output: number }[];
  }[];
}

export interface SeenNode {
  name: string;
  /** Of the groups it is in, from the outermost. */
  groups: string[];
  number: number;
  points: number[][];
  extent: Extent;
  material: string;
  coordinates: number[][] | undefined;
}

export interface SeenModel {
  nodes: SeenNode[];
  json: Json;
  /** Of textures. */
  pictures: Buffer[];
}

export function readGlb(file: Buffer, isOpen = false): SeenModel {
  const jsonLength = file.readUInt32LE(12);
  const json = JSON.parse(file.subarray(20, 20 + jsonLength).toString()) as Json;
  const binary = file.subarray(28 + jsonLength);
  const values = (number: number): number[][] => {
    const { bufferView, byteOffset = 0, count, type, componentType } = json.accessors[number]!;
    const view = json.bufferViews[bufferView]!;
    const size = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }[type]!;
    const width = componentType === 5126 ? 4 : 2;
    const stride = view.byteStride ?? size * width;
    const start = (view.byteOffset ?? 0) + byteOffset;
    return Array.from({ length: count }, (_, index) =>
      Array.from({ length: size }, (_value, part) => {
        const at = start + index * stride + part * width;
        return width === 4 ? binary.readFloatLE(at) : binary.readUInt16LE(at);
      }),
    );
  };
  const moved = new Map<number, Partial<Node>>();
  for (const { channels, samplers } of isOpen ? (json.animations ?? []) : []) {
    for (const { sampler, target } of channels) {
      const last = values(samplers[sampler]!.output).at(-1)!;
      moved.set(target.node, { ...moved.get(target.node), [target.path]: last });
    }
  }
  const seen: SeenNode[] = [];
  const visit = (number: number, groups: string[], place: (point: number[]) => number[]) => {
    const node = { ...json.nodes[number]!, ...moved.get(number) };
    const here = (point: number[]) => place(transformed(point, node));
    for (const child of node.children ?? []) visit(child, [...groups, node.name], here);
    if (node.mesh === undefined) return;
    const [primitive] = json.meshes[node.mesh]!.primitives;
    const { POSITION, TEXCOORD_0 } = primitive!.attributes;
    const points = values(POSITION!).map(here);
    seen.push({
      name: node.name,
      groups,
      number,
      points,
      extent: extentOf(points),
      material: json.materials[primitive!.material]!.name,
      coordinates: TEXCOORD_0 === undefined ? undefined : values(TEXCOORD_0),
    });
  };
  for (const root of json.scenes[0]!.nodes) visit(root, [], (point) => point);
  const pictures = (json.images ?? []).map(({ bufferView }) => {
    const { byteOffset = 0, byteLength } = json.bufferViews[bufferView]!;
    return binary.subarray(byteOffset, byteOffset + byteLength);
  });
  return { nodes: seen, json, pictures };
}

function transformed(point: number[], { scale, rotation, translation }: Partial<Node>): number[] {
  const stretched = point.map((value, axis) => value * (scale?.[axis] ?? 1));
  const turned = rotation ? rotated(stretched, rotation) : stretched;
  return turned.map((value, axis) => value + (translation?.[axis] ?? 0));
}

/** Turns a point by a quaternion: v + 2w(u × v) + 2u × (u × v). */
function rotated(v: number[], [x, y, z, w]: number[]): number[] {
  const cross = (a: number[], b: number[]) => [
    a[1]! * b[2]! - a[2]! * b[1]!,
    a[2]! * b[0]! - a[0]! * b[2]!,
    a[0]! * b[1]! - a[1]! * b[0]!,
  ];
  const u = [x!, y!, z!];
  const once = cross(u, v);
  const twice = cross(u, once);
  return v.map((value, axis) => value + 2 * w! * once[axis]! + 2 * twice[axis]!);
}

/** The extent of the nodes that a test asks for. */
export function extentOfNodes(nodes: SeenNode[]): Extent {
  return extentOf(nodes.flatMap(({ extent }) => [extent.low, extent.high]));
}
