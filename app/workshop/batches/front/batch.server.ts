import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import {
  lockColumns,
  workFaultsOf,
  type WorkFault,
  type LockedOrder,
} from "~/sales/orders/work-lock.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { listTaken, nextNumber } from "../batches/taken-lines.server";
import type { BatchState } from "../layouts/batch-state";
import { plannedLines, type BatchLine } from "./batch-parts.server";

export interface Batch {
  id: string;
  number: string;
  created_at: string;
  started_at: string | null;
  cut_at: string | null;
  undone_at: string | null;
}

/** Orders that one batch may have: what the search for layouts is made for. */
export const MOST_ORDERS = 40;
/** Copies of one line of a cart, times orders: no workshop cuts more in one go. */
export const MOST_PIECES = 200;

interface OrderRefusal {
  number: string;
  why: "unknown" | "not-confirmed" | WorkFault | "nothing-planned" | "in-batch";
  /** The batch that has it. */
  batch?: string;
}

export type MakeBatchResult =
  | { kind: "made"; id: string; number: string }
  | { kind: "none" }
  | { kind: "too-many" }
  | { kind: "refused"; refusals: OrderRefusal[] };

/**
 * Makes a batch of the planned pieces of some orders, by their numbers. Refuses, with the reason for
 * each order, what is not confirmed or in production, what waits for its advance, for approved
 * drawings or for confirmed niches, what has nothing planned, and what another batch has.
 */
export async function makeBatch(
  numbers: readonly string[],
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<MakeBatchResult> {
  const wanted = [...new Set(numbers)];
  if (wanted.length === 0) return { kind: "none" };
  if (wanted.length > MOST_ORDERS) return { kind: "too-many" };
  return db.transaction().execute(async (trx): Promise<MakeBatchResult> => {
    const orders = await trx
      .selectFrom("orders")
      .select(["number", "status", "total_bani", "reduced_bani", "advance_bani", "paid_bani"])
      .select(lockColumns)
      .where("number", "in", wanted)
      .execute();
    const lines = await readLines(wanted, trx);
    const taken = await listTaken(wanted, trx);
    const refusals = wanted.flatMap((number): OrderRefusal[] => {
      const order = orders.find((one) => one.number === number);
      if (!order) return [{ number, why: "unknown" }];
      const fault = whyNotCut(order);
      if (fault) return [{ number, why: fault }];
      if (!lines.some((line) => line.orderNumber === number)) {
        return [{ number, why: "nothing-planned" }];
      }
      const batch = taken.get(number);
      return batch === undefined ? [] : [{ number, why: "in-batch", batch }];
    });
    if (refusals.length > 0) return { kind: "refused", refusals };
    if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_PIECES) {
      return { kind: "too-many" };
    }
    const [id, created_at] = [randomUUID(), new Date().toISOString()];
    const number = await nextNumber(dayOf(created_at).slice(0, 4), trx);
    await trx
      .insertInto("batches")
      .values({ id, number, created_at, created_by: admin.id })
      .execute();
    await trx
      .insertInto("batch_lines")
      .values(lines.map((line) => ({ batch_id: id, order_line_id: line.id })))
      .execute();
    const entry = { action: "batch-made", subject: "batch", subjectId: number } as const;
    await recordAction(
      { admin, ...entry, before: null, after: { orders: wanted.join(", ") } },
      trx,
    );
    return { kind: "made", id, number };
  });
}

/**
 * Why an order is not cut: only what is confirmed is, nothing that is on its way already, and nothing
 * before its advance is paid, its drawings are approved and a kitchen's niches are confirmed. Undefined where it may be.
 */
export function whyNotCut({
  status,
  ...order
}: Omit<BatchOrder, "number">): "not-confirmed" | WorkFault | undefined {
  // Whoever let its work begin cannot know the sheets of appliances that nobody has compared.
  if (status === "in_production") {
    return order.are_niches_unconfirmed ? "niches-unconfirmed" : undefined;
  }
  return status === "confirmed" ? workFaultsOf(order)[0] : "not-confirmed";
}

async function readLines(numbers: readonly string[], db: Db): Promise<BatchLine[]> {
  return plannedLines(
    await db
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select(["order_lines.id", "orders.number", "order_lines.quantity"])
      .select(["order_lines.configuration", "order_lines.staff_configuration"])
      .where("orders.number", "in", numbers)
      .orderBy("orders.number")
      .orderBy("order_lines.display_order")
      .execute(),
  );
}

/** The batch with this id, or undefined. */
export async function findBatch(id: string, db: Db = shopDatabase()): Promise<Batch | undefined> {
  return batches(db).where("id", "=", id).executeTakeFirst();
}

/** The newest batches; at most a hundred, with how many orders each has. */
export async function listBatches(
  db: Db = shopDatabase(),
): Promise<(Batch & { orders: number })[]> {
  const rows = await batches(db)
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(100)
    .execute();
  const counts = await db
    .selectFrom("batch_lines")
    .innerJoin("order_lines", "order_lines.id", "batch_lines.order_line_id")
    .select((eb) => ["batch_id", eb.fn.count<number>("order_id").distinct().as("orders")])
    .groupBy("batch_id")
    .execute();
  const ordersOf = new Map(counts.map(({ batch_id, orders }) => [batch_id, orders]));
  return rows.map((row) => ({ ...row, orders: ordersOf.get(row.id) ?? 0 }));
}

function batches(db: Db) {
  return db
    .selectFrom("batches")
    .select(["id", "number", "created_at", "started_at", "cut_at", "undone_at"]);
}

export function stateOf({ started_at, cut_at, undone_at }: Batch): BatchState {
  if (undone_at !== null) return "undone";
  if (cut_at !== null) return "cut";
  return started_at === null ? "made" : "started";
}

export interface BatchOrder extends LockedOrder {
  number: string;
  status: OrderStatus;
}

/** The pieces of a batch, by order and line, and the orders that may not be cut any more. */
export async function readBatchLines(
  id: string,
  db: Db = shopDatabase(),
): Promise<{ lines: BatchLine[]; orders: BatchOrder[] }> {
  const orders = await db
    .selectFrom("batch_lines")
    .innerJoin("order_lines", "order_lines.id", "batch_lines.order_line_id")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["orders.number", "orders.status"])
    .select(["orders.total_bani", "orders.reduced_bani"])
    .select(["orders.advance_bani", "orders.paid_bani"])
    .select(lockColumns)
    .where("batch_lines.batch_id", "=", id)
    .distinct()
    .orderBy("orders.number")
    .execute();
  const own = await db
    .selectFrom("batch_lines")
    .select("order_line_id")
    .where("batch_id", "=", id)
    .execute();
  const ids = new Set(own.map(({ order_line_id }) => order_line_id));
  const lines = await readLines(
    orders.map(({ number }) => number),
    db,
  );
  return { lines: lines.filter((line) => ids.has(line.id)), orders };
}
