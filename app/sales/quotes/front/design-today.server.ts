import {
  canonicalConfiguration,
  parseConfiguration,
  priceWithOptions,
  readConfigurationFields,
} from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { orderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { findOfferedPlan } from "~/furniture/planner/offered-plan.server";
import { readPlanned, writePlanned } from "~/furniture/planner/planned";
import type { Language } from "~/platform/i18n/languages";
import type { Making } from "~/platform/settings/workshop-load";
import type { LineDesign } from "~/shop/cart/line-design";
import { plannedName } from "~/shop/cart/planned-name.server";
import { readPieceAddress, findMaking, findProduct } from "~/shop/catalogue/product.server";
import type { Db } from "~db/engine";

/** A design as the shop would make it today. */
export interface QuotedDesign {
  /** Its address as a query; the same for the same design. */
  design: string;
  name: string;
  shown: LineDesign;
  /** What one costs today, as shown; undefined where it cannot be ordered as it is. */
  priceBani: number | undefined;
  /** What its promise follows from; undefined where it cannot be made so. */
  making: Making | undefined;
  productId: string | null;
}

/** A planned design by its text; undefined where it is not offered. */
export async function findPlannedDesign(
  text: string,
  language: Language,
  db: Db,
): Promise<QuotedDesign | undefined> {
  const wish = readPlanned(text);
  if (!wish) return undefined;
  const plan = writePlanned(wish);
  const offered = await findOfferedPlan(plan, language, db);
  if (!offered) return undefined;
  return {
    design: new URLSearchParams({ d: plan }).toString(),
    name: plannedName(offered.design.kind, language),
    shown: offered.design,
    priceBani: offered.priceBani,
    making: offered.making,
    productId: null,
  };
}

/** The nearest possible design of a product, by the customiser's fields. */
export async function findProductDesign(
  fields: URLSearchParams,
  language: Language,
  db: Db,
): Promise<QuotedDesign | undefined> {
  const piece = readPieceAddress(fields.get("piesa") ?? "");
  const product = piece && (await findProduct(piece.category, piece.number, language, db));
  if (!piece || !product) return undefined;
  const options = await listOptions(language, db);
  const typed = readConfigurationFields(fields, options, product.sizes);
  const { nearest } = parseConfiguration(typed, options, product.sizes);
  const canonical = nearest && canonicalConfiguration(nearest);
  const shown = canonical && orderedConfiguration(product.form, canonical, options);
  if (!nearest || !shown) return undefined;
  return {
    design: `${new URLSearchParams({ piesa: `${piece.category}/${product.number}` })}&${canonical}`,
    name: product.name,
    shown,
    priceBani: priceWithOptions(product.price_bani, nearest, options)?.totalBani,
    making: await findMaking(product.id, db),
    productId: product.id,
  };
}
