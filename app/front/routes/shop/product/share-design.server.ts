import { priceWords } from "~/platform/settings/price-words";
import type { Product } from "~/shop/catalogue/product.server";
import {
  canonicalDesign,
  parseDesign,
  priceWithOptions,
  type DesignFields,
} from "~/furniture/configurator/design";
import { orderedDesign } from "~/furniture/configurator/ordered-design";
import type { Options } from "~/furniture/configurator/offered-options";
import { designWords } from "~/furniture/configurator/design-words";
import { cardAddress } from "~/furniture/configurator/drawing-address";
import { bareSize } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import type { Language } from "~/platform/i18n/languages";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import { sharedPage } from "~/shop/layout/shared-page.server";
import type { Vat } from "~/platform/settings/vat";

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
