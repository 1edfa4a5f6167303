import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import type { Language } from "~/platform/i18n/languages";
import type { Making } from "~/platform/settings/workshop-load";
import type { Db } from "~db/engine";

import type { CartLine } from "../cart-line";
import { plannedName } from "../planned-name.server";

/** What a cart stores of a line. */
type StoredLine = Pick<CartLine, "id" | "configuration" | "quantity" | "seen_price_bani">;

/**
 * The lines of planned pieces: no product prices them, each is built from its design. `making` is what the promise
 * of one follows from; undefined where it cannot be made so.
 */
export async function listPlannedLines(
  rows: StoredLine[],
  language: Language,
  db: Db,
): Promise<{ line: CartLine; making: Making | undefined }[]> {
  const lines: { line: CartLine; making: Making | undefined }[] = [];
  for (const { id, configuration, quantity, seen_price_bani } of rows) {
    const plan = await findOfferedPlan(configuration, language, db);
    const unit_price_bani = plan?.priceBani ?? seen_price_bani;
    const line: CartLine = {
      id,
      configuration,
      quantity,
      seen_price_bani,
      product_id: null,
      swatch: null,
      product: null,
      image_url: null,
      stock_quantity: 0,
      name: plannedName(plan?.design.kind, language),
      untranslated: [],
      design: plan?.design ?? null,
      isMadeToOrder: true,
      unit_price_bani,
      line_total_bani: unit_price_bani * quantity,
      term: { from: 0, to: 0, isAfterAdvance: true },
      problem: findProblem(plan?.priceBani, seen_price_bani),
    };
    lines.push({ line, making: plan?.making });
  }
  return lines;
}

function findProblem(price: number | undefined, seenBani: number): CartLine["problem"] {
  if (price === undefined) return "unoffered";
  return price === seenBani ? null : "repriced";
}
