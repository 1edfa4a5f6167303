import type { Bands, Design } from "~/furniture/boards/design";
import { priceOf, type Price, type Vat } from "~/furniture/boards/price";
import type { ChosenPrices, PriceList } from "~/furniture/boards/price-list";
import { priceOfRun } from "~/furniture/boards/price-run";
import { shareMinutes } from "~/furniture/boards/quantities";
import type { Chosen, Rules } from "~/furniture/boards/rules";
import type { Run } from "~/furniture/boards/run";
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

import { bandDecorsOf, chosenOf, waitFor, type BuiltPlan, type NoPlace } from "./build-plan";
import { findPriceList, findRules, type Version } from "./construction.server";
import { areOffered } from "./front/plan-basis";
import { fitPlanned, isRun, opensIn, type BuiltRun, type NoWall, type Planned } from "./planned";

/** A design with all that follows from it today. */
export interface Plan extends Omit<BuiltPlan, "kind">, MadeToday {
  /** As it was asked for; `design` is the same where that can be built. */
  wish: Design;
}

/** The same of a run. */
export interface RunPlan extends Omit<BuiltRun, "kind">, MadeToday {
  wish: Run;
}

/** What follows of anything planned today. */
interface MadeToday {
  price: Price;
  body: Decor;
  front: Decor;
  handle: Handle;
  /** Of bands in other decors than their boards'. */
  bands: Bands<Decor>;
  /** Whose look the worktop of a run has; null of a design. */
  worktop: Decor | null;
  /** Whether its decors and its handle are still offered. */
  isOffered: boolean;
  rules: Rules;
  chosen: Chosen;
  /** The work on one, without packing and delivery. */
  minutes: Minutes;
  /** Days from the advance to the delivery. */
  days: { from: number; to: number };
}

/** A decor, a handle or a version of the rules that the shop never had. */
interface Unknown {
  kind: "unknown";
}

export type NoPlan = Unknown | NoPlace;

type Made<Of> = { kind: "plan" } & Of;

/** What a wish is built, priced and promised from today. */
export interface PlanBasis {
  body: Decor;
  front: Decor;
  handle: Handle;
  bands: Bands<Decor>;
  worktop: Decor | null;
  chosen: Chosen;
  rules: Version<Rules>;
  priceList: PriceList;
  vat: Vat;
  workshop: Workshop;
}

/** The basis of a wish, its decors and handle named; undefined where the shop never had one of them or its rules. */
export async function findPlanBasis(
  wish: Planned,
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
  const bands = bandDecorsOf(wish, opensIn(wish), known.decors);
  const worktop = isRun(wish) ? known.decors.find(({ id }) => id === wish.worktop) : null;
  if (!rules || !body || !front || !handle || !bands || worktop === undefined) return undefined;
  return {
    body,
    front,
    handle,
    bands,
    worktop,
    chosen: chosenOf(body, front, handle),
    rules,
    priceList,
    vat,
    workshop,
  };
}

/** What the promise of a piece follows from, whose work takes so many minutes. */
export function makingOf(
  { body, front, bands, worktop, priceList }: PlanBasis,
  minutes: Minutes,
): Making {
  const lead = { from: priceList.leadFromDays, to: priceList.leadToDays };
  const decors = [body, front, ...Object.values(bands), ...(worktop ? [worktop] : [])];
  return { lead, waits: waitFor(...decors), minutes };
}

/** Whether all that a wish is made of is still offered (`areOffered`), and the look of its worktop. */
export function isOfferedOn(wish: Planned, basis: PlanBasis): boolean {
  return areOffered(opensIn(wish), basis) && (basis.worktop?.isOffered ?? true);
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
  db?: Db,
): Promise<Made<Plan> | NoPlan>;
export async function makePlan(
  wish: Run,
  language: Language,
  db?: Db,
): Promise<Made<RunPlan> | Unknown | NoWall>;
export async function makePlan(wish: Planned, language: Language, db?: Db): Promise<AnyPlan>;
export async function makePlan(
  wish: Planned,
  language: Language,
  db: Db = shopDatabase(),
): Promise<AnyPlan> {
  const basis = await findPlanBasis(wish, language, db);
  return basis ? planOn(wish, basis) : { kind: "unknown" };
}

type AnyPlan = Made<Plan> | Made<RunPlan> | NoPlan | NoWall;

/** The same on a basis that is known. */
export function planOn(wish: Planned, basis: PlanBasis): Exclude<AnyPlan, Unknown> {
  const { body, front, handle, bands, worktop, chosen, rules, priceList, vat, workshop } = basis;
  const built = fitPlanned(wish, chosen, rules.content);
  if (built.kind === "place") return built;
  const { piece, design } = built;
  const priced = isRun(design) ? priceOfRun : priceOf;
  const price = priced(piece, pricesOf(body, front, handle), priceList, vat);
  const minutes = minutesOf(piece, price);
  return {
    ...built,
    wish,
    body,
    front,
    handle,
    bands,
    worktop,
    chosen,
    price,
    minutes,
    isOffered: isOfferedOn(design, basis),
    rules: rules.content,
    days: promisedDays(workshop, makingOf(basis, minutes)),
  } as Made<Plan> | Made<RunPlan>;
}

/** What decors and a handle cost the workshop. */
export function pricesOf(body: Decor, front: Decor, handle: Handle): ChosenPrices {
  return {
    bodyBani: body.pricePerM2Bani,
    frontBani: front.pricePerM2Bani,
    handleBani: handle.priceBani,
  };
}
