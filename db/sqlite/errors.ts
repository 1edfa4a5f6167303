import SQLite from "better-sqlite3";

import { FlushError, WalLostError } from "./flush-wal";

/** Whether the disk or a lock refused the work, so that none of it was done. */
export function isSqliteTrouble(error: unknown): boolean {
  if (error instanceof WalLostError) return true;
  return (
    error instanceof SQLite.SqliteError &&
    /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/.test(error.code)
  );
}

/** Whether the disk failed during the commit. */
export function isOutcomeUnknownToSqlite(error: unknown): boolean {
  return error instanceof FlushError;
}
