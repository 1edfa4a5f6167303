import type { Run } from "~/furniture/boards/run";
import { withReadyModules } from "~/furniture/boards/start-run";
import { firstRun } from "~/furniture/planner/front/first-run.server";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

import { alongWalls, widthsIn } from "./along-walls";
import { nearestAlong } from "./nearest-walls.server";
import type { Refused } from "./refused.server";
import { faultErrors, faultOf } from "./wall-faults";
import { readShape, type TextOf } from "./wall-texts";
import { shapeOf } from "./walls";

/** What the first step's fields make: a run that fills the walls, or why there is none and the nearest. */
export async function judgeWalls(
  text: TextOf,
  before: Run | undefined,
  language: Language,
): Promise<{ run: Run } | ({ run?: undefined } & Omit<Refused, "typed">)> {
  const kind = text("kind") === "vanity" ? "vanity" : "kitchen";
  const alike = before?.kind === kind ? before : undefined;
  const kept = alike && shapeOf(alike) === readShape(text("shape")) ? alike : undefined;
  const begun = kept ?? (await firstRun(kind, widthsIn(text), language, before?.body));
  if (!begun) return { errors: {}, hasNoLook: true };
  const wish = alongWalls(kept || !alike ? begun : inLooksOf(alike, begun), text);
  const plan = await makePlan(wish, language);
  if (plan.kind === "unknown") return { errors: {}, hasNoLook: true };
  // The walls decide by themselves how they are filled, so that is nothing that the customer has to agree to.
  const filled = async (made: RunPlan) => (kept ? made : await filledAnew(made, language));
  if (plan.kind === "plan") return { run: (await filled(plan)).design };
  const faults = plan.problems.map((problem) => faultOf(wish, problem));
  const near = await nearestAlong(wish, plan.problems, language);
  return { errors: faultErrors(faults, language), faults, nearest: near && (await filled(near)) };
}

/** A plan of the same walls with the modules that the shop would put along them. */
async function filledAnew(plan: RunPlan, language: Language): Promise<RunPlan> {
  const { wish, chosen, rules } = plan;
  const filled = await makePlan(withReadyModules(wish, chosen, rules), language);
  return filled.kind === "plan" ? filled : plan;
}

/** A run along other walls that looks as the one before, for the same appliances. */
function inLooksOf(before: Run, begun: Run): Run {
  const { walls, ceiling, cooking, rules } = begun;
  return { ...before, walls, ceiling, cooking, rules };
}
