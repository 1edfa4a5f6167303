import { mailShop } from "~/platform/env/env.server";
import { translateIn } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";

import { deliveryLine } from "../contact/delivery-line";
import { greeting, orderAddress, orderLanguage } from "../order-mail-words.server";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";

interface ChangedContact {
  before: Order;
  after: Order;
  /** Whether it goes another way, or elsewhere. */
  isWayOther: boolean;
}

/**
 * The mails about a changed contact, in the order's language. The current e-mail gets one if it or the delivery
 * changed. The earlier e-mail is told that it gets no more mails about the order; it may be a stranger's, so it
 * learns neither the new address nor the order's link.
 */
export function composeContactMails(
  { before, after, isWayOther }: ChangedContact,
  { general }: Settings,
): Mail[] {
  const language = orderLanguage(after);
  const t = translateIn(language, ["contact-mail", "mail", "delivery"]);
  const { number } = after;
  const isEmailOther = before.email !== after.email;
  const replyTo = mailShop ?? general.email;
  const closing = t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName });
  const subject = trialSubject(t("subject", { number }), after, language);
  const place = deliveryLine(after, t("delivery:method.pickup"));
  const told = isEmailOther || isWayOther;
  return [
    ...(told && after.email !== ""
      ? [
          {
            recipient: after.email,
            replyTo,
            ...renderMail({
              language,
              subject,
              greeting: greeting(after, language),
              paragraphs: [
                ...(isEmailOther ? [t("email", { number })] : []),
                ...(isWayOther ? [t("way", { number, place })] : []),
                t("notYou", { phone: general.phone }),
              ],
              links: [{ label: t("link"), url: orderAddress(after) }],
              closing,
            }),
          },
        ]
      : []),
    ...(isEmailOther && before.email !== ""
      ? [
          {
            recipient: before.email,
            replyTo,
            ...renderMail({
              language,
              subject,
              greeting: t("mail:hello"),
              paragraphs: [t("left", { number }), t("notYou", { phone: general.phone })],
              closing,
            }),
          },
        ]
      : []),
  ];
}
