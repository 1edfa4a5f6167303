import type { Design } from "~/furniture/boards/design";
import { priceOf, type Price, type Vat } from "~/furniture/boards/price";
import type { ChosenPrices, PriceList } from "~/furniture/boards/price-list";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import type { Decor, Handle } from "~/furniture/decors/decor";
import { listKnown } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import { findVat } from "~/platform/settings/vat-rates.server";
import { afterQueue } from "~/platform/settings/workshop-queue";
import { findQueueDays } from "~/platform/settings/workshop-queue.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { buildPlan, chosenOf, daysUntil, type BuiltPlan, type NoPlace } from "./build-plan";
import { findPriceList, findRules, type Version } from "./construction.server";
import { areOffered } from "./front/plan-basis";

/** A design with all that follows from it today. */
export interface Plan extends Omit<BuiltPlan, "kind"> {
  /** As it was asked for; `design` is the same where that can be built. */
  wish: Design;
  price: Price;
  body: Decor;
  front: Decor;
  handle: Handle;
  /** Whether its decors and its handle are still offered. */
  isOffered: boolean;
  rules: Rules;
  chosen: Chosen;
  /** Days from the advance to the delivery. */
  days: { from: number; to: number };
}

export type NoPlan =
  /** A decor, a handle or a version of the rules that the shop never had. */
  { kind: "unknown" } | NoPlace;

/** What a wish is built and priced from today, and the days from the advance to the delivery. */
export interface PlanBasis {
  body: Decor;
  front: Decor;
  handle: Handle;
  chosen: Chosen;
  rules: Version<Rules>;
  priceList: Version<PriceList>;
  vat: Vat;
  days: Plan["days"];
}

/** The basis of a wish, its decors and handle named; undefined where the shop never had one of them or its rules. */
export async function findPlanBasis(
  wish: Design,
  language: Language,
  db: Db = shopDatabase(),
): Promise<PlanBasis | undefined> {
  const [rules, known, priceList, vat, queueDays] = await Promise.all([
    findRules(wish.rules, db),
    listKnown(language, db),
    findPriceList(db),
    findVat(new Date(), db),
    findQueueDays(db),
  ]);
  const body = known.decors.find(({ id }) => id === wish.body);
  const front = known.decors.find(({ id }) => id === wish.front);
  const handle = known.handles.find(({ id }) => id === wish.handle);
  if (!rules || !body || !front || !handle) return undefined;
  const { leadFromDays: from, leadToDays: to } = priceList.content;
  const days = daysUntil(afterQueue({ from, to }, queueDays), body, front);
  return {
    body,
    front,
    handle,
    chosen: chosenOf(body, front, handle),
    rules,
    priceList,
    vat,
    days,
  };
}

/**
 * Builds and prices a design under the rules it names, with today's decors, price list and VAT. A wish
 * that is not possible becomes the nearest that is, with what had to change.
 */
export async function makePlan(
  wish: Design,
  language: Language,
  db: Db = shopDatabase(),
): Promise<({ kind: "plan" } & Plan) | NoPlan> {
  const basis = await findPlanBasis(wish, language, db);
  return basis ? planOn(wish, basis) : { kind: "unknown" };
}

/** The same on a basis that is known. */
export function planOn(wish: Design, basis: PlanBasis): ({ kind: "plan" } & Plan) | NoPlace {
  const { body, front, handle, chosen, rules, priceList, vat, days } = basis;
  const built = buildPlan(wish, chosen, rules.content);
  if (built.kind === "place") return built;
  return {
    ...built,
    wish,
    body,
    front,
    handle,
    chosen,
    price: priceOf(built.piece, pricesOf(body, front, handle), priceList.content, vat),
    isOffered: areOffered(built.design, basis),
    rules: rules.content,
    days,
  };
}

/** What decors and a handle cost the workshop. */
export function pricesOf(body: Decor, front: Decor, handle: Handle): ChosenPrices {
  return {
    bodyBani: body.pricePerM2Bani,
    frontBani: front.pricePerM2Bani,
    handleBani: handle.priceBani,
  };
}
