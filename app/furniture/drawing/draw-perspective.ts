import { drawSheet, sheet, type SheetWords } from "./parts/sheet";
import { drawPerspective } from "./perspective/perspective";
import type { PieceDesign } from "./piece-design";

/**
 * The view that follows the sliders. It is a module of its own, so that a browser loads only what
 * it draws.
 */
export function drawInPerspective(design: PieceDesign, words: SheetWords): string {
  return drawSheet(design, "perspective", words, (piece, id) =>
    drawPerspective(design, piece, id, sheet),
  );
}
