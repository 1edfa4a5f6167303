import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatLei } from "~/platform/format/money";
import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";
import type { CorrectionReason, DocumentKind, OrderStatus } from "~db/schema";

import { leftToPay } from "../payable";

export interface UnmailedDocument {
  id: string;
  /** What it was issued for, such as `payment:` with a payment's id. */
  cause: string;
  kind: DocumentKind;
  name: string;
  total_bani: number;
  sheet: string;
}

export interface MailedOrder {
  id: string;
  number: string;
  token: string;
  email: string;
  language: string;
  is_trial: 0 | 1;
  status: OrderStatus;
  total_bani: number;
  reduced_bani: number;
  paid_bani: number;
}

export const fileId = (documentId: string) => `document-${documentId}`;

const correctionWords = {
  mistake: "mail.corrected",
  charged_back: "mail.chargedBack",
} as const satisfies Record<CorrectionReason, string>;

export function composeDocumentMail(
  order: MailedOrder,
  documents: UnmailedDocument[],
  corrections: readonly CorrectionReason[],
  general: Settings["general"],
): Mail {
  const language = isLanguage(order.language) ? order.language : fallbackLanguage;
  const t = translateIn(language, ["billing-papers", "billing", "mail", "order"]);
  const leftBani = leftToPay(order);
  const names = documents.map(({ name }) => name).join(", ");
  const subject = t("mail.subject", { names, number: order.number });
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    attachments: documents.map(({ id, name }) => ({ fileId: fileId(id), name: `${name}.pdf` })),
    ...renderMail({
      language,
      subject: order.is_trial === 1 ? t("mail:trialSubject", { subject }) : subject,
      greeting: t("mail:hello"),
      paragraphs: [
        ...(corrections.length === 0 ? [t("mail.text", { number: order.number })] : []),
        ...corrections.map((reason) => t(correctionWords[reason], { number: order.number })),
        ...(corrections.length > 0 && leftBani > 0
          ? [t("mail.left", { sum: formatLei(leftBani, language) })]
          : []),
        ...(order.is_trial === 1 ? [t("order:trial.text")] : []),
      ],
      facts: documents.map(({ kind, name, total_bani }): [string, string] => [
        `${t(`billing:kind.${kind}`)} ${name}`,
        formatLei(total_bani, language),
      ]),
      links: [{ label: t("mail:confirmation.link"), url: shopOrigin + paths.order(order.token) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
