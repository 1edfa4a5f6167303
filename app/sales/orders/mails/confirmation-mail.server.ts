import { mailShop } from "~/platform/env/env.server";
import { formatDateTime } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { MailAttachment } from "~/platform/mail/mail-files.server";
import { renderMail, type MailSection } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import type { Settings } from "~/platform/settings/settings.server";

import {
  designWords,
  drawingLinks,
  drawingPictures,
  greeting,
  linePrice,
  orderAddress,
  orderLanguage,
  sumRows,
  termWords,
} from "../order-mail-words.server";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";
import { when, whereTo } from "./confirmation-delivery.server";
import { howToPay, whoSells, underWhichTerms } from "./confirmation-parts.server";
import { isExempt, howToWithdraw } from "./confirmation-withdrawal.server";

/**
 * The confirmation of an order in its language. It alone answers who sells, what, how much, when,
 * where to, how to pay, how to withdraw, and under which terms, which come with it as a file (OUG
 * 34/2014, art. 6 and art. 8 par. 7).
 */
export function composeConfirmation(
  order: Order,
  settings: Settings,
  terms: MailAttachment | undefined,
): Mail {
  const { general } = settings;
  const language = orderLanguage(order);
  const t = translateIn(language, ["mail", "order"]);
  return {
    recipient: order.email,
    replyTo: mailShop ?? general.email,
    attachments: terms && [terms],
    ...renderMail({
      language,
      subject: trialSubject(
        t("confirmation.subject", { number: order.number, shop: general.siteName }),
        order,
        language,
      ),
      greeting: greeting(order, language),
      paragraphs: [
        t("confirmation.thanks", { number: order.number }),
        ...(order.is_trial === 1 ? [t("order:trial.text")] : []),
      ],
      links: [{ label: t("confirmation.link"), url: orderAddress(order) }],
      sections: [
        what(order, language),
        when(order, language),
        whereTo(order, settings, language),
        howToPay(order, settings, language),
        howToWithdraw(order, settings, language),
        whoSells(settings, language),
        underWhichTerms(terms, language),
      ],
      closing: t("confirmation.closing", { phone: general.phone, shop: general.siteName }),
    }),
  };
}

function what(order: Order, language: Language): MailSection {
  const t = translateIn(language, "confirmation");
  return {
    title: t("order.title"),
    rows: [
      [t("order.number"), order.number],
      [t("order.placed"), formatDateTime(order.placed_at, language)],
      ...order.lines.map((line): [string, string] => {
        const each = t("order.each", { price: linePrice(line.unit_price_bani, order, language) });
        const promise = t(isExempt(line) ? "order.exempt" : "order.returnable");
        const details = line.quantity > 1 ? `${each}; ${promise}` : promise;
        return [
          `${line.quantity} × ${line.name}${designWords(line, language)}${termWords(line, order, language)} · ${details}`,
          linePrice(line.line_total_bani, order, language),
        ];
      }),
      ...sumRows(order, language),
    ],
    pictures: drawingPictures(order, language),
    links: drawingLinks(order, language),
  };
}
