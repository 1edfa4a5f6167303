import type { Option } from "~/furniture/configurator/offered-options";
import { listOptions } from "~/furniture/configurator/options.server";
import { SIZE_STEP, usualSizes } from "~/furniture/configurator/sizes";
import { z } from "~/platform/basics/zod";
import type { Language } from "~/platform/i18n/languages";
import { describeCatalogue } from "~/shop/catalogue/front/catalogue-shape.server";
import { findProduct, type ProductCard } from "~/shop/catalogue/product.server";

import { findPieces } from "../answers/find-pieces.server";
import type { ChatTool, ToolCall } from "../provider.server";
import { adviceTools } from "./advice-tools.server";
import { priceConfiguration, thingOf } from "./price-configuration.server";
import { tellTerms } from "./terms.server";
import { resultOf, tool, writePrices, type Asker, type ToolResult } from "./tool.server";

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
const tools = {
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

/** The tools as described to the provider, with the materials and handles on offer to choose from. */
export async function describeTools(language: Language): Promise<ChatTool[]> {
  const { materials, handles } = await listOptions(language);
  const choices = { material: oneOf(materials), handle: oneOf(handles) };
  return Object.entries(tools).map(([name, { description, parameters }]) => ({
    type: "function",
    function: {
      name,
      description,
      parameters: name === "price_configuration" ? withChoices(parameters, choices) : parameters,
    },
  }));
}

/** A JSON schema for the id of an option; the names say what each is. */
function oneOf(options: Option[]) {
  const named = options.map(({ id, name }) => `${id}: ${name}`);
  return { type: "string", enum: options.map(({ id }) => id), description: named.join("; ") };
}

function withChoices(parameters: Record<string, unknown>, choices: Record<string, object>) {
  return { ...parameters, properties: { ...(parameters.properties as object), ...choices } };
}

/**
 * Runs the tool that the model called. An unknown name or invalid argument is answered with an
 * error that the model can read.
 */
export async function runTool(call: ToolCall, asker: Asker): Promise<ToolResult> {
  const one = Object.hasOwn(tools, call.name) ? tools[call.name as keyof typeof tools] : undefined;
  if (!one) return resultOf({ error: "there is no such tool" });
  let wanted: unknown;
  try {
    wanted = JSON.parse(call.arguments || "{}");
  } catch {
    return resultOf({ error: "the arguments are not JSON" });
  }
  return one.run(wanted, asker);
}

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
