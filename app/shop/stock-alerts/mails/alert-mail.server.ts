import { shopOrigin } from "~/platform/env/env.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Settings } from "~/platform/settings/settings.server";

/** A product as the mails about it name it. */
export interface AlertProduct {
  name: string;
  category_slug: string;
  number: number;
}

interface AlertMail {
  email: string;
  language: Language;
  token: string;
  product: AlertProduct;
}

/** The mail with the link that confirms an alert. */
export function composeAlertQuestion(
  { email, language, token, product }: AlertMail,
  { general }: Settings,
): Mail {
  const t = translateIn(language, "stock-alert");
  const { name } = product;
  const address = alertAddress(token);
  return {
    recipient: email,
    unsubscribeUrl: address,
    ...renderMail({
      language,
      subject: t("question.subject", { name }),
      greeting: translateIn(language, "mail")("hello"),
      paragraphs: [t("question.text", { name }), t("question.ignore")],
      links: [
        { label: t("question.link"), url: address },
        { label: t("mail.end"), url: endAddress(token) },
      ],
      closing: general.siteName,
    }),
  };
}

/** The one mail that says that a piece is there again. */
export function composeStockMail(
  { email, language, token, product }: AlertMail,
  { general }: Settings,
): Mail {
  const t = translateIn(language, "stock-alert");
  const { name } = product;
  return {
    recipient: email,
    unsubscribeUrl: alertAddress(token),
    ...renderMail({
      language,
      subject: t("back.subject", { name }),
      greeting: translateIn(language, "mail")("hello"),
      paragraphs: [t("back.text", { name }), t("back.once")],
      links: [
        {
          label: t("back.link"),
          url: shopOrigin + paths.product(product.category_slug, product.number),
        },
        { label: t("mail.end"), url: endAddress(token) },
      ],
      closing: general.siteName,
    }),
  };
}

/** The one mail that says that a piece is no longer sold, so that nobody waits in vain. */
export function composeGoneMail(
  { email, language, name }: { email: string; language: Language; name: string },
  { general }: Settings,
): Mail {
  const t = translateIn(language, "stock-alert");
  return {
    recipient: email,
    ...renderMail({
      language,
      subject: t("gone.subject", { name }),
      greeting: translateIn(language, "mail")("hello"),
      paragraphs: [t("gone.text", { name }), t("gone.once")],
      links: [{ label: t("gone.link"), url: shopOrigin + paths.products() }],
      closing: general.siteName,
    }),
  };
}

function alertAddress(token: string): string {
  return shopOrigin + serverPaths.stockAlert(`/${token}`);
}

/** Where on the same page the button stands that ends it. */
function endAddress(token: string): string {
  return `${alertAddress(token)}#renunta`;
}
