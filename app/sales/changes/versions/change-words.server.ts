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
function moneyIn(names: ChangeReader, language: Language) {
  const amount = (bani: number) =>
    names === "staff" ? formatRon(bani) : formatLei(bani, language);
  const difference = (bani: number) =>
    bani === 0 ? amount(0) : `${bani > 0 ? "+" : "−"}${amount(Math.abs(bani))}`;
  return { amount, difference };
}

/** A row of a change: what it is about, from what to what, and by how much it differs. */
export interface ChangeRow {
  kind: ShownChange["lines"][number]["kind"] | "money";
  label: string;
  /** Further lines of text below it. */
  details: string[];
  value: string;
  /** Empty where nothing differs. */
  difference: string;
}

/** All that a change says, row by row: its pieces, what is taken off and asked besides, and the total. */
export function changeRows(
  shown: ShownChange,
  { language, names }: { language: Language; names: ChangeReader },
): ChangeRow[] {
  const t = translateIn(language, ["order-change", "delivery", "cart"]);
  const { amount, difference } = moneyIn(names, language);
  const pieces = shown.lines.map((line): ChangeRow => {
    const { kind, name, quantityBefore, quantityAfter, designs, boards, vatPercent, afterBani } =
      line;
    const made =
      designs.length > 1 ? [t("instead", { design: designs[0]! }), designs[1]!] : designs;
    const rate = vatPercent === null ? [] : [t("cart:vat", { percent: vatPercent })];
    const isMoved = kind === "changed" && quantityBefore !== quantityAfter;
    const quantity = isMoved
      ? t("quantities", { before: quantityBefore, after: quantityAfter })
      : String(quantityAfter || quantityBefore);
    return {
      kind,
      label: t("piece", { quantity, name }),
      details: [...made, ...boards, ...rate],
      value: kind === "removed" ? t("removed") : amount(afterBani),
      difference: line.differenceBani === 0 ? "" : difference(line.differenceBani),
    };
  });
  const charges = shown.charges.map(({ kind, ...sums }) =>
    moneyRow(t(`delivery:charges.${kind}`), sums),
  );
  const { beforeBani, afterBani, differenceBani } = shown.discount;
  const off = { beforeBani: -beforeBani, afterBani: -afterBani, differenceBani };
  const discount = beforeBani === 0 && afterBani === 0 ? [] : [moneyRow(t("discount"), off)];
  const { totalBefore, totalAfter } = shown;
  const total = moneyRow(t("total"), {
    beforeBani: totalBefore,
    afterBani: totalAfter,
    differenceBani: totalAfter - totalBefore,
  });
  return [...pieces, ...discount, ...charges, total];

  function moneyRow(
    label: string,
    row: { beforeBani: number; afterBani: number; differenceBani: number },
  ): ChangeRow {
    const sign = (bani: number) => (bani < 0 ? difference(bani) : amount(bani));
    const isSame = row.beforeBani === row.afterBani;
    return {
      kind: "money",
      label,
      details: isSame ? [] : [t("was", { sum: sign(row.beforeBani) })],
      value: sign(row.afterBani),
      difference: row.differenceBani === 0 ? "" : difference(row.differenceBani),
    };
  }
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
