import { listOptions } from "~/furniture/configurator/options.server";
import { SIZE_STEP, usualSizes } from "~/furniture/configurator/sizes";
import { z } from "~/platform/basics/zod";
import { describeCatalogue } from "~/shop/catalogue/front/catalogue-shape.server";
import { findProduct, type ProductCard } from "~/shop/catalogue/product.server";

import { findPieces } from "../answers/find-pieces.server";
import { adviceTools } from "./advice-tools.server";
import { priceConfiguration, thingOf } from "./price-configuration.server";
import { tellTerms } from "./terms.server";
import { resultOf, tool, writePrices } from "./tool.server";

const MOST_RESULTS = 6;

const address = {
  category: z.string().max(100).describe("the category's slug, as in a search result"),
  number: z.int().min(1).describe("the product's number within its category"),
};

const length = z
  .int()
  .describe(`cm, in steps of ${SIZE_STEP}, within what show_product says of the product`);

const tradeTopics = [
  "delivery",
  "carrying",
  "assembly",
  "payment",
  "warranty",
  "returns",
  "samples",
] as const;
const placeTopics = ["hours", "contact", "showroom", "measuring"] as const;

/** All tools only read. Their texts are for the model, so they are not translated. */
export const tools = {
  search_catalogue: tool(
    "Search the shop's products by words of their names, in the visitor's language or Romanian.",
    z.object({
      query: z.string().max(200).default("").describe("one to three words, or empty for all"),
      category: z.string().max(100).optional().describe("a category's slug to stay within"),
      min_price_lei: z.number().min(0).optional(),
      max_price_lei: z.number().min(0).optional(),
    }),
    async (wanted, { language }) => {
      const { query, category, min_price_lei: minLei, max_price_lei: maxLei } = wanted;
      const search = { text: query, category: category || undefined, minLei, maxLei };
      const [found, price] = await Promise.all([
        findPieces(search, language),
        writePrices(language),
      ]);
      const products = found.slice(0, MOST_RESULTS);
      const cards = products.map((product) => describeCard(product, price));
      return resultOf({ products: cards }, products.map(thingOf), products);
    },
  ),
  show_product: tool(
    "Everything the shop says about one product: description, dimensions, stock, price, and between " +
      "which dimensions it is made to order.",
    z.object(address),
    async ({ category, number }, { language }) => {
      const product = await findProduct(category, number, language);
      if (!product) return resultOf({ error: "there is no such product" });
      const { description, specification } = product;
      const { untranslated: _untranslated, ...details } = specification;
      const price = await writePrices(language);
      const made = { made_to_order_cm: product.sizes };
      const data = { ...describeCard(product, price), description, details, ...made };
      return resultOf(data, [thingOf(product)], [product]);
    },
  ),
  price_configuration: tool(
    "The exact price of a product made to order in a material, with a handle, at given dimensions. " +
      "The shop then shows the visitor a link to its drawing and price.",
    z.object({
      ...address,
      material: z.string().max(40),
      handle: z.string().max(40),
      width: length,
      height: length,
      depth: length,
    }),
    (wanted, { language }) => priceConfiguration(wanted, language),
  ),
  catalogue_shape: tool(
    "How many products each category has, the cheapest and the dearest of each, and the materials " +
      "and handles that pieces made to order can have, with their surcharges.",
    z.object({}),
    async (_, { language }) => {
      const [categories, options, price] = await Promise.all([
        describeCatalogue(language),
        listOptions(language),
        writePrices(language),
      ]);
      const ends = categories.flatMap(({ cheapest, dearest }) => [cheapest, dearest]);
      const products = ends.filter((product) => product !== undefined);
      const choices = [...options.materials, ...options.handles];
      const data = {
        categories: categories.map(({ slug, name, count, cheapest, dearest }) => ({
          slug,
          name,
          count,
          cheapest: cheapest && describeCard(cheapest, price),
          dearest: dearest && describeCard(dearest, price),
        })),
        choices: choices.map((one) => ({
          id: one.id,
          name: one.name,
          surcharge: price(one.surcharge_bani),
        })),
        usual_dimensions_cm: usualSizes,
      };
      const named = choices.map((one) => ({
        name: one.name,
        amounts: [one.surcharge_bani],
        product: null,
      }));
      return resultOf(data, [...products.map(thingOf), ...named]);
    },
  ),
  delivery_and_payment: tool(
    "The shop's terms: delivery, carrying up, assembly, payment and VAT, warranty, returns, samples.",
    z.object({}),
    async (_, { language }) => resultOf(await tellTerms(tradeTopics, language)),
  ),
  opening_hours: tool(
    "When the company and its showroom are open, how to reach and visit them, and who comes to measure.",
    z.object({}),
    async (_, { language }) => resultOf(await tellTerms(placeTopics, language)),
  ),
  ...adviceTools,
};

function describeCard(product: ProductCard, price: (bani: number) => string) {
  return {
    category: product.category_slug,
    number: product.number,
    name: product.name,
    price: price(product.price_bani),
    material: product.material,
    in_stock: product.stock_quantity,
  };
}
