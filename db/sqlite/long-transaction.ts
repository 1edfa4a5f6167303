import { Kysely } from "kysely";

import type { Database } from "../schema";
import { ImmediateDialect } from "./dialect";
import { adapterOf, connect, type Db } from "./engine";

/**
 * One long transaction over a connection of its own, so that between two of its steps others are
 * answered: they read what was before it. Who wants to write waits for a moment; a transaction that
 * has not ended by then is rolled back and carried out anew, so a work may do nothing but read and
 * write through what it is given. Throws `GaveWayError` when others were writing at each attempt. Of
 * a database in a file.
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
    // What is not committed goes with its connection, and what is still asked of it fails.
    const breakOff = () => connection.close();
    gaveWay.addEventListener("abort", breakOff);
    try {
      // Begun while nobody uses the shop's connection: a transaction may be under way on it.
      const trx = await db.connection().execute(() => own.startTransaction().execute());
      try {
        const result = await work(trx);
        gaveWay.throwIfAborted();
        // From here on others wait no longer than for the engine to commit.
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

/** Settles when no long transaction is under way, and none waits to be tried again. */
export async function longWorkEnded(db: Db): Promise<void> {
  const { longWork } = adapterOf(db);
  while (longWork.ended) await longWork.ended;
}
