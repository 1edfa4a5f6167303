import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";

/** A mail's subject, which says so when the mail is about an order on trial. */
export function trialSubject(
  subject: string,
  { is_trial }: { is_trial: 0 | 1 },
  language: Language,
): string {
  return is_trial === 1 ? translateIn(language, "mail")("trialSubject", { subject }) : subject;
}
