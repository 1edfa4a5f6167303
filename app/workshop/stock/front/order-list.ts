import { compareRomanian } from "~/platform/format/compare-texts";

import { articleKey } from "../article";
import type { Need } from "../needs";
import type { StockItem } from "../stock.server";

/** An article to be bought: how many, in whole packs, and why. */
export interface OrderRow extends StockItem {
  needed: number;
  missing: number;
  /** The missing ones, rounded up to packs. */
  toOrder: number;
}

/**
 * What has to be bought so that there is enough for what is needed and the least stock is left, by
 * supplier. Of articles that are not kept nothing is known, so they are not in it.
 */
export function orderList(items: readonly StockItem[], needs: readonly Need[]): OrderRow[] {
  const neededOf = new Map(needs.map(({ article, amount }) => [articleKey(article), amount]));
  return items
    .map((item): OrderRow => {
      const needed = neededOf.get(item.id) ?? 0;
      const missing = Math.max(0, needed + item.least - item.onHand);
      return { ...item, needed, missing, toOrder: Math.ceil(missing / item.pack) * item.pack };
    })
    .filter(({ missing }) => missing > 0)
    .sort(
      (one, other) =>
        compareRomanian(one.supplier, other.supplier) || one.id.localeCompare(other.id),
    );
}
