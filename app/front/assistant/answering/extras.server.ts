import { z } from "~/platform/basics/zod";
import { storedJson } from "~db/stored-json";

import { pageNames, type Page } from "../answers/pages";
import type { Facts } from "../facts";

/** A product's address as stored with a message; the card shows the product's data of today. */
export interface ProductReference {
  category_slug: string;
  number: number;
}

/** Where an answer leads on to: an order of the reader's own, the sign-in, or a page of the shop. */
export type AnswerLink =
  | { kind: "order"; number: string }
  | { kind: "sign-in" }
  | { kind: "page"; page: Page };

/** What is shown below a message. `configuration` is the canonical text of a design. */
export interface Extras {
  products: ProductReference[];
  designs: (ProductReference & { configuration: string })[];
  /** Designs of the planner, as texts. */
  plans: string[];
  links: AnswerLink[];
  /** Whether part of the model's text was left out because nothing in the shop confirms it. */
  isTrimmed: boolean;
}

export const noExtras: Extras = {
  products: [],
  designs: [],
  plans: [],
  links: [],
  isTrimmed: false,
};

const product = z.object({ category_slug: z.string(), number: z.number() });

const extras: z.ZodType<Extras> = z.object({
  products: z.array(product).default([]),
  designs: z.array(product.extend({ configuration: z.string() })).default([]),
  plans: z.array(z.string()).default([]),
  links: z
    .array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("order"), number: z.string() }),
        z.object({ kind: z.literal("sign-in") }),
        z.object({ kind: z.literal("page"), page: z.enum(pageNames) }),
      ]),
    )
    .default([]),
  isTrimmed: z.boolean().default(false),
});

/** What is shown below a message that is stored; older ones have fewer parts. */
export const readExtras = storedJson("conversation_messages.extras", extras);

const facts: z.ZodType<Facts> = z.object({
  things: z.array(
    z.object({ name: z.string(), amounts: z.array(z.number()), product: product.nullable() }),
  ),
  amounts: z.array(z.number()),
  numbers: z.array(z.number()),
  words: z.array(z.string()),
});

/** What the tools had told the model when it wrote a message. */
export const readFacts = storedJson("conversation_messages.facts", facts);
