import { frontQuad } from "~/furniture/drawing/canvas";
import type { Camera, Flat } from "~/furniture/drawing/geometry";

import type { StandingBoard } from "./scene";

/** A shut front, wider all around, in centimetres, as it lies on the sheet. */
export function shapeAround(camera: Camera, { box, solid }: StandingBoard, by: number): Flat[] {
  const { x, y, z, width, height } = box;
  if (!solid.prism) {
    return frontQuad(camera, z, x - by, y - by, width + 2 * by, height + 2 * by);
  }
  const out = (at: number, middle: number) => at + Math.sign(at - middle) * by;
  const corners = solid.prism.outline.map(({ a, b }) =>
    camera.project(out(a, x + width / 2), b > y + by ? b + by : b - by, z),
  );
  return corners.reverse();
}
