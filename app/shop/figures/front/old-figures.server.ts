import { sql } from "kysely";

import { addDays, dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** For so many days each day keeps its own figures, so that a year can be compared with the one before. */
const DAYS_APART = 400;

/**
 * Sums the figures of months that ended longer ago than 400 days under the month's first day. Returns how
 * many rows went.
 */
export async function sumOldFigures(now: Date, db: Db = shopDatabase()): Promise<number> {
  const first = `${addDays(dayOf(now.toISOString()), -DAYS_APART).slice(0, 7)}-01`;
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto("figures")
      .columns(["day", "kind", "language", "step", "count"])
      .expression((eb) =>
        eb
          .selectFrom("figures")
          .select(firstOfMonth.as("day"))
          .select(["kind", "language", "step"])
          .select((one) => one.fn.sum<number>("count").as("count"))
          .where("day", "<", first)
          .where(isLaterDay)
          .groupBy([firstOfMonth, "kind", "language", "step"]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["day", "kind", "language", "step"])
          .doUpdateSet((eb) => ({ count: eb("figures.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
    const gone = await trx
      .deleteFrom("figures")
      .where("day", "<", first)
      .where(isLaterDay)
      .executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}

const firstOfMonth = sql<string>`substr(figures.day, 1, 7) || '-01'`;
const isLaterDay = sql<boolean>`substr(figures.day, 9) <> '01'`;

/** Deletes all figures, when the trial ends: nobody needs those of a trial. */
export async function removeFigures(trx: Db): Promise<void> {
  await trx.deleteFrom("figures").execute();
}
