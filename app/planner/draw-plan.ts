import type { Design } from "~/boards/design";
import { drawBoardsCard } from "~/boards/drawing/draw-card";
import { drawBoards } from "~/boards/drawing/draw-boards";
import type { BoardView } from "~/boards/drawing/views";
import { boardsWords, type TranslateBoards } from "~/boards/drawing/words";
import type { Piece } from "~/boards/piece";

import type { FrozenPlan } from "./frozen-plan.server";
import type { Plan } from "./plan.server";

/**
 * A view of a plan or of an order's copy as SVG. `names` are those of its decors and handle, in the
 * language of the words.
 */
export function drawPlan(
  { design, piece }: { design: Design; piece: Piece },
  { body, front, handle }: Pick<Plan | FrozenPlan, "body" | "front" | "handle">,
  names: { body: string; front: string; handle: string },
  view: BoardView,
  t: TranslateBoards,
): string {
  const looks = { body: body.look, front: front.look, handle: handle.look };
  return drawBoards(piece, design.place, view, looks, boardsWords(t, design, piece, names));
}

/** The picture of a plan, or of an order's copy, for where it is shared or mailed: SVG without words. */
export function drawPlanCard(
  { design, piece }: { design: Design; piece: Piece },
  { body, front, handle }: Pick<Plan | FrozenPlan, "body" | "front" | "handle">,
): string {
  const looks = { body: body.look, front: front.look, handle: handle.look };
  return drawBoardsCard(piece, design.place, looks);
}
