import type { Options, StartingOptions } from "~/furniture/configurator/offered-options";
import { outerSizeOf } from "~/furniture/drawing/outer-size";
import type { PieceView } from "~/furniture/drawing/piece-look";
import { findDecorExample } from "~/furniture/planner/decor-example.server";
import { langOf, type Language } from "~/platform/i18n/languages";
import { namedSize } from "~/platform/i18n/size-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { drawnProductAddress, drawnProductOf } from "~/shop/catalogue/front/drawn-product";
import type { Product } from "~/shop/catalogue/product.server";

import type { ShownPicture } from "./shown-product";

/**
 * The pictures of a ready-made piece: first its photographs; then drawings at its own size, opened or from
 * another side, and to scale beside a person; then its decor from near. What cannot be drawn is left out.
 * Without a photograph a drawing of the closed piece comes first.
 */
export function picturesOf(
  product: Product,
  options: Options,
  start: StartingOptions,
  language: Language,
): ShownPicture[] {
  const photographs = product.images.map((image): ShownPicture => {
    const { image_url: src, alt } = image;
    return { src, alt, lang: langOf(image, "alt") };
  });
  const drawn = drawnProductOf(product, options, start);
  if (!drawn) return photographs;
  const { piece, opens, decor } = drawn;
  const t = translateIn(language, "product");
  const size = namedSize(outerSizeOf(piece), translatorOf(language), piece.form === "bed");
  const words = { material: decor.name, size };
  const note = t("drawn.note", words);
  const drawing = (view: Exclude<PieceView, "technical">): ShownPicture => ({
    src: drawnProductAddress(product, piece, view, language),
    alt: t(`drawn.${view}`, words),
    note,
  });
  return [
    ...(photographs.length > 0 ? photographs : [drawing("perspective")]),
    drawing(opens ? "open" : "turned"),
    drawing("scale"),
    ...(decor.image_url === null
      ? []
      : [{ src: decor.image_url, alt: t("drawn.material", words) }]),
  ];
}

/**
 * The picture of a piece made to order: a photograph of its kind in the decor that was chosen, else of the
 * ready-made piece, with words that say so.
 */
export async function exampleOf(
  product: Product,
  material: string | null,
  language: Language,
): Promise<ShownPicture[]> {
  const found =
    material === null ? undefined : await findDecorExample(product.form, material, language);
  if (found) return [{ src: found.src, alt: found.alt, note: `${found.note}. ${found.limits}` }];
  const [image] = product.images;
  if (!image) return [];
  const note = translateIn(language, "product")("madeToOrder.photograph");
  return [{ src: image.image_url, alt: image.alt, lang: langOf(image, "alt"), note }];
}
