import type { Canvas } from "../canvas";
import { farthestFirst } from "../geometry";
import type { Camera } from "../geometry";
import { gradientsUsedBy } from "../gradients";
import { type GrainFace, grainPatterns } from "../grain";
import { boxOf, underOverhang } from "../light";
import { ink } from "../materials";
import { outerSizeOf } from "../outer-size";
import { knobGradient } from "../perspective-handles";
import { drawPart } from "../perspective/parts";
import type { Piece } from "../piece";
import type { PieceLook } from "../piece-look";
import { drawStage, type Figures, noRoom } from "../scale-stage";

/** A design to scale beside a person and a door: everything inside the svg element. */
export function drawScale(
  design: PieceLook,
  piece: Piece,
  id: string,
  figures: Figures | undefined,
  least: number,
) {
  const { widthCm: width, heightCm: height } = design;
  const hung = piece.hung ?? 0;
  const reach = hung + height + (piece.above ?? 0);
  const paint = (camera: Camera) => paintFromFront(design, piece, id, camera);
  const figured = { from: 0, width, height: outerSizeOf(design).height };
  const jutting = { left: 0, right: 0 };
  return drawStage({ width, hung, reach, figured, jutting, room: noRoom, paint }, figures, least);
}

function paintFromFront(
  { material, handle, widthCm: width, heightCm: height, depthCm: depth }: PieceLook,
  piece: Piece,
  id: string,
  camera: Camera,
): string {
  const canvas: Canvas = { id, camera, material, handle, grains: new Set<GrainFace>() };
  const body = farthestFirst(piece.parts, boxOf)
    .map((part) => drawPart(canvas, part) + underOverhang(canvas, part, piece.parts))
    .join("");
  const grains = grainPatterns(id, material, canvas.grains, camera, { width, height, depth });
  const knob = handle.shape === "knob" ? knobGradient(id, handle) : "";
  return (
    `<defs>${gradientsUsedBy(body, id)}${knob}${grains}</defs>` +
    `<g stroke="${ink}" stroke-width=".6" stroke-linejoin="round">${body}</g>`
  );
}
