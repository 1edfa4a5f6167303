import { crc32 } from "node:zlib";

import { extentOf, type Extent } from "./boxes";

// An independent reader of USDZ: the archive as its directory at the end lists it, and the USD texts in it.

export interface ArchivedFile {
  name: string;
  content: Buffer;
  /** Where its content begins, and how it is packed: 0 for stored. */
  start: number;
  method: number;
}

export function readArchive(archive: Buffer): ArchivedFile[] {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    if (archive.toString("latin1", at, at + 4) !== "PK\x01\x02") throw new Error("no entry");
    const method = archive.readUInt16LE(at + 10);
    const checksum = archive.readUInt32LE(at + 16);
    const length = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    if (archive.toString("latin1", local, local + 4) !== "PK\x03\x04") throw new Error("no file");
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(start, start + length);
    if (crc32(content) !== checksum) throw new Error(`${name} is not what the directory says`);
    return { name, content, start, method };
  });
}

interface Prim {
  name: string;
  properties: Map<string, string>;
  reference: string | undefined;
  children: Prim[];
}

const prim = /def (?:\w+ )?"(\w+)"\s*(\([^)]*\))?\s*\{/y;
const property = /(?:uniform )?(?:rel|\w+(?:\[\])?) ([\w:.]+)(?: = ([^\n]*?))?(?: \([^)]*\))?\n/y;

/** The prims of a USD text. Nothing is skipped: what is not understood is an error. */
function readPrims(text: string): Prim[] {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const readBody = (): Pick<Prim, "properties" | "children"> => {
    const properties = new Map<string, string>();
    const children: Prim[] = [];
    for (;;) {
      take(/\s*/y);
      if (at === text.length || take(/\}/y)) return { properties, children };
      const started = take(prim);
      if (started) {
        const [, name = "", about = ""] = started;
        const reference = /references = @\.\/([^@]+)@<\/Geometry>/.exec(about)?.[1];
        children.push({ name, reference, ...readBody() });
        continue;
      }
      const said = take(property);
      if (!said) throw new Error(`not understood: ${text.slice(at, at + 60)}`);
      properties.set(said[1]!, said[2] ?? "");
    }
  };
  if (!take(/#usda 1\.0\n\([^)]*metersPerUnit = 1\s+upAxis = "Y"\s*\)\n/y)) {
    throw new Error("not in metres with y up");
  }
  return readBody().children;
}

function numbers(text: string): number[] {
  return (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
}

export interface SeenPrim {
  name: string;
  extent: Extent;
  material: string;
}

/** All boards and parts with their extents in metres, and the pictures that materials name. */
export function readUsd(files: ArchivedFile[]): { parts: SeenPrim[]; textures: string[] } {
  const textOf = (name: string) => {
    const file = files.find((one) => one.name === name);
    if (!file) throw new Error(`${name} is missing`);
    return file.content.toString("utf8");
  };
  const [scene] = readPrims(textOf(files[0]!.name));
  const meshes = new Map<string, number[][]>();
  const pointsOf = (file: string) => {
    if (!meshes.has(file)) meshes.set(file, meshPoints(readPrims(textOf(file))[0]!));
    return meshes.get(file)!;
  };
  const parts: SeenPrim[] = [];
  const textures: string[] = [];
  const visit = (one: Prim, place: (point: number[]) => number[]) => {
    const { properties, reference, name } = one;
    const move = numbers(properties.get("xformOp:translate") ?? "(0 0 0)");
    const scale = numbers(properties.get("xformOp:scale") ?? "(1 1 1)");
    const [degrees = 0] = numbers(properties.get("xformOp:rotateY") ?? "0");
    const order = properties.get("xformOpOrder") ?? "";
    const isTurnedLast = ["translate", "rotateY", "scale"].every((op, index, all) => {
      const [own, next] = [op, all[index + 1]!].map((each) => order.indexOf(`xformOp:${each}"`));
      return own! < 0 || next! < 0 || own! < next!;
    });
    if (!isTurnedLast) throw new Error(`${name} is turned before it is stretched`);
    const [sine, cosine] = [
      Math.sin((degrees * Math.PI) / 180),
      Math.cos((degrees * Math.PI) / 180),
    ];
    const here = (point: number[]) => {
      const [x, y, z] = point.map((value, axis) => value * scale[axis]!) as [
        number,
        number,
        number,
      ];
      const turned = [x * cosine + z * sine, y, z * cosine - x * sine];
      return place(turned.map((value, axis) => value + move[axis]!));
    };
    const texture = properties.get("inputs:file");
    if (texture) textures.push(texture.slice(1, -1));
    if (reference) {
      const extent = extentOf(pointsOf(reference).map(here));
      parts.push({ name, extent, material: properties.get("material:binding") ?? "" });
    }
    for (const child of one.children) visit(child, here);
  };
  visit(scene!, (point) => point);
  return { parts, textures };
}

function meshPoints(geometry: Prim): number[][] {
  const mesh = geometry.children[0]!;
  const flat = numbers(mesh.properties.get("points")!);
  const points = Array.from({ length: flat.length / 3 }, (_, index) =>
    flat.slice(3 * index, 3 * index + 3),
  );
  const counts = numbers(mesh.properties.get("faceVertexCounts")!);
  const indices = numbers(mesh.properties.get("faceVertexIndices")!);
  const isWhole =
    counts.reduce((sum, count) => sum + count, 0) === indices.length &&
    indices.every((index) => index < points.length) &&
    numbers(mesh.properties.get("normals")!).length === flat.length;
  if (!isWhole) throw new Error(`${geometry.name} has faces without corners`);
  return points;
}
