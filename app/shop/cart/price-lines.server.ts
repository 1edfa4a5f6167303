import { readConfiguration, readShape } from "~/furniture/configurator/configuration";
import { listKnownOptions, listOptions } from "~/furniture/configurator/options.server";
import { orderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { isWithin, sizesOf, splitSizes } from "~/furniture/configurator/sizes";
import type { Language } from "~/platform/i18n/languages";
import { translateRows } from "~/platform/settings/content-translation.server";
import type { Making } from "~/platform/settings/workshop-load";
import { findWorkshop } from "~/platform/settings/workshop-load.server";
import {
  makingOfProduct,
  readyTermOf,
  slowestTerm,
  splitTerms,
} from "~/shop/catalogue/delivery-term";
import { ownSizeColumns, primaryImage, termColumns } from "~/shop/catalogue/stored-product.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

import type { CartLine } from "./cart-line";
import { priceLine, findProblem } from "./pricing/line-price";
import { listPlannedLines } from "./pricing/planned-lines.server";
import { promiseLines } from "./pricing/promised-lines";
import { listSwatchLines } from "./pricing/swatch-lines.server";
import { wordedLine } from "./pricing/worded-line";

/**
 * Gives rows their prices and delivery days, in their order. Saved pieces are priced like those in a cart, but
 * only a cart's rows are one order, which the workshop makes as a whole.
 */
export async function priceLines(
  rows: LineRow[],
  { language, isOneOrder }: { language: Language; isOneOrder: boolean },
  db: Db,
): Promise<CartLine[]> {
  const [options, known] = [await listOptions(language, db), await listKnownOptions(language, db)];
  const workshop = await findWorkshop(db);
  const makings = new Map<string, Making>();
  const fields = { name: "name" };
  const idOf = (row: { product_id: string }) => row.product_id;
  const ofProducts = rows.filter(isOfProduct);
  const named = await translateRows(ofProducts, "product", fields, idOf, language, db);
  const products = named.map((row): CartLine => {
    const { terms, rest: untermed } = splitTerms(row);
    const { own, rest } = splitSizes(untermed);
    const { product_status, category_status, category_slug, number, price_bani, form } = rest;
    const { id, product_id, name, untranslated, configuration } = rest;
    const { quantity, stock_quantity, seen_price_bani, image_url } = rest;
    const price = priceLine(price_bani, configuration, options);
    const isSold = product_status === "active" && category_status === "active";
    const unit_price_bani = price ?? seen_price_bani;
    const chosen = readConfiguration(configuration, options);
    const isMade = !chosen || isWithin(sizesOf(own), chosen);
    if (configuration !== "") makings.set(id, makingOfProduct(terms, workshop));
    return {
      id,
      product_id,
      name,
      untranslated,
      configuration,
      image_url,
      quantity,
      stock_quantity,
      seen_price_bani,
      unit_price_bani,
      swatch: null,
      product: { category_slug, number },
      design: orderedConfiguration(readShape(form), configuration, known),
      isMadeToOrder: configuration !== "",
      line_total_bani: unit_price_bani * quantity,
      term: readyTermOf(terms),
      problem: isSold ? findProblem(rest, price, isMade) : "unavailable",
    };
  });
  const others = rows.filter((row) => !isOfProduct(row) && !isOfSwatch(row));
  const worded = others.flatMap((row) => wordedLine(row) ?? []);
  const plans = others.filter(({ id }) => worded.every((line) => line.id !== id));
  const planned = await listPlannedLines(plans, language, db);
  for (const { line, making } of planned) if (making) makings.set(line.id, making);
  const pieces = [...products, ...worded, ...planned.map(({ line }) => line)];
  const promised = promiseLines(inOrderOf(rows, pieces), makings, { workshop, isOneOrder });
  const along = slowestTerm(promised.map(({ term }) => term));
  const swatches = await listSwatchLines(rows.filter(isOfSwatch), { language, along }, db);
  return inOrderOf(rows, [...promised, ...swatches]);
}

function inOrderOf(rows: readonly { id: string }[], lines: readonly CartLine[]): CartLine[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return rows.flatMap(({ id }) => byId.get(id) ?? []);
}

/** A line as stored, with what its product is; a planned piece has none of that. */
export type LineRow = Awaited<ReturnType<typeof listRows>>[number];

/** A row with the columns that every product has, and a planned piece has not. */
type ProductRow = LineRow & {
  product_id: string;
  category_slug: string;
  number: number;
  name: string;
  stock_quantity: number;
  price_bani: number;
  form: string;
};

function isOfProduct(row: LineRow): row is ProductRow {
  return row.product_id !== null;
}

function isOfSwatch(row: LineRow): row is LineRow & { swatch_id: string } {
  return row.swatch_id !== null;
}

/** The columns of a product and its category from which a line is named and priced. */
export const pricedColumns = [
  "products.id as product_id",
  "categories.slug as category_slug",
  "products.number",
  "products.name",
  "products.stock_quantity",
  "products.price_bani",
  "products.form",
  ...termColumns,
  ...ownSizeColumns,
  "products.status as product_status",
  "categories.status as category_status",
] as const;

export const listRows = compiledQuery((db, { cartId }: { cartId: string }) =>
  db
    .selectFrom("cart_lines")
    .leftJoin("products", "products.id", "cart_lines.product_id")
    .leftJoin("categories", "categories.id", "products.category_id")
    .select([
      "cart_lines.id",
      "cart_lines.swatch_id",
      "cart_lines.configuration",
      "cart_lines.quantity",
      "cart_lines.seen_price_bani",
      ...pricedColumns,
    ])
    .select(primaryImage)
    .where("cart_lines.cart_id", "=", cartId)
    .where("cart_lines.removed_at", "is", null)
    .orderBy("cart_lines.added_at")
    .orderBy("cart_lines.id"),
);
