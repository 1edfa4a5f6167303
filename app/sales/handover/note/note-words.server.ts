import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { Speaker } from "~/platform/i18n/size-words";
import type { TFunction } from "~/platform/i18n/translate";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { whenText } from "~/sales/appointments/kinds";
import type { DocumentKind } from "~db/schema";

/** All words of a delivery note in one language. */
export interface NoteWords {
  language: Language;
  t: TFunction<"handover-note">;
  speaker: Speaker;
  delivery: TFunction<"delivery">;
  trial: string;
  kinds: (kind: DocumentKind) => string;
  when: (span: { starts_at: string; ends_at: string }) => string;
}

/** The words of a note in Romanian, and in the customer's language where that is another. */
export function noteWords(customers: Language): NoteWords[] {
  return [...new Set<Language>([fallbackLanguage, customers])].map((language) => {
    const billing = translateIn(language, "billing");
    const appointments = translateIn(language, "appointments");
    return {
      language,
      t: translateIn(language, "handover-note"),
      speaker: translatorOf(language),
      delivery: translateIn(language, "delivery"),
      trial: translateIn(language, "order")("trial.mark"),
      kinds: (kind) => billing(`kind.${kind}`),
      when: (span) => whenText(span, language, appointments),
    };
  });
}
