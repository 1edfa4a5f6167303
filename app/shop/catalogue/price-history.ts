/**
 * Reduced prices. A reduction is shown beside the lowest price of the 30 days before it started (HG
 * 947/2000, art. 4¹, as changed by HG 686/2022), and is no reduction unless it is below that.
 */

/** A price from an instant on, until the next entry. Triggers of the database write them. */
export interface PriceEntry {
  price_bani: number;
  is_reduced: 0 | 1;
  /** Whether the product was for sale then; a price that nobody could pay does not count. */
  is_public: 0 | 1;
  /** An instant in UTC. */
  started_at: string;
}

const WINDOW = 30 * 24 * 60 * 60 * 1000;

/**
 * The lowest price at which a product was for sale in the 30 days before its present reduction
 * started, or would start at `now` if it is not reduced yet: the price already in force when the
 * window begins counts, prices of the reduction itself do not, however often it was lowered since.
 * Undefined when it was not for sale in that time. `entries`: its whole history, oldest first.
 */
export function lowestBefore(entries: readonly PriceEntry[], now: string): number | undefined {
  const first = entries.map(({ is_reduced }) => is_reduced).lastIndexOf(0) + 1;
  const announced = entries.slice(first).find(({ is_public }) => is_public === 1);
  const end = Date.parse(announced?.started_at ?? now);
  const begin = end - WINDOW;
  const prices = entries.slice(0, first).flatMap(({ price_bani, is_public, started_at }, index) => {
    const from = Date.parse(started_at);
    const next = entries[index + 1];
    const until = Math.min(end, next ? Date.parse(next.started_at) : end);
    return is_public === 1 && from < until && until > begin ? [price_bani] : [];
  });
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The prices of a product; `regular_price_bani` is null unless its price is a reduced one. */
export interface Prices {
  price_bani: number;
  regular_price_bani: number | null;
  status: "active" | "inactive";
}

export type ReductionRefusal =
  /** The reduced price is not below the product's own full price. */
  | { kind: "not-lower" }
  /** It was not for sale in the 30 days before, so that there is nothing to compare with. */
  | { kind: "no-price-before" }
  | { kind: "not-below-lowest"; lowestBani: number };

/**
 * Why a product may not have these prices; undefined when it may. The history is asked only of a
 * product for sale: a hidden one announces nothing.
 */
export function refuseReduction(
  { price_bani, regular_price_bani, status }: Prices,
  entries: readonly PriceEntry[],
  now: string,
): ReductionRefusal | undefined {
  if (regular_price_bani === null) return undefined;
  if (price_bani >= regular_price_bani) return { kind: "not-lower" };
  if (status === "inactive") return undefined;
  const lowestBani = lowestBefore(entries, now);
  if (lowestBani === undefined) return { kind: "no-price-before" };
  return price_bani < lowestBani ? undefined : { kind: "not-below-lowest", lowestBani };
}
