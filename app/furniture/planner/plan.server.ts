import type { Bands, Design } from "~/furniture/boards/design";
import { priceOf, type Price, type Vat } from "~/furniture/boards/price";
import type { ChosenPrices, PriceList } from "~/furniture/boards/price-list";
import { shareMinutes } from "~/furniture/boards/quantities";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import type { Decor, Handle } from "~/furniture/decors/decor";
import { listKnown } from "~/furniture/decors/list-decors.server";
import type { Language } from "~/platform/i18n/languages";
import { findVat } from "~/platform/settings/vat-rates.server";
import {
  noMinutes,
  promisedDays,
  type Making,
  type Minutes,
  type Workshop,
} from "~/platform/settings/workshop-load";
import { findWorkshop } from "~/platform/settings/workshop-load.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  bandDecorsOf,
  buildPlan,
  chosenOf,
  waitFor,
  type BuiltPlan,
  type NoPlace,
} from "./build-plan";
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
  /** Of bands in other decors than their boards'. */
  bands: Bands<Decor>;
  /** Whether its decors and its handle are still offered. */
  isOffered: boolean;
  rules: Rules;
  chosen: Chosen;
  /** The work on one, without packing and delivery. */
  minutes: Minutes;
  /** Days from the advance to the delivery. */
  days: { from: number; to: number };
}

export type NoPlan =
  /** A decor, a handle or a version of the rules that the shop never had. */
  { kind: "unknown" } | NoPlace;

/** What a wish is built, priced and promised from today. */
export interface PlanBasis {
  body: Decor;
  front: Decor;
  handle: Handle;
  bands: Bands<Decor>;
  chosen: Chosen;
  rules: Version<Rules>;
  priceList: PriceList;
  vat: Vat;
  workshop: Workshop;
}

/** The basis of a wish, its decors and handle named; undefined where the shop never had one of them or its rules. */
export async function findPlanBasis(
  wish: Design,
  language: Language,
  db: Db = shopDatabase(),
): Promise<PlanBasis | undefined> {
  const [rules, known, priceList, vat, workshop] = await Promise.all([
    findRules(wish.rules, db),
    listKnown(language, db),
    findPriceList(db),
    findVat(new Date(), db),
    findWorkshop(db),
  ]);
  const body = known.decors.find(({ id }) => id === wish.body);
  const front = known.decors.find(({ id }) => id === wish.front);
  const handle = known.handles.find(({ id }) => id === wish.handle);
  const bands = bandDecorsOf(wish, known.decors);
  if (!rules || !body || !front || !handle || !bands) return undefined;
  return {
    body,
    front,
    handle,
    bands,
    chosen: chosenOf(body, front, handle),
    rules,
    priceList,
    vat,
    workshop,
  };
}

/** What the promise of a piece follows from, whose work takes so many minutes. */
export function makingOf({ body, front, bands, priceList }: PlanBasis, minutes: Minutes): Making {
  const lead = { from: priceList.leadFromDays, to: priceList.leadToDays };
  return { lead, waits: waitFor(body, front, ...Object.values(bands)), minutes };
}

/** The minutes of a piece's price at the stations. */
function minutesOf(piece: BuiltPlan["piece"], { rows }: Price): Minutes {
  const { boards, assembly } = shareMinutes(piece, rows);
  const along = (station: "cutting" | "edging" | "drilling") =>
    boards.reduce((sum, board) => sum + board[station], 0);
  return {
    ...noMinutes,
    cutting: along("cutting"),
    edging: along("edging"),
    drilling: along("drilling"),
    assembly,
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
  const { body, front, handle, bands, chosen, rules, priceList, vat, workshop } = basis;
  const built = buildPlan(wish, chosen, rules.content);
  if (built.kind === "place") return built;
  const price = priceOf(built.piece, pricesOf(body, front, handle), priceList, vat);
  const minutes = minutesOf(built.piece, price);
  return {
    ...built,
    wish,
    body,
    front,
    handle,
    bands,
    chosen,
    price,
    minutes,
    isOffered: areOffered(built.design, basis),
    rules: rules.content,
    days: promisedDays(workshop, makingOf(basis, minutes)),
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
