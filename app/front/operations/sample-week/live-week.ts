import { rehearse } from "~/platform/basics/rehearsal.server";
import { inLongTransaction, type Db } from "~db/engine";

import { sampleOrders } from "./kept/sample-orders";
import { endWeek, findRun, insertFailure, reportWeek } from "./kept/week-row";
import { removeWeekWithin } from "./remove-week.server";
import { addAccounts } from "./week/accounts";
import { livedAfterSales } from "./week/after-sales";
import { DAY, type Entry } from "./week/diary";
import { livedMoney } from "./week/money";
import { withMovedClock, type MovedClock } from "./week/moved-clock";
import { livedOffers } from "./week/offers";
import { livedOrders } from "./week/orders";
import { findPieces, type SamplePieces } from "./week/pieces";
import { livedTalk } from "./week/talk";
import { livedLooks } from "./week/visitors";
import { livedVisits } from "./week/visits";
import { livedWorkshop } from "./week/workshop";

/** Before the first entry the accounts of its people are made, in days before today. */
const FIRST_DAY = 35;

/**
 * Makes the week of a living workshop that was begun (`beginWeek`), and what led to it: some forty orders in every
 * state, offers, visits, drawings, batches, stock, payments, statements, claims. It is made through the shop's own
 * functions as of the days on which it would have happened, counted back from `now`; nobody is mailed, and the audit
 * log gets no entry. After a failure everything is removed again, unless another run has begun meanwhile, to which it
 * then belongs; `run` is this run's number. Moves the clock of its process (`withMovedClock`). Returns how many steps
 * it took.
 */
export async function liveWeek(run: number, now: Date, db: Db): Promise<number> {
  try {
    const pieces = await findPieces(db);
    return await rehearse(() => withMovedClock((clock) => live({ run, now, pieces, clock }, db)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await inLongTransaction(db, async (trx) => {
      const found = await findRun(trx);
      if (found !== undefined && found !== run) return;
      await removeWeekWithin(trx);
      // If somebody has removed the week meanwhile, no failure is noted.
      if (found === run) await insertFailure({ run, reason }, new Date(), trx);
    });
    throw error;
  }
}

async function live(
  { run, now, pieces, clock }: { run: number; now: Date; pieces: SamplePieces; clock: MovedClock },
  db: Db,
): Promise<number> {
  clock.moveTo(now.getTime() - FIRST_DAY * DAY);
  const { hand, ids } = await addAccounts(db);
  const shop = { db, hand, pieces };
  const { entries, named } = livedOrders(shop, ids);
  const diary: Entry[] = [
    ...entries,
    ...livedOffers(shop),
    ...livedVisits(shop, named),
    ...livedWorkshop(shop, named),
    ...livedMoney(shop, named),
    ...livedAfterSales(shop, named),
    ...livedTalk(shop, named, ids),
    ...livedLooks(shop, ids),
  ].sort((one, other) => other.daysAgo - one.daysAgo);
  for (const [done, { daysAgo, work }] of diary.entries()) {
    await reportWeek({ run, done, total: diary.length }, clock.realNow(), db);
    clock.moveTo(now.getTime() - daysAgo * DAY);
    await work();
  }
  // The week's documents count as mailed, so that the shop's own process writes no mail about them.
  await db
    .updateTable("documents")
    .set((eb) => ({ mailed_at: eb.ref("issued_at") }))
    .where("mailed_at", "is", null)
    .where("order_id", "in", sampleOrders(db))
    .execute();
  await endWeek(run, clock.realNow(), db);
  return diary.length;
}
