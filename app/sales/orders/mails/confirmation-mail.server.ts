import { mailShop } from "~/platform/env/env.server";
import { formatDateTime } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import type { MailAttachment } from "~/platform/mail/mail-files.server";
import { renderMail, type MailSection } from "~/platform/mail/mail-template.server";
import type { Mail } from "~/platform/mail/outbox.server";
import { briefly } from "~/platform/mail/unlinked";
import type { Settings } from "~/platform/settings/settings.server";

import { billingLine, deliveryOf, isBilledElsewhere } from "../buyer-details";
import {
  designWords,
  deliverySentence,
  drawingLinks,
  drawingPictures,
  greeting,
  linePrice,
  orderAddress,
  orderLanguage,
  sumRows,
  termWords,
} from "../order-mail-words.server";
import { isTransportAgreed } from "../order-status";
import type { Order } from "../order.server";
import { trialSubject } from "../trial-orders.server";
import {
  isExempt,
  howToPay,
  howToWithdraw,
  whoSells,
  underWhichTerms,
} from "./confirmation-parts.server";

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

function when(order: Order, language: Language): MailSection {
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

function whereTo(order: Order, { general }: Settings, language: Language): MailSection {
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
