import { Kysely } from "kysely";

import type { Db, Engine } from "../engine";
import type { Database } from "../schema";
import { connect } from "./connect";
import { versionOf, watchContent } from "./content-version";
import { ImmediateDialect } from "./dialect";
import { listKeys, listReferences, pauseTriggers, rebuildIndexes } from "./fill";
import { WalFlusher, type WalLostError } from "./flush-wal";
import { inLongTransaction, longWorkEnded } from "./long-transaction";
import { checkpoint, listDamage, tryWriting } from "./maintenance";
import { sqliteSql } from "./sql";

/** Everything particular to SQLite is in this folder. */
const sqlite: Engine = {
  name: "sqlite",
  sql: sqliteSql,
  watchContent,
  versionOf,
  inLongTransaction,
  longWorkEnded,
  doOnce: (_, __, work) => work(),
  listDamage,
  tryWriting,
  settle: checkpoint,
  listReferences,
  listKeys,
  pauseTriggers,
  rebuildIndexes,
};

/**
 * Opens a database file, or one in memory: a new one (`:memory:`) or one of these bytes.
 *
 * `synchronous=NORMAL` leaves flushing to flush-wal.ts, because SQLite's own flush blocks the whole
 * process. So does waiting for a lock, which is why `busy_timeout` is short.
 *
 * `onLost` is called when a flush failed and the log could not be repaired: from then on nothing is
 * written.
 */
export function openDatabase(
  file: string | Buffer,
  {
    fileMustExist = false,
    onLost,
  }: { fileMustExist?: boolean; onLost?: (error: WalLostError) => void } = {},
): Db {
  const database = connect(file, fileMustExist);
  const log = new WalFlusher(database.memory ? undefined : database.name, onLost);
  return new Kysely<Database>({ dialect: new ImmediateDialect(sqlite, database, log) });
}
