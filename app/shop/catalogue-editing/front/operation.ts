/** A change to many products, and the state it gives each of them. */

export const bulkOperations = [
  "activate",
  "deactivate",
  "price-percent",
  "price-amount",
  "reduce-percent",
  "end-reduction",
  "delivery-days",
  "made-days",
  "category",
] as const;

/** The change to each product; percent as a number, money in bani, days as `daysText` writes them, a
 * category by its slug. */
export type BulkOperation =
  | { kind: "activate" }
  | { kind: "deactivate" }
  | { kind: "price-percent"; percent: number }
  | { kind: "price-amount"; bani: number }
  | { kind: "reduce-percent"; percent: number }
  | { kind: "end-reduction" }
  | { kind: "delivery-days"; days: string }
  | { kind: "made-days"; days: string }
  | { kind: "category"; category: string };

/** The part of a product's state that a change touches. */
export interface BulkState {
  price_bani?: number;
  /** Always set with `price_bani`, except in changes from before there were reductions. */
  regular_price_bani?: number | null;
  /** Days as `daysText` writes them. */
  delivery?: string;
  made?: string;
  status?: "active" | "inactive";
  category_id?: string;
  category_name?: string;
  number?: number;
}

/** The fields of a product that changes need. */
export interface BulkProduct {
  product_id: string;
  name: string;
  price_bani: number;
  regular_price_bani: number | null;
  delivery: string;
  made: string;
  status: "active" | "inactive";
  category_id: string;
  category_name: string;
  number: number;
}
