import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { unlinked } from "~/platform/mail/unlinked";
import { officePaths } from "~/platform/paths/office-paths";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Settings } from "~/platform/settings/settings.server";
import { findProduct } from "~/shop/catalogue/product.server";
import type { Db } from "~db/engine";

/** The question as the mail with its answer needs it. */
interface MailedQuestion {
  email: string;
  language: string;
  text: string;
  answer: string;
  product: { number: number; slug: string };
}

/** Tells the shop of a new question about a product, if its settings ask for it. */
export function composeQuestionNotes(name: string, { general, notifications }: Settings): Mail[] {
  if (!notifications.productComments) return [];
  const t = translateIn(fallbackLanguage, "questions");
  const content = {
    language: fallbackLanguage,
    subject: t("mail.note", { name }),
    greeting: t("mail.noteText"),
    paragraphs: [],
    links: [{ label: t("mail.noteLink"), url: shopOrigin + officePaths.questions() }],
    closing: general.siteName,
  };
  return [{ recipient: mailShop ?? general.email, ...renderMail(content) }];
}

/**
 * The mail with the answer, to who asked, in the language of the question's page. It reads by the
 * transaction that it is written in: the connection is the shop's only one.
 */
export async function composeAnswerMail(
  { email, language: asked, text, answer, product }: MailedQuestion,
  { general }: Settings,
  trx: Db,
): Promise<Mail> {
  const language = isLanguage(asked) ? asked : fallbackLanguage;
  const t = translateIn(language, "questions");
  const found = await findProduct(product.slug, product.number, language, trx);
  const name = found?.name ?? general.siteName;
  return {
    recipient: email,
    ...renderMail({
      language,
      subject: t("mail.subject", { name }),
      greeting: translateIn(language, "mail")("hello"),
      paragraphs: [t("mail.asked"), unlinked(text), t("mail.answered"), answer, t("mail.once")],
      links: found
        ? [
            {
              label: t("mail.link"),
              url: shopOrigin + serverPaths.questions(product.slug, product.number),
            },
          ]
        : [],
      closing: general.siteName,
    }),
  };
}
