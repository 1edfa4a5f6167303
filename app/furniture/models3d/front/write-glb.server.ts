import { Buffers, padding } from "../glb/buffers.server";
import { linearColor } from "../meshes/colors";
import { grainTexture } from "../meshes/grain-texture.server";
import { motionKeys } from "../meshes/motion";
import { usedMeshes, type UsedMesh, type UsedMeshes } from "../meshes/used-meshes";
import { allNodes, type Material, type Model, type ModelNode } from "./model";

const REPEAT = 10497;
const LINEAR = 9729;
const MIPMAPS = 9987;

/**
 * A model as glTF 2.0 in one binary file. The same model always gives the same bytes. The animation
 * `open` opens all that opens, within two seconds. Where it `isWearing`, other decors can come over it.
 */
export function writeGlb(model: Model, isWearing = false): Buffer {
  const { meshes, meshFor } = usedMeshes(model, isWearing);
  const file = new Buffers();
  const materialNames = [...new Set(meshes.map(({ material }) => material))];
  const materials = materialNames.map((name) => model.materials[name]!);
  const pictures = textureNumbers(materials);
  const json = {
    asset: { version: "2.0", generator: "Atelier" },
    scene: 0,
    scenes: [{ name: model.name, nodes: [0] }],
    nodes: nodesOf(model, meshFor),
    meshes: meshes.map((used) => ({
      primitives: [primitiveOf(used, file, materialNames.indexOf(used.material))],
    })),
    ...animationsOf(model, file),
    materials: materials.map((material, index) =>
      materialJson(materialNames[index]!, material, pictures.get(index)),
    ),
    ...texturesOf(materials, pictures, file),
    accessors: file.accessors,
    bufferViews: file.views(),
    buffers: [{ byteLength: file.length() }],
  };
  return glbOf(JSON.stringify(json), file.bytes());
}

/** The chunks of the file: the description, padded by spaces, and all numbers and pictures. */
function glbOf(json: string, binary: Buffer): Buffer {
  const text = Buffer.from(json + " ".repeat(padding(Buffer.byteLength(json))));
  const header = Buffer.alloc(20);
  header.write("glTF", 0, "latin1");
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(28 + text.length + binary.length, 8);
  header.writeUInt32LE(text.length, 12);
  header.write("JSON", 16, "latin1");
  const second = Buffer.alloc(8);
  second.writeUInt32LE(binary.length, 0);
  second.write("BIN\0", 4, "latin1");
  return Buffer.concat([header, text, second, binary]);
}

/** The root and all nodes below it, by number. */
function nodesOf({ name, nodes }: Model, meshFor: UsedMeshes["meshFor"]) {
  const all = allNodes(nodes);
  const numbers = new Map(all.map((node, index) => [node, index + 1]));
  const numbersOf = (some: ModelNode[]) => some.map((node) => numbers.get(node)!);
  const json = all.map((node) => ({
    name: node.name,
    ...(node.children && { children: numbersOf(node.children) }),
    ...(node.at.some((value) => value !== 0) && { translation: node.at.map(millimetres) }),
    ...(node.turned && { rotation: aboutVertical(node.turned) }),
    ...useJson(meshFor(node)),
  }));
  return [{ name, children: numbersOf(nodes), scale: [0.001, 0.001, 0.001] }, ...json];
}

/** A turn about the vertical as a quaternion. */
function aboutVertical(degrees: number): number[] {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.sin(half), 0, Math.cos(half)];
}

/** Below the root lengths are millimetres: a large piece is a quarter shorter so. */
function millimetres(metres: number): number {
  return Math.round(metres * 100_000) / 100 + 0;
}

function useJson(use: ReturnType<UsedMeshes["meshFor"]>): { mesh?: number; scale?: number[] } {
  return use ? { mesh: use.mesh, ...(use.size && { scale: use.size.map(millimetres) }) } : {};
}

function primitiveOf(used: UsedMesh, file: Buffers, material: number) {
  const { corners, faces, mesh, coordinates, isUnit } = used;
  const positions = isUnit ? mesh.positions : mesh.positions.map(millimetres);
  return {
    attributes: {
      POSITION: file.add(`positions ${corners}`, "corners", "VEC3", positions, true),
      NORMAL: file.add(`normals ${faces}`, "corners", "VEC3", mesh.normals),
      ...(coordinates && {
        TEXCOORD_0: file.add(`grain ${coordinates.join()}`, "grain", "VEC2", coordinates),
      }),
    },
    indices: file.add(`indices ${faces}`, "triangles", "SCALAR", mesh.indices),
    material,
  };
}

/** One animation of all groups that move; groups that move alike share their numbers. */
function animationsOf({ nodes }: Model, file: Buffers) {
  const samplers: object[] = [];
  const known = new Map<string, number>();
  const channels = allNodes(nodes).flatMap((node, index) => {
    if (!node.motion) return [];
    const { path, times, values: keys } = motionKeys(node.motion);
    const values = path === "rotation" ? keys : keys.map(millimetres);
    const key = JSON.stringify([times, values]);
    const sampler = known.get(key) ?? samplers.length;
    if (!known.has(key)) {
      const type = path === "rotation" ? "VEC4" : "VEC3";
      samplers.push({
        input: file.add(`times ${times.join()}`, "motion", "SCALAR", times, true),
        output: file.add(`motion ${values.join()}`, "motion", type, values),
      });
      known.set(key, sampler);
    }
    return [{ sampler, target: { node: index + 1, path } }];
  });
  return channels.length > 0 ? { animations: [{ name: "open", channels, samplers }] } : {};
}

/** The number of each material's texture: materials of the same look share one. */
function textureNumbers(materials: Material[]): Map<number, number> {
  const looks: string[] = [];
  const numbers = new Map<number, number>();
  for (const [index, { color, grain }] of materials.entries()) {
    if (!grain) continue;
    const look = JSON.stringify([color, grain]);
    if (!looks.includes(look)) looks.push(look);
    numbers.set(index, looks.indexOf(look));
  }
  return numbers;
}

function texturesOf(materials: Material[], numbers: Map<number, number>, file: Buffers) {
  const count = new Set(numbers.values()).size;
  if (count === 0) return {};
  const images = Array.from({ length: count }, (_, number) => {
    const [first] = [...numbers].find(([, texture]) => texture === number)!;
    const bufferView = file.addPicture(grainTexture(materials[first]!)!);
    return { bufferView, mimeType: "image/png" };
  });
  return {
    samplers: [{ magFilter: LINEAR, minFilter: MIPMAPS, wrapS: REPEAT, wrapT: REPEAT }],
    textures: images.map((_, source) => ({ sampler: 0, source })),
    images,
  };
}

/** A texture has the colour itself; without one it is the material's. */
function materialJson(name: string, material: Material, texture: number | undefined) {
  const { color, roughness, opacity } = material;
  const isPlain = texture === undefined;
  return {
    name,
    pbrMetallicRoughness: {
      ...(isPlain
        ? { baseColorFactor: [...linearColor(color), opacity] }
        : { baseColorTexture: { index: texture } }),
      metallicFactor: 0,
      roughnessFactor: roughness,
    },
    ...(opacity < 1 && { alphaMode: "BLEND" }),
  };
}
