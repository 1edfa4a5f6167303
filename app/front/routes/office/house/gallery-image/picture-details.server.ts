import type { z } from "zod";

import { languageCodes, type Language } from "~/platform/i18n/languages";
import type { PictureDetails } from "~/shop/content/front/edit-gallery.server";

import type { pictureForm } from "./schema";

/** A picture's details as the fields of its form show them. */
export function pictureTexts({ alts, captions, place, start, ...details }: PictureDetails) {
  const { category_slug, display_order, width_cm, height_cm, depth_cm } = details;
  const texts = languageCodes.flatMap((code) => [
    [`alt-${code}`, alts[code]] as const,
    [`caption-${code}`, captions[code]] as const,
  ]);
  return {
    ...Object.fromEntries(texts),
    place,
    category: category_slug ?? "",
    order: String(display_order),
    width: String(width_cm ?? ""),
    height: String(height_cm ?? ""),
    depth: String(depth_cm ?? ""),
    start,
  };
}

/** A picture's details as they were typed. */
export function readPicture(typed: z.output<typeof pictureForm>): PictureDetails {
  const textsOf = (kind: "alt" | "caption") =>
    Object.fromEntries(languageCodes.map((code) => [code, typed[`${kind}-${code}`]])) as Record<
      Language,
      string
    >;
  const { place, category, order, width, height, depth, start } = typed;
  return {
    alts: textsOf("alt"),
    captions: textsOf("caption"),
    place,
    category_slug: category || null,
    display_order: order,
    width_cm: width ?? null,
    height_cm: height ?? null,
    depth_cm: depth ?? null,
    start,
  };
}
