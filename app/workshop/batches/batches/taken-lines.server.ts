import type { Db } from "~db/engine";

/** The batch that has lines of an order, by the order's number. */
export async function listTaken(numbers: readonly string[], db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("batch_lines")
    .innerJoin("batches", "batches.id", "batch_lines.batch_id")
    .innerJoin("order_lines", "order_lines.id", "batch_lines.order_line_id")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["orders.number", "batches.number as batch"])
    .where("batch_lines.is_live", "=", 1)
    .where("orders.number", "in", numbers)
    .execute();
  return new Map(rows.map(({ number, batch }) => [number, batch]));
}

/** The number of the next batch of a year. */
export async function nextNumber(year: string, trx: Db): Promise<string> {
  const last = await trx
    .selectFrom("batches")
    .select("number")
    .where("number", ">=", `L-${year}-`)
    .where("number", "<", `L-${year}.`)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const count = last ? Number(last.number.split("-")[2]) : 0;
  return `L-${year}-${String(count + 1).padStart(4, "0")}`;
}
