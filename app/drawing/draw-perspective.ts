import type { PieceDesign } from "./piece-design";
import { drawPerspective } from "./perspective/perspective";
import { drawSheet, sheet, type SheetWords } from "./sheet";

/** The view that follows the hand; by itself, so that a browser fetches no more than it draws. */
export function drawInPerspective(design: PieceDesign, words: SheetWords): string {
  return drawSheet(design, "perspective", words, (piece, id) =>
    drawPerspective(design, piece, id, sheet),
  );
}
