import { drawBoards, type Reader } from "~/furniture/board-drawings/draw-boards";
import { drawBoardsCard } from "~/furniture/board-drawings/draw-card";
import { drawRun, drawRunCard } from "~/furniture/board-drawings/draw-run";
import { boardViews, type RunLooks, type RunView } from "~/furniture/board-drawings/views";
import { boardsWords } from "~/furniture/board-drawings/words";
import { placesOf } from "~/furniture/boards/build-run";
import type { Bands } from "~/furniture/boards/design";
import type { Piece } from "~/furniture/boards/piece";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import type { Run } from "~/furniture/boards/run";
import { plannedSize, sentenceOf, sizeInTitle, type Speaker } from "~/platform/i18n/size-words";

import { looksOf } from "./build-plan";
import type { FrozenPlan } from "./frozen-plan.server";
import type { Plan } from "./plan.server";
import { isRun, opensIn, sizeOf, type Planned } from "./planned";
import { bandWords } from "./planned-design";

/** What decors and handle are called; `bands` where those are of other decors than their boards'. */
interface Names {
  body: string;
  front: string;
  handle: string;
  worktop?: string | undefined;
  bands?: Bands<string> | undefined;
}

/** What a piece is made of, today or as it was ordered. */
type Made = Pick<Plan | FrozenPlan, "body" | "front" | "handle" | "bands" | "worktop">;

/** Something planned with its piece. */
interface Built {
  design: Planned;
  piece: Piece;
  rules: Rules;
  chosen: Chosen;
}

/**
 * A view of a plan or of an order's copy as SVG. `names` are those of its decors and handle, in the
 * speaker's language. Its buyer sees how it fills its place, the workshop the boards that it saws. Only a run has a plan
 * from above; undefined for that of a design.
 */
export function drawPlan(
  { design, piece, rules, chosen }: Built,
  made: Made,
  { bands = {}, worktop = "", ...names }: Names,
  view: RunView,
  speaker: Speaker,
  reader: Reader = "buyer",
): string | undefined {
  const size =
    reader === "buyer" || isRun(design) || design.leg
      ? sizeOf(design, rules, made.front)
      : { ...design, fills: "nothing" as const };
  const said = {
    inTitle: sizeInTitle(size, speaker),
    sentence: sentenceOf(plannedSize(size, speaker), speaker),
  };
  const unit = reader === "buyer" ? "cm" : "mm";
  const figures = { unit, language: speaker.language } as const;
  const t = speaker.translate("planner-drawing");
  const { hasFronts } = opensIn(design);
  const ofBands = bandWords(bands, hasFronts, (of, decor) => t(`bands.${of}`, { decor }));
  const named = { ...names, bands: ofBands };
  if (isRun(design)) {
    const words = speaker.translate(["run-drawing", "planner-drawing"]);
    const told = { names: { ...named, worktop }, size: said, figures };
    const built = placedRun(design, piece, { chosen, rules });
    return drawRun(built, view, runLooksOf(made), words, told, reader);
  }
  const own = boardViews.find((one) => one === view);
  if (!own) return undefined;
  const words = boardsWords(t, design, piece, named, said, figures);
  return drawBoards(piece, design.place, own, looksOf(made), words, reader);
}

/** A run with its piece and where all of it is, as its drawings and its model want it. */
export function placedRun(
  run: Run,
  piece: Piece,
  { chosen, rules }: Pick<Built, "chosen" | "rules">,
) {
  return { run, piece, places: placesOf(run, chosen, rules) };
}

/** How all that a run is made of looks. */
export function runLooksOf(made: Made): RunLooks {
  return { ...looksOf(made), worktop: (made.worktop ?? made.body).look };
}

/** The picture of a plan, or of an order's copy, for where it is shared or mailed: SVG without words. */
export function drawPlanCard({ design, piece, ...by }: Built, made: Made): string {
  if (isRun(design)) return drawRunCard(placedRun(design, piece, by), runLooksOf(made));
  return drawBoardsCard(piece, design.place, looksOf(made));
}
