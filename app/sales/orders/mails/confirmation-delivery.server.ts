import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { MailSection } from "~/platform/mail/mail-template.server";
import { briefly } from "~/platform/mail/unlinked";
import type { Settings } from "~/platform/settings/settings.server";

import { billingLine, deliveryOf, isBilledElsewhere } from "../buyer-details";
import { deliverySentence } from "../order-mail-words.server";
import { isTransportAgreed } from "../order-status";
import type { Order } from "../order.server";
import { isExempt } from "./confirmation-withdrawal.server";

/** When the order comes, or what that waits for. */
export function when(order: Order, language: Language): MailSection {
  const t = translateIn(language, "confirmation");
  const isAgreed = isTransportAgreed(order.transport_state);
  const isMade = order.lines.some(isExempt);
  return {
    title: t("when.title"),
    paragraphs: [
      ...deliverySentence(order, language, new Date()),
      // The day of what is made to order is agreed once it is made.
      ...(isAgreed && !isMade ? [t("when.day")] : []),
      ...(isMade ? [t("when.custom")] : []),
      ...(isAgreed ? [] : [t("when.quote")]),
    ],
  };
}

/** Where the order goes, and to whom. */
export function whereTo(order: Order, { general }: Settings, language: Language): MailSection {
  const t = translateIn(language, ["confirmation", "mail", "order", "delivery"]);
  const shown = order.is_email_proven ? order : repeatedToStranger(order);
  const delivery = deliveryOf(shown);
  const isFetched = order.delivery_method === "pickup";
  const rows: [string, string][] = [
    [t("where.recipient"), delivery.name],
    isFetched
      ? [t("delivery:charges.pickup"), general.address]
      : [t("where.address"), `${delivery.address}, ${delivery.place}`],
    [t("mail:note.phone"), shown.phone],
    [t("mail:note.email"), order.email],
  ];
  if (isFetched || isBilledElsewhere(order)) rows.push([t("order:billing"), billingLine(shown)]);
  if (order.notes) rows.push([t("mail:note.notes"), shown.notes || t("where.notesOnPage")]);
  return { title: t("where.title"), rows };
}

/**
 * What the confirmation repeats of an order whose e-mail nobody has proven: the contract says where it goes, but
 * somebody who typed a stranger's e-mail must not be able to send a message by it. So each answer is cut, none
 * holds a link, only the last figures of the phone are shown, and the notes stand on the order's page alone.
 */
function repeatedToStranger(order: Order): Order {
  return {
    ...order,
    full_name: briefly(order.full_name),
    company_name: briefly(order.company_name),
    tax_code: briefly(order.tax_code),
    registry_number: briefly(order.registry_number),
    address: briefly(order.address),
    city: briefly(order.city),
    delivery_name: briefly(order.delivery_name),
    delivery_address: briefly(order.delivery_address),
    delivery_city: briefly(order.delivery_city),
    phone: `…${order.phone.slice(-3)}`,
    notes: "",
  };
}
