import { paths } from "~/platform/paths/paths";
import type { Translated } from "~/platform/settings/content-translation.server";
import type { LineDesign } from "~/shop/cart/line-design";
import type { DeliveryTerm } from "~/shop/catalogue/delivery-term";

/** A list holds so many pieces. The database enforces it too. */
export const MOST_SAVED = 50;
/** So many pieces stand side by side. */
export const MOST_COMPARED = 3;

/** A product as it stands ready (an empty `configuration`), a design of one, or a planned piece. */
export interface SavedDesign {
  /** Null for a planned piece. */
  productId: string | null;
  /** The canonical text of the design. */
  configuration: string;
}

/** A model as the shop would sell it today. */
export interface PricedDesign extends Translated, SavedDesign {
  name: string;
  /** Where the product's page is; null for a planned piece and where it is no longer sold. */
  product: { category_slug: string; number: number } | null;
  /** Null for a ready-made piece, and for a design that cannot be read any more. */
  design: LineDesign | null;
  image_url: string | null;
  /** What one costs today, in bani, as shown; null where it cannot be had as it is. */
  priceBani: number | null;
  term: DeliveryTerm;
  /**
   * `gone`: no longer sold; `unmade`: no longer made as it was, but in another size or decor; `out`:
   * ready-made, and none left.
   */
  problem: "gone" | "unmade" | "out" | null;
  /** How an address names it (`readModel`); empty for what is gone. */
  query: string;
}

/** How an address names a model: the planner's `d`, `piesa` with the choices, or `produs`. */
export function savedDesignQuery(
  { productId, configuration }: SavedDesign,
  product: { category_slug: string; number: number } | null,
): string {
  if (productId === null) return new URLSearchParams({ d: configuration }).toString();
  if (!product) return "";
  const place = `${product.category_slug}/${product.number}`;
  if (configuration === "") return new URLSearchParams({ produs: place }).toString();
  return `${new URLSearchParams({ piesa: place })}&${configuration}`;
}

/**
 * The page on which a model can be looked at and changed: the planner, the customiser or the product's
 * own. They offer the nearest that is possible of what cannot be made as it was. Null for what is gone.
 */
export function savedDesignAddress({
  productId,
  configuration,
  product,
}: PricedDesign): string | null {
  if (productId === null) {
    return `${paths.planner()}?${new URLSearchParams({ d: configuration, pas: "pret" })}`;
  }
  if (!product) return null;
  const page = paths.product(product.category_slug, product.number);
  return configuration === "" ? page : `${page}?fila=personalizare&${configuration}#fila`;
}

/** The form that puts a model into the cart: where it is sent and what it says. */
export function cartForm(
  { productId, configuration, product }: PricedDesign,
  returnTo: string,
): { action: string; fields: [string, string][] } {
  if (productId === null) {
    return { action: `${paths.planner()}?pas=pret`, fields: [["design", configuration]] };
  }
  if (configuration === "" || !product) {
    const said = { intent: "add", productId, source: "product", returnTo };
    return { action: paths.cart(), fields: Object.entries(said) };
  }
  const page = paths.product(product.category_slug, product.number);
  const chosen = [...new URLSearchParams(configuration)];
  return {
    action: `${page}?fila=personalizare`,
    fields: [["intent", "add-design"], ...chosen],
  };
}
