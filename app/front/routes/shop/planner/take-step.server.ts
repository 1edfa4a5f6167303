import { redirect } from "@remix-run/node";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { opensOf, type Design } from "~/furniture/boards/design";
import type { PlaceProblem } from "~/furniture/boards/fit";
import { applyEdit } from "~/furniture/boards/front/edit";
import { readEdit } from "~/furniture/boards/front/edit-button";
import { fieldsOf } from "~/furniture/planner/front/nearest-place";
import { newestStart } from "~/furniture/planner/front/newest-start.server";
import type { LengthFaults } from "~/furniture/planner/front/place-lengths";
import {
  planAddress,
  readColumn,
  stepBefore,
  type Where,
} from "~/furniture/planner/front/plan-address";
import {
  designFor,
  measuredIn,
  readPlace,
  type PlaceFields,
  type PlaceWish,
  type ReadText,
} from "~/furniture/planner/front/read-place";
import { makePlan } from "~/furniture/planner/plan.server";
import { centimetres } from "~/platform/format/measures";
import { readOtherLength } from "~/platform/format/read-length";
import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { emptyMessage, message } from "~/platform/forms/validation-message";
import type { Language } from "~/platform/i18n/languages";

import { AS_BOARD } from "./field-bounds";
import { judgeLooks } from "./judge-looks.server";
import { showExample, showNearest, type Nearest } from "./nearest.server";
import { settleReading } from "./other-reading.server";
import { readDivision, readLook } from "./read-step";
import { divisionForm, lengthError, lookForm, placeForm } from "./schema";

/**
 * The first step: what for which place. A design there is already keeps its division and its looks as
 * far as they go with the kind. Refuses lengths that are none, and places where nothing can stand, with
 * the nearest place where something can, its drawing and its price; where nothing is near and no design
 * there, with a usual piece of the kind and place that were chosen.
 */
export async function takePlace(
  form: FormData,
  before: Design | undefined,
  where: Where,
  language: Language,
) {
  const submission = parseForm(form, placeForm);
  const text: ReadText = (name) => textIn(form, name);
  const example = async () => (before ? undefined : showExample(text, where.view, language));
  if (submission.status !== "success") return refuse(submission, { refused: await example() });
  const judged = await judgePlace(submission.value, text, before, where.view, language);
  if (judged.fieldErrors) {
    const { fieldErrors, nearest } = judged;
    return refuse(submission, { fieldErrors, refused: nearest ?? (await example()) });
  }
  return goTo(judged.design, form, { ...where, step: "division" }, judged.other);
}

/**
 * To a step of the design that a form made of the one that was shown, which can be gone back to. `other` is
 * what the form says where its numbers are read otherwise.
 */
function goTo(design: Design, form: FormData, where: Where, other?: Design) {
  const shown = readDesign(textIn(form, "now")) ?? readDesign(textIn(form, "design"));
  const [from, to] = [shown ? writeDesign(shown) : "", writeDesign(design)];
  const before = stepBefore(where.before, from, to);
  return redirect(planAddress(to, { ...where, before, other: other && writeDesign(other) }), 303);
}

type Judged =
  | { design: Design; other: Design | undefined; fieldErrors?: undefined }
  | { design?: undefined; fieldErrors: Record<string, string[]>; nearest: Nearest | undefined };

/**
 * What the first step's fields make: a design, or what to write in which field, and the nearest place where
 * something can stand, with its drawing and its price.
 */
export async function judgePlace(
  fields: PlaceFields,
  text: ReadText,
  before: Design | undefined,
  view: Where["view"],
  language: Language,
): Promise<Judged> {
  const newest = await newestStart(language);
  const refuseFor = async (fieldErrors: Record<string, string[]>): Promise<Judged> => {
    const planned = (wish: PlaceWish) => makePlan(designFor(wish, before, newest), language);
    return { fieldErrors, nearest: await showNearest(fields, text, planned, view, language) };
  };
  const { wish, faults } = readPlace(fields, text);
  if (faults) return refuseFor(faultErrors(faults, text));
  const design = designFor(wish, before, newest);
  const plan = await makePlan(design, language);
  if (plan.kind === "place") return refuseFor(problemErrors(plan.problems, fields, text, language));
  const meant = readPlace(fields, text, readOtherLength).wish;
  const settled = await settleReading(design, meant && designFor(meant, before, newest), language);
  if (plan.kind !== "plan" || wish.place.kind === "free") return settled;
  const other = settled.other && (await makePlan(settled.other, language));
  return {
    design: measuredIn(design, plan.design),
    other: other?.kind === "plan" ? measuredIn(settled.other!, other.design) : undefined,
  };
}

/** What to write in the fields whose text is no length. */
function faultErrors(faults: LengthFaults, text: ReadText): Record<string, string[]> {
  const errors = Object.entries(faults).map(([name, bounds]): [string, string[]] => {
    const error = lengthError(bounds);
    return [name, [text(name)?.trim() ? error : emptyMessage(error)]];
  });
  return Object.fromEntries(errors);
}

/** Said beside the first of the fields that a problem is about. */
function problemErrors(
  problems: PlaceProblem[],
  fields: PlaceFields,
  text: ReadText,
  language: Language,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const problem of problems) {
    const { what, least } = problem;
    const [first = ""] = fieldsOf(problem, fields, text);
    const inCm = centimetres(least, language);
    const isWay = what === "way-in";
    errors[first] = [isWay ? message("wayIn") : message(tooLittle(what), { least: inCm })];
  }
  return errors;
}

function tooLittle(what: PlaceProblem["what"]) {
  if (what === "slope-low") return "slopeTooSteep";
  return what === "slope-high" ? "slopeTooFlat" : "placeTooSmall";
}

/** The second step: columns, zones and what is in them, and one edit where its button was pressed. */
export async function takeDivision(
  form: FormData,
  before: Design,
  where: Where,
  language: Language,
) {
  const submission = parseForm(form, divisionForm(before));
  const text: ReadText = (name) => textIn(form, name);
  const read = readDivision(before, text);
  if (submission.status !== "success" || !read) return refuse(submission);
  const meant = readDivision(before, text, readOtherLength);
  const { design, other } = await settleReading(read, meant, language);
  const edit = readEdit(text("edit") ?? "");
  const plan = edit && (await makePlan(design, language));
  const edited =
    edit && plan?.kind === "plan" ? applyEdit(design, edit, plan.chosen, plan.rules) : design;
  const step = form.get("next") === null ? "division" : "look";
  const column = readColumn(text("coloana") ?? "");
  return goTo(edited, form, { ...where, step, column }, edit ? undefined : other);
}

/** The third step: decors, handle and plinth. */
export async function takeLook(form: FormData, before: Design, where: Where, language: Language) {
  const submission = parseForm(form, lookForm);
  if (submission.status !== "success") return refuse(submission);
  const { body, front, handle = before.handle } = submission.value;
  const { bodyBand = AS_BOARD, frontBand = AS_BOARD } = submission.value;
  const { fieldErrors, isPushed } = await judgeLooks(
    { body, front, bodyBand, frontBand },
    opensOf(before).hasHandles ? handle : undefined,
    language,
  );
  if (Object.keys(fieldErrors).length > 0) return refuse(submission, { fieldErrors });
  const design = readLook(before, (name) => textIn(form, name), isPushed);
  if (!design) return refuse(submission);
  return goTo(design, form, { ...where, step: form.get("next") === null ? "look" : "price" });
}

/** A field as text; a file or nothing counts as empty. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
