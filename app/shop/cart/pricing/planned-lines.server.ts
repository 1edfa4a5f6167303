import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";

import type { CartLine } from "../cart-line";
import { plannedName } from "../planned-name.server";

/** What a cart stores of a line. */
type StoredLine = Pick<CartLine, "id" | "configuration" | "quantity" | "seen_price_bani">;

/** The lines of planned pieces: no product prices them, each is built from its design. */
export async function listPlannedLines(
  rows: StoredLine[],
  language: Language,
  db: Db,
): Promise<CartLine[]> {
  const lines: CartLine[] = [];
  for (const { id, configuration, quantity, seen_price_bani } of rows) {
    const plan = await findOfferedPlan(configuration, language, db);
    const unit_price_bani = plan?.priceBani ?? seen_price_bani;
    lines.push({
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
      term: { ...(plan?.days ?? { from: 0, to: 0 }), isAfterAdvance: true },
      problem: findProblem(plan?.priceBani, seen_price_bani),
    });
  }
  return lines;
}

function findProblem(price: number | undefined, seenBani: number): CartLine["problem"] {
  if (price === undefined) return "unoffered";
  return price === seenBani ? null : "repriced";
}
