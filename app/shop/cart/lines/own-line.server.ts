import { findDecor } from "~/furniture/decors/list-decors.server";
import { readPlanned } from "~/furniture/planner/planned";
import type { Language } from "~/platform/i18n/languages";
import { swatchName } from "~/shop/swatches/list-swatches.server";
import type { Db } from "~db/engine";

import { readWorded } from "../cart-line";
import { plannedName } from "../planned-name.server";
import { named } from "./named-products.server";

/** A line of this very cart, with its name in a language; undefined where it is another cart's or gone. */
export async function findOwnLine(cartId: string, lineId: string, language: Language, trx: Db) {
  const line = await trx
    .selectFrom("cart_lines")
    .leftJoin("products", "products.id", "cart_lines.product_id")
    .leftJoin("swatches", "swatches.material_id", "cart_lines.swatch_id")
    .select(["products.id", "products.name", "products.stock_quantity", "cart_lines.configuration"])
    .select(["cart_lines.swatch_id", "swatches.stock"])
    .where("cart_lines.id", "=", lineId)
    .where("cart_lines.cart_id", "=", cartId)
    .where("cart_lines.removed_at", "is", null)
    .executeTakeFirst();
  if (!line) return undefined;
  const { id, name, stock_quantity, configuration, swatch_id } = line;
  if (swatch_id !== null) {
    const decor = await findDecor(swatch_id, language, trx);
    const named = { name: swatchName(decor?.name ?? "", language), isSwatch: true };
    return { ...named, configuration, stock_quantity: line.stock ?? 0 };
  }
  if (id === null || name === null || stock_quantity === null) {
    const kind = readPlanned(configuration)?.kind;
    const title = readWorded(configuration)?.title ?? plannedName(kind, language);
    return { name: title, isSwatch: false, configuration, stock_quantity: 0 };
  }
  const [product] = await named([{ id, name }], language, trx);
  return { name: product!.name, isSwatch: false, configuration, stock_quantity };
}
