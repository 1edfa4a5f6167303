import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";
import type { PaymentDue } from "~/sales/billing/payment-plan";

import { greeting, orderLanguage, transferFacts } from "../order-mail-words.server";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";

/**
 * What waits for the money: the work, the delivery alone where the office let the work begin without it, or
 * pieces that are ready and put aside.
 */
function aboutOf(
  { advance_bani, status }: Order,
  { kind }: PaymentDue,
): PaymentDue["kind"] | "begun" | "readyMade" {
  if (kind !== "advance") return kind;
  if (advance_bani === 0) return "readyMade";
  return status === "in_production" || status === "in_delivery" ? "begun" : kind;
}

export function composeReminder(
  order: Order,
  due: PaymentDue,
  stage: "soon" | "late",
  { general, company }: Settings,
): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["billing-papers", "mail", "order"]);
  const sum = formatLei(due.leftBani, language);
  const day = formatDay(`${due.dueOn}T12:00:00Z`, language);
  const { number } = order;
  const subject = t(`reminder.subject.${stage}`, { number });
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(subject, order, language),
      greeting: greeting(order, language),
      paragraphs: [t(`reminder.${aboutOf(order, due)}.${stage}`, { sum, number, day })],
      facts:
        order.payment_method === "bank_transfer"
          ? transferFacts(
              order,
              { label: t("order:payment.amount"), bani: due.leftBani },
              company,
              language,
            )
          : [],
      links: [{ label: t("reminder.link"), url: shopOrigin + paths.order(order.token) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
