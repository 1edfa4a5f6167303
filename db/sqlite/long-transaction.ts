import { Worker } from "node:worker_threads";

import { Kysely } from "kysely";

import { isLitestreamUsed } from "~/platform/env/env.server";

import type { Db } from "../engine";
import type { Database } from "../schema";
import { connect } from "./connect";
import { adapterOf, ImmediateDialect } from "./dialect";

/** See `Engine`: on a connection of its own. */
export async function inLongTransaction<Result>(
  db: Db,
  work: (trx: Db) => Promise<Result>,
): Promise<Result> {
  const { engine, database, longWork, log } = adapterOf(db);
  return longWork.alone(async (gaveWay) => {
    const connection = connect(database.name, true);
    // Of all that was written the commit itself would copy each page, and hold the process.
    connection.pragma("wal_autocheckpoint = 0");
    const dialect = new ImmediateDialect(engine, connection, log, { sharesLog: true });
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
        if (!isLitestreamUsed && !database.memory) checkpointAside(database.name);
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

const CHECKPOINT = `
  const SQLite = require("better-sqlite3");
  const database = new SQLite(require("node:worker_threads").workerData);
  database.pragma("wal_checkpoint(PASSIVE)");
  database.close();
`;

/** Copies what the log holds into the database, in a thread of its own. Where it cannot, a later commit does. */
function checkpointAside(file: string): void {
  const thread = new Worker(CHECKPOINT, { eval: true, workerData: file });
  thread.on("error", () => undefined).unref();
}

export async function longWorkEnded(db: Db): Promise<void> {
  const { longWork } = adapterOf(db);
  while (longWork.ended) await longWork.ended;
}
