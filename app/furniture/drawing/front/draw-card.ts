import { sheet } from "../parts/sheet";
import type { PieceLook } from "../piece-look";
import { drawCard } from "../scale-card";
import { drawScale } from "../scale/draw-scale";
import { shapes } from "../shapes";
import { drawInPerspective } from "./draw-perspective";

/** The picture of a design for where its address is shared, as SVG without text. */
export function drawPieceCard(design: PieceLook): string {
  const { form, widthCm: width, heightCm: height, depthCm: depth } = design;
  const stage = drawScale(design, shapes[form]({ width, height, depth }), "s", undefined, 0);
  const view = drawInPerspective(design, { title: "", description: "" });
  return drawCard({ ...sheet, svg: view }, { ...stage, svg: stage.inner });
}
