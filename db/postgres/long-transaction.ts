import { sql } from "kysely";

import type { Db } from "../engine";
import { adapterOf, WRITER_KEY } from "./dialect";

/** Milliseconds between two looks at who waits to write. */
const LOOK = 100;

/**
 * See `Engine`. The transaction keeps all others from writing, of this process and of others, so the
 * server is asked whether anybody waits; then long work gives way as on SQLite.
 */
export async function inLongTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const { longWork } = adapterOf(db);
  return longWork.alone(async (gaveWay) => {
    const trx = await db.startTransaction().execute();
    const pid = await beginLong(trx);
    const looks = setInterval(() => {
      void isAnybodyWaiting(db).then(
        (isWaiting) => (isWaiting ? longWork.untilOutOfTheWay() : undefined),
        // Who cannot ask does not give way.
        () => undefined,
      );
    }, LOOK);
    // Ends the line on the server, which undoes what is not committed.
    const breakOff = () => {
      void sql`select pg_terminate_backend(${pid})`.execute(db).catch(() => undefined);
    };
    gaveWay.addEventListener("abort", breakOff);
    try {
      const result = await work(trx);
      gaveWay.throwIfAborted();
      // From here on others wait only for the commit itself.
      gaveWay.removeEventListener("abort", breakOff);
      await trx.commit().execute();
      return result;
    } catch (error) {
      throw gaveWay.aborted ? gaveWay.reason : error;
    } finally {
      clearInterval(looks);
      if (!trx.isCommitted) await trx.rollback().execute();
    }
  });
}

/** Resolves when no long transaction of this process is running or waiting to be tried again. */
export async function longWorkEnded(db: Db): Promise<void> {
  const { longWork } = adapterOf(db);
  while (longWork.ended) await longWork.ended;
}

async function beginLong(trx: Db): Promise<number> {
  await sql`set local statement_timeout = '10min'`.execute(trx);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  return rows[0]!.pid;
}

async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and objid = ${WRITER_KEY} and not granted
      and datname = current_database() limit 1`.execute(db);
  return rows.length > 0;
}
