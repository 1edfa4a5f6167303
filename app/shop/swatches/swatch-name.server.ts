import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** What the swatch of a decor is called on its line. */
export function swatchName(decor: string, language: Language): string {
  return translateIn(language, "swatches")("line", { decor });
}
