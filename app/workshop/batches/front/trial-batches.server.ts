import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";

import { sampleAddresses } from "~/platform/basics/rehearsal.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** What the orders on trial have left in the workshop. */
export interface TrialWork {
  batches: number;
  /** Offcuts that those batches made. */
  offcuts: number;
  /** What those batches took from the stock and put back, as rows of its movements. */
  stockMoves: number;
  /** One of them, not of sample people's orders alone, is being cut or laid out: nobody knows yet what it leaves. */
  isRunning: boolean;
}

/** What the trial's batches have left; boards' ticks hang on their orders. */
export async function countTrialWork(db: Db = shopDatabase()): Promise<TrialWork> {
  const batches = await db
    .selectFrom("batches")
    .select((eb) => ["started_at", "cut_at", "undone_at", isLaidOut(eb).as("is_laid_out")])
    .select((eb) => isSample(eb).as("is_sample"))
    .where(isTrials)
    .execute();
  const offcuts = await db
    .selectFrom("offcuts")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("made_by_batch", "in", trialIds(db))
    .executeTakeFirstOrThrow();
  const moves = await db
    .selectFrom("stock_moves")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("batch_id", "in", trialIds(db))
    .executeTakeFirstOrThrow();
  return {
    batches: batches.length,
    offcuts: offcuts.count,
    stockMoves: moves.count,
    isRunning: batches.some(
      ({ started_at, cut_at, undone_at, is_laid_out, is_sample }) =>
        !is_sample &&
        (Boolean(is_laid_out) || (started_at !== null && cut_at === null && undone_at === null)),
    ),
  };
}

/**
 * Deletes the trial's batches with their layouts and the offcuts that they made, and gives back the stock and
 * the offcuts that they took. What somebody has counted since, received or put on the shelf by hand stays.
 */
export function removeTrialWork(trx: Db): Promise<void> {
  return removeWork(trialIds, trx);
}

/** A query of the ids of batches none of whose pieces somebody has really ordered. */
export type BatchIds = (db: Db) => ReturnType<typeof trialIds>;

/** The same with some of the trial's batches. */
export async function removeWork(which: BatchIds, trx: Db): Promise<void> {
  const moves = (db: Db) =>
    db.selectFrom("stock_moves").select("stock_moves.id").where("batch_id", "in", which(db));
  await takeMovesBack(moves, trx);
  await trx
    .updateTable("offcuts")
    .set({ used_by_batch: null })
    .where("used_by_batch", "in", which(trx))
    .execute();
  await trx.deleteFrom("offcuts").where("made_by_batch", "in", which(trx)).execute();
  const ids = (await which(trx).execute()).map(({ id }) => id);
  await trx.deleteFrom("layout_runs").where("batch_id", "in", which(trx)).execute();
  await trx.deleteFrom("batch_lines").where("batch_id", "in", ids).execute();
  await trx.deleteFrom("batches").where("id", "in", ids).execute();
}

/** A query of the ids of some of the stock's movements. */
type MoveIds = (db: Db) => SelectQueryBuilder<Database, "stock_moves", { id: number }>;

/**
 * Deletes movements as if they had never been: what they took is there again, and what they brought is gone. What
 * somebody has counted since stays, with a movement of the count in the place of those before it.
 */
export async function takeMovesBack(which: MoveIds, trx: Db): Promise<void> {
  const taken = await trx
    .selectFrom("stock_moves")
    .innerJoin("stock_items", "stock_items.id", "stock_moves.item_id")
    .select(["item_id", "amount", "moved_at", "counted_at"])
    .where("stock_moves.id", "in", which(trx))
    .execute();
  for (const item of new Set(taken.map(({ item_id }) => item_id))) {
    const moves = taken.filter(({ item_id }) => item_id === item);
    const counted = moves.filter(({ moved_at, counted_at }) => moved_at <= (counted_at ?? ""));
    await giveBack(item, sumOf(moves) - sumOf(counted), trx);
    await keepCount(item, counted, trx);
  }
  await trx.deleteFrom("stock_moves").where("id", "in", which(trx)).execute();
}

const sumOf = (moves: readonly { amount: number }[]) =>
  moves.reduce((sum, { amount }) => sum + amount, 0);

async function giveBack(item: string, amount: number, trx: Db): Promise<void> {
  await trx
    .updateTable("stock_items")
    .set((eb) => ({ on_hand: eb("on_hand", "-", amount) }))
    .where("id", "=", item)
    .execute();
}

/** What moved before a count is within it: there the count takes the place of the moves, and stays what it was. */
async function keepCount(
  item: string,
  moves: readonly { amount: number; counted_at: string | null }[],
  trx: Db,
): Promise<void> {
  const [first] = moves;
  const amount = sumOf(moves);
  if (!first || amount === 0) return;
  const move = { item_id: item, amount, reason: "counted", note: "", batch_id: null } as const;
  const moved_at = first.counted_at!;
  await trx
    .insertInto("stock_moves")
    .values({ ...move, moved_at, moved_by: "" })
    .execute();
}

const trialIds = (db: Db) => db.selectFrom("batches").select("batches.id").where(isTrials);

/** The batches of sample people's orders alone, which nobody waits for. */
export const sampleBatchIds = (db: Db) =>
  db.selectFrom("batches").select("batches.id").where(isSample);

function isSample(eb: ExpressionBuilder<Database, "batches">) {
  const orders = eb
    .selectFrom("batch_lines")
    .innerJoin("order_lines", "order_lines.id", "batch_lines.order_line_id")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select("orders.id")
    .whereRef("batch_lines.batch_id", "=", "batches.id");
  return eb.and([
    isTrials(eb),
    eb.exists(orders),
    eb.not(eb.exists(orders.where("orders.email", "not like", sampleAddresses))),
  ]);
}

/** A batch none of whose pieces somebody has really ordered. */
function isTrials(eb: ExpressionBuilder<Database, "batches">) {
  const real = eb
    .selectFrom("batch_lines")
    .innerJoin("order_lines", "order_lines.id", "batch_lines.order_line_id")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select("orders.id")
    .whereRef("batch_lines.batch_id", "=", "batches.id")
    .where("orders.is_trial", "=", 0);
  return eb.not(eb.exists(real));
}

function isLaidOut(eb: ExpressionBuilder<Database, "batches">) {
  return eb.exists(
    eb
      .selectFrom("layout_runs")
      .select("layout_runs.id")
      .whereRef("layout_runs.batch_id", "=", "batches.id")
      .where("layout_runs.state", "=", "running"),
  );
}
