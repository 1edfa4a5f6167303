import { dayOf } from "~/platform/format/dates";
import { formatLei } from "~/platform/format/money";
import { formatRon } from "~/platform/format/office-money";
import type { Language } from "~/platform/i18n/languages";
import { translateIn, translatorOf } from "~/platform/i18n/translate.server";
import type { Order } from "~/sales/orders/order.server";
import { readFrozenLine } from "~/shop/cart/frozen-line.server";
import { lineWords } from "~/shop/cart/line-design";

import type { OrderChange } from "../front/find-changes.server";
import { boardWords } from "./board-words.server";
import { showChange, type ShownChange } from "./show-change";

/** Whose page or mail it is: the customer's, in the order's language, or staff's. */
export type ChangeReader = "buyer" | "staff";

/** A change beside its order, in the words of whoever reads it. */
export function showChangeIn(
  order: Order,
  change: Pick<OrderChange, "before" | "after">,
  { language, names }: { language: Language; names: ChangeReader },
  now: Date = new Date(),
): ShownChange {
  const reader = { language, names, today: dayOf(now.toISOString()) };
  return showChange(order, change, reader, {
    cart: translateIn(language, "cart"),
    reason: translateIn(language, "order-change")("promiseReason"),
    designWords: (stored) => lineWords(readFrozenLine(stored), translatorOf(language)),
    boardWords: (was, is) => boardWords(was, is, { language, names }),
  });
}

/** An amount as its reader is used to, with the sign of a difference where it is one. */
export function moneyIn(names: ChangeReader, language: Language) {
  const amount = (bani: number) =>
    names === "staff" ? formatRon(bani) : formatLei(bani, language);
  const difference = (bani: number) =>
    bani === 0 ? amount(0) : `${bani > 0 ? "+" : "−"}${amount(Math.abs(bani))}`;
  return { amount, difference };
}

/** What follows of a change for money and days, each with its label. */
export function changeFacts(
  shown: ShownChange,
  { language, names }: { language: Language; names: ChangeReader },
): [string, string][] {
  const t = translateIn(language, "order-change");
  const { amount } = moneyIn(names, language);
  const { money, firstBefore, firstAfter, promiseBefore, promiseAfter, days } = shown;
  const isFirstOther = firstBefore !== firstAfter && firstAfter > 0;
  const later =
    days === null || days === 0 ? "" : t(days > 0 ? "later" : "sooner", { count: Math.abs(days) });
  const when = [promiseAfter, later && `(${later})`].filter(Boolean).join(" ");
  return [
    ...(isFirstOther ? [[t("first"), amount(firstAfter)] satisfies [string, string]] : []),
    ...(money.paidBani > 0 ? [[t("paid"), amount(money.paidBani)] satisfies [string, string]] : []),
    [t("left"), amount(money.leftBani)],
    ...(money.overpaidBani > 0
      ? [[t("back"), amount(money.overpaidBani)] satisfies [string, string]]
      : []),
    ...(promiseBefore !== "" && promiseBefore !== promiseAfter
      ? [[t("promiseBefore"), promiseBefore] satisfies [string, string]]
      : []),
    ...(when !== "" ? [[t("promiseAfter"), when] satisfies [string, string]] : []),
  ];
}
