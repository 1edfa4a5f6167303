import type { Translated } from "~/platform/settings/content-translation.server";
import type { DeliveryTerm } from "~/shop/catalogue/delivery-term";

import type { LineDesign } from "./line-design";

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
  image_url: string | null;
  quantity: number;
  stock_quantity: number;
  unit_price_bani: number;
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

/** Whether all of it is swatches, which go by post; nothing at all is not. */
export function areSwatches(lines: readonly Pick<CartLine, "swatch">[]): boolean {
  return lines.length > 0 && lines.every(({ swatch }) => swatch !== null);
}
