const FLOAT = 5126;
const USHORT = 5123;
const CORNERS = 34962;
const TRIANGLES = 34963;

export type Section = "corners" | "grain" | "triangles" | "motion";
type Type = "SCALAR" | "VEC2" | "VEC3" | "VEC4";

const numbersIn: Record<Type, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };

/** The binary part of the file: numbers in sections, each list of numbers once, and pictures. */
export class Buffers {
  readonly accessors: object[] = [];
  readonly #known = new Map<string, number>();
  readonly #sections = new Map<Section, Buffer[]>();
  readonly #pictures: Buffer[] = [];

  /** The number of the accessor that has these values. */
  add(key: string, section: Section, type: Type, values: number[], isBounded = false): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const parts = this.#sections.get(section) ?? [];
    this.#sections.set(section, parts);
    const byteOffset = parts.reduce((sum, part) => sum + part.length, 0);
    const size = numbersIn[type];
    const stored = section === "triangles" ? Uint16Array.from(values) : Float32Array.from(values);
    const part = Buffer.from(stored.buffer);
    parts.push(Buffer.concat([part, Buffer.alloc(padding(part.length))]));
    const bound = (pick: (...all: number[]) => number) =>
      Array.from({ length: size }, (_, at) =>
        pick(...stored.filter((_value, index) => index % size === at)),
      );
    const number = this.accessors.push({
      bufferView: [...this.#sections.keys()].indexOf(section),
      ...(byteOffset > 0 && { byteOffset }),
      componentType: section === "triangles" ? USHORT : FLOAT,
      count: values.length / size,
      type,
      ...(isBounded && { min: bound(Math.min), max: bound(Math.max) }),
    });
    this.#known.set(key, number - 1);
    return number - 1;
  }

  /** The number of the view that has a picture; pictures come after all numbers. */
  addPicture(picture: Buffer): number {
    return this.#sections.size + this.#pictures.push(picture) - 1;
  }

  #parts(): Buffer[] {
    return [
      ...[...this.#sections.values()].map((parts) => Buffer.concat(parts)),
      ...this.#pictures,
    ];
  }

  views(): object[] {
    const sections = [...this.#sections.keys()];
    let byteOffset = 0;
    return this.#parts().map((part, index) => {
      const view = { buffer: 0, ...(byteOffset > 0 && { byteOffset }), byteLength: part.length };
      byteOffset += part.length + padding(part.length);
      return { ...view, ...viewUse(sections[index]) };
    });
  }

  bytes(): Buffer {
    return Buffer.concat(
      this.#parts().flatMap((part) => [part, Buffer.alloc(padding(part.length))]),
    );
  }

  length(): number {
    return this.bytes().length;
  }
}

/** How many bytes a part of the file needs to end at a multiple of four. */
export function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}

/** What the graphics card reads a section as; nothing of pictures and motion. */
function viewUse(section: Section | undefined): object {
  if (section === "corners") return { byteStride: 12, target: CORNERS };
  if (section === "grain") return { byteStride: 8, target: CORNERS };
  return section === "triangles" ? { target: TRIANGLES } : {};
}
