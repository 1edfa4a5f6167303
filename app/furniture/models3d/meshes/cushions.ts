import type { Form, Vector } from "../front/model";
import { onCircle, unit, type Mesh } from "./surface";

/** An upright slab with round ends, around its middle. */
export function stadium({ width, height, depth }: Extract<Form, { kind: "stadium" }>): Mesh {
  const radius = Math.min(width, height) / 2;
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  const isUpright = height > width;
  const steps = 20;
  const outline: { at: [number, number]; out: [number, number] }[] = [];
  for (const end of [0, 1]) {
    for (let step = 0; step <= steps; step++) {
      // The right end and then the left one, or the upper and the lower one.
      const [cosine, sine] = onCircle(end / 2 + step / (2 * steps) - (isUpright ? 0 : 0.25));
      const side = end === 0 ? 1 : -1;
      outline.push({
        at: [side * x + radius * cosine, side * y + radius * sine],
        out: [cosine, sine],
      });
    }
  }
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  const count = outline.length;
  for (const z of [-depth / 2, depth / 2]) {
    for (const { at, out } of outline) {
      mesh.positions.push(...at, z);
      mesh.normals.push(...out, 0);
    }
  }
  for (let index = 0; index < count; index++) {
    const next = (index + 1) % count;
    mesh.indices.push(index, next, index + count, next, next + count, index + count);
  }
  for (const side of [-1, 1]) {
    const first = mesh.positions.length / 3;
    for (const { at } of outline) {
      mesh.positions.push(...at, (side * depth) / 2);
      mesh.normals.push(0, 0, side);
    }
    for (let index = 1; index < count - 1; index++) {
      const [one, other] = side > 0 ? [index, index + 1] : [index + 1, index];
      mesh.indices.push(first, first + one, first + other);
    }
  }
  return mesh;
}

/** A box whose corners and edges are round: a mattress, a pillow. */
export function cushion({ size, round }: Extract<Form, { kind: "cushion" }>): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  // Half of each corner belongs to a face: from its flat part to where it meets the next face.
  const steps = [-1, 0, 0, 1];
  const sides = [-1, -1, 1, 1];
  for (const axis of [0, 1, 2]) {
    for (const facing of [-1, 1]) {
      const first = mesh.positions.length / 3;
      const [across, along] = [(axis + 1) % 3, (axis + 2) % 3];
      for (const [row, b] of steps.entries()) {
        for (const [column, a] of steps.entries()) {
          const way = [0, 0, 0];
          way[axis] = facing;
          way[across] = a * facing;
          way[along] = b;
          const out = unit(way as unknown as Vector);
          const corner = [0, 0, 0];
          corner[axis] = facing;
          corner[across] = sides[column]! * facing;
          corner[along] = sides[row]!;
          for (const [index, side] of corner.entries()) {
            const middle = side * (size[index]! / 2 - round[index]!);
            mesh.positions.push(middle + round[index]! * out[index]!);
          }
          mesh.normals.push(...unit([out[0] / round[0], out[1] / round[1], out[2] / round[2]]));
        }
      }
      for (const row of [0, 1, 2]) {
        for (const column of [0, 1, 2]) {
          const at = first + 4 * row + column;
          mesh.indices.push(at, at + 1, at + 5, at, at + 5, at + 4);
        }
      }
    }
  }
  return mesh;
}
