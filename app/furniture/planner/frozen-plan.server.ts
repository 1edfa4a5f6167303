import { eachBand, type Bands } from "~/furniture/boards/design";
import { namesIn, type FittingName } from "~/furniture/boards/fittings";
import type { Piece } from "~/furniture/boards/piece";
import type { Price } from "~/furniture/boards/price";
import { priceGroups } from "~/furniture/boards/quantities";
import { defaultRules, grainChoices, type Chosen, type Rules } from "~/furniture/boards/rules";
import { handleShapes, type Decor, type Handle } from "~/furniture/decors/decor";
import type { HandleLook, MaterialLook } from "~/furniture/drawing/piece-look";
import { z } from "~/platform/basics/zod";
import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { findFittings, findPriceList, storedRules } from "./construction.server";
import { bandNames, decor, look, materialLook, onlyLook, priceRow } from "./frozen/stored-parts";
import { makePlan } from "./plan.server";
import { buildPlanned, plannedKinds, readPlanned, sizeOf, type Planned } from "./planned";
import { extras, type PlannedDesign } from "./planned-design";
import { shownOf } from "./shown-plan";

/** What a decor was when it was ordered. */
type FrozenDecor = Pick<
  Decor,
  "id" | "board" | "thicknesses" | "sheet" | "hasGrain" | "supplierCode"
> & { look: MaterialLook };

/**
 * The copy of a planned piece in an order: all that it is built, drawn and was priced from, so that it
 * stays the same whatever becomes of rules, decors and prices. The price is for staff alone.
 */
export interface FrozenPlan extends PlannedDesign {
  body: FrozenDecor;
  front: FrozenDecor;
  handle: Chosen["handle"] & { look: HandleLook; supplierCode: string };
  /** How bands in other decors than their boards' look; their ids stand in the plan. */
  bands?: Bands<{ look: MaterialLook }> | undefined;
  /** The decor whose look the worktop of a run has. */
  worktop?: { id: string; look: MaterialLook } | undefined;
  rules: Rules;
  price: Price;
  /** What of a sheet is left over, as the price counts it; older copies do not say it. */
  wastePercent?: number | undefined;
  /** What the owner's table called its fittings, by their ids; older copies do not say it. */
  fittings?: Record<string, FittingName> | undefined;
}

/** By the day, whose VAT counts; all else that a plan follows from is in the catalogue. */
const keptPlans = versionedCache<FrozenPlan | undefined>();

/**
 * Freezes a design's text with names in a language; undefined where it cannot be built as it is. It is built
 * once until something changes of which it is made or priced.
 */
export function freezePlan(
  text: string,
  language: Language,
  db: Db,
): Promise<FrozenPlan | undefined> {
  const key = `${dayOf(new Date().toISOString())} ${language} ${text}`;
  return keptPlans(key, db, () => freezeNow(text, language, db));
}

async function freezeNow(
  text: string,
  language: Language,
  db: Db,
): Promise<FrozenPlan | undefined> {
  const design = readPlanned(text);
  const plan = design && (await makePlan(design, language, db));
  if (plan?.kind !== "plan" || plan.changes.length > 0) return undefined;
  return {
    ...shownOf(plan),
    body: freezeDecor(plan.body),
    front: freezeDecor(plan.front),
    handle: freezeHandle(plan.chosen.handle, plan.handle),
    bands: eachBand(plan.bands, ({ look }) => ({ look })),
    worktop: plan.worktop ? { id: plan.worktop.id, look: plan.worktop.look } : undefined,
    rules: plan.rules,
    price: plan.price,
    wastePercent: (await findPriceList(db)).wastePercent,
    fittings: namesIn(await findFittings(db), plan.piece.hardware),
  };
}

function freezeDecor(decor: Decor): FrozenDecor {
  const { id, board, thicknesses, sheet, hasGrain, supplierCode, look } = decor;
  return { id, board, thicknesses, sheet, hasGrain, supplierCode, look };
}

function freezeHandle(size: Chosen["handle"], { look, supplierCode }: Handle) {
  return { ...size, look, supplierCode };
}

/**
 * The copy as it is stored. What a later release added to the rules has its default in copies of before, but for the
 * grain: it ran through fronts above each other alone. The size is what those rules make of the design.
 */
export const frozenPlan: z.ZodType<FrozenPlan> = z
  .looseObject({
    plan: z.string(),
    kind: z.enum(plannedKinds),
    hasFronts: z.boolean(),
    bodyName: z.string(),
    frontName: z.string(),
    handleName: z.string(),
    bandNames,
    worktopName: z.string().optional(),
    version: z.string(),
    body: decor,
    front: decor,
    bands: z.object({ body: onlyLook, front: onlyLook }).optional(),
    worktop: z.object({ id: z.string(), look: materialLook }).optional(),
    handle: z.looseObject({
      id: z.string(),
      length: z.number(),
      holeSpacing: z.number(),
      isPushed: z.boolean(),
      look: z.looseObject({ ...look, shape: z.enum(handleShapes), color: z.string() }),
      supplierCode: z.string(),
    }),
    rules: storedRules({ ...defaultRules, grain: grainChoices.indexOf("stacks") }),
    price: z.looseObject({
      netBani: z.number(),
      totalBani: z.number(),
      costBani: z.number(),
      marginBani: z.number(),
      groups: z.record(z.enum(priceGroups), z.number()),
      rows: z.array(priceRow),
    }),
    wastePercent: z.number().optional(),
    fittings: z
      .record(z.string(), z.object({ name: z.string(), maker: z.string(), makerCode: z.string() }))
      .optional(),
  })
  .transform((stored) => {
    const { plan, rules, front } = stored;
    return { ...stored, size: sizeOf(readFrozen(plan), rules, front) };
  });

const measures = { width: z.number(), height: z.number(), depth: z.number() };
const size = z
  .object({ ...measures, fills: z.enum(["niche", "width", "wall", "diagonal", "nothing"]) })
  .or(z.object({ ...measures, fills: z.enum(["slope", "slope-back"]), low: z.number() }))
  .or(z.object({ ...measures, fills: z.literal("corner"), right: z.number() }))
  .or(z.object({ ...measures, fills: z.literal("u"), middle: z.number(), right: z.number() }));

/**
 * What is shown of a planned piece, as a request for a quote keeps it. Those of before a piece was as large as the
 * niche it fills have the lengths of its body, which is then its size.
 */
export const plannedDesign: z.ZodType<PlannedDesign> = z
  .object({
    plan: z.string(),
    kind: z.enum(plannedKinds),
    hasFronts: z.boolean(),
    bodyName: z.string(),
    frontName: z.string(),
    handleName: z.string(),
    bandNames,
    worktopName: z.string().optional(),
    extras: z.array(z.enum(extras)).optional(),
    version: z.string(),
  })
  .and(
    z.union([
      z.object({ size }),
      z.object(measures).transform((body) => ({ size: { ...body, fills: "nothing" as const } })),
    ]),
  );

/** The names that an order's copy holds. */
export function namesOfFrozen(frozen: FrozenPlan) {
  const { bodyName, frontName, handleName, worktopName, bandNames } = frozen;
  const decors = { body: bodyName, front: frontName, worktop: worktopName, bands: bandNames };
  return { ...decors, handle: handleName };
}

/**
 * Builds the piece of an order's copy anew, of the same design by the same rules for ever; it is drilled and
 * put together as this release does it.
 */
export function buildFrozen(frozen: FrozenPlan): {
  design: Planned;
  piece: Piece;
  rules: Rules;
  chosen: Chosen;
} {
  const design = readFrozen(frozen.plan);
  const { body, front, handle, rules } = frozen;
  const chosen = { body, front, handle };
  return { design, piece: buildPlanned(design, chosen, rules), rules, chosen };
}

/** The design that an order's copy holds as text. */
export function readFrozen(plan: string): Planned {
  const design = readPlanned(plan);
  if (!design) throw new Error(`an order holds a design that nobody can read: ${plan}`);
  return design;
}
