import { foldText } from "~/platform/format/compare-texts";
import { valuesOf, type Db } from "~db/engine";

import type { PayableWorld } from "./match";
import { ordersNamed } from "./orders-named";

/** Money that went from the account, as far as the shop's orders explain it. */
export interface MoneyOut {
  /** Those that are owed in that amount. */
  refunds: PendingRefund[];
  /** The orders that the row names. */
  numbers: string[];
  /** Whether a payment that came before went back, and is none any more. */
  isReturned: boolean;
}

interface PendingRefund {
  withdrawalId: string;
  number: string;
}

interface OutRow {
  id: number;
  /** Below zero. */
  amountBani: number;
  details: string;
  payer: string;
}

/**
 * Describes each row of money that went: which owed refunds it may be, which orders it names, and whether
 * it is a returned payment of one of these. A payment counts as returned if the bank says so, or if the
 * order was paid exactly as much by transfer, still has that money and does not have to refund it.
 */
export async function describeMoneyOut(
  rows: readonly OutRow[],
  world: PayableWorld,
  db: Db,
): Promise<Map<number, MoneyOut>> {
  const refunds = await listPendingRefunds(
    rows.map(({ amountBani }) => -amountBani),
    db,
  );
  const named = new Map(rows.map((row) => [row.id, numbersIn(row, world)]));
  const received = await listReceived([...named.values()].flat(), db);
  return new Map(
    rows.map((row) => {
      const numbers = named.get(row.id) ?? [];
      const owed = refunds.get(-row.amountBani) ?? [];
      const wentBack = numbers.some(
        (number) =>
          received.has(`${number} ${-row.amountBani}`) &&
          (world.orders.get(number)?.paidBani ?? 0) >= -row.amountBani &&
          !owed.some((refund) => refund.number === number),
      );
      const isReturned = wentBack || saysReturned(row.details);
      return [row.id, { refunds: owed, numbers, isReturned }];
    }),
  );
}

/** How banks call a payment that came back to its payer. */
function saysReturned(details: string): boolean {
  return /(?:^|[^a-z])(?:retur|storn|refuz|respins|reject|return|revers|recall|revoc|chargeback|anulare|neexecut)/.test(
    foldText(details),
  );
}

function numbersIn({ details, payer }: OutRow, world: PayableWorld): string[] {
  const named = ordersNamed(`${details} ${payer}`, world);
  return "numbers" in named ? named.numbers : [];
}

/** Which orders were paid which amounts by transfer, each as the order's number and the bani. */
async function listReceived(numbers: string[], db: Db): Promise<Set<string>> {
  const payments = await db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["orders.number", "payments.amount_bani"])
    .where("orders.number", "in", valuesOf([...new Set(numbers)]))
    .where("payments.method", "=", "bank_transfer")
    .where("payments.amount_bani", ">", 0)
    .execute();
  return new Set(payments.map(({ number, amount_bani }) => `${number} ${amount_bani}`));
}

/** The refunds that are owed to withdrawals, by their amount in bani. */
async function listPendingRefunds(
  amounts: number[],
  db: Db,
): Promise<Map<number, PendingRefund[]>> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("withdrawals", "withdrawals.id", "refunds.withdrawal_id")
    .select(["refunds.amount_bani", "withdrawals.id", "withdrawals.order_number"])
    .where("refunds.paid_at", "is", null)
    .where("refunds.amount_bani", "in", valuesOf([...new Set(amounts)]))
    .orderBy("refunds.recorded_at")
    .execute();
  const refunds = new Map<number, PendingRefund[]>();
  for (const { amount_bani, id, order_number } of rows) {
    const one = { withdrawalId: id, number: order_number };
    refunds.set(amount_bani, [...(refunds.get(amount_bani) ?? []), one]);
  }
  return refunds;
}
