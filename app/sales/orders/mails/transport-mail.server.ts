import { mailShop, shopOrigin } from "~/platform/env/env.server";
import { formatDay } from "~/platform/format/dates";
import { fallbackLanguage } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import { renderMail } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Settings } from "~/platform/settings/settings.server";

import { totalsWithTransport, type TransportQuote } from "../front/transport-quote";
import { greeting, linePrice, orderAddress, orderLanguage } from "../order-mail-words.server";
import type { Order } from "../order.server";
import { offeredTermText } from "../promised-delivery";
import { trialSubject } from "../trial-orders.server";

/** The offer for an order's transport to its customer, in the order's language, with the way to answer. */
export function composeQuoteMail(order: Order, quote: TransportQuote, { general }: Settings): Mail {
  const language = orderLanguage(order);
  const t = translateIn(language, ["transport-mail", "delivery", "mail"]);
  const { number } = order;
  const { totalBani } = totalsWithTransport(order, quote.price_bani);
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    ...renderMail({
      language,
      subject: trialSubject(t("subject", { number }), order, language),
      greeting: greeting(order, language),
      paragraphs: [t("text", { number })],
      facts: [
        [t("delivery:quote.price"), linePrice(quote.price_bani, order, language)],
        [t("delivery:quote.term"), offeredTermText(order, quote, translateIn(language, "cart"))],
        [t("delivery:quote.validUntil"), formatDay(`${quote.valid_until}T12:00:00Z`, language)],
        [t("delivery:quote.total"), priceWords(totalBani, true, translatorOf(language))],
      ],
      links: [{ label: t("link"), url: orderAddress(order) }],
      closing: t("mail:confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

/** The note to the shop about the customer's answer, if the settings ask for notes about orders. */
export function composeAnswerMails(order: Order, { general, notifications }: Settings): Mail[] {
  const { quote, number } = order;
  if (!notifications.orderNotifications || !quote || quote.answer === "") return [];
  const t = translateIn(fallbackLanguage, "transport-mail");
  const subject = t(`${quote.answer}Subject`, { number });
  return [
    {
      recipient: mailShop ?? general.email,
      replyTo: order.email,
      ...renderMail({
        language: fallbackLanguage,
        subject: trialSubject(subject, order, fallbackLanguage),
        greeting: t("greeting"),
        paragraphs: [t(quote.answer, { number })],
        links: [{ label: t("open"), url: shopOrigin + officePaths.order(number) }],
        closing: general.siteName,
      }),
    },
  ];
}
