import type { Figure } from "~/shop/figures/front/figure";

export interface Reader {
  /** All that a page depends on besides its address and the shop's data. */
  key: string;
  /** What goes into the placeholders, as HTML; none for whoever is not signed in. */
  parts: string[];
  /** The language that the address chooses, for the visitor's session; stands in this answer alone. */
  setCookie?: string | undefined;
  /** Whether the page shows something of the reader's cart, so that no browser keeps it for going back. */
  showsCart?: boolean;
}

/** What a look at a page counts for. */
export interface Viewed {
  productId?: string;
  figure?: Figure;
}
