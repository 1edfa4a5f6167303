import type { FrozenPlan } from "~/furniture/planner/frozen-plan.server";

import { marginsOf, type Margin } from "./margin";
import type { OfficeOrder } from "./office-order.server";

/**
 * What is earned by each line of an order and by all of them, at the cost that its plans were frozen with.
 * `plans`: one for each line; `remakesOf`: what boards of a line that were made once more came to, by the
 * line's index, in bani. Null for lines whose cost is not known, and where it is of none.
 */
export function marginsOfOrder(
  {
    lines,
    vat_percent,
    is_vat_included,
  }: Pick<OfficeOrder, "lines" | "vat_percent" | "is_vat_included">,
  plans: (FrozenPlan | null)[],
  remakesOf: (index: number) => number,
): { lines: (Margin | null)[]; sum: Margin | null } {
  const planned = plans.flatMap((plan, index) => {
    const { unit_price_bani: unitPriceBani, quantity } = lines[index]!;
    const discountBani = lines[index]!.discount_bani;
    const costBani = plan?.price.costBani ?? 0;
    const remakesBani = remakesOf(index);
    const line = { index, unitPriceBani, quantity, discountBani, isMadeToOrder: true };
    return plan ? [{ ...line, costBani, remakesBani }] : [];
  });
  const margins = marginsOf(planned, { percent: vat_percent, isIncluded: is_vat_included });
  return {
    lines: lines.map(
      (_, at) => margins.lines[planned.findIndex(({ index }) => index === at)] ?? null,
    ),
    sum: planned.length > 0 ? margins.sum : null,
  };
}
