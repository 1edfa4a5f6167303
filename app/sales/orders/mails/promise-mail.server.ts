import { mailShop } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";

import { greeting, orderAddress, orderLanguage } from "../order-mail-words.server";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";

export interface PromiseMove {
  /** The new last day of the delivery, as a day of Bucharest. */
  day: string;
  /** Told to the customer. */
  reason: string;
  /** The number of moves that the form showed. Another one now means that a colleague moved it first. */
  seen: number;
}

export function composeMove(
  order: Order,
  { day, reason }: Pick<PromiseMove, "day" | "reason">,
  { general }: Settings,
): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["promise", "mail"]);
  const { number } = order;
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(t("mail.subject", { number }), order, language),
      greeting: greeting(order, language),
      paragraphs: [
        t("mail.text", { number, date: formatDay(`${day}T12:00:00Z`, language) }),
        t("mail.reason", { reason }),
      ],
      links: [{ label: t("mail.link"), url: orderAddress(order) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
