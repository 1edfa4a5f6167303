import { drawTechnical } from "./elevation/technical";
import { drawInPerspective } from "./front/draw-perspective";
import { drawSheet, sheet } from "./parts/sheet";
import type { PieceLook, PieceView } from "./piece-look";
import { drawScale } from "./scale/draw-scale";
import type { DrawingWords } from "./words";

/**
 * A whole SVG document of a design, usable as a file, in `<img>` and inline.
 * The same design, view and words always give the same bytes, here and in a browser.
 */
export function drawPiece(design: PieceLook, view: PieceView, words: DrawingWords): string {
  const own = { title: words.title, description: words[view] };
  if (view === "perspective") return drawInPerspective(design, own);
  if (view === "technical") {
    return drawSheet(design, view, own, (piece) => drawTechnical(design, piece, words, sheet));
  }
  const figures = { heading: words.toScale, write: String };
  return drawSheet(
    design,
    view,
    own,
    (piece, id) => drawScale(design, piece, id, figures, sheet.height).inner,
  );
}
