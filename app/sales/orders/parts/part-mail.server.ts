import { mailShop } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";

import {
  deliverySentence,
  greeting,
  orderAddress,
  orderLanguage,
  transferFacts,
} from "../order-mail-words.server";
import { dueNow } from "../order-plan";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";
import type { SomePieces } from "./read-parts.server";

/** Tells the customer, in the order's language, what was handed over, what is to come by when, and what is due. */
export function composePartMail(order: Order, { general, company }: Settings): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["order-parts", "mail", "order"]);
  const { number } = order;
  const delivered = order.parts?.deliveries.at(-1)?.pieces ?? [];
  const due = dueNow(order);
  const sum = due && formatLei(due.leftBani, language);
  const day = due?.dueOn && formatDay(`${due.dueOn}T12:00:00Z`, language);
  const list = (pieces: SomePieces[]) =>
    pieces.map(({ name, quantity }) => t("pieces", { quantity, name }));
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(t("mail.subject", { number }), order, language),
      greeting: greeting(order, language),
      paragraphs: [
        ...(order.is_trial === 1 ? [t("order:trial.text")] : []),
        t("mail.text", { number }),
      ],
      sections: [
        { title: t("delivered"), paragraphs: list(delivered) },
        {
          title: t("left"),
          paragraphs: [
            ...list(order.parts?.left ?? []),
            ...deliverySentence(order, language, new Date()),
            ...(sum && day ? [t("mail:move.due", { sum, day })] : []),
          ],
        },
      ],
      facts:
        due && order.payment_method === "bank_transfer"
          ? transferFacts(
              order,
              { label: t("order:payment.amount"), bani: due.leftBani },
              company,
              language,
            )
          : [],
      links: [{ label: t("mail:confirmation.link"), url: orderAddress(order) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
