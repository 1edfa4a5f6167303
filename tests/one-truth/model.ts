import type { OrderStatus, PaymentMethod } from "~db/schema";

/**
 * What the shop promises of an order, worked out without it from the rules of its contract: sums in bani,
 * days as days of the month they are counted from. Prices are as they are shown.
 */
export interface Known {
  lines: { unitBani: number; quantity: number; isMade: boolean; isSwatch: boolean; days: Days }[];
  vat: { percent: number; isIncluded: boolean };
  /** Percent. */
  discount: number;
  /** What of a piece made to order is paid first; percent. */
  advance: number;
  /** Transport, carrying and assembly; without the transport while it waits for an offer. */
  chargesBani: number[];
  method: PaymentMethod;
  status: OrderStatus;
  /** Money that is here, less what went back. */
  paidBani: number;
  /** By how much what is owed has fallen since the order. */
  loweredBani: number;
  /** What has happened on which day; undefined where it has not. */
  on: Partial<Record<"placed" | "agreed" | "confirmed" | "paid" | "drawn" | "began", string>>;
  isFetched: boolean;
  /** Of the transport; null where the order is fetched, or posted. */
  wayDays: Days | null;
}

export type Days = readonly [from: number, to: number];

/** What a cart of these lines comes to before it is brought. */
export function goodsOf(known: Pick<Known, "lines" | "vat" | "discount">): number {
  return sum(taxed(known).map(({ bani }) => bani));
}

/** A price as it is shown, with its VAT; bani. */
export function withVat(bani: number, { percent, isIncluded }: Known["vat"]): number {
  return isIncluded ? bani : Math.round((bani * (100 + percent)) / 100);
}

/** Each line less its share of the discount, with VAT. */
function taxed({ lines, vat, discount }: Pick<Known, "lines" | "vat" | "discount">) {
  const gross = (bani: number) => withVat(bani, vat);
  const shown = lines.map(({ unitBani, quantity }) => unitBani * quantity);
  const off = shown.map((bani, at) => (lines[at]!.isSwatch ? 0 : bani));
  const shares = split(Math.round((sum(off) * discount) / 100), off);
  return lines.map(({ unitBani, quantity, isMade }, at) => {
    const whole = gross(unitBani) * quantity - gross(shares[at]!);
    return { isMade, bani: Math.max(whole, shown[at]! - shares[at]!) };
  });
}

/** Parts in proportion, whole bani, the largest remainders first. */
function split(bani: number, by: number[]): number[] {
  const all = sum(by) || 1;
  const parts = by.map((one) => Math.floor((bani * one) / all));
  const order = by
    .map((one, at) => ({ at, lost: (bani * one) % all }))
    .sort((one, other) => other.lost - one.lost || one.at - other.at);
  const left = bani - sum(parts);
  for (const { at } of order.slice(0, left)) parts[at]! += 1;
  return parts;
}

/** The plan of payments, and what is asked for today (commerce.md, *Paying*). */
export function paymentsOf(known: Known) {
  const { vat, chargesBani, method, status, paidBani, loweredBani } = known;
  const lines = taxed(known);
  const charges = chargesBani.map((bani) => withVat(bani, vat));
  const total = sum(lines.map(({ bani }) => bani)) + sum(charges);
  const made = sum(lines.filter(({ isMade }) => isMade).map(({ bani }) => bani));
  const ready = sum(lines.filter(({ isMade }) => !isMade).map(({ bani }) => bani));
  const isMade = made > 0;
  const isAtDelivery = method === "cash_on_delivery";
  const owed = Math.max(0, total - loweredBani);
  const asFirst = Math.max(0, Math.round((made * known.advance) / 100) + ready - loweredBani);
  const first = isAtDelivery ? 0 : isMade ? asFirst : owed;
  const isReady = status === "in_delivery" || status === "delivered";
  const isFirstAsked = !isMade || status !== "new";
  const isRestAsked = isAtDelivery ? status === "delivered" : isReady;
  const firstLeft = Math.max(0, first - paidBani);
  const restLeft = Math.max(0, Math.min(owed - first, owed - paidBani));
  const isOver = status === "cancelled" || known.on.agreed === undefined;
  const asked = isOver ? 0 : (isFirstAsked ? firstLeft : 0) + (isRestAsked ? restLeft : 0);
  const mayWork = !isMade || firstLeft === 0;
  return { total, owed, first, rest: owed - first, asked, isMade, mayWork, firstLeft };
}

export type Promise =
  | { kind: "none" | "offer" }
  | { kind: "after"; what: "everything" | "payment" | "drawing" | "confirmation"; days: Days }
  | { kind: "by"; day: string; days: Days | null };

/** When the whole order comes, or what that waits for. */
export function promiseOf(known: Known): Promise {
  const { status, on, lines } = known;
  if (status === "delivered" || status === "cancelled") return { kind: "none" };
  if (!on.agreed) return { kind: "offer" };
  const furniture = lines.filter(({ isSwatch }) => !isSwatch);
  const own = (furniture.length > 0 ? furniture : lines).map(
    ({ days: [from, to], isMade }): Days => {
      if (!known.wayDays) return [from, to];
      const [start, end] = known.wayDays;
      return isMade ? [from + start, to + end] : [Math.max(from, start), Math.max(to, end)];
    },
  );
  const days: Days = [Math.max(...own.map(([from]) => from)), Math.max(...own.map(([, to]) => to))];
  const placed = last(on.placed, on.agreed);
  if (!lines.some(({ isMade }) => isMade)) {
    return { kind: "by", day: after(placed, days[1]), days: placed === on.placed ? days : null };
  }
  const possible = last(placed, on.paid, on.confirmed, on.drawn);
  const isPaid = on.paid !== undefined;
  const isDrawn = on.drawn !== undefined;
  if (on.began) {
    const start = isPaid && isDrawn && possible <= on.began ? possible : on.began;
    return { kind: "by", day: after(start, days[1]), days: start === on.placed ? days : null };
  }
  if (!isPaid) return { kind: "after", what: isDrawn ? "payment" : "everything", days };
  if (!isDrawn) return { kind: "after", what: "drawing", days };
  if (!on.confirmed) return { kind: "after", what: "confirmation", days };
  return { kind: "by", day: after(possible, days[1]), days: possible === on.placed ? days : null };
}

const last = (...days: (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)!;

const after = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
