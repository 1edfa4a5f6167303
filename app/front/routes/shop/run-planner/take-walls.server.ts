import type { Run } from "~/furniture/boards/run";
import type { Where } from "~/furniture/planner/front/plan-address";
import { parseForm } from "~/platform/forms/read-form.server";
import type { Language } from "~/platform/i18n/languages";

import { textIn } from "../planner/take-step.server";
import { goTo } from "./go-to-run.server";
import { judgeWalls } from "./judge-walls.server";
import { refusal, type Refused } from "./refused.server";
import { wallForm } from "./wall-form";
import { missingOf, readShape } from "./wall-texts";

/**
 * The first step: walls, along which a run there is already keeps its modules as far as they go; without one, or in another
 * shape, they are filled with ready ones. Refuses lengths that are none, and walls along which nothing can stand, with
 * the nearest.
 */
export async function takeWalls(
  form: FormData,
  before: Run | undefined,
  where: Where,
  language: Language,
): Promise<Response | Refused> {
  const text = (name: string) => textIn(form, name).trim();
  const submission = parseForm(form, wallForm(readShape(text("shape"))));
  if (submission.status !== "success") return refusal(form, submission);
  const missing = missingOf(text);
  if (missing) return refusal(form, submission, missing);
  const judged = await judgeWalls(text, before, language);
  if (judged.run) return goTo(judged.run, form, { ...where, step: "division" });
  return { ...refusal(form, submission, judged.errors), ...judged };
}
