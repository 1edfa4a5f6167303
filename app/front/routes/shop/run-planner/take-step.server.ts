import { isDeepStrictEqual } from "node:util";

import { redirect } from "@remix-run/node";

import { fitRun, offers } from "~/furniture/boards/fit-run";
import { allModules, type Run } from "~/furniture/boards/run";
import { readRun, writeRun } from "~/furniture/boards/run-address";
import { withReadyModules } from "~/furniture/boards/start-run";
import { firstRun } from "~/furniture/planner/front/first-run.server";
import { stepBefore, type Where } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";
import { makePlan, type RunPlan } from "~/furniture/planner/plan.server";
import { parseForm } from "~/platform/forms/read-form.server";
import type { Language } from "~/platform/i18n/languages";

import { judgeLooks } from "../planner/judge-looks.server";
import { textIn } from "../planner/take-step.server";
import { alongWalls, widthsIn } from "./along-walls";
import type { Filled } from "./fields";
import { readRunLook, runLookForm } from "./look-form";
import { editModules, readModuleEdit } from "./module-edits";
import { modulesForm, readModules } from "./modules-form";
import { faultErrors, faultOf, nearestAlong, type Fault } from "./nearest-walls.server";
import { missingOf, readShape, wallForm, type TextOf } from "./wall-form";
import { shapeOf } from "./walls";

/** A step that was not taken: what was typed and what is wrong in it, and the nearest run where there is one. */
export interface Refused extends Filled {
  nearest?: RunPlan | undefined;
  /** What the walls are too small in for any. */
  faults?: Fault[];
  /** No decor or no handle is on offer. */
  hasNoLook?: true;
  /** What the run is made of is offered no more. */
  isNotOffered?: true;
}

type Submission = ReturnType<typeof parseForm>;

/** What a refused form holds, and what is wrong in it; the run it changes goes along. */
function refusal(form: FormData, submission: Submission, errors?: Filled["errors"]): Refused {
  const { error, initialValue } = submission.reply();
  const typed = { ...initialValue, design: textIn(form, "design"), now: textIn(form, "now") };
  return { typed, errors: errors ?? error ?? {} };
}

/** To a step of the run that a form made of the one that was shown, which can be gone back to. */
function goTo(run: Run, form: FormData, where: Where, place = ""): Response {
  const shown = readRun(textIn(form, "now")) ?? readRun(textIn(form, "design"));
  const [from, to] = [shown ? writeRun(shown) : "", writeRun(run)];
  const before = stepBefore(where.before, from, to);
  return redirect(runAddress(to, { ...where, before }) + place, 303);
}

/**
 * The first step: walls, along which a run there is already keeps its modules as far as they go; without one, or in another
 * shape, they are filled with ready ones. Refuses lengths that are none, and walls along which nothing can stand, with
 * the nearest.
 */
export async function takeWall(
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
  const judged = await judgeWall(text, before, language);
  if (judged.run) return goTo(judged.run, form, { ...where, step: "division" });
  return { ...refusal(form, submission, judged.errors), ...judged };
}

/** What the first step's fields make: a run that fills the walls, or why there is none and the nearest. */
export async function judgeWall(
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
  const place = step === "division" && open !== undefined ? `#modul-${open + 1}` : "";
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

/** A few of the other runs that fill the wall. */
export function offersOf({ design, chosen, rules }: RunPlan): Run[] {
  const all = offers(design, chosen, rules).map(({ run }) => [writeRun(run), run] as const);
  return [...new Map(all).values()].slice(0, MOST_OFFERS);
}
const MOST_OFFERS = 6;
