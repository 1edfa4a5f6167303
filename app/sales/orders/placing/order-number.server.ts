import { dayOf } from "~/platform/format/dates";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

/**
 * `AM-2026-000123`: the prefix comes from the settings, and the count starts anew with each year on
 * Bucharest's clock.
 */
export async function nextOrderNumber(prefix: string, placedAt: Date, trx: Db): Promise<string> {
  const year = Number(dayOf(placedAt.toISOString()).slice(0, 4));
  const [row] = await countOrder({ year }, trx);
  if (!row) throw new Error("no order number was given");
  return `${prefix}-${year}-${String(row.last_number).padStart(6, "0")}`;
}

const countOrder = compiledQuery((db, { year }: { year: number }) =>
  db
    .insertInto("order_numbers")
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column("year")
        .doUpdateSet((eb) => ({ last_number: eb("order_numbers.last_number", "+", 1) })),
    )
    .returning("last_number"),
);
