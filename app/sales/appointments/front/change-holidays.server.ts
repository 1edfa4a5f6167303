import { publicHolidayOn } from "~/platform/format/working-days";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** The most days that are kept. */
const MOST_DAYS = 500;

/**
 * Adds a day on which nobody comes; appointments that stand on it stay. Refuses a day that is there
 * already, and more than are kept.
 */
export async function addHoliday(
  { day, name }: { day: string; name: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" | "known" } | { kind: "too-many"; most: number }> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom("holidays")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (count >= MOST_DAYS) return { kind: "too-many", most: MOST_DAYS };
    if (publicHolidayOn(day) !== undefined) return { kind: "known" };
    const added = await trx
      .insertInto("holidays")
      .values({ day, name, is_worked: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows === 0n) return { kind: "known" };
    await record(day, admin, { before: null, after: { name } }, trx);
    return { kind: "saved" };
  });
}

/**
 * Makes a day one on which the teams work: one of the shop's own days goes, a public holiday is worked.
 * Nothing happens on a day that is none of both.
 */
export async function workOn(day: string, admin: Admin, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (publicHolidayOn(day) === undefined) {
      const removed = await trx
        .deleteFrom("holidays")
        .where("day", "=", day)
        .returning("name")
        .executeTakeFirst();
      if (removed) await record(day, admin, { before: removed, after: null }, trx);
      return;
    }
    const added = await trx
      .insertInto("holidays")
      .values({ day, name: "", is_worked: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (added.numInsertedOrUpdatedRows === 0n) return;
    await record(day, admin, { before: null, after: { isWorked: true } }, trx);
  });
}

/** Makes a public holiday that was to be worked a free day again. */
export async function restOn(day: string, admin: Admin, db: Db = shopDatabase()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("holidays")
      .where("day", "=", day)
      .where("is_worked", "=", 1)
      .returning("day")
      .executeTakeFirst();
    if (removed) {
      await record(day, admin, { before: { isWorked: true }, after: null }, trx);
    }
  });
}

async function record(
  day: string,
  admin: Admin,
  states: { before: Record<string, unknown> | null; after: Record<string, unknown> | null },
  trx: Db,
): Promise<void> {
  await recordAction(
    { admin, action: "holiday-changed", subject: "holiday", subjectId: day, ...states },
    trx,
  );
}
