import { drawBoards, type Reader } from "~/furniture/board-drawings/draw-boards";
import { drawBoardsCard } from "~/furniture/board-drawings/draw-card";
import type { BoardView } from "~/furniture/board-drawings/views";
import { boardsWords } from "~/furniture/board-drawings/words";
import { buyersSize } from "~/furniture/boards/buyers-size";
import { opensOf, type Bands, type Design } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import type { Rules } from "~/furniture/boards/rules";
import { plannedSize, sentenceOf, sizeInTitle, type Speaker } from "~/platform/i18n/size-words";

import { looksOf } from "./build-plan";
import type { FrozenPlan } from "./frozen-plan.server";
import type { Plan } from "./plan.server";
import { bandWords } from "./planned-design";

/** What decors and handle are called; `bands` where those are of other decors than their boards'. */
interface Names {
  body: string;
  front: string;
  handle: string;
  bands?: Bands<string> | undefined;
}

/** What a piece is made of, today or as it was ordered. */
type Made = Pick<Plan | FrozenPlan, "body" | "front" | "handle" | "bands">;

/**
 * A view of a plan or of an order's copy as SVG. `names` are those of its decors and handle, in the
 * speaker's language. Its buyer sees how it fills its place, the workshop the boards that it saws.
 */
export function drawPlan(
  { design, piece, rules }: { design: Design; piece: Piece; rules: Rules },
  made: Made,
  { bands = {}, ...names }: Names,
  view: BoardView,
  speaker: Speaker,
  reader: Reader = "buyer",
): string {
  const size =
    reader === "buyer" || design.leg
      ? buyersSize(design, rules, made.front)
      : { ...design, fills: "nothing" as const };
  const t = speaker.translate("planner-drawing");
  const said = {
    inTitle: sizeInTitle(size, speaker),
    sentence: sentenceOf(plannedSize(size, speaker), speaker),
  };
  const unit = reader === "buyer" ? "cm" : "mm";
  const figures = { unit, language: speaker.language } as const;
  const { hasFronts } = opensOf(design);
  const ofBands = bandWords(bands, hasFronts, (of, decor) => t(`bands.${of}`, { decor }));
  const named = { ...names, bands: ofBands };
  const words = boardsWords(t, design, piece, named, said, figures);
  return drawBoards(piece, design.place, view, looksOf(made), words, reader);
}

/** The picture of a plan, or of an order's copy, for where it is shared or mailed: SVG without words. */
export function drawPlanCard(
  { design, piece }: { design: Design; piece: Piece },
  made: Made,
): string {
  return drawBoardsCard(piece, design.place, looksOf(made));
}
