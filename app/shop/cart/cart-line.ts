import type { Translated } from "~/platform/settings/content-translation.server";
import type { Vat } from "~/platform/settings/vat";
import {
  daysText,
  readDays,
  type DeliveryDays,
  type DeliveryTerm,
} from "~/shop/catalogue/delivery-term";
import type { CartDiscount } from "~/shop/discounts/apply";

import type { LineDesign } from "./line-design";
import type { Totals } from "./totals";

/** A line with today's data. Prices in bani, from the catalogue, never from a form. */
export interface CartLine extends Translated {
  id: string;
  /** Null for a planned piece and a swatch. */
  product_id: string | null;
  /** The decor whose swatch it is, and how that is drawn where it has no picture; null for furniture. */
  swatch: { id: string; drawing: string } | null;
  /** Where the product's page is; null for a planned piece and a swatch. */
  product: { category_slug: string; number: number } | null;
  name: string;
  /** The canonical text of the design of a piece made to order; empty for a ready-made piece. */
  configuration: string;
  /** The design with its names, for text and drawing; null for a ready-made piece. */
  design: LineDesign | null;
  /** Whether it is made for its buyer: then it is paid in advance and not taken back. */
  isMadeToOrder: boolean;
  image_url: string | null;
  quantity: number;
  stock_quantity: number;
  unit_price_bani: number;
  /** Its own rate of VAT in percent, which only a piece in words may have; null if the shop's counts. */
  vat_percent?: number | null;
  /** The price that the customer last agreed to. */
  seen_price_bani: number;
  line_total_bani: number;
  /** In how many days it is delivered if it is ordered today. */
  term: DeliveryTerm;
  /**
   * `unavailable`: no longer sold; `unoffered`: a decor or the handle is no longer on offer, or a planned
   * piece cannot be made so; `unmade`: a size in which the product is no longer made; `short`: fewer left
   * than in the cart; `repriced`: the price changed.
   */
  problem: "unavailable" | "unoffered" | "unmade" | "short" | "repriced" | null;
}

export interface Cart {
  /**
   * The values that the checkout form carries: the token of the cart and the digest of what it
   * shows.
   */
  checkout_token: string;
  /** The order that staff write down by it for somebody; null for a visitor's own cart. */
  deskOrderId: string | null;
  lines: CartLine[];
  vat: Vat;
  /** What its code takes off, or why nothing; null without a code. */
  discount: CartDiscount | null;
  /** The share of what is made to order that is paid first, in percent. */
  advancePercent: number;
  totals: Totals;
}

/** A cart as it is priced. */
export type PricedCart = Pick<Cart, "lines" | "vat" | "discount" | "advancePercent">;

/** A piece that staff put into words: there is neither a product nor a design of it. */
export interface WordedPiece {
  title: string;
  days: DeliveryDays;
  /** Else it is there already, and may be given back as any ready-made piece. */
  isMadeToOrder: boolean;
  /** Its own rate of VAT in percent; null where the shop's counts. */
  vatPercent: number | null;
}

/** What a cart's line keeps of such a piece in place of the text of a design. */
export function wordedText({ title, days, isMadeToOrder, vatPercent }: WordedPiece): string {
  const fields = new URLSearchParams({ cuvinte: title, zile: daysText(days) });
  if (!isMadeToOrder) fields.set("gata", "da");
  if (vatPercent !== null) fields.set("tva", String(vatPercent));
  return fields.toString();
}

/** The same read again; undefined for the text of a design. */
export function readWorded(configuration: string): WordedPiece | undefined {
  if (!configuration.startsWith("cuvinte=")) return undefined;
  const fields = new URLSearchParams(configuration);
  const [title, days] = [fields.get("cuvinte"), readDays(fields.get("zile") ?? "")];
  if (!title || !days) return undefined;
  const rate = fields.get("tva");
  const vatPercent = rate === null ? null : Number(rate);
  return { title, days, isMadeToOrder: !fields.has("gata"), vatPercent };
}

/** Whether all lines are swatches, which go by post; false for an empty cart. */
export function areSwatches(lines: readonly Pick<CartLine, "swatch">[]): boolean {
  return lines.length > 0 && lines.every(({ swatch }) => swatch !== null);
}
