import { findNearestPlace, type PlaceChange } from "~/furniture/planner/front/nearest-place";
import type { Where } from "~/furniture/planner/front/plan-address";
import {
  measuredIn,
  type PlaceFields,
  type PlaceWish,
  type ReadText,
} from "~/furniture/planner/front/read-place";
import { makePlan, type NoPlan, type Plan } from "~/furniture/planner/plan.server";
import type { Language } from "~/platform/i18n/languages";

import { exampleOf } from "./first-design.server";
import { showServed } from "./plan-data.server";
import type { ShownPlan } from "./shown-plan";

/** What is shown beside a refused place: the nearest in which something can stand, and which lengths are others there. */
export interface Nearest {
  plan: ShownPlan;
  places: PlaceChange[];
  /** Whether it is a usual piece instead, as nothing is near. */
  isExample: boolean;
}

/** The nearest place in which something can stand; what that decides by itself is told as no change. */
export async function showNearest(
  fields: PlaceFields,
  text: ReadText,
  planned: (wish: PlaceWish) => Promise<({ kind: "plan" } & Plan) | NoPlan>,
  view: Where["view"],
  language: Language,
): Promise<Nearest | undefined> {
  const found = await findNearestPlace(fields, text, planned);
  if (!found) return undefined;
  const { wish, design } = found.plan;
  const plan = await makePlan(measuredIn(wish, design), language);
  return plan.kind === "plan"
    ? { plan: showServed(plan, language, view), places: found.places, isExample: false }
    : undefined;
}

export async function showExample(
  text: ReadText,
  view: Where["view"],
  language: Language,
): Promise<Nearest | undefined> {
  const plan = await makePlan(await exampleOf(text, language), language);
  if (plan.kind !== "plan") return undefined;
  return { plan: showServed(plan, language, view), places: [], isExample: true };
}
