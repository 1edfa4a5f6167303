/** A change to many products, and the state it gives each of them. */

export const bulkOperations = [
  "activate",
  "deactivate",
  "price-percent",
  "price-amount",
  "category",
] as const;

/** The change to each product; percent as a number, money in bani, a category by its slug. */
export type BulkOperation =
  | { kind: "activate" }
  | { kind: "deactivate" }
  | { kind: "price-percent"; percent: number }
  | { kind: "price-amount"; bani: number }
  | { kind: "category"; category: string };

/** The part of a product's state that a change touches. */
export interface BulkState {
  price_bani?: number;
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
  status: "active" | "inactive";
  category_id: string;
  category_name: string;
  number: number;
}

/**
 * The state of a product before and after an operation, or undefined when it has the result
 * already.
 */
export function changeOf(
  product: BulkProduct,
  operation: BulkOperation,
  target: { id: string; name: string } | undefined,
): { before: BulkState; after: BulkState } | undefined {
  if (operation.kind === "category") {
    if (!target || product.category_id === target.id) return undefined;
    const { category_id, category_name, number } = product;
    const after = { category_id: target.id, category_name: target.name };
    return { before: { category_id, category_name, number }, after };
  }
  if (operation.kind === "activate" || operation.kind === "deactivate") {
    const status = operation.kind === "activate" ? "active" : "inactive";
    if (product.status === status) return undefined;
    return { before: { status: product.status }, after: { status } };
  }
  const price_bani =
    operation.kind === "price-percent"
      ? Math.round(product.price_bani * (1 + operation.percent / 100))
      : product.price_bani + operation.bani;
  if (price_bani === product.price_bani) return undefined;
  return { before: { price_bani: product.price_bani }, after: { price_bani } };
}

/** Whether a product has a state, as far as the state names fields. */
export function matches(product: BulkProduct | undefined, state: BulkState): boolean {
  if (!product) return false;
  const { price_bani, status, category_id, number } = state;
  return (
    (price_bani === undefined || price_bani === product.price_bani) &&
    (status === undefined || status === product.status) &&
    (category_id === undefined || category_id === product.category_id) &&
    (number === undefined || number === product.number)
  );
}
