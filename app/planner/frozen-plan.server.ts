import { readDesign } from "~/boards/address";
import { build } from "~/boards/build";
import { buyersSize, type BuyersSize } from "~/boards/buyers-size";
import type { Design } from "~/boards/design";
import type { Piece } from "~/boards/piece";
import type { Price } from "~/boards/price";
import { defaultRules, type Chosen, type Rules } from "~/boards/rules";
import type { Decor, Handle } from "~/decors/decor";
import type { HandleLook, MaterialLook } from "~/drawing/piece-design";
import type { Language } from "~/languages";
import type { Db } from "~db/engine";

import { filledIn } from "./construction.server";
import { makePlan } from "./plan.server";
import type { PlannedDesign } from "./planned-design";
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
  rules: Rules;
  price: Price;
}

/** Freezes a design's text with names in a language; undefined where it cannot be built as it is. */
export async function freezePlan(
  text: string,
  language: Language,
  db: Db,
): Promise<FrozenPlan | undefined> {
  const design = readDesign(text);
  const plan = design && (await makePlan(design, language, db));
  if (plan?.kind !== "plan" || plan.changes.length > 0) return undefined;
  return {
    ...shownOf(plan),
    body: freezeDecor(plan.body),
    front: freezeDecor(plan.front),
    handle: freezeHandle(plan.chosen.handle, plan.handle),
    rules: plan.rules,
    price: plan.price,
  };
}

function freezeDecor(decor: Decor): FrozenDecor {
  const { id, board, thicknesses, sheet, hasGrain, supplierCode, look } = decor;
  return { id, board, thicknesses, sheet, hasGrain, supplierCode, look };
}

function freezeHandle(size: Chosen["handle"], { look, supplierCode }: Handle) {
  return { ...size, look, supplierCode };
}

/** How large a buyer reads that an order's copy is, by the rules that it was made under. */
export function sizeOfFrozen({
  plan,
  rules,
  front,
}: Pick<FrozenPlan, "plan" | "rules" | "front">): BuyersSize {
  return buyersSize(readFrozen(plan), filledIn(rules, defaultRules), front);
}

/** The names that an order's copy holds. */
export function namesOfFrozen({ bodyName, frontName, handleName }: FrozenPlan) {
  return { body: bodyName, front: frontName, handle: handleName };
}

/** Builds the piece of an order's copy anew: the same one for ever. */
export function buildFrozen(frozen: FrozenPlan): { design: Design; piece: Piece; rules: Rules } {
  const design = readFrozen(frozen.plan);
  const { body, front, handle } = frozen;
  // What a later release added to the rules has its default, as in versions of before.
  const rules = filledIn(frozen.rules, defaultRules);
  return { design, piece: build(design, { body, front, handle }, rules), rules };
}

/** The design that an order's copy holds as text. */
export function readFrozen(plan: string): Design {
  const design = readDesign(plan);
  if (!design) throw new Error(`an order holds a design that nobody can read: ${plan}`);
  return design;
}
