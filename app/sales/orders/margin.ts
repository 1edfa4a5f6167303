import type { Vat } from "~/platform/settings/vat";
import { sumUp, type PricedLine } from "~/shop/cart/totals";

import type { OfficeOrder } from "./office-order.server";

/** What a sale comes to, in bani: cost and margin make the net, net and VAT the total. */
export interface Margin {
  costBani: number;
  /** What is left of the net after the cost; the rounding of the price to whole lei is in it. */
  marginBani: number;
  netBani: number;
  vatBani: number;
  totalBani: number;
}

/**
 * `costBani`: what one piece costs the workshop, without VAT; `remakesBani`: what making its boards once
 * more came to, for all pieces of the line.
 */
export interface CostedLine extends PricedLine {
  costBani: number;
  remakesBani?: number;
}

/**
 * The margins of lines, and of all together. VAT is rounded once for all of them, as in the order's
 * totals; each line bears its own rounding, so that the lines add up.
 */
export function marginsOf(lines: CostedLine[], vat: Vat): { lines: Margin[]; sum: Margin } {
  const upTo = lines.map((_, index) => marginOf(lines.slice(0, index + 1), vat));
  const none = marginOf([], vat);
  return {
    lines: upTo.map((margin, index) => less(margin, upTo[index - 1] ?? none)),
    sum: upTo.at(-1) ?? none,
  };
}

function marginOf(lines: CostedLine[], vat: Vat): Margin {
  const { subtotalBani: netBani, vatBani, totalBani } = sumUp(lines, vat);
  const costBani = lines.reduce(
    (all, { costBani: one, quantity, remakesBani = 0 }) => all + one * quantity + remakesBani,
    0,
  );
  return { costBani, marginBani: netBani - costBani, netBani, vatBani, totalBani };
}

function less(margin: Margin, other: Margin): Margin {
  return {
    costBani: margin.costBani - other.costBani,
    marginBani: margin.marginBani - other.marginBani,
    netBani: margin.netBani - other.netBani,
    vatBani: margin.vatBani - other.vatBani,
    totalBani: margin.totalBani - other.totalBani,
  };
}

/**
 * What is earned by each line of an order and by all of them, at the cost of its plans, in bani a piece.
 * `plans`: one for each line; `remakesOf`: the cost of a line's remade boards, by the line's index, in
 * bani. Null for a line whose cost is unknown, and as the whole result if no line's cost is known.
 */
export function marginsOfOrder(
  {
    lines,
    vat_percent,
    is_vat_included,
  }: Pick<OfficeOrder, "lines" | "vat_percent" | "is_vat_included">,
  plans: ({ price: { costBani: number } } | null)[],
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
