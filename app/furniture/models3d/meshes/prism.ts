import type { Form, Vector } from "../front/model";
import { unit, type Mesh } from "./surface";

/** A convex face with its thickness, half of it before and half behind the middle; all its edges are sharp. */
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
  const [front, rear] = [depth / 2, -depth / 2];
  const at = (z: number) => face.map(([x, y]): Vector => [x, y, z]);
  add(at(front), [0, 0, 1]);
  add(at(rear).reverse(), [0, 0, -1]);
  for (const [index, [fromX, fromY]] of face.entries()) {
    const [toX, toY] = face[(index + 1) % face.length]!;
    add(
      [
        [fromX, fromY, front],
        [fromX, fromY, rear],
        [toX, toY, rear],
        [toX, toY, front],
      ],
      unit([toY - fromY, fromX - toX, 0]),
    );
  }
  return mesh;
}
