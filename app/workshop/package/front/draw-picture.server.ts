import { drawPiece } from "~/furniture/drawing/draw-piece";
import { drawingWords } from "~/furniture/drawing/words";
import { drawPlan } from "~/furniture/planner/draw-plan";
import { namesOfFrozen } from "~/furniture/planner/frozen-plan.server";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { isPlanned } from "~/shop/cart/line-design";

import { assemblySteps } from "../lists/assembly-steps";
import { drawSlantedBoard } from "../lists/slanted-picture";
import { drawStep } from "../lists/step-picture";
import type { PackagedLine } from "./find-package.server";
import type { SheetPicture } from "./package-sheet";

/** A drawing of a package as SVG with Romanian words; undefined where the line has none such. */
export function drawPicture(
  { design, planned }: PackagedLine,
  { of }: Pick<SheetPicture, "of">,
): string | undefined {
  if (of === "technical") {
    if (!design || isPlanned(design)) return undefined;
    const names = { material: design.materialName, handle: design.handleName };
    return drawPiece(design, of, drawingWords(translateIn("ro", "drawing"), design, names, "ro"));
  }
  if (!planned) return undefined;
  const { piece, frozen } = planned;
  if ("view" in of) {
    const names = namesOfFrozen(frozen);
    return drawPlan(planned, frozen, names, of.view, translatorOf("ro"), "workshop");
  }
  if ("slanted" in of) {
    const board = piece.boards[of.slanted - 1];
    return board && drawSlantedBoard(board);
  }
  const steps = assemblySteps(piece);
  return steps[of.step - 1] && drawStep(piece, steps, of.step - 1);
}
