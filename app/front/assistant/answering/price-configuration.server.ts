import {
  canonicalConfiguration,
  parseConfiguration,
  priceWithOptions,
} from "~/furniture/configurator/configuration";
import { listOptions } from "~/furniture/configurator/options.server";
import { measuresText } from "~/platform/format/measures";
import type { Language } from "~/platform/i18n/languages";
import { findProduct, type ProductCard } from "~/shop/catalogue/product.server";

import type { KnownThing } from "../facts";
import { resultOf, writePrices, type ToolResult } from "./tool.server";

/** What the model asks a price for; the ids are whatever it wrote. */
type ConfigurationWish = Record<"category" | "material" | "handle", string> &
  Record<"number" | "width" | "height" | "depth", number>;

/** Prices a design that is asked for, or says what of it is not offered. */
export async function priceConfiguration(
  wanted: ConfigurationWish,
  language: Language,
): Promise<ToolResult> {
  const { category, number, material, handle, width, height, depth } = wanted;
  const [product, options] = await Promise.all([
    findProduct(category, number, language),
    listOptions(language),
  ]);
  if (!product) return resultOf({ error: "there is no such product" });
  const lengths = { width: String(width), height: String(height), depth: String(depth) };
  const fields = { material, handle, ...lengths };
  const { configuration, nearest, errors } = parseConfiguration(fields, options, product.sizes);
  if (errors) {
    const possible_cm = product.sizes;
    const nearest_cm = nearest && measuresText(nearest, language);
    const wrong = Object.keys(errors);
    return resultOf({ error: "not possible", fields: wrong, possible_cm, nearest_cm });
  }
  const price = priceWithOptions(product.price_bani, configuration, options);
  if (!price) return resultOf({ error: "not possible" });
  const names = [...options.materials, ...options.handles]
    .filter(({ id }) => id === material || id === handle)
    .map(({ name }) => name);
  const written = await writePrices(language);
  const data = {
    name: product.name,
    choices: names,
    dimensions_cm: { width, height, depth },
    base_price: written(price.baseBani),
    material: written(price.materialBani),
    handle: written(price.handleBani),
    volume: written(price.volumeBani),
    total_price: written(price.totalBani),
  };
  const known = { ...thingOf(product), amounts: Object.values(price) };
  const offered = {
    category_slug: category,
    number,
    configuration: canonicalConfiguration(configuration),
  };
  const result = resultOf(data, [known]);
  return { ...result, shown: { ...result.shown, designs: [offered] } };
}

/** What an answer may say of a product. */
export function thingOf(product: ProductCard): KnownThing {
  const { category_slug, number, name, price_bani } = product;
  return { name, amounts: [price_bani], product: { category_slug, number } };
}
