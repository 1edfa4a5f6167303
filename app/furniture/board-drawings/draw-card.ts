import type { Place } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import { asStanding } from "~/furniture/boards/standing";
import { drawCard } from "~/furniture/drawing/scale-card";

import { perspectiveSheet } from "./draw-boards";
import type { Looks } from "./looks";
import { drawInPerspective } from "./projection/perspective";
import { drawToScale } from "./projection/scale";

/** The picture of a planned piece for where its address is shared, as SVG without text. */
export function drawBoardsCard(piece: Piece, place: Place, looks: Looks): string {
  const seen = asStanding(piece);
  const stage = drawToScale(seen, place, looks, "s", false, undefined);
  const view = drawInPerspective(seen, looks, "v", perspectiveSheet, false);
  return drawCard({ ...perspectiveSheet, svg: view }, { ...stage, svg: stage.inner });
}
