import { anyLength } from "~/furniture/boards/design";
import type { RunKind } from "~/furniture/boards/run";
import { firstRun } from "~/furniture/planner/front/first-run.server";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import { writePlanned } from "~/furniture/planner/planned";
import type { Language } from "~/platform/i18n/languages";

import type { Draft } from "./draft";

/** A kitchen or a vanity as the planner begins it along the wall of a whole draft. */
export interface PlannedRun {
  kind: "run";
  /** The text of a run that can be built as it is. */
  plan: string;
  made: RunPlan;
  /** The wall's width in mm as it was wished, where nothing can be built along one of it. */
  wished: number | null;
}

/** A wall too narrow is answered by the narrowest, and that one once more by what is built along it. */
const MOST_ROUNDS = 3;

/**
 * The shop's own kitchen or vanity for a wall as wide as a draft says, or for the nearest that it can be along.
 * Undefined where the shop can plan nothing, such as without decors.
 */
export async function planRun(
  kind: RunKind,
  { measures, decor }: Draft,
  language: Language,
): Promise<PlannedRun | undefined> {
  const wished = measures.width!;
  let width = Math.min(wished, anyLength.max);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const wish = await firstRun(kind, width, language, decor);
    const made = wish && (await makePlan(wish, language));
    if (!made || made.kind === "unknown") return undefined;
    if (made.kind === "plan") {
      const plan = writePlanned(made.design);
      return { kind: "run", plan, made, wished: width === wished ? null : wished };
    }
    const least = made.problems.find(({ what }) => what === "wall-width")?.least;
    if (least === undefined || least <= width) return undefined;
    width = least;
  }
  return undefined;
}
