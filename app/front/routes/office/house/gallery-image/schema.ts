import { z } from "~/platform/basics/zod";
import { wholeField } from "~/platform/forms/number-field";
import { optionalLine, textLine } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { languageCodes, type Language } from "~/platform/i18n/languages";

const LONGEST_ALT = 200;

/** What a picture shows, in words; a translation may be missing. */
const altField = textLine("altRequired", 1, LONGEST_ALT);
const translated = optionalLine(LONGEST_ALT);

const translations = languageCodes.filter((code) => code !== "ro");
const alts = Object.fromEntries(translations.map((code) => [`alt-${code}`, translated])) as Record<
  `alt-${Exclude<Language, "ro">}`,
  typeof translated
>;

/** A picture of the gallery. */
export const pictureForm = z.object({
  "alt-ro": altField,
  ...alts,
  category: z.string().max(100).default(""),
  order: wholeField(message("order"), { min: 0, max: 9_999 }),
});
