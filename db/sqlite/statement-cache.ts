import type SQLite from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Compiled statements at most; a page needs about ten. */
const MOST = 500;

/**
 * Compiles a statement once and keeps it while it is used. SQLite recompiles by itself what a
 * changed schema made invalid.
 */
export class StatementCache implements SqliteDatabase {
  readonly #database: SQLite.Database;
  readonly #statements = new Map<string, SQLite.Statement>();

  constructor(database: SQLite.Database) {
    this.#database = database;
  }

  prepare(text: string): SQLite.Statement & SqliteStatement {
    const statement = this.#statements.get(text) ?? this.#database.prepare(text);
    // Removed and inserted again, so that the first entry of the map is the one not used for
    // longest.
    this.#statements.delete(text);
    this.#statements.set(text, statement);
    if (this.#statements.size > MOST) {
      const [oldest = ""] = this.#statements.keys();
      this.#statements.delete(oldest);
    }
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
