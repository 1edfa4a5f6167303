import type { Db } from "~db/engine";

const ONLY_ROW = 1;

export function findClock(db: Db) {
  return db
    .selectFrom("clock")
    .select(["seen_at", "noticed_at", "shown_at"])
    .where("id", "=", ONLY_ROW)
    .executeTakeFirst();
}

/** Notes that the clock is right. */
export async function noteRightTime(now: Date, trx: Db): Promise<void> {
  const clock = { seen_at: now.toISOString(), noticed_at: null, shown_at: null };
  await trx
    .insertInto("clock")
    .values({ id: ONLY_ROW, ...clock })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(clock))
    .execute();
}

/** Notes what the clock shows since it jumped. */
export async function noteJump(noticedAt: string | null, now: Date, trx: Db): Promise<void> {
  const shown_at = now.toISOString();
  await trx
    .updateTable("clock")
    .set({ noticed_at: noticedAt ?? shown_at, shown_at })
    .where("id", "=", ONLY_ROW)
    .execute();
}
