import type { Product } from "~/shop/catalogue/product.server";

/** A product as its page shows it: what takes many texts to say is said by the server. */
export interface ShownProduct extends Omit<
  Product,
  "delivery" | "made" | "safety" | "source" | "specification"
> {
  delivery: string;
  made: string;
}
