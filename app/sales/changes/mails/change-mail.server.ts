import { formatDay } from "~/platform/format/dates";
import { translateIn } from "~/platform/i18n/translate.server";
import type { Mail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";
import { orderLanguage } from "~/sales/orders/order-mail-words.server";
import type { Order } from "~/sales/orders/order.server";

import type { OrderChange } from "../front/find-changes.server";
import { rowsOf, toCustomer, toShop } from "./change-letter.server";

/** Asks the customer about a change, in the order's language, with the way to answer. */
export function composeProposal(order: Order, change: OrderChange, settings: Settings): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, "order-change");
  const { number } = order;
  const last = formatDay(`${change.valid_until}T12:00:00Z`, language);
  return toCustomer(order, settings, {
    subject: t("mail.proposed", { number }),
    paragraphs: [
      t("mail.proposedText", { number }),
      ...(change.note ? change.note.split(/\n{2,}/) : []),
    ],
    rows: rowsOf(order, change),
    facts: [[t("validUntil"), last]],
    link: t("mail.answer"),
  });
}

/** Tells both sides that a change is the order from now on; the shop where its customer accepted it by the link. */
export function composeAccepted(
  order: Order,
  change: OrderChange,
  { settings, isByCustomer }: { settings: Settings; isByCustomer: boolean },
): Mail[] {
  const language = orderLanguage(order);
  const t = translateIn(language, "order-change");
  const { number } = order;
  const told =
    order.email === ""
      ? []
      : [
          toCustomer(order, settings, {
            subject: t("mail.accepted", { number }),
            paragraphs: [t("mail.acceptedText", { number })],
            rows: rowsOf(order, change),
            link: t("mail.open"),
          }),
        ];
  return isByCustomer ? [...told, ...toShop(order, settings, "noteAccepted", "")] : told;
}

/** Tells the shop that a customer does not want a change. */
export function composeDeclined(
  order: Order,
  { answer_note }: Pick<OrderChange, "answer_note">,
  settings: Settings,
): Mail[] {
  return toShop(order, settings, "noteDeclined", answer_note);
}

/** Tells the customer that a proposed change is taken back: the order is as it was. */
export function composeWithdrawn(order: Order, settings: Settings): Mail[] {
  if (order.email === "") return [];
  const t = translateIn(orderLanguage(order), "order-change");
  const { number } = order;
  return [
    toCustomer(order, settings, {
      subject: t("mail.withdrawn", { number }),
      paragraphs: [t("mail.withdrawnText", { number })],
      link: t("mail.open"),
    }),
  ];
}
