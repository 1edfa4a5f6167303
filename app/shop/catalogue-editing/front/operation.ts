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
  if (operation.kind === "delivery-days" || operation.kind === "made-days") {
    const field = operation.kind === "made-days" ? "made" : "delivery";
    if (product[field] === operation.days) return undefined;
    return { before: { [field]: product[field] }, after: { [field]: operation.days } };
  }
  const { price_bani, regular_price_bani } = product;
  const after = pricesAfter({ price_bani, regular_price_bani }, operation);
  const isSame = after.price_bani === price_bani && after.regular_price_bani === regular_price_bani;
  return isSame ? undefined : { before: { price_bani, regular_price_bani }, after };
}

type BulkPrices = Pick<BulkProduct, "price_bani" | "regular_price_bani">;

/** A change of price changes the full price and the reduced one alike. */
function pricesAfter(
  { price_bani, regular_price_bani }: BulkPrices,
  operation: Extract<
    BulkOperation,
    { kind: "price-percent" | "price-amount" | "reduce-percent" | "end-reduction" }
  >,
): BulkPrices {
  const full = regular_price_bani ?? price_bani;
  switch (operation.kind) {
    case "end-reduction":
      return { price_bani: full, regular_price_bani: null };
    case "reduce-percent":
      return { price_bani: changed(full, -operation.percent), regular_price_bani: full };
    case "price-percent":
      return {
        price_bani: changed(price_bani, operation.percent),
        regular_price_bani: regular_price_bani && changed(regular_price_bani, operation.percent),
      };
    case "price-amount":
      return {
        price_bani: price_bani + operation.bani,
        regular_price_bani: regular_price_bani && regular_price_bani + operation.bani,
      };
  }
}

function changed(bani: number, percent: number): number {
  return Math.round(bani * (1 + percent / 100));
}

/** Whether a product has a state, as far as the state names fields. */
export function matches(product: BulkProduct | undefined, state: BulkState): boolean {
  if (!product) return false;
  const { price_bani, regular_price_bani, delivery, made } = state;
  const { status, category_id, number } = state;
  return (
    (regular_price_bani === undefined || regular_price_bani === product.regular_price_bani) &&
    (delivery === undefined || delivery === product.delivery) &&
    (made === undefined || made === product.made) &&
    (price_bani === undefined || price_bani === product.price_bani) &&
    (status === undefined || status === product.status) &&
    (category_id === undefined || category_id === product.category_id) &&
    (number === undefined || number === product.number)
  );
}
