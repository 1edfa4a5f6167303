import { compareRomanian } from "~/platform/format/compare-texts";

import { articleKey, MOST_IN_ALL } from "../article";
import type { Need } from "../needs";
import type { StockItem } from "../stock.server";

/** An article to be bought: how many, in whole packs, and why. */
export interface OrderRow extends StockItem {
  needed: number;
  /** Ordered and not here yet. */
  coming: number;
  missing: number;
  /** The missing ones, at least as many as the supplier takes an order for, rounded up to packs. */
  toOrder: number;
}

/**
 * What has to be bought, besides what is `coming`, so that there is enough for what is needed and the least stock is
 * left, by supplier. Of articles that are not kept nothing is known, so they are not in it.
 */
export function orderList(
  items: readonly StockItem[],
  needs: readonly Need[],
  coming: ReadonlyMap<string, number> = new Map(),
): OrderRow[] {
  const neededOf = new Map(needs.map(({ article, amount }) => [articleKey(article), amount]));
  return items
    .map((item): OrderRow => {
      const needed = neededOf.get(item.id) ?? 0;
      const onTheWay = coming.get(item.id) ?? 0;
      const missing = Math.max(0, needed + item.least - item.onHand - onTheWay);
      return { ...item, needed, coming: onTheWay, missing, toOrder: inPacks(missing, item) };
    })
    .filter(({ missing }) => missing > 0)
    .sort(
      (one, other) =>
        compareRomanian(one.supplier, other.supplier) || one.id.localeCompare(other.id),
    );
}

/** So many, at least as many as can be ordered, rounded up to whole packs, at most as many as an order is for. */
export function inPacks(
  amount: number,
  { pack, minimum }: Pick<StockItem, "pack" | "minimum">,
): number {
  const packs = Math.ceil(Math.max(amount, minimum) / pack);
  return Math.min(packs, Math.floor(MOST_IN_ALL / pack)) * pack;
}
