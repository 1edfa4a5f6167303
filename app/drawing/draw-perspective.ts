import type { PieceConfiguration } from "./configuration";
import { drawPerspective } from "./perspective/perspective";
import { drawSheet, sheet, type SheetWords } from "./sheet";

/** The view that follows the hand; by itself, so that a browser fetches no more than it draws. */
export function drawInPerspective(configuration: PieceConfiguration, words: SheetWords): string {
  return drawSheet(configuration, "perspective", words, (piece, id) =>
    drawPerspective(configuration, piece, id, sheet),
  );
}
