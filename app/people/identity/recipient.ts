import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import type { Mail } from "~/platform/mail/outbox.server";

/** An address that nobody has proven to own: a mail to it repeats nothing that was typed. */
export interface UnprovenRecipient {
  email: string;
  language: Language;
}

/** The recipient of a mail about an account. */
export interface Recipient extends UnprovenRecipient {
  first_name: string;
}

/**
 * The mails about an account, composed in the person's language; the rules that need them take them
 * as functions.
 */
export interface AccountMails {
  confirm: (to: UnprovenRecipient, token: string) => Mail;
  alreadyRegistered: (to: Recipient) => Mail;
  reset: (to: Recipient, token: string) => Mail;
  passwordChanged: (to: Recipient) => Mail;
  changeEmail: (to: UnprovenRecipient, token: string) => Mail;
  emailChangeAsked: (to: Recipient, newEmail: string) => Mail;
  emailChanged: (to: Recipient, newEmail: string) => Mail;
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
