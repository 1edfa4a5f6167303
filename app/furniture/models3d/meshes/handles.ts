import { handleReach, type HandleSpot } from "~/furniture/drawing/piece";
import type { HandleLook } from "~/furniture/drawing/piece-look";

import type { Form, ModelNode, Vector } from "../front/model";
import { lathe, merged, tube, turned, type Mesh } from "./surface";

type Handle = Extract<Form, { kind: "handle" }>;

/** Metres. */
const barRadius = 0.0065;
const bowRadius = 0.0085;
const knobRadius = 0.019;

/** The handle of a front, at a place of the group it moves with; none where fronts are pushed. */
export function handleNode(
  { shape }: HandleLook,
  { direction, length }: { direction: HandleSpot["direction"]; length: number },
  at: Vector,
): ModelNode[] {
  if (shape === "none") return [];
  const form: Handle = { kind: "handle", shape, direction, length };
  return [{ name: "handle", at, shape: { form, material: "handle", grain: "y" } }];
}

/** A handle of the drawn forms, from the face of its front outwards. */
export function handleMesh({ shape, direction, length }: Handle): Mesh {
  const reach = handleReach[shape] / 100;
  const half = length / 2;
  const at = (along: number, out: number): Vector =>
    direction === "upright" ? [0, along, out] : [along, 0, out];
  switch (shape) {
    case "bar": {
      const out = reach - barRadius;
      const post = (share: number) =>
        tube([at(share * half, 0), at(share * half, out)], 0.75 * barRadius, 8);
      const bar = tube([at(-half, out), at(half, out)], barRadius, 8);
      return merged([bar, post(-0.78), post(0.78)]);
    }
    case "bow": {
      const rise = reach - bowRadius;
      const points = [-1, -0.8, -0.45, 0, 0.45, 0.8, 1].map((share) =>
        at(share * (half - bowRadius), rise * (1 - Math.abs(share) ** 3)),
      );
      return tube(points, bowRadius, 8);
    }
    case "knob": {
      const rings = [
        { r: 0.007, y: 0 },
        { r: 0.007, y: 0.45 * reach },
        { r: knobRadius, y: 0.6 * reach },
        { r: 0.9 * knobRadius, y: 0.9 * reach },
        { r: 0.5 * knobRadius, y: reach },
        { r: 0, y: reach },
      ];
      return turned(lathe(rings, 16), "z");
    }
  }
}
