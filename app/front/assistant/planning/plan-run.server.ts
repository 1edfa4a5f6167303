import { anyLength } from "~/furniture/boards/design";
import type { RunKind, WallProblem } from "~/furniture/boards/run";
import type { PieceShape } from "~/furniture/drawing/piece-look";
import { firstRun } from "~/furniture/planner/front/first-run.server";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import { writePlanned } from "~/furniture/planner/planned";
import type { Language } from "~/platform/i18n/languages";

import { askedMeasures, type Draft } from "./draft";

/** A kitchen or a vanity as the planner begins it along the walls of a whole draft. */
export interface PlannedRun {
  kind: "run";
  /** The text of a run that can be built as it is. */
  plan: string;
  made: RunPlan;
  /** The lengths of the walls in mm as they were wished, where nothing can be built along such ones. */
  wished: number[] | null;
}

/** A wall too short is answered by the shortest, and that one once more by what is built along it. */
const MOST_ROUNDS = 3;

/**
 * The shop's own kitchen or vanity for walls as long as a draft says, or for the nearest that it can be along.
 * Undefined where the shop can plan nothing, such as without decors.
 */
export async function planRun(
  kind: RunKind,
  { shape, measures, decor, ...along }: Draft & { shape: PieceShape },
  language: Language,
): Promise<PlannedRun | undefined> {
  const wished = askedMeasures(shape, along).map((name) => measures[name]!);
  let widths = wished.map((width) => Math.min(width, anyLength.max));
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wish = await firstRun(kind, widths, language, decor);
    const made = wish && (await makePlan(wish, language));
    if (!made || made.kind === "unknown") return undefined;
    if (made.kind === "plan") {
      const plan = writePlanned(made.design);
      const isWished = widths.every((width, index) => width === wished[index]);
      return { kind: "run", plan, made, wished: isWished ? null : wished };
    }
    const next = nearestWalls(widths, made.problems);
    if (next.every((width, index) => width === widths[index])) return undefined;
    widths = next;
  }
  return undefined;
}

/** Walls as long as the problems of some say; all of them together shorter in proportion. */
function nearestWalls(widths: number[], problems: readonly WallProblem[]): number[] {
  const all = problems.find(({ what }) => what === "walls-length");
  const sum = widths.reduce((total, width) => total + width, 0);
  if (all) return widths.map((width) => Math.floor((width * all.least) / sum));
  const isShort = ({ what }: WallProblem) => what === "wall-width" || what === "aisle";
  return widths.map((width, index) =>
    Math.max(
      width,
      ...problems
        .filter((one) => isShort(one) && (one.wall ?? 0) === index)
        .map(({ least }) => least),
    ),
  );
}
