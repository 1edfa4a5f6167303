import { priceWords } from "~/shop/price-words";
import type { Product } from "~/catalogue/product.server";
import {
  canonicalDesign,
  parseDesign,
  priceWithOptions,
  type DesignFields,
} from "~/configurator/design";
import { orderedDesign } from "~/configurator/ordered-design";
import type { Options } from "~/configurator/offered-options";
import { designWords } from "~/configurator/design-words";
import { cardAddress } from "~/configurator/drawing-address";
import { bareSize } from "~/i18n/size-words";
import { translatorOf } from "~/i18n/translate.server";
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
  const speaker = translatorOf(language);
  const words = priceWords(price.totalBani, vat.isIncluded, speaker);
  return sharedPage({
    title: `${product.name}, ${bareSize(outerSizeOf(piece), "cm", speaker)}`,
    description: `${words} · ${designWords(piece, speaker)}`,
    picture: cardAddress(piece),
  });
}
