import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";

/** The sentence of the terms and of the assistant: whether the prices shown include VAT. */
export function vatSentence(isIncluded: boolean, language: Language): string {
  return translateIn(language, "legal")(isIncluded ? "vat.included" : "vat.added");
}
