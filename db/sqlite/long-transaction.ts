import { Kysely } from "kysely";

import type { Database } from "../schema";
import { ImmediateDialect } from "./dialect";
import { adapterOf, connect, type Db } from "./engine";

/**
 * A long transaction on a connection of its own, so that other requests are answered between its
 * steps; they read the state before it. Whoever wants to write waits a moment; then the transaction
 * is rolled back and starts again, so the work must do nothing but read and write through the
 * transaction. Throws `GaveWayError` when others were writing at each attempt. For databases in a
 * file only.
 */
export async function inLongTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const { database, longWork, log } = adapterOf(db);
  return longWork.alone(async (gaveWay) => {
    const connection = connect(database.name, true);
    const dialect = new ImmediateDialect(connection, log, { sharesLog: true });
    const own = new Kysely<Database>({ dialect });
    // Closing the connection rolls back what is not committed and makes pending queries fail.
    const breakOff = () => connection.close();
    gaveWay.addEventListener("abort", breakOff);
    try {
      // Begun while the shop's connection is idle, because a transaction may be under way on it.
      const trx = await db.connection().execute(() => own.startTransaction().execute());
      try {
        const result = await work(trx);
        gaveWay.throwIfAborted();
        // From here on others wait only for the commit itself.
        gaveWay.removeEventListener("abort", breakOff);
        await trx.commit().execute();
        return result;
      } finally {
        if (!trx.isCommitted) await trx.rollback().execute();
      }
    } catch (error) {
      throw connection.open ? error : gaveWay.reason;
    } finally {
      await own.destroy();
    }
  });
}

/** Resolves when no long transaction is running or waiting to be tried again. */
export async function longWorkEnded(db: Db): Promise<void> {
  const { longWork } = adapterOf(db);
  while (longWork.ended) await longWork.ended;
}
