import { shopOrigin } from "~/platform/env/env.server";
import { formatLei } from "~/platform/format/money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { MailAttachment } from "~/platform/mail/mail-files.server";
import type { MailSection } from "~/platform/mail/mail-template.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";

import { transferFacts } from "../order-mail-words.server";
import { planOf } from "../order-plan";
import { isTransportAgreed } from "../order-status";
import type { Order } from "../order.server";

/** The method, what is due first and by which account. */
export function howToPay(
  order: Order,
  { general, company }: Settings,
  language: Language,
): MailSection {
  const t = translateIn(language, ["confirmation", "order", "delivery"]);
  const method = order.payment_method;
  const rows: [string, string][] = [[t("pay.method"), t(`order:payment.methods.${method}`)]];
  if (!isTransportAgreed(order.transport_state)) {
    return { title: t("pay.title"), paragraphs: [t("delivery:afterQuote")], rows };
  }
  const [first, rest] = planOf(order);
  const isConfirmedFirst = first?.awaits === "confirmation";
  if (first && method === "bank_transfer") {
    const label = t(isConfirmedFirst ? "order:payment.advance" : "order:payment.amount");
    rows.push(...transferFacts(order, { label, bani: first.leftBani }, company, language));
  }
  if (isConfirmedFirst) {
    const [firstLei = "", restLei = ""] = [first, rest].map((due) =>
      formatLei(due?.amountBani ?? 0, language),
    );
    const words = { first: firstLei, rest: restLei };
    const plan = t(rest ? "pay.afterConfirming" : "pay.wholeAfterConfirming", words);
    return { title: t("pay.title"), paragraphs: [plan], rows };
  }
  return {
    title: t("pay.title"),
    paragraphs: [t(`order:payment.instructions.${method}`, { phone: general.phone })],
    rows,
  };
}

/** The seller, as the law wants it named. */
export function whoSells({ general, company }: Settings, language: Language): MailSection {
  const t = translateIn(language, "confirmation");
  const rows: [string, string][] = [
    [t("seller.name"), company.name],
    [t("seller.taxCode"), company.taxCode],
    [t("seller.registry"), company.registryNumber],
    [t("seller.seat"), company.seat],
    [t("seller.address"), general.address],
    [t("seller.phone"), general.phone],
    [t("seller.email"), general.email],
  ];
  return { title: t("seller.title"), rows: rows.filter(([, value]) => value !== "") };
}

/** The terms that come with the mail, and the legal guarantee. */
export function underWhichTerms(
  terms: MailAttachment | undefined,
  language: Language,
): MailSection {
  const t = translateIn(language, ["confirmation", "guarantee"]);
  return {
    title: t("terms.title"),
    paragraphs: terms ? [t("terms.text", { file: terms.name })] : [],
    links: [
      { label: t("terms.link"), url: shopOrigin + paths.terms() },
      { label: t("guarantee:title"), url: shopOrigin + paths.legalGuarantee() },
    ],
  };
}
