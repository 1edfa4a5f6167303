import type { Product } from "~/catalogue/product.server";
import {
  canonicalDesign,
  orderedDesign,
  parseDesign,
  priceWithOptions,
  type DesignFields,
  type Options,
} from "~/configurator/design";
import { designWords } from "~/configurator/design-words";
import { cardAddress } from "~/configurator/drawing-address";
import { formatLei } from "~/format/money";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { outerSizeOf } from "~/drawing/outer-size";
import { sharedPage } from "~/layout/shared-page.server";
import type { Vat } from "~/shop/vat";

/**
 * What is shown of a design of a product where its address is shared: name, sizes, price and choices, and
 * its picture. Undefined for one that cannot be made.
 */
export function shareDesign(
  product: Pick<Product, "name" | "form" | "sizes" | "price_bani">,
  fields: DesignFields,
  options: Options,
  vat: Vat,
  language: Language,
) {
  const { design } = parseDesign(fields, options, product.sizes);
  const price = design && priceWithOptions(product.price_bani, design, options);
  const piece = orderedDesign(product.form, canonicalDesign(fields), options);
  if (!price || !piece) return undefined;
  const [cart, common] = [translateIn(language, "cart"), translateIn(language, "common")];
  const { width, height, depth } = outerSizeOf(piece);
  const words = common(vat.isIncluded ? "vat.included" : "vat.added");
  return sharedPage({
    title: `${product.name}, ${width} × ${height} × ${depth} cm`,
    description: `${formatLei(price.totalBani, language)} ${words} · ${designWords(piece, cart)}`,
    picture: cardAddress(piece),
  });
}
