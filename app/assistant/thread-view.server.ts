import type { Language } from "~/languages";
import { readDesign, orderedDesign, priceWithOptions } from "~/configurator/design";
import type { OrderedDesign } from "~/configurator/design";
import type { Message } from "./conversation.server";
import { listOptions } from "~/configurator/options.server";
import { findProduct, type Product } from "~/catalogue/product.server";

/** A product below an answer, as the catalogue has it today. Bani. */
export type ChatProduct = Pick<
  Product,
  | "id"
  | "category_slug"
  | "number"
  | "name"
  | "price_bani"
  | "stock_quantity"
  | "image_url"
  | "untranslated"
>;

/** A configuration below an answer: its drawing, its price today, and the way to order it. */
export interface ChatDesign {
  product: ChatProduct;
  configuration: string;
  design: OrderedDesign;
  price_bani: number;
}

export interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  timestamp: string;
  source: Message["source"];
  language: Language;
  isTrimmed: boolean;
  products: ChatProduct[];
  designs: ChatDesign[];
}

export interface Thread {
  messages: ChatMessage[];
  /** Whether the notice about the missing key stands in the chat (spec §8). */
  isSetupNeeded: boolean;
  /** Only administrators are shown the way to set the key. */
  isAdmin: boolean;
  phone: string;
  /** Tells one state of the thread from the next. */
  version: string;
}

/** Whether an answer says that the key is the trouble; the next one from the model clears it. */
export function needsSetup(message: Message | undefined): boolean {
  return message?.problem === "missing-key" || message?.problem === "quota";
}

/** Messages with what the server shows below them. What is no longer sold is left out. */
export async function viewMessages(
  messages: Message[],
  language: Language,
): Promise<ChatMessage[]> {
  const options = await listOptions(language);
  const found = new Map<string, Promise<Product | undefined>>();
  const find = (one: { category_slug: string; number: number }) => {
    const key = `${one.category_slug}/${one.number}`;
    const product = found.get(key) ?? findProduct(one.category_slug, one.number, language);
    found.set(key, product);
    return product;
  };
  return Promise.all(
    messages.map(async ({ extras, problem: _problem, ...message }) => {
      const products = await Promise.all(extras.products.map(find));
      const designs = await Promise.all(
        extras.designs.map(async (one): Promise<ChatDesign | undefined> => {
          const product = await find(one);
          const chosen = readDesign(one.configuration);
          const design = product && orderedDesign(product.form, one.configuration, options);
          const price = product && chosen && priceWithOptions(product.price_bani, chosen, options);
          if (!product || !design || !price) return undefined;
          const { configuration } = one;
          return { product: card(product), configuration, design, price_bani: price.totalBani };
        }),
      );
      return {
        ...message,
        isTrimmed: extras.isTrimmed,
        products: products.filter((one) => one !== undefined).map(card),
        designs: designs.filter((one) => one !== undefined),
      };
    }),
  );
}

function card(product: Product): ChatProduct {
  const { id, category_slug, number, name, price_bani, stock_quantity, image_url } = product;
  const { untranslated } = product;
  return { id, category_slug, number, name, price_bani, stock_quantity, image_url, untranslated };
}
