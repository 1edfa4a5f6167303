import { isDeepStrictEqual } from "node:util";

import { fitRun } from "~/furniture/boards/fit-run";
import { allModules, type Run } from "~/furniture/boards/run";
import type { Where } from "~/furniture/planner/front/plan-address";
import type { RunPlan } from "~/furniture/planner/plan.server";
import { parseForm } from "~/platform/forms/read-form.server";
import type { Language } from "~/platform/i18n/languages";

import { judgeLooks } from "../planner/judge-looks.server";
import { textIn } from "../planner/take-step.server";
import { goTo } from "./go-to-run.server";
import { readRunLook, runLookForm } from "./look-form";
import { editModules, readModuleEdit } from "./module-edits";
import { modulesForm } from "./modules-form";
import { readModules } from "./read-modules";
import { refusal, type Refused } from "./refused.server";

/**
 * The second step: modules, the sheets of the appliances, and one edit where its button was pressed. The wall decides by
 * itself which widths the others take, so that is nothing that the customer has to agree to; what was typed is.
 */
export function takeModules(form: FormData, plan: RunPlan, where: Where): Response | Refused {
  const before = plan.design;
  const submission = parseForm(form, modulesForm(before));
  if (submission.status !== "success") return refusal(form, submission);
  const typed = readModules(before, (name) => textIn(form, name));
  const edit = readModuleEdit(textIn(form, "edit"));
  const after = textIn(form, "after");
  const last = allModules(before).length - 1;
  const { run, open } = edit
    ? editModules(typed, edit, /^-?\d{1,2}$/.test(after) ? Number(after) : last)
    : { run: typed, open: changedIn(before, typed) };
  const fitted = fitRun(run, plan.chosen, plan.rules, open);
  const isFilled = fitted.changes.every(
    ({ why, module }) => why === "fill-width" && (edit || module !== open),
  );
  const step = edit || form.get("next") === null ? "division" : "look";
  // What cannot be is said above all modules, so there the page is shown from its top.
  const place = step === "division" && open !== undefined && isFilled ? `#modul-${open + 1}` : "";
  return goTo(isFilled ? fitted.run : run, form, { ...where, step, column: open ?? 0 }, place);
}

/** The first module that is another in a run as typed; undefined where none is. */
function changedIn(before: Run, typed: Run): number | undefined {
  const modules = allModules(before);
  const at = allModules(typed).findIndex((one, index) => !isDeepStrictEqual(one, modules[index]));
  return at < 0 ? undefined : at;
}

/** The third step: decors, worktop, handle, and how high wall modules are. */
export async function takeLook(
  form: FormData,
  plan: RunPlan,
  where: Where,
  language: Language,
): Promise<Response | Refused> {
  const submission = parseForm(form, runLookForm);
  if (submission.status !== "success") return refusal(form, submission);
  const { value } = submission;
  const { body, front, worktop, bodyBand, frontBand } = value;
  const bands = { ...(bodyBand && { bodyBand }), ...(frontBand && { frontBand }) };
  const handle = value.handle ?? plan.design.handle;
  const chosen = { front, body, worktop, ...bands };
  const { fieldErrors, isPushed } = await judgeLooks(chosen, handle, language);
  if (Object.keys(fieldErrors).length > 0) return refusal(form, submission, fieldErrors);
  const run = readRunLook(plan.wish, value, plan.rules, isPushed(handle));
  return goTo(run, form, { ...where, step: form.get("next") === null ? "look" : "price" });
}
