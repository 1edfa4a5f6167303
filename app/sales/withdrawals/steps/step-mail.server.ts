import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime, formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { unlinked } from "~/platform/mail/unlinked";
import { serverPaths } from "~/platform/paths/server-paths";
import type { Settings } from "~/platform/settings/settings.server";

import { subjectOf } from "./withdrawal-mail.server";

/** What the author of a statement is told when the workshop has done something about it. */
export type WithdrawalNews =
  | { step: "received" }
  | { step: "accepted"; refund: { amount_bani: number; due_on: string } | undefined }
  | { step: "refused"; answer: string }
  | { step: "refunded"; amount_bani: number };

/** The mail to the author about a step, in the language of the statement. */
export function composeStepMail(
  withdrawal: {
    email: string;
    order_number: string;
    language: string;
    declared_at: string;
    token: string;
  },
  news: WithdrawalNews,
  settings: Settings,
): Mail {
  const { general } = settings;
  const language = isLanguage(withdrawal.language) ? withdrawal.language : fallbackLanguage;
  const t = translateIn(language, ["withdrawal-mail", "mail"]);
  return {
    recipient: withdrawal.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: subjectOf(
        t(`step.${news.step}.subject`),
        unlinked(withdrawal.order_number),
        settings,
        language,
      ),
      greeting: t("mail:hello"),
      paragraphs: [
        t(`step.${news.step}.text`, { date: formatDateTime(withdrawal.declared_at, language) }),
        ...newsWords(news, language),
      ],
      links: [
        {
          label: t("receipt.link"),
          url: shopOrigin + serverPaths.withdrawalReceipt(withdrawal.token),
        },
      ],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

function newsWords(news: WithdrawalNews, language: Language): string[] {
  const t = translateIn(language, "withdrawal-mail");
  switch (news.step) {
    case "received":
      return [];
    case "accepted": {
      if (!news.refund) return [t("step.accepted.nothing")];
      const { amount_bani, due_on } = news.refund;
      const date = formatDay(`${due_on}T12:00:00Z`, language);
      return [t("step.accepted.refund", { amount: formatLei(amount_bani, language), date })];
    }
    case "refused":
      return [t("step.refused.reason", { reason: news.answer }), t("step.refused.remedy")];
    case "refunded":
      return [t("step.refunded.amount", { amount: formatLei(news.amount_bani, language) })];
  }
}
