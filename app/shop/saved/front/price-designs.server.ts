import type { Language } from "~/platform/i18n/languages";
import type { CartLine } from "~/shop/cart/cart-line";
import { priceLines, pricedColumns, type LineRow } from "~/shop/cart/price-lines.server";
import { primaryImage } from "~/shop/catalogue/stored-product.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { savedDesignQuery, type SavedDesign, type PricedDesign } from "./saved-design";

/**
 * Models with names in a language, and what they cost today, in their order. A product that has been
 * deleted is left out.
 */
export async function priceDesigns<Wanted extends SavedDesign>(
  wanted: readonly Wanted[],
  language: Language,
  db: Db = shopDatabase(),
): Promise<(Wanted & PricedDesign)[]> {
  const products = await readProducts(wanted, db);
  const found = wanted.flatMap((model, index) => {
    const product = products.get(model.productId ?? "");
    if (model.productId !== null && !product) return [];
    const { configuration } = model;
    const line = { id: String(index), swatch_id: null, configuration, quantity: 1 };
    return [{ model, row: { ...(product ?? nothing), ...line, seen_price_bani: 0 } }];
  });
  const rows = found.map(({ row }) => row);
  const lines = await priceLines(rows, { language, isOneOrder: false }, db);
  return found.map(({ model, row }, index) => ({ ...model, ...show(model, row, lines[index]!) }));
}

function show(model: SavedDesign, row: LineRow, line: CartLine): PricedDesign {
  const isListed = row.product_status === "active" && row.category_status === "active";
  const problem = problemOf(line, model.productId === null || isListed);
  const product = isListed ? line.product : null;
  const { productId, configuration } = model;
  return {
    productId,
    configuration,
    product,
    problem,
    name: line.name,
    untranslated: line.untranslated,
    design: line.design,
    image_url: line.image_url,
    term: line.term,
    priceBani: problem === null || problem === "out" ? line.unit_price_bani : null,
    query: savedDesignQuery(model, product),
  };
}

function problemOf({ problem }: CartLine, isListed: boolean): PricedDesign["problem"] {
  if (!isListed) return "gone";
  switch (problem) {
    case "unavailable":
    case "unoffered":
    case "unmade":
      return "unmade";
    case "short":
      return "out";
    // A saved piece has no agreed price, so a changed price is no problem.
    case "repriced":
    case null:
      return null;
  }
}

type ProductColumns = Omit<
  LineRow,
  "id" | "swatch_id" | "configuration" | "quantity" | "seen_price_bani"
>;

async function readProducts(models: readonly SavedDesign[], db: Db) {
  const ids = [...new Set(models.flatMap(({ productId }) => productId ?? []))];
  if (ids.length === 0) return new Map<string, ProductColumns>();
  const rows = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(pricedColumns)
    .select(primaryImage)
    .where("products.id", "in", ids)
    .execute();
  return new Map<string, ProductColumns>(rows.map((row) => [row.product_id, row]));
}

/** A planned piece has no product. */
const nothing: ProductColumns = {
  product_id: null,
  category_slug: null,
  number: null,
  name: null,
  form: null,
  stock_quantity: null,
  price_bani: null,
  image_url: null,
  delivery_from_days: null,
  delivery_to_days: null,
  made_from_days: null,
  made_to_days: null,
  product_status: null,
  category_status: null,
} as ProductColumns;
