import type { PieceShape } from "~/furniture/drawing/piece-look";
import type { Language } from "~/platform/i18n/languages";
import type { Vat } from "~/platform/settings/vat";
import type { Zone } from "~/shop/delivery/zone";

import type { FeedTarget } from "../front/feed-name";

/** An attribute of an item and its value, or the attributes within it. */
export type FeedField = readonly [name: string, value: string | readonly FeedField[]];

/** What feeds say of a ready-made piece, its texts in the feed's language. Prices in bani, as shown. */
export interface FeedProduct {
  id: string;
  category_slug: string;
  category_name: string;
  number: number;
  name: string;
  description: string;
  form: PieceShape;
  price_bani: number;
  /** The lowest price before the present reduction; null where the price is not a reduced one. */
  lowest_bani: number | null;
  stock_quantity: number;
  /** Addresses of its pictures, the main one first; at least one. */
  pictures: string[];
  /** Its sizes in words. */
  dimensions: string;
  maker: { name: string; address: string; contact: string };
  identifier: string;
}

/** What is the same for all items of a feed. */
export interface FeedShop {
  target: FeedTarget;
  language: Language;
  origin: string;
  siteName: string;
  vat: Vat;
  zones: readonly Zone[];
  words: { safety: string; manufacturer: string };
}
