import { handleIds, materialIds } from "~/drawing/piece-design";
import type { Language } from "~/languages";
import type { Facts, KnownThing } from "./facts";
import { describeCatalogue } from "~/catalogue/catalogue-shape.server";
import {
  canonicalDesign,
  dimensionLimits,
  parseDesign,
  priceWithOptions,
  type Design,
} from "~/configurator/design";
import type { Extras } from "./conversation.server";
import { listOptions } from "~/configurator/options.server";
import { findProduct, type ProductCard } from "~/catalogue/product.server";
import { formatLei } from "~/format/money";
import { z } from "~/zod";

import { collectFacts } from "./collect-facts";
import type { ChatTool, ToolCall } from "./provider.server";
import { searchCatalogue } from "./search-catalogue.server";
import { listTerms } from "./terms.server";

/** The result of a tool: the text for the model, the facts in it, and what the page can show of it. */
export interface ToolResult {
  text: string;
  facts: Facts;
  shown: Pick<Extras, "products" | "designs">;
}

const address = {
  category: z.string().max(100).describe("the category's slug, as in a search result"),
  number: z.int().min(1).describe("the product's number within its category"),
};
const length = (name: keyof typeof dimensionLimits) => {
  const { min, max, step } = dimensionLimits[name];
  return z.int().describe(`cm, ${min} to ${max} in steps of ${step}`);
};

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
    async (wanted, language) => {
      const search = {
        words: wanted.query.split(/\s+/).filter(Boolean).slice(0, 5),
        category: wanted.category || undefined,
        minLei: wanted.min_price_lei,
        maxLei: wanted.max_price_lei,
      };
      const products = await searchCatalogue(search, language);
      return resultOf({ products: products.map(describeCard) }, products.map(thingOf), products);
    },
  ),
  show_product: tool(
    "Everything the shop says about one product: description, dimensions, stock, price.",
    z.object(address),
    async ({ category, number }, language) => {
      const product = await findProduct(category, number, language);
      if (!product) return resultOf({ error: "there is no such product" });
      const { description, specification } = product;
      const { untranslated: _untranslated, ...details } = specification;
      const data = { ...describeCard(product), description, details };
      return resultOf(data, [thingOf(product)], [product]);
    },
  ),
  price_configuration: tool(
    "The exact price of a product made to order in a material, with a handle, at given dimensions. " +
      "The shop then shows the visitor a link to its drawing and price.",
    z.object({
      ...address,
      material: z.enum(materialIds),
      handle: z.enum(handleIds).describe('"none" opens by pushing'),
      width: length("width"),
      height: length("height"),
      depth: length("depth"),
    }),
    priceDesign,
  ),
  catalogue_shape: tool(
    "How many products each category has, the cheapest and the dearest of each, and the materials " +
      "and handles that pieces made to order can have, with their surcharges.",
    z.object({}),
    async (_, language) => {
      const [categories, options] = await Promise.all([
        describeCatalogue(language),
        listOptions(language),
      ]);
      const ends = categories.flatMap(({ cheapest, dearest }) => [cheapest, dearest]);
      const products = ends.filter((product) => product !== undefined);
      const choices = [...options.materials, ...options.handles];
      const data = {
        categories: categories.map(({ slug, name, count, cheapest, dearest }) => ({
          ...{ slug, name, count },
          cheapest: cheapest && describeCard(cheapest),
          dearest: dearest && describeCard(dearest),
        })),
        choices: choices.map((one) => ({
          ...{ id: one.id, name: one.name },
          surcharge: formatLei(one.surcharge_bani),
        })),
        dimensions_cm: dimensionLimits,
      };
      const named = choices.map((one) => ({
        ...{ name: one.name, amounts: [one.surcharge_bani], product: null },
      }));
      return resultOf(data, [...products.map(thingOf), ...named]);
    },
  ),
  delivery_and_payment: tool(
    "The shop's terms: delivery, payment and VAT, warranty, returns.",
    z.object({}),
    async (_, language) => {
      const { delivery, payment, warranty, returns } = await listTerms(language);
      return resultOf({ delivery, payment, warranty, returns });
    },
  ),
  opening_hours: tool(
    "When the company and its showroom are open, and how to reach them.",
    z.object({}),
    async (_, language) => {
      const { hours, contact } = await listTerms(language);
      return resultOf({ hours, contact });
    },
  ),
};

/** The tools as described to the provider. */
export const toolDefinitions: ChatTool[] = Object.entries(tools).map(([name, one]) => ({
  type: "function",
  function: { name, description: one.description, parameters: one.parameters },
}));

/**
 * Runs the tool that the model called. An unknown name or invalid argument is answered with an
 * error that the model can read.
 */
export async function runTool(call: ToolCall, language: Language): Promise<ToolResult> {
  const one = Object.hasOwn(tools, call.name) ? tools[call.name as keyof typeof tools] : undefined;
  if (!one) return resultOf({ error: "there is no such tool" });
  let wanted: unknown;
  try {
    wanted = JSON.parse(call.arguments || "{}");
  } catch {
    return resultOf({ error: "the arguments are not JSON" });
  }
  return one.run(wanted, language);
}

function tool<Schema extends z.ZodObject>(
  description: string,
  schema: Schema,
  act: (wanted: z.output<Schema>, language: Language) => Promise<ToolResult>,
) {
  return {
    description,
    parameters: z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>,
    run: (wanted: unknown, language: Language) => {
      const parsed = schema.safeParse(wanted);
      const wrong = parsed.error?.issues.map((issue) => issue.path.join(".") || "arguments");
      return parsed.success
        ? act(parsed.data, language)
        : Promise.resolve(resultOf({ error: "wrong arguments", fields: wrong }));
    },
  };
}

async function priceDesign(
  wanted: Design & { category: string; number: number },
  language: Language,
): Promise<ToolResult> {
  const { category, number, material, handle, width, height, depth } = wanted;
  const [product, options] = await Promise.all([
    findProduct(category, number, language),
    listOptions(language),
  ]);
  if (!product) return resultOf({ error: "there is no such product" });
  const lengths = { width: String(width), height: String(height), depth: String(depth) };
  const { design, errors } = parseDesign({ material, handle, ...lengths });
  if (errors)
    return resultOf({ error: "not possible", fields: Object.keys(errors), dimensionLimits });
  const price = priceWithOptions(product.price_bani, design, options);
  if (!price) return resultOf({ error: "the material or the handle is no longer offered" });
  const names = [...options.materials, ...options.handles]
    .filter(({ id }) => id === material || id === handle)
    .map(({ name }) => name);
  const data = {
    name: product.name,
    choices: names,
    dimensions_cm: { width, height, depth },
    base_price: formatLei(price.baseBani),
    material: formatLei(price.materialBani),
    handle: formatLei(price.handleBani),
    volume: formatLei(price.volumeBani),
    total_price: formatLei(price.totalBani),
  };
  const known = { ...thingOf(product), amounts: Object.values(price) };
  const offered = {
    ...{ category_slug: category, number },
    configuration: canonicalDesign(design),
  };
  const result = resultOf(data, [known]);
  return { ...result, shown: { products: [], designs: [offered] } };
}

function resultOf(
  data: object,
  things: KnownThing[] = [],
  products: ProductCard[] = [],
): ToolResult {
  const text = JSON.stringify(data);
  const shown = products.map(({ category_slug, number }) => ({ category_slug, number }));
  return {
    text,
    facts: collectFacts(text, things),
    shown: { products: shown, designs: [] },
  };
}

function describeCard(product: ProductCard) {
  return {
    category: product.category_slug,
    number: product.number,
    name: product.name,
    price: formatLei(product.price_bani),
    material: product.material,
    in_stock: product.stock_quantity,
  };
}

function thingOf(product: ProductCard): KnownThing {
  const { category_slug, number, name, price_bani } = product;
  return { name, amounts: [price_bani], product: { category_slug, number } };
}
