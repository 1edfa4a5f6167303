import { shopOrigin } from "~/env.server";
import { translateIn } from "~/i18n/translate.server";
import type { Language } from "~/languages";
import { renderMail } from "~/mail/mail-template.server";
import type { Mail } from "~/mail/outbox.server";
import { paths } from "~/paths";
import { serverPaths } from "~/server-paths";
import type { Settings } from "~/shop/settings.server";

interface AlertMail {
  email: string;
  language: Language;
  token: string;
  product: { name: string; category_slug: string; number: number };
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

/** The one mail that says that a piece is sold no more, so that nobody waits in vain. */
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
