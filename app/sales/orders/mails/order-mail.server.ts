import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDateTime } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { nameOfLanguage, fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail, type MailContent } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Settings } from "~/platform/settings/settings.server";
import { keepTermsFile } from "~/shop/content/accepted-text.server";
import type { Db } from "~db/engine";

import { billingLine, deliveryOf, isBilledElsewhere } from "../buyer-details";
import {
  deliverySentence,
  drawingLinks,
  drawingPictures,
  moneyRows,
} from "../order-mail-words.server";
import type { Order } from "../order.server";
import type { LowStock } from "../stock.server";
import { trialSubject } from "../trial-orders.server";
import { composeConfirmation } from "./confirmation-mail.server";

/** What the mails of a new order tell. */
interface OrderNews {
  /** In the customer's words. */
  order: Order;
  /** The same order as staff read it. */
  staffOrder: Order;
  /** The products with few pieces left after it, by their Romanian names. */
  low: LowStock[];
}

/**
 * The confirmation to the customer, in the order's language, and the notes to the shop, in Romanian,
 * that the settings ask for: about the order, and about products with few pieces left.
 */
export async function composeOrderMails(
  { order, staffOrder, low }: OrderNews,
  settings: Settings,
  db: Db,
): Promise<Mail[]> {
  const accepted = order.accepted.find(({ page }) => page === "terms");
  const terms = accepted && (await keepTermsFile(accepted.id, db));
  const shopAddress = mailShop ?? settings.general.email;
  const { orderNotifications, stockAlerts } = settings.notifications;
  const note = {
    recipient: shopAddress,
    replyTo: order.email,
    ...renderMail(shopMailContent(staffOrder, settings)),
  };
  return [
    composeConfirmation(order, settings, terms),
    ...(orderNotifications ? [note] : []),
    ...(stockAlerts ? low.map((product) => stockNote(product, order, settings)) : []),
  ];
}

function stockNote({ productId, name, left }: LowStock, order: Order, { general }: Settings): Mail {
  const t = translateIn(fallbackLanguage, "mail");
  return {
    recipient: mailShop ?? general.email,
    ...renderMail({
      language: fallbackLanguage,
      subject: t("stock.subject", { name }),
      greeting: t("stock.greeting"),
      paragraphs: [t("stock.text", { name, number: order.number, count: left })],
      links: [{ label: t("stock.link"), url: shopOrigin + officePaths.product(productId) }],
      closing: general.siteName,
    }),
  };
}

function shopMailContent(order: Order, { general }: Settings): MailContent {
  const t = translateIn(fallbackLanguage, ["mail", "order", "delivery"]);
  const delivery = deliveryOf(order);
  return {
    language: fallbackLanguage,
    subject: trialSubject(
      t("note.subject", {
        number: order.number,
        total: formatLei(order.total_bani, fallbackLanguage),
      }),
      order,
      fallbackLanguage,
    ),
    greeting: t("note.greeting"),
    paragraphs: [
      t("note.text", {
        number: order.number,
        date: formatDateTime(order.placed_at, fallbackLanguage),
      }),
      ...deliverySentence(order, fallbackLanguage, new Date()),
    ],
    facts: [
      [t("note.customer"), order.full_name],
      [t("note.email"), order.email],
      [t("note.phone"), order.phone],
      order.delivery_method === "pickup"
        ? [t("delivery:charges.pickup"), delivery.name]
        : [t("note.address"), `${delivery.name}, ${delivery.address}, ${delivery.place}`],
      ...(isBilledElsewhere(order)
        ? [[t("order:billing"), billingLine(order)] satisfies [string, string]]
        : []),
      [t("note.payment"), t(`order:payment.methods.${order.payment_method}`)],
      [t("note.language"), nameOfLanguage(order.language)],
      ...(order.notes ? [[t("note.notes"), order.notes] satisfies [string, string]] : []),
    ],
    rows: moneyRows(order, fallbackLanguage),
    pictures: drawingPictures(order, fallbackLanguage),
    links: [
      { label: t("note.link"), url: shopOrigin + officePaths.order(order.number) },
      ...drawingLinks(order, fallbackLanguage),
    ],
    closing: general.siteName,
  };
}
