import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";

/**
 * Whom a mail is for, and the subscription's token: one link manages all of it. The token is derived from
 * the shop's secret and only its hash is stored, so that every mail can carry it. Opening the link shows
 * a button; only a post confirms or ends.
 */
interface MailedSubscriber {
  email: string;
  language: Language;
  token: string;
}

/** The mail with the link that confirms a subscription. */
export function composeNewsletterConfirmation(
  { email, language, token }: MailedSubscriber,
  { general }: Settings,
): Mail {
  const t = translateIn(language, "mail");
  return {
    recipient: email,
    ...renderMail({
      language,
      subject: t("newsletter.question.subject", { shop: general.siteName }),
      greeting: t("hello"),
      paragraphs: [
        t("newsletter.question.text", { shop: general.siteName }),
        t("newsletter.question.ignore"),
      ],
      links: [{ label: t("newsletter.question.link"), url: subscriptionAddress(token) }],
      closing: general.siteName,
    }),
  };
}

/**
 * The welcome mail with the link to unsubscribe, and a note to the shop if the settings ask for
 * one.
 */
export function composeNewsletterWelcome(
  { email, language, token }: MailedSubscriber,
  settings: Settings,
): Mail[] {
  const { general, notifications } = settings;
  const t = translateIn(language, "mail");
  const welcome = {
    recipient: email,
    unsubscribeUrl: subscriptionAddress(token),
    ...renderMail({
      language,
      subject: t("newsletter.welcome.subject", { shop: general.siteName }),
      greeting: t("hello"),
      paragraphs: [t("newsletter.welcome.text", { shop: general.siteName })],
      links: [{ label: t("newsletter.welcome.link"), url: subscriptionAddress(token) }],
      closing: general.siteName,
    }),
  };
  return notifications.emailNewsletter ? [welcome, note(email, settings)] : [welcome];
}

function note(email: string, { general }: Settings): Mail {
  const t = translateIn(fallbackLanguage, "mail");
  return {
    recipient: mailShop ?? general.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: t("newsletter.note.subject"),
      greeting: t("newsletter.note.subject"),
      paragraphs: [t("newsletter.note.text", { email })],
      closing: general.siteName,
    }),
  };
}

function subscriptionAddress(token: string): string {
  return shopOrigin + paths.subscription(token);
}
