import { z } from "~/platform/basics/zod";
import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import { findSettings } from "~/platform/settings/settings.server";

import type { Facts, KnownThing } from "../facts";
import type { Question } from "./answer";
import { collectFacts } from "./collect-facts";
import type { Extras, ProductReference } from "./extras.server";

/** Who asks: the language and account of the question, which no argument of the model can change. */
export type Asker = Pick<Question, "language" | "userId">;

/** The result of a tool: the text for the model, the facts in it, and what the page can show of it. */
export interface ToolResult {
  text: string;
  facts: Facts;
  shown: Pick<Extras, "products" | "designs" | "plans" | "links">;
}

/** A tool of the model: arguments that its schema refuses are answered with their names. */
export function tool<Schema extends z.ZodObject>(
  description: string,
  schema: Schema,
  act: (wanted: z.output<Schema>, asker: Asker) => Promise<ToolResult>,
) {
  return {
    description,
    parameters: describeArguments(schema),
    run: (wanted: unknown, asker: Asker) => {
      const parsed = schema.safeParse(wanted);
      const wrong = parsed.error?.issues.map((issue) => issue.path.join(".") || "arguments");
      return parsed.success
        ? act(parsed.data, asker)
        : Promise.resolve(resultOf({ error: "wrong arguments", fields: wrong }));
    },
  };
}

/** The schema of a tool's arguments without redundant parts, because every call pays for its length. */
function describeArguments(schema: z.ZodObject): Record<string, unknown> {
  const described = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as Record<string, unknown>;
  const { $schema: _schema, ...rest } = described;
  return rest;
}

/** What a tool returned, with the facts in it. */
export function resultOf(
  data: object,
  things: KnownThing[] = [],
  products: ProductReference[] = [],
): ToolResult {
  const text = JSON.stringify(data);
  const shown = products.map(({ category_slug, number }) => ({ category_slug, number }));
  return {
    text,
    // In the JSON a line break is two signs, of which the second is a letter.
    facts: collectFacts(text.replaceAll("\\n", " "), things),
    shown: { products: shown, designs: [], plans: [], links: [] },
  };
}

/** Writes prices for the model as pages show them, with the words on VAT. */
export async function writePrices(language: Language): Promise<(bani: number) => string> {
  const { trade } = await findSettings();
  return (bani) => priceWords(bani, trade.isVatIncluded, translatorOf(language));
}
