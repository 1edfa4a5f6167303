import { findDecorExample } from "~/furniture/planner/decor-example.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { Product } from "~/shop/catalogue/product.server";

/**
 * The picture of a piece made to order, in the fields of a product's own: a photograph of its kind in the
 * decor that was chosen, else of the ready-made piece, with words that say so.
 */
export async function exampleOf(product: Product, material: string | null, language: Language) {
  const found =
    material === null ? undefined : await findDecorExample(product.form, material, language);
  if (found) {
    const text = `${found.note}. ${found.limits}`;
    return { image_url: found.src, alt: found.alt, untranslated: [] as string[], text };
  }
  const [image] = product.images;
  const t = translateIn(language, "product");
  return image && { ...image, text: t("madeToOrder.photograph") };
}
