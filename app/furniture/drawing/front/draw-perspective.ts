import { drawSheet, sheet, type SheetWords } from "../parts/sheet";
import { drawPerspective } from "../perspective/perspective";
import type { PieceLook } from "../piece-look";

/**
 * The view that follows the sliders. It is a module of its own, so that a browser loads only what
 * it draws.
 */
export function drawInPerspective(design: PieceLook, words: SheetWords): string {
  return drawSheet(design, "perspective", words, (piece, id) =>
    drawPerspective(design, piece, id, sheet),
  );
}
