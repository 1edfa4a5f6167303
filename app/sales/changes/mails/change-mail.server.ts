import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail, type MailContent } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Settings } from "~/platform/settings/settings.server";
import { greeting, orderAddress, orderLanguage } from "~/sales/orders/order-mail-words.server";
import type { Order } from "~/sales/orders/order.server";
import { trialSubject } from "~/sales/orders/trial-orders.server";

import type { OrderChange } from "../front/find-changes.server";
import { changeFacts, changeRows, showChangeIn } from "../versions/change-words.server";

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

/** A change row by row, with what follows for money and days. */
function rowsOf(order: Order, change: OrderChange): [string, string][] {
  const reader = { language: orderLanguage(order), names: "buyer" } as const;
  const shown = showChangeIn(order, change, reader);
  const rows = changeRows(shown, reader).map(
    ({ label, details, value, difference }): [string, string] => [
      [label, ...details].join(" · "),
      [value, difference && `(${difference})`].filter(Boolean).join(" "),
    ],
  );
  return [...rows, ...changeFacts(shown, reader)];
}

function toCustomer(
  order: Order,
  { general }: Settings,
  {
    link,
    subject,
    ...content
  }: Pick<MailContent, "subject" | "paragraphs" | "rows" | "facts"> & { link: string },
): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, "mail");
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(subject, order, language),
      greeting: greeting(order, language),
      ...content,
      links: [{ label: link, url: orderAddress(order) }],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

function toShop(
  order: Order,
  { general, notifications }: Settings,
  kind: "noteAccepted" | "noteDeclined",
  words: string,
): Mail[] {
  if (!notifications.orderNotifications) return [];
  const t = translateIn(fallbackLanguage, "order-change");
  const { number } = order;
  return [
    {
      recipient: mailShop ?? general.email,
      ...(order.email !== "" && { replyTo: order.email }),
      ...renderMail({
        language: fallbackLanguage,
        subject: trialSubject(t(`mail.${kind}`, { number }), order, fallbackLanguage),
        greeting: t("mail.noteGreeting"),
        paragraphs: [t(`mail.${kind}Text`, { number })],
        facts: words === "" ? [] : [[t("mail.noteWords"), words]],
        links: [{ label: t("mail.noteOpen"), url: shopOrigin + officePaths.order(number) }],
        closing: general.siteName,
      }),
    },
  ];
}
