import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";

/** An address that nobody has proven to own: a mail to it repeats nothing that was typed. */
export interface UnprovenRecipient {
  email: string;
  language: Language;
}

/** The recipient of a mail about an account. */
export interface Recipient extends UnprovenRecipient {
  first_name: string;
}

/** A person as a recipient of mail, in Romanian unless they chose a language. */
export function recipient(person: {
  email: string;
  first_name: string;
  language: string | null;
}): Recipient {
  const { email, first_name } = person;
  const language = isLanguage(person.language) ? person.language : fallbackLanguage;
  return { email, first_name, language };
}
