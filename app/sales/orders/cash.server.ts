import { dayOf } from "~/platform/format/dates";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderDetailColumns, PaymentKind, PaymentMethod } from "~db/schema";

import {
  type BuyerKind,
  type Buyer,
  sumCashOrders,
  sumCashPayments,
} from "./paying/cash-sums.server";

/** The most that the law lets a buyer of a kind pay in cash a day (Law 70/2015), in bani. */
function cashLimitOf(
  kind: BuyerKind,
  { cashLimitBani, companyCashLimitBani }: Settings["trade"],
): number {
  return kind === "company" ? companyCashLimitBani : cashLimitBani;
}

/**
 * What may still be paid in cash, in bani. The limit holds for a day and for the whole transaction:
 * a larger one may not be split over several days.
 */
function cashLeft(
  limitBani: number,
  { ofDayBani, ofOrderBani }: { ofDayBani: number; ofOrderBani: number },
): number {
  return Math.max(0, limitBani - Math.max(ofDayBani, ofOrderBani));
}

/** Why cash on delivery is not offered: `made-to-order` needs an advance, which is paid before. */
export type CashRefusal = { kind: "made-to-order" } | { kind: "limit"; limitBani: number };

/** Why a cart cannot be paid in cash on delivery, whoever buys it. */
export function cashOutOfQuestion(
  lines: { isMadeToOrder: boolean }[],
  { totalBani }: { totalBani: number },
  trade: Settings["trade"],
): CashRefusal | null {
  if (lines.some(({ isMadeToOrder }) => isMadeToOrder)) return { kind: "made-to-order" };
  const limitBani = cashLimitOf("person", trade);
  return totalBani > limitBani ? { kind: "limit", limitBani } : null;
}

/** A cart that is to be ordered, by whom and how paid. */
interface CashCheck<By> {
  buyer: By & Pick<OrderDetailColumns, "payment_method">;
  lines: { isMadeToOrder: boolean }[];
  totals: { totalBani: number };
  trade: Settings["trade"];
}

/**
 * Why a cart may not be ordered with cash on delivery, whatever its buyer ordered before, or undefined
 * where it may or something else was chosen. The advance for a piece made to order is paid before the
 * delivery, so it cannot be cash on delivery.
 */
export function refuseCashOfCart({
  buyer,
  lines,
  totals,
  trade,
}: CashCheck<Pick<Buyer, "buyer_kind">>): CashRefusal | undefined {
  if (buyer.payment_method !== "cash_on_delivery") return undefined;
  const reason = cashOutOfQuestion(lines, totals, trade);
  if (reason) return reason;
  const limitBani = cashLimitOf(buyer.buyer_kind, trade);
  return totals.totalBani > limitBani ? { kind: "limit", limitBani } : undefined;
}

/**
 * The same with the buyer's other orders of the day. The answer tells whether an e-mail, a phone or a
 * company has ordered today, so it is asked only for an order that has been counted.
 */
export async function refuseCash(
  check: CashCheck<Buyer>,
  now: Date,
  db: Db,
): Promise<CashRefusal | undefined> {
  const { buyer, totals, trade } = check;
  const reason = refuseCashOfCart(check);
  if (reason || buyer.payment_method !== "cash_on_delivery") return reason;
  const limitBani = cashLimitOf(buyer.buyer_kind, trade);
  const ofDayBani = await sumCashOrders(buyer, now, db);
  const left = cashLeft(limitBani, { ofDayBani, ofOrderBani: 0 });
  return totals.totalBani > left ? { kind: "limit", limitBani } : undefined;
}

/** The bani of a payment of an order that the law lets be in cash on a day; no limit for other methods. */
export async function cashLeftFor(
  order: Buyer & { id: string },
  { kind, method }: { kind: PaymentKind; method: PaymentMethod },
  day: string,
  db: Db,
): Promise<number> {
  if (method !== "cash_on_delivery") return Infinity;
  const { trade } = await findSettings(db);
  const direction = kind === "refund" ? "refunded" : "received";
  const paid = await sumCashPayments(order, direction, day, db);
  return cashLeft(cashLimitOf(order.buyer_kind, trade), paid);
}

/** The bani that may still be received for an order in cash today, and given back. */
export async function findCashLeft(
  order: Buyer & { id: string },
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<{ receiveBani: number; refundBani: number }> {
  const today = dayOf(now.toISOString());
  const left = (kind: PaymentKind) =>
    cashLeftFor(order, { kind, method: "cash_on_delivery" }, today, db);
  return { receiveBani: await left("rest"), refundBani: await left("refund") };
}
