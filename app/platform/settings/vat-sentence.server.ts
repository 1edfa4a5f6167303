import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** The sentence of the terms and of the assistant: whether the prices shown include VAT. */
export function vatSentence(isIncluded: boolean, language: Language): string {
  return translateIn(language, "legal")(isIncluded ? "vat.included" : "vat.added");
}
