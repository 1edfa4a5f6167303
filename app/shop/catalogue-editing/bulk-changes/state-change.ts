import type { BulkProduct, BulkOperation, BulkState } from "../front/operation";

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
