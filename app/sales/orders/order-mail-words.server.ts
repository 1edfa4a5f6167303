import { shopOrigin } from "~/platform/env/env.server";
import { dayOf, formatDay } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import type { MailContent, MailPicture } from "~/platform/mail/mail-template.server";
import { paths } from "~/platform/paths/paths";
import type { Settings } from "~/platform/settings/settings.server";
import { lineDrawingAddress, linePictureAddress, lineWords } from "~/shop/cart/line-design";
import { pieceTermText } from "~/shop/catalogue/delivery-way";

import { ratesOfOrder } from "./front/transport-quote";
import { chargesInWords } from "./order-transport";
import type { Order } from "./order.server";
import { promiseSentence, wayOfOrder } from "./promised-delivery";
import type { OrderLine } from "./reading/order-lines.server";

/** The language in which an order was placed, and in which its customer is written to. */
export function orderLanguage({ language }: Pick<Order, "language">): Language {
  return isLanguage(language) ? language : fallbackLanguage;
}

/** Greets by name only if the e-mail is proven: somebody who orders to a stranger's address has typed both. */
export function greeting(order: Order, language: Language): string {
  const t = translateIn(language, "mail");
  return order.is_email_proven ? t("confirmation.greeting", { name: order.full_name }) : t("hello");
}

/** The account, amount and reference of a bank transfer. */
export function transferFacts(
  order: Order,
  sum: { label: string; bani: number },
  company: Settings["company"],
  language: Language,
): [string, string][] {
  const t = translateIn(language, "order");
  return [
    [t("payment.payee"), company.name],
    [t("payment.bank"), company.bank],
    ["IBAN", company.iban],
    [t("payment.reference"), order.number],
    [sum.label, formatLei(sum.bani, language)],
  ];
}

/** The lines and sums of an order. */
export function moneyRows(order: Order, language: Language): [string, string][] {
  return [
    ...order.lines.map((line): [string, string] => [
      `${line.quantity} × ${line.name}${designWords(line, language)}${termWords(line, order, language)}`,
      linePrice(line.line_total_bani, order, language),
    ]),
    ...sumRows(order, language),
  ];
}

/** What an order costs, and how much of it is due at once. */
export function sumRows(order: Order, language: Language): [string, string][] {
  const t = translateIn(language, "cart");
  const lei = (bani: number) => formatLei(bani, language);
  const withVat = (bani: number) => priceWords(bani, true, translatorOf(language));
  return [
    ...discountRow(order, language),
    ...deliveryRows(order, language),
    [t("subtotal"), lei(order.subtotal_bani)],
    ...ratesOfOrder(order).map(({ percent, vatBani }): [string, string] => [
      t("vat", { percent }),
      lei(vatBani),
    ]),
    [t("total"), withVat(order.total_bani)],
    ...(order.advance_bani > 0
      ? [
          [
            t("advance", { advance: order.advance_percent }),
            withVat(order.advance_bani),
          ] satisfies [string, string],
        ]
      : []),
  ];
}

function discountRow(order: Order, language: Language): [string, string][] {
  const { discount_code: code, discount_bani } = order;
  if (discount_bani === 0) return [];
  const label = translateIn(language, "discounts")(code ? "row" : "agreed", { code });
  return [[label, `−${linePrice(discount_bani, order, language)}`]];
}

/** The parts of the delivery with their prices. */
function deliveryRows(order: Order, language: Language): [string, string][] {
  const t = translateIn(language, "delivery");
  const priceOf = (bani: number | null) =>
    bani ? linePrice(bani, order, language) : t(bani === 0 ? "charges.free" : "charges.toQuote");
  return chargesInWords(order, t).map(({ label, bani }) => [label, priceOf(bani)]);
}

/** A price of an order's line, with the words on VAT that it was ordered under. */
export function linePrice(bani: number, order: Order, language: Language): string {
  return priceWords(bani, Boolean(order.is_vat_included), translatorOf(language));
}

/** The design of a line in brackets, or nothing. */
export function designWords({ design }: OrderLine, language: Language): string {
  if (!design) return "";
  return ` (${lineWords(design, translatorOf(language))})`;
}

/** When a line is delivered, or nothing where that was not promised. */
export function termWords({ term }: OrderLine, order: Order, language: Language): string {
  const words = term && pieceTermText(term, wayOfOrder(order), translateIn(language, "cart"));
  return words ? ` · ${words}` : "";
}

/** When the whole order comes, or what that waits for; nothing where nothing was promised. */
export function deliverySentence(order: Order, language: Language, now: Date): string[] {
  const when = { language, today: dayOf(now.toISOString()) };
  const sentence = promiseSentence(order, when, translateIn(language, "cart"));
  return sentence ? [sentence] : [];
}

/** The code by which the price of its swatches is given back, where it can be used. */
export function creditSentence(order: Order, language: Language): string[] {
  const { swatch_credit: credit } = order;
  if (credit?.state !== "running") return [];
  const { code, bani, minimumBani, lastDay } = credit;
  return [
    translateIn(language, "swatches")("credit.text", {
      code,
      sum: linePrice(bani, order, language),
      minimum: linePrice(minimumBani, order, language),
      date: formatDay(`${lastDay}T12:00:00Z`, language),
    }),
  ];
}

/** The technical drawings of the pieces made to order. */
export function drawingLinks(order: Order, language: Language): NonNullable<MailContent["links"]> {
  return order.lines.flatMap(({ name, design }) =>
    design
      ? [
          {
            label: translateIn(language, "cart")("drawingOf", { name }),
            url: shopOrigin + lineDrawingAddress(design, "measured", language),
          },
        ]
      : [],
  );
}

/** The pieces made to order as they look beside a person and a door; read aloud by their names. */
export function drawingPictures(order: Order, language: Language): MailPicture[] {
  const t = translateIn(language, "cart");
  return order.lines.flatMap(({ name, design }) => {
    const path = design && linePictureAddress(design);
    return path ? [{ alt: t("drawingOf", { name }), url: shopOrigin + path }] : [];
  });
}

/** The order's own page. */
export function orderAddress(order: Order): string {
  return shopOrigin + paths.order(order.token);
}
