import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { optionalLine, textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { languageCodes, type Language } from "~/platform/i18n/languages";
import type { PictureDetails } from "~/shop/content/front/edit-gallery.server";
import { picturePlaces } from "~/shop/content/front/picture-places";

const LONGEST_ALT = 200;
const LONGEST_CAPTION = 120;
/** The longest address of a design or a piece, in characters. */
const LONGEST_START = 2_000;
/** No work is larger, in centimetres. */
const LARGEST_CM = 2_000;

/** A text by language that may be missing, under names that begin so. */
function optionalTexts<Kind extends string, Codes extends Language>(
  kind: Kind,
  codes: readonly Codes[],
  longest: number,
) {
  const field = optionalLine(longest);
  return Object.fromEntries(codes.map((code) => [`${kind}-${code}`, field])) as Record<
    `${Kind}-${Codes}`,
    typeof field
  >;
}

const translations = languageCodes.filter((code) => code !== "ro");
const side = wholeField(message("workSide", { most: LARGEST_CM }), {
  min: 1,
  max: LARGEST_CM,
}).optional();

const place = z.enum(picturePlaces, { error: message("choose") });
const category = z.string().max(100).default("");
const alt = textLine("altRequired", 1, LONGEST_ALT);

/** A new picture of the gallery or of the page about us. */
export const hangForm = z.object({ alt, place, category });

/** A picture of the gallery or of the page about us: what it shows in words, and where. */
export const pictureForm = z.object({
  place,
  category,
  order: wholeField(message("order"), { min: 0, max: 9_999 }),
  "alt-ro": alt,
  ...optionalTexts("alt", translations, LONGEST_ALT),
  ...optionalTexts("caption", languageCodes, LONGEST_CAPTION),
  width: side,
  height: side,
  depth: side,
  start: optionalLine(LONGEST_START),
});

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
