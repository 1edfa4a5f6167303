import { shopOrigin } from "~/platform/env/env.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { MailSection } from "~/platform/mail/mail-template.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";

import type { Order } from "../order.server";

export const isExempt = (line: Order["lines"][number]) => line.is_withdrawal_exempt;

/** How to withdraw; with the model form of the law's annex, if something may be returned. */
export function howToWithdraw(
  order: Order,
  { general, company }: Settings,
  language: Language,
): MailSection {
  const t = translateIn(language, "confirmation");
  const exempt = order.lines.filter(isExempt);
  const reason =
    exempt.length > 0
      ? [t("withdraw.exempt", { names: exempt.map(({ name }) => name).join(", ") })]
      : [];
  if (exempt.length === order.lines.length)
    return { title: t("withdraw.title"), paragraphs: reason };
  const seat = company.seat || general.address;
  return {
    title: t("withdraw.title"),
    paragraphs: [t("withdraw.ready"), ...reason, t("withdraw.how")],
    form: [
      t("form.to", { company: company.name, seat, email: general.email }),
      t("form.declare"),
      t("form.ordered"),
      t("form.order", { number: order.number }),
      t("form.name"),
      t("form.address"),
      t("form.signature"),
      t("form.date"),
      t("form.delete"),
    ],
    links: [{ label: t("withdraw.link"), url: shopOrigin + paths.orderWithdrawal(order.token) }],
  };
}
