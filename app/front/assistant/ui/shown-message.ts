import type { OrderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import type { Language } from "~/platform/i18n/languages";
import type { Product } from "~/shop/catalogue/product.server";

import type { Message } from "../message.server";

/** A product below an answer, with the catalogue's data of today. Bani. */
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

/** A design below an answer: its drawing, today's price and the link to order it. */
export interface ChatDesign {
  product: ChatProduct;
  configuration: string;
  design: OrderedConfiguration;
  price_bani: number;
}

/** A planned piece below an answer: its drawing, today's price and the link to it. */
export interface ChatPlan {
  name: string;
  /** Decors and sizes in one line. */
  words: string;
  drawing: string;
  address: string;
  price_bani: number;
}

/** A link below an answer: where it leads on to, in the words of the page. */
export interface ChatLink {
  label: string;
  address: string;
}

export interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  timestamp: string;
  source: Message["source"];
  language: Language;
  isTrimmed: boolean;
  /** Where the model names prices, whether they include VAT: its own words may leave that out. */
  vat: string | null;
  products: ChatProduct[];
  designs: ChatDesign[];
  plans: ChatPlan[];
  links: ChatLink[];
}
