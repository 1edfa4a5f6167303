import {
  canonicalConfiguration,
  parseConfiguration,
  priceWithOptions,
  type ConfigurationFields,
} from "~/furniture/configurator/configuration";
import { configurationWords } from "~/furniture/configurator/configuration-words";
import { cardAddress } from "~/furniture/configurator/drawing-address";
import type { Options } from "~/furniture/configurator/offered-options";
import { orderedConfiguration } from "~/furniture/configurator/ordered-configuration";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import type { Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { bareSize } from "~/platform/i18n/size-words";
import { translatorOf } from "~/platform/i18n/translate.server";
import type { Vat } from "~/platform/settings/vat";
import type { Product } from "~/shop/catalogue/product.server";
import { sharedPage } from "~/shop/layout/front/shared-page.server";

/**
 * The tags that show a design of a product where its address is shared: name, sizes, price and choices,
 * and its picture. Undefined for one that cannot be made.
 */
export function shareDesign(
  product: Pick<Product, "name" | "form" | "sizes" | "price_bani">,
  fields: ConfigurationFields,
  options: Options,
  vat: Vat,
  language: Language,
) {
  const { configuration } = parseConfiguration(fields, options, product.sizes);
  const price = configuration && priceWithOptions(product.price_bani, configuration, options);
  const piece = orderedConfiguration(product.form, canonicalConfiguration(fields), options);
  if (!price || !piece) return undefined;
  const speaker = translatorOf(language);
  const words = priceWords(price.totalBani, vat.isIncluded, speaker);
  return sharedPage({
    title: `${product.name}, ${bareSize(outerSizeOf(piece), speaker)}`,
    description: `${words} · ${configurationWords(piece, speaker)}`,
    picture: cardAddress(piece),
  });
}
