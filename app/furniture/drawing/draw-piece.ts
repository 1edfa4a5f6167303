import { lengthText } from "~/platform/format/measures";

import { drawTechnical } from "./elevation/technical";
import { drawInPerspective } from "./front/draw-perspective";
import type { CameraStand } from "./geometry";
import { drawSheet, sheet } from "./parts/sheet";
import { opened } from "./perspective/opened";
import { drawPerspective } from "./perspective/perspective";
import type { PieceLook, PieceView } from "./piece-look";
import { drawScale } from "./scale/draw-scale";
import type { DrawingWords } from "./words";

/** 53°, so that one sees the side that the usual corner shows least of. */
const fromTheSide: CameraStand = { sine: 0.8, cosine: 0.6, highest: Infinity };
/** 15° only, so that one looks between open doors. */
const betweenDoors: CameraStand = { sine: 0.2588, cosine: 0.9659, highest: Infinity };

/**
 * A whole SVG document of a design, usable as a file, in `<img>` and inline.
 * The same design, view and words always give the same bytes, here and in a browser.
 */
export function drawPiece(design: PieceLook, view: PieceView, words: DrawingWords): string {
  const own = { title: words.title, description: words[view] };
  if (view === "perspective") return drawInPerspective(design, own);
  if (view === "turned") {
    return drawSheet(design, view, own, (piece, id) =>
      drawPerspective(design, piece, id, sheet, { stand: fromTheSide }),
    );
  }
  if (view === "open") {
    return drawSheet(design, view, own, (shut, id) => {
      const { piece, jutting } = opened(shut);
      return drawPerspective(design, piece, id, sheet, { stand: betweenDoors, jutting });
    });
  }
  if (view === "technical") {
    return drawSheet(design, view, own, (piece) => drawTechnical(design, piece, words, sheet));
  }
  const write = (centimetres: number) => lengthText(centimetres, words.language);
  const figures = { heading: words.toScale, write };
  return drawSheet(
    design,
    view,
    own,
    (piece, id) => drawScale(design, piece, id, figures, sheet.height).inner,
  );
}
