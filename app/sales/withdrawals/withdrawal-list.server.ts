import type { Waiting } from "~/platform/settings/waiting";
import {
  isUnsettled,
  withdrawalState,
  type WithdrawalState,
} from "~/sales/orders/withdrawal-rules";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { idsFound } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { WithdrawalKnownBy } from "~db/schema";

import { type WithdrawalRow, columns, asRow } from "./front/withdrawal-row.server";
import {
  type WithdrawnOrder,
  findWithdrawnOrder,
  listCandidates,
} from "./steps/withdrawn-order.server";

const PAGE_SIZE = 30;

/** Whether a withdrawal from an order waits for the office: to be decided, or for its refund to be paid. */
export async function isWithdrawalWaiting(orderId: string, db: Db = shopDatabase()) {
  const found = await db
    .selectFrom("withdrawals")
    .select("id")
    .where("order_id", "=", orderId)
    .where(isUnsettled)
    .executeTakeFirst();
  return found !== undefined;
}

export const withdrawalSorts: Sorts = {
  cine: { text: "full_name" },
  comanda: "withdrawals.order_number",
  declarata: "declared_at",
  suma: "refunds.amount_bani",
};

/**
 * One page of the withdrawals, newest first; a page past the end is the last one. `search`: words of who declared
 * them, of their statements and of the shop's answers.
 */
export async function listWithdrawals(
  {
    isWaitingOnly,
    search = "",
    page: wanted,
    order = "",
  }: { isWaitingOnly: boolean; search?: string; page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{ withdrawals: WithdrawalRow[]; total: number; page: number; pageCount: number }> {
  const matching = db
    .selectFrom("withdrawals")
    .$if(isWaitingOnly, (query) => query.where(isUnsettled))
    .$if(search !== "", (query) =>
      query.where("withdrawals.id", "in", idsFound(["withdrawal"], search, db)),
    );
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await matching
    .leftJoin("refunds", "refunds.withdrawal_id", "withdrawals.id")
    .select(columns)
    .$call(sortedBy(order, withdrawalSorts))
    .orderBy("declared_at", "desc")
    .orderBy("withdrawals.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { withdrawals: rows.map(asRow), total, page, pageCount };
}

/** The withdrawals from an order, oldest first. */
export async function listOrderWithdrawals(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<WithdrawalRow[]> {
  const rows = await db
    .selectFrom("withdrawals")
    .leftJoin("refunds", "refunds.withdrawal_id", "withdrawals.id")
    .select(columns)
    .where("order_id", "=", orderId)
    .orderBy("declared_at")
    .execute();
  return rows.map(asRow);
}

/** How many withdrawals wait for somebody. */
export async function findWaitingWithdrawals(db: Db = shopDatabase()): Promise<Waiting> {
  return db
    .selectFrom("withdrawals")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("declared_at").as("since"),
    ])
    .where(isUnsettled)
    .executeTakeFirstOrThrow();
}

/** A withdrawal as the workshop sees it. */
export interface DeskWithdrawal {
  id: string;
  token: string;
  known_by: WithdrawalKnownBy;
  order_number: string;
  full_name: string;
  email: string;
  statement: string;
  language: string;
  declared_at: string;
  received_at: string | null;
  accepted_at: string | null;
  refused_at: string | null;
  closed_at: string | null;
  answer: string;
  /** Why another sum is given back than the pieces come to; empty where it is the same. */
  amount_reason: string;
  state: WithdrawalState;
  refund?: { id: string; amount_bani: number; due_on: string; paid_at: string | null };
  order?: WithdrawnOrder;
  /** Orders of the same e-mail, newest first, while none is tied to the statement. */
  candidates: string[];
}

/** The withdrawal with this id, with its order as far as it is known; or undefined. */
export async function findDeskWithdrawal(
  id: string,
  db: Db = shopDatabase(),
): Promise<DeskWithdrawal | undefined> {
  const row = await db
    .selectFrom("withdrawals")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { digest: _digest, order_id, ...withdrawal } = row;
  const refund = await db
    .selectFrom("refunds")
    .select(["id", "amount_bani", "due_on", "paid_at"])
    .where("withdrawal_id", "=", id)
    .executeTakeFirst();
  const isRefunded = refund ? refund.paid_at !== null : false;
  return {
    ...withdrawal,
    state: withdrawalState({ ...withdrawal, isRefunded }),
    refund,
    order: order_id === null ? undefined : await findWithdrawnOrder(id, order_id, db),
    candidates: order_id === null ? await listCandidates(row.email, db) : [],
  };
}
