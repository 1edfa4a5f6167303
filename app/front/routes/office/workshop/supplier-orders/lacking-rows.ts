import type { OrderRow } from "~/workshop/stock/front/order-list";

/** What is lacking of one supplier's articles; of articles without a supplier where there is no id. */
export interface LackingOf {
  supplierId: string | null;
  supplier: string;
  articles: number;
  /** What it comes to, in bani without VAT, of what has a price. */
  sumBani: number;
  /** How many articles have none. */
  unpriced: number;
}

/** What is lacking, by supplier, in the order in which the rows come. */
export function lackingBySupplier(rows: readonly OrderRow[]): LackingOf[] {
  const bySupplier = new Map<string | null, LackingOf>();
  for (const { supplierId, supplier, toOrder, pack, priceBani } of rows) {
    const none = { supplierId, supplier, articles: 0, sumBani: 0, unpriced: 0 };
    const sum = bySupplier.get(supplierId) ?? none;
    sum.articles += 1;
    if (priceBani === null) sum.unpriced += 1;
    else sum.sumBani += (toOrder / pack) * priceBani;
    bySupplier.set(supplierId, sum);
  }
  return [...bySupplier.values()];
}
