import { mailShop } from "~/platform/env/env.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";

import { greeting, orderAddress, orderLanguage, transferFacts } from "../order-mail-words.server";
import { dueNow } from "../order-plan";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";

/** What a customer is told whose order is to be paid in another way, with the account where something is due now. */
export function composeMethodMail(order: Order, { company, general }: Settings): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["contact-mail", "mail", "order"]);
  const { number, payment_method: method } = order;
  const due = method === "bank_transfer" ? dueNow(order) : undefined;
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(t("method.subject", { number }), order, language),
      greeting: greeting(order, language),
      paragraphs: [
        t("method.text", { number, method: t(`order:payment.methods.${method}`) }),
        t("notYou", { phone: general.phone }),
      ],
      facts: due
        ? transferFacts(
            order,
            { label: t("order:payment.amount"), bani: due.leftBani },
            company,
            language,
          )
        : [],
      links: [{ label: t("link"), url: orderAddress(order) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
