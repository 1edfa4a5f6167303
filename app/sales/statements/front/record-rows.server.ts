import { dayOf } from "~/platform/format/dates";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { kindOfPayment, recordPaymentWithin } from "~/sales/orders/record-payment.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { judgeAll } from "../reading/judge-all.server";
import { count, questionOf, takenBy, type PayableOrder } from "../reading/match";
import { findPayableWorld, findTypedOrders } from "../reading/payable-orders.server";
import { isWaiting, listStatementRows, type StatementRow } from "../reading/statement-rows.server";

/** What was decided: the rows that were ticked as they fit, and the orders typed for others, by row. */
export interface Decisions {
  ticked: "all-that-fit" | readonly number[];
  typed: ReadonlyMap<number, string>;
  /** The rows whose day somebody has confirmed. */
  confirmed?: ReadonlySet<number>;
}

export type TypedRefusal =
  | { kind: "unknown" | "several" | "cancelled" | "decided" }
  | { kind: "too-much"; mostBani: number }
  /** The day of the payment has to be confirmed. */
  | { kind: "future"; bookedOn: string }
  | { kind: "before-order"; bookedOn: string; placedOn: string };

export type RecordRowsResult =
  | { kind: "unknown" }
  /** A typed order cannot be it; nothing was recorded. By row. */
  | { kind: "refused"; refusals: Map<number, TypedRefusal> }
  /** `left`: the lines of ticked rows that no longer fit. */
  | { kind: "recorded"; recorded: number; left: number[] };

/**
 * Records the decided rows of a statement as payments by bank transfer, all in one transaction. A ticked row that
 * no longer fits, by number and amount, is left out. A typed order must exist, be uncancelled and owe at least the
 * amount, and the payment's day must lie between the order's and today or be confirmed; else nothing is recorded.
 */
export async function recordRows(
  statementId: string,
  decisions: Decisions,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<RecordRowsResult> {
  return inLongTransaction(db, (trx) => recordWithin(statementId, decisions, admin, trx));
}

async function recordWithin(
  statementId: string,
  { ticked, typed, confirmed = new Set() }: Decisions,
  admin: Admin,
  trx: Db,
): Promise<RecordRowsResult> {
  const all = await listStatementRows(statementId, trx);
  if (all.length === 0) return { kind: "unknown" };
  const { chosen, refusals } = await chooseTyped(all, typed, confirmed, trx);
  if (refusals.size > 0) return { kind: "refused", refusals };
  const isTicked = (row: StatementRow) =>
    !chosen.has(row.id) && (ticked === "all-that-fit" || ticked.includes(row.id));
  const fitting = await chooseFitting(
    all.filter((row) => isWaiting(row) && isTicked(row)),
    trx,
  );
  const left =
    ticked === "all-that-fit" ? [] : all.filter((row) => isTicked(row) && !fitting.has(row.id));
  const lines = left.map(({ line }) => line);
  const numbers = new Map([...fitting, ...chosen]);
  let recorded = 0;
  for (const row of all) {
    const number = numbers.get(row.id);
    if (number === undefined) continue;
    const part = { number, amountBani: row.amountBani };
    if (await recordPart(row, part, 0, admin, trx)) recorded += 1;
    else lines.push(row.line);
  }
  if (recorded > 0) {
    await recordAction(
      {
        admin,
        action: "statement-applied",
        subject: "statement",
        subjectId: statementId,
        before: null,
        after: { recorded, left: lines.length },
      },
      trx,
    );
  }
  return { kind: "recorded", recorded, left: lines };
}

/** The orders of the rows that fit one, by row. */
async function chooseFitting(rows: StatementRow[], trx: Db): Promise<Map<number, string>> {
  const verdicts = await judgeAll(rows, await findPayableWorld(rows, trx));
  return new Map(
    [...verdicts].flatMap(([id, verdict]) =>
      verdict.kind === "fits" ? [[id, verdict.number] as const] : [],
    ),
  );
}

/** The orders that were typed for rows, and why some of them cannot be it. */
async function chooseTyped(
  rows: StatementRow[],
  typed: ReadonlyMap<number, string>,
  confirmed: ReadonlySet<number>,
  trx: Db,
): Promise<{ chosen: Map<number, string>; refusals: Map<number, TypedRefusal> }> {
  const { orders: found, numbersOf, today } = await findTypedOrders([...typed.values()], trx);
  const orders = new Map<string, PayableOrder>(found);
  const chosen = new Map<number, string>();
  const refusals = new Map<number, TypedRefusal>();
  for (const row of rows) {
    const text = typed.get(row.id);
    if (text === undefined) continue;
    const [number = "", another] = numbersOf(text);
    const refusal = isWaiting(row)
      ? refuseTyped(row, orders.get(number), another, confirmed.has(row.id) ? undefined : today)
      : ({ kind: "decided" } as const);
    if (refusal) refusals.set(row.id, refusal);
    else chosen.set(row.id, number);
    if (!refusal) count(row, number, orders);
  }
  return { chosen, refusals };
}

/**
 * Why a typed order cannot take an amount of a row, undefined where it can. `today` is missing where the
 * row's day needs no question any more.
 */
export function refuseTyped(
  { amountBani, bookedOn }: Pick<StatementRow, "amountBani" | "bookedOn">,
  order: PayableOrder | undefined,
  another: string | undefined,
  today: string | undefined,
): TypedRefusal | undefined {
  if (!order) return { kind: "unknown" };
  if (another !== undefined) return { kind: "several" };
  const payable = takenBy(order);
  if (payable.kind === "cancelled") return payable;
  const mostBani = payable.kind === "owing" ? payable.mostBani : 0;
  if (amountBani > mostBani) return { kind: "too-much", mostBani };
  const question = today === undefined ? undefined : questionOf({ bookedOn }, order, today);
  if (question === "future") return { kind: "future", bookedOn };
  return question && { kind: "before-order", bookedOn, placedOn: order.placedOn };
}

/**
 * Records a row, or the part of it that is one order's, as a payment; `place` counts the parts of a row.
 * False where the order no longer takes it.
 */
export async function recordPart(
  row: StatementRow,
  { number, amountBani }: { number: string; amountBani: number },
  place: number,
  admin: Admin,
  trx: Db,
): Promise<boolean> {
  const order = await trx
    .selectFrom("orders")
    .select(["total_bani", "reduced_bani", "advance_bani", "paid_bani"])
    .where("number", "=", number)
    .executeTakeFirst();
  if (!order) return false;
  const formToken = tokenOf(row, "recorded", place);
  const today = dayOf(new Date().toISOString());
  const payment = {
    kind: kindOfPayment(order),
    method: "bank_transfer" as const,
    amountBani,
    remark: row.reference || row.bookedOn,
    // No payment has a day in the future: a row that the bank dates ahead is recorded as of today.
    paidOn: row.bookedOn < today ? row.bookedOn : today,
    isDayConfirmed: true,
    formToken,
  };
  const { kind } = await recordPaymentWithin(number, payment, admin, trx);
  if (kind !== "recorded") return false;
  const { id } = await trx
    .selectFrom("payments")
    .select("id")
    .where("form_token", "=", formToken)
    .executeTakeFirstOrThrow();
  await trx.insertInto("bank_row_payments").values({ payment_id: id, row_id: row.id }).execute();
  return true;
}

/** The token of a row's payment, or of the refund that takes it back: another each time and for each part. */
export function tokenOf(
  { id, undone }: Pick<StatementRow, "id" | "undone">,
  step: "recorded" | "undone",
  place: number,
): string {
  const times = undone > 0 ? `-${undone + 1}` : "";
  const part = place > 0 ? `-part-${place + 1}` : "";
  return `statement-${id}${times}${part}${step === "undone" ? "-undone" : ""}`;
}
