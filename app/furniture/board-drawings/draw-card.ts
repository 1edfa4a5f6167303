import type { Place } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { asStanding, unfolded } from "~/furniture/boards/standing";
import { drawCard } from "~/furniture/drawing/scale-card";

import { perspectiveSheet } from "./draw-boards";
import { outlineOf } from "./elevation/outline";
import { drawInPerspective } from "./projection/perspective";
import { drawToScale } from "./projection/scale";
import type { Looks } from "./views";

/** The picture of a planned piece for where its address is shared, as SVG without text. */
export function drawBoardsCard(piece: Piece, place: Place, looks: Looks): string {
  const seen = asStanding(piece);
  const stage = drawToScale(seen, place, looks, "s", false, undefined);
  const view = drawInPerspective(seen, looks, "v", perspectiveSheet, false);
  return drawCard({ ...perspectiveSheet, svg: view }, { ...stage, svg: stage.inner });
}

/** A piece in thin lines, a picture of how it is divided: its inside, without words and measures. */
export function drawOutline(piece: Piece): string {
  const seen = unfolded(piece);
  const { width, height } = seen.bounds;
  const [wide, tall] = [Math.round(width / 10), Math.round(height / 10)];
  return (
    `<svg viewBox="-2 -2 ${wide + 4} ${tall + 4}" fill="none" stroke="currentColor" aria-hidden="true">` +
    `<path d="${outlineOf(seen)}" vector-effect="non-scaling-stroke"/></svg>`
  );
}
