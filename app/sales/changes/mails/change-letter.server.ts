import { mailShop, shopOrigin } from "~/platform/env/env.server";
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
import { changeRows } from "../versions/change-rows.server";
import { changeFacts, showChangeIn } from "../versions/change-words.server";

/** A change row by row, with what follows for money and days. */
export function rowsOf(order: Order, change: OrderChange): [string, string][] {
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

export function toCustomer(
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

export function toShop(
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
