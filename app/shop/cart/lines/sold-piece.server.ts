import { canonicalConfiguration, type Configuration } from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { isWithin, sizesOf, splitSizes } from "~/furniture/configurator/sizes";
import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { ownSizeColumns } from "~/shop/catalogue/stored-product.server";
import type { Db } from "~db/engine";

import { plannedName } from "../planned-name.server";
import { priceLine } from "../pricing/line-price";
import { named } from "./named-products.server";

/** A product to put into the cart: ready-made, or of a design. */
export interface ProductItem {
  productId: string;
  configuration?: Configuration;
  /** The owner of the cart that is created when there is none yet. */
  userId?: string;
}

/** A planned piece to put into the cart, by the text of its design. */
export interface PlanItem {
  plan: string;
  userId?: string;
}

/** What is sold at which price; `left`: how many, without end for what is made to order. */
export interface Sold {
  productId: string | null;
  configuration: string;
  name: string;
  price: number;
  left: number;
}

/** A product that is for sale, ready-made or of a design that is offered; undefined else. */
export async function findSoldProduct(
  { productId, configuration: chosen }: ProductItem,
  language: Language,
  trx: Db,
): Promise<Sold | undefined> {
  const configuration = chosen ? canonicalConfiguration(chosen) : "";
  const products = await trx
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select(["products.id", "products.name", "products.price_bani", "products.stock_quantity"])
    .select(ownSizeColumns)
    .where("products.id", "=", productId)
    .where("products.status", "=", "active")
    .where("categories.status", "=", "active")
    .execute();
  const [product] = await named(products, language, trx);
  const options = await listOptions(fallbackLanguage, trx);
  const price = product && priceLine(product.price_bani, configuration, options);
  if (!product || price === undefined) return undefined;
  if (chosen && !isWithin(sizesOf(splitSizes(product).own), chosen)) return undefined;
  const left = configuration === "" ? product.stock_quantity : Infinity;
  return { productId, configuration, name: product.name, price, left };
}

/** A planned piece whose design can be made of what is offered; undefined else. */
export async function findSoldPlan(
  { plan }: PlanItem,
  language: Language,
  trx: Db,
): Promise<Sold | undefined> {
  const offered = await findOfferedPlan(plan, language, trx);
  if (offered?.priceBani === undefined) return undefined;
  const { design, priceBani: price } = offered;
  const name = plannedName(design.kind, language);
  return { productId: null, configuration: design.plan, name, price, left: Infinity };
}
