import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatPhone } from "~/platform/format/phones.server";
import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { briefly, unlinked } from "~/platform/mail/unlinked";
import { officePaths } from "~/platform/paths/office-paths";
import type { Settings } from "~/platform/settings/settings.server";

/** What the mails about a message repeat of it. */
interface WrittenMessage {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  language: Language;
  attachment?: { name: string };
}

/** The note to the shop; a reply to it goes to the sender. */
export function composeContactNote(
  id: string,
  details: WrittenMessage,
  { general }: Settings,
): Mail {
  const t = translateIn(fallbackLanguage, "mail");
  return {
    recipient: mailShop ?? general.email,
    replyTo: details.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: t("contact.note.subject", { subject: details.subject }),
      greeting: t("contact.note.greeting"),
      paragraphs: details.message.split(/\n{2,}/),
      facts: [
        [t("note.customer"), details.name],
        [t("note.email"), details.email],
        [t("note.phone"), formatPhone(details.phone)],
        [t("note.language"), details.language],
        ...(details.attachment
          ? [[t("contact.note.attachment"), details.attachment.name] satisfies [string, string]]
          : []),
      ],
      links: [{ label: t("contact.note.link"), url: shopOrigin + officePaths.message(id) }],
      closing: general.siteName,
    }),
  };
}

/**
 * The receipt to the sender. It repeats nothing that was typed, so that nobody can make this shop
 * mail words of their own to a stranger.
 */
export function composeContactReceipt(
  details: Pick<WrittenMessage, "email" | "language">,
  { general }: Settings,
): Mail {
  const t = translateIn(details.language, "mail");
  return {
    recipient: details.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language: details.language,
      subject: t("contact.receipt.subject", { shop: general.siteName }),
      greeting: t("hello"),
      paragraphs: [
        t("contact.receipt.text"),
        t("contact.receipt.urgent", { phone: general.phone }),
      ],
      closing: general.siteName,
    }),
  };
}

/** The workshop's reply, with the message below it, in which no mail program makes a link of what was typed. */
export function composeContactReply(
  message: Pick<WrittenMessage, "email" | "name" | "subject" | "message"> & { language: string },
  text: string,
  { general }: Settings,
): Mail {
  const language = isLanguage(message.language) ? message.language : fallbackLanguage;
  const t = translateIn(language, "mail");
  return {
    recipient: message.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: `Re: ${message.subject}`,
      greeting: t("confirmation.greeting", { name: briefly(message.name) }),
      paragraphs: [
        ...text.split(/\n{2,}/),
        t("contact.reply.quoted"),
        ...unlinked(message.message)
          .split(/\n{2,}/)
          .map((paragraph) => `> ${paragraph}`),
      ],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
