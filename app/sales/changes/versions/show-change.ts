import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import type { TFunction } from "~/platform/i18n/translate";
import type { Order } from "~/sales/orders/order.server";
import { promiseText } from "~/sales/orders/promised-delivery";
import { slowestTerm } from "~/shop/catalogue/delivery-term";

import type { OrderChange } from "../front/find-changes.server";
import { compareCharges, compareLines, compareDiscount, type LineChange } from "./compare-versions";
import { settle, totalsOf, type OrderVersion, type VersionLine } from "./version";

/** A line of a change in words; money in bani, with VAT. */
interface ShownLine {
  kind: LineChange["kind"];
  name: string;
  /** How many before and after; 0 where there is none. */
  quantityBefore: number;
  quantityAfter: number;
  /** The designs before and after; one if the design stays the same, none for a line without a design. */
  designs: string[];
  /** What differs in boards between two planned pieces. */
  boards: string[];
  /** Its own rate of VAT in percent; null where the order's counts. */
  vatPercent: number | null;
  /** Before a discount. */
  afterBani: number;
  differenceBani: number;
}

/** A change as both sides read it: line by line, in money and days. Bani, with VAT. */
export interface ShownChange {
  lines: ShownLine[];
  charges: ReturnType<typeof compareCharges>;
  discount: ReturnType<typeof compareDiscount>;
  totalBefore: number;
  totalAfter: number;
  firstBefore: number;
  firstAfter: number;
  money: ReturnType<typeof settle> & { paidBani: number };
  /** When it comes, in words, as it is agreed and with the change; empty where nothing is promised. */
  promiseBefore: string;
  promiseAfter: string;
  /** By how many days later it comes; below zero for sooner, null where a day alone tells it. */
  days: number | null;
}

interface Reader {
  language: Language;
  /** A day of Bucharest. */
  today: string;
  names: "buyer" | "staff";
}

/** What turns parts of a change into words. */
interface Words {
  cart: TFunction<"cart">;
  /** Why its promised day was moved. */
  reason: string;
  /** A stored design in a line of text. */
  designWords: (stored: string) => string;
  /** What differs in boards between two stored designs, in lines of text. */
  boardWords: (before: string, after: string) => string[];
}

/** Puts a change beside its order. */
export function showChange(
  order: Order,
  { before, after }: Pick<OrderChange, "before" | "after">,
  { language, today, names }: Reader,
  { cart, reason, designWords, boardWords }: Words,
): ShownChange {
  const isStaff = names === "staff" && order.language !== fallbackLanguage;
  const [was, is] = [totalsOf(before), totalsOf(after)];
  const designOf = (line: VersionLine | null) => {
    const stored = (isStaff && line?.staff_configuration) || line?.configuration;
    return stored ? [designWords(stored)] : [];
  };
  const promise = (version: OrderVersion) =>
    promiseText(withVersion(order, version, reason), { language, today }, cart);
  return {
    lines: compareLines(before, after).map(({ kind, before: one, after: other, ...line }) => {
      const named = (other ?? one)!;
      return {
        kind,
        name: (isStaff && named.staff_name) || named.name,
        quantityBefore: one?.quantity ?? 0,
        quantityAfter: other?.quantity ?? 0,
        designs: [...new Set([...designOf(one), ...designOf(other)])],
        boards: one && other ? boardWords(one.configuration, other.configuration) : [],
        vatPercent: named.vat_percent,
        afterBani: line.afterBani,
        differenceBani: line.differenceBani,
      };
    }),
    charges: compareCharges(before, after),
    discount: compareDiscount(before, after),
    totalBefore: was.totalBani,
    totalAfter: is.totalBani,
    firstBefore: was.advanceBani,
    firstAfter: is.advanceBani,
    money: { ...settle(is.totalBani, order), paidBani: order.paid_bani },
    promiseBefore: promise(before),
    promiseAfter: promise(after),
    days: after.promised_on === "" && !order.moved_promise ? laterBy(before, after) : null,
  };
}

/** The order with the lines and the promise of a version. */
function withVersion(order: Order, version: OrderVersion, reason: string) {
  const lines = version.lines.map((line) => ({ term: termOf(line) }));
  const { promised_on } = version;
  const moved_promise = promised_on === "" ? order.moved_promise : { promised_on, reason };
  return { ...order, lines, moved_promise };
}

function termOf({ days, is_made }: VersionLine) {
  return days && { ...days, isAfterAdvance: is_made };
}

function laterBy(before: OrderVersion, after: OrderVersion): number | null {
  const [was, is] = [before, after].map(({ lines }) => slowestTerm(lines.map(termOf)));
  return was && is ? is.to - was.to : null;
}
