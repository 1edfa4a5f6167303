import type { Form, Vector } from "../front/model";
import { unit, type Mesh } from "./surface";

/** An upright prism over a convex face, half of it above and half below the middle; all its edges are sharp. */
export function prism({ face, depth }: Extract<Form, { kind: "prism" }>): Mesh {
  const mesh: Mesh = { positions: [], normals: [], indices: [] };
  const add = (corners: Vector[], normal: Vector) => {
    const first = mesh.positions.length / 3;
    for (const corner of corners) {
      mesh.positions.push(...corner);
      mesh.normals.push(...normal);
    }
    for (let at = 1; at < corners.length - 1; at++) {
      mesh.indices.push(first, first + at, first + at + 1);
    }
  };
  const [top, bottom] = [depth / 2, -depth / 2];
  // The axes that come after the upright one are z and x.
  const at = (y: number) => face.map(([a, b]): Vector => [b, y, a]);
  add(at(top), [0, 1, 0]);
  add(at(bottom).reverse(), [0, -1, 0]);
  for (const [index, [fromA, fromB]] of face.entries()) {
    const [toA, toB] = face[(index + 1) % face.length]!;
    add(
      [
        [fromB, top, fromA],
        [fromB, bottom, fromA],
        [toB, bottom, toA],
        [toB, top, toA],
      ],
      unit([fromA - toA, 0, toB - fromB]),
    );
  }
  return mesh;
}
