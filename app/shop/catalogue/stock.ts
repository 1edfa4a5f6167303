/** With so few pieces of a product left the workshop is informed. */
export const LOW_STOCK = 2;

/**
 * So few pieces are counted on the product's page. Beyond them the trigger of db/migrations/0016_shown_stock.ts,
 * which has the same number, changes no page.
 */
export const COUNTED_STOCK = 3;

/**
 * A product as pages of everybody show it: beyond those that are counted, its stock is one piece more. So a page
 * in memory stays what it is when one of many pieces is sold.
 */
export function withShownStock<One extends { stock_quantity: number }>(product: One): One {
  return { ...product, stock_quantity: Math.min(product.stock_quantity, COUNTED_STOCK + 1) };
}
