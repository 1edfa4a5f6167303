import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";

import {
  creditSentence,
  deliverySentence,
  greeting,
  orderAddress,
  orderLanguage,
  transferFacts,
} from "../order-mail-words.server";
import { dueNow } from "../order-plan";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";

/** A visit that an order's customer may reserve now, and where. */
export interface VisitOffer {
  kind: "measuring" | "delivery";
  to: string;
}

/**
 * The mail to the customer about an order's new status, in the order's language, with the visits that
 * may be reserved from then on.
 */
export function composeStatusMail(
  order: Order,
  { general, company }: Settings,
  offers: readonly VisitOffer[] = [],
): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["mail", "order", "appointments"]);
  const status = order.status === "new" ? "confirmed" : order.status;
  const note = order.history.at(-1)?.note ?? "";
  const due = status === "cancelled" || status === "delivered" ? undefined : dueNow(order);
  const sum = due && formatLei(due.leftBani, language);
  const day = due?.dueOn && formatDay(`${due.dueOn}T12:00:00Z`, language);
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(
        t("move.subject", { number: order.number, status: t(`order:status.${status}`) }),
        order,
        language,
      ),
      greeting: greeting(order, language),
      paragraphs: [
        ...(order.is_trial === 1 ? [t("order:trial.text")] : []),
        offers.some(({ kind }) => kind === "delivery")
          ? t("appointments:ofOrder.deliveryText")
          : status === "in_delivery" && order.has_only_swatches === 1
            ? t(`move.swatches.${order.delivery_method}`, { number: order.number })
            : status === "in_delivery" && order.delivery_method === "pickup"
              ? t("move.pickup", { number: order.number })
              : t(`move.text.${status}`, { number: order.number }),
        ...(sum && day ? [t("move.due", { sum, day })] : []),
        ...deliverySentence(order, language, new Date()),
        ...creditSentence(order, language),
        ...(note ? [t("move.note", { note })] : []),
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
      links: [
        ...offers.map(({ kind, to }) => ({
          label: t(`appointments:ofOrder.${kind}`),
          url: shopOrigin + to,
        })),
        { label: t("confirmation.link"), url: orderAddress(order) },
      ],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}
