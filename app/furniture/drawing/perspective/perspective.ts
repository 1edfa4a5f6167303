import type { Canvas } from "../canvas";
import { cameraFor, type CameraStand, farthestFirst, type Point, type Sheet } from "../geometry";
import { gradientsUsedBy } from "../gradients";
import { type GrainFace, grainPatterns } from "../grain";
import { boxOf, shadow, underOverhang } from "../light";
import { ink } from "../materials";
import { outerSizeOf } from "../outer-size";
import { knobGradient } from "../perspective-handles";
import type { Piece } from "../piece";
import type { PieceLook } from "../piece-look";
import { drawPart } from "./parts";

/** Where it is seen from, if not from the usual corner, and what stands out before it. */
interface Sight {
  stand?: CameraStand;
  jutting?: Point[];
}

/** The three-quarter view: everything inside the svg element, after title and desc. */
export function drawPerspective(
  design: PieceLook,
  piece: Piece,
  id: string,
  sheet: Sheet,
  { stand, jutting }: Sight = {},
): string {
  const { material, handle, widthCm: width, heightCm } = design;
  const height = heightCm + (piece.above ?? 0);
  const { depth } = outerSizeOf(design);
  const floor = piece.hung ?? 0;
  const bounds = { x: 0, y: 0, z: 0, width, height, depth };
  const camera = cameraFor(bounds, sheet, floor, stand, jutting);
  const canvas: Canvas = { id, camera, material, handle, grains: new Set<GrainFace>() };
  const body = farthestFirst(piece.parts, boxOf)
    .map((part) => drawPart(canvas, part) + underOverhang(canvas, part, piece.parts))
    .join("");
  const grains = grainPatterns(id, material, canvas.grains, camera, {
    width,
    height,
    depth,
  });
  const painted = shadow(canvas, piece, width, depth, floor) + outlined(body);
  const knob = handle.shape === "knob" ? knobGradient(id, handle) : "";
  return `<defs>${gradientsUsedBy(painted, id)}${knob}${grains}</defs>${painted}`;
}

function outlined(body: string): string {
  return `<g stroke="${ink}" stroke-width=".6" stroke-linejoin="round">${body}</g>`;
}
