import type { Box } from "~/furniture/drawing/geometry";
import type { Finish } from "~/furniture/drawing/piece";
import type { HandleLook } from "~/furniture/drawing/piece-look";

import { vector, type Axis, type Form, type ModelNode, type Vector } from "../front/model";

/** Where a catalogue piece is put together: knows where it stands. */
export interface Bench {
  handle: HandleLook;
  /** A place of the piece, in the drawing's centimetres, as one of the model. */
  place: (x: number, y: number, z: number) => Vector;
  board: (name: string, box: Box, finish: Finish | "drawer", grain: Axis) => ModelNode;
  rod: (name: string, box: Box, axis: Axis, finish: Finish) => ModelNode;
  /** A form stretched to a box. */
  stretched: (name: string, form: Form, box: Box, finish: Finish | "drawer") => ModelNode;
}

export function benchFor(handle: HandleLook, width: number, depth: number): Bench {
  const place = (x: number, y: number, z: number) =>
    vector((x - width / 2) / 100, y / 100, (depth / 2 - z) / 100);
  const stretch = (
    name: string,
    form: Form,
    box: Box,
    material: Finish | "drawer",
    grain: Axis,
  ): ModelNode => ({
    name,
    at: place(box.x + box.width / 2, box.y + box.height / 2, box.z + box.depth / 2),
    shape: {
      form,
      material,
      grain,
      size: vector(box.width / 100, box.height / 100, box.depth / 100),
    },
  });
  return {
    handle,
    place,
    board: (name, box, finish, grain) => stretch(name, { kind: "box" }, box, finish, grain),
    rod: (name, box, axis, finish) => stretch(name, { kind: "rod", axis }, box, finish, axis),
    stretched: (name, form, box, finish) => stretch(name, form, box, finish, "x"),
  };
}

/** Nodes as seen from a place that they move about. */
export function around(pivot: Vector, nodes: ModelNode[]): ModelNode[] {
  return nodes.map((node) => {
    const [x, y, z] = node.at;
    return { ...node, at: vector(x - pivot[0], y - pivot[1], z - pivot[2]) };
  });
}
