import type { ExpressionBuilder } from "kysely";

import { dayOf, startOfDay } from "~/platform/format/dates";
import { findSettings, type Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { endOf, type Db } from "~db/engine";
import type { Database, OrderDetailColumns, PaymentKind, PaymentMethod } from "~db/schema";

import { correctionReasons } from "./refund-reasons";

type BuyerKind = OrderDetailColumns["buyer_kind"];

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

/** What identifies the buyer of several orders: a company its code, a person what was typed. */
interface Buyer {
  buyer_kind: BuyerKind;
  tax_code: string;
  user_id: string | null;
  email: string;
  phone: string;
}

/** The sum that a buyer's orders of the same day are to pay in cash, without cancelled ones; bani. */
async function sumCashOrders(buyer: Buyer, now: Date, db: Db): Promise<number> {
  const { sum } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("total_bani"), eb.lit(0)).as("sum"))
    .where("payment_method", "=", "cash_on_delivery")
    .where("placed_at", ">=", startOfDay(dayOf(now.toISOString())))
    .where("status", "<>", "cancelled")
    .where((eb) => isOf(eb, buyer))
    .executeTakeFirstOrThrow();
  return sum;
}

/**
 * The bani that were paid in cash, or given back, for an order and by its buyer on a day, whatever the order.
 * A payment that was corrected, and its correction, count for nothing.
 */
async function sumCashPayments(
  order: Buyer & { id: string },
  direction: "received" | "refunded",
  day: string,
  db: Db,
): Promise<{ ofDayBani: number; ofOrderBani: number }> {
  const sum = db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount_bani"), eb.lit(0)).as("sum"))
    .where("method", "=", "cash_on_delivery")
    .where((eb) => {
      // A correction takes back a payment of any day and pays nothing out, so it is no money given back.
      const isGivenBack = eb.and([
        eb("kind", "=", "refund"),
        eb("reason", "not in", correctionReasons),
      ]);
      return direction === "refunded" ? isGivenBack : eb.not(isGivenBack);
    })
    .where("corrects_id", "is", null)
    .where((eb) => {
      const corrections = eb
        .selectFrom("payments as correction")
        .select("correction.id")
        .whereRef("correction.corrects_id", "=", "payments.id");
      return eb.not(eb.exists(corrections));
    });
  const ofDay = await sum
    .where("paid_on", "=", day)
    .where((eb) => eb.or([eb("orders.id", "=", order.id), isOf(eb, order)]))
    .executeTakeFirstOrThrow();
  const ofOrder = await sum.where("orders.id", "=", order.id).executeTakeFirstOrThrow();
  const sign = direction === "refunded" ? -1 : 1;
  return { ofDayBani: sign * ofDay.sum, ofOrderBani: sign * ofOrder.sum };
}

/** The figures of a Romanian phone behind its 0 or +40. */
const PHONE = 9;

function isOf(eb: ExpressionBuilder<Database, "orders">, buyer: Buyer) {
  if (buyer.buyer_kind === "company") {
    // The same company with and without RO in front of its code.
    const code = buyer.tax_code.replace(/^RO/, "");
    return eb("tax_code", "in", [code, `RO${code}`]);
  }
  return eb.and([
    eb("buyer_kind", "=", "person"),
    eb.or([
      eb("orders.user_id", "=", buyer.user_id ?? ""),
      // The same phone with and without the country in front.
      eb.and([
        eb("phone", "<>", ""),
        eb(endOf(eb.ref("phone"), PHONE), "=", buyer.phone.replace(/\D/g, "").slice(-PHONE)),
      ]),
      eb.and([
        eb("email", "<>", ""),
        eb(eb.fn("lower", ["email"]), "=", buyer.email.toLowerCase()),
      ]),
    ]),
  ]);
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
