import type { PieceConfiguration, PieceView } from "./configuration";
import { drawInPerspective } from "./draw-perspective";
import { drawTechnical } from "./elevation/technical";
import { drawSheet, sheet } from "./sheet";
import type { DrawingWords } from "./words";

/**
 * A whole SVG document of a configuration, usable as a file, in `<img>` and inline.
 * The same configuration, view and words always give the same bytes, here and in a browser.
 */
export function drawPiece(
  configuration: PieceConfiguration,
  view: PieceView,
  words: DrawingWords,
): string {
  const own = { title: words.title, description: words[view] };
  if (view === "perspective") return drawInPerspective(configuration, own);
  return drawSheet(configuration, view, own, (piece) =>
    drawTechnical(configuration, piece, words, sheet),
  );
}
