import type { Product } from "~/shop/catalogue/product.server";

/** A picture as the product's page shows it: a photograph, or a drawing. */
export interface ShownPicture {
  src: string;
  alt: string;
  /** The language of `alt` where it is not the page's. */
  lang?: string | undefined;
  /** What stands below it. */
  note?: string;
}

/** A product as its page shows it: what takes many texts to say is said by the server. */
export interface ShownProduct extends Omit<
  Product,
  "delivery" | "images" | "made" | "safety" | "source" | "specification"
> {
  delivery: string;
  made: string;
}
