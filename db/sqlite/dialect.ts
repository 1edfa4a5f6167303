import type SQLite from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
} from "kysely";

import { LongWork } from "./long-work";
import { StatementCache } from "./statement-cache";
import type { WalFlusher } from "./flush-wal";

export class ImmediateDialect extends SqliteDialect {
  readonly #adapter: ConnectedAdapter;

  /** The log is the process's for the file; `sharesLog` when another connection will close it. */
  constructor(database: SQLite.Database, log: WalFlusher, { sharesLog = false } = {}) {
    super({ database });
    this.#adapter = new ConnectedAdapter(database, log, sharesLog);
  }

  override createAdapter(): DialectAdapter {
    return this.#adapter;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#adapter);
  }
}

/**
 * Begins every transaction as a writer, so that two never deadlock half way: here, once, instead of in
 * a helper that each write would have to remember. Calls nothing written before the disk has it. While
 * somebody waits, for the disk or for long work to end, the connection is another's.
 */
class ImmediateDriver implements Driver {
  readonly #adapter: ConnectedAdapter;
  readonly #one: SqliteDriver;

  constructor(adapter: ConnectedAdapter) {
    this.#adapter = adapter;
    this.#one = new SqliteDriver({ database: adapter.statements });
  }

  init(): Promise<void> {
    return this.#one.init();
  }

  async acquireConnection(): Promise<Hold> {
    return new Hold(this.#adapter, this.#one, await this.#one.acquireConnection());
  }

  releaseConnection(hold: Hold): Promise<void> {
    return hold.giveBack();
  }

  async beginTransaction(hold: Hold): Promise<void> {
    await hold.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  async commitTransaction(hold: Hold): Promise<void> {
    await this.#one.commitTransaction(hold);
    await hold.flush();
  }

  /** On a full disk the engine rolls back by itself; to do it again would fail, and hide why. */
  async rollbackTransaction(hold: Hold): Promise<void> {
    const isOpen = hold.isHeld && this.#adapter.database.inTransaction;
    if (isOpen) await this.#one.rollbackTransaction(hold);
  }

  async destroy(): Promise<void> {
    this.#adapter.close();
    await this.#one.destroy();
  }
}

/** One user's turn with the connection. */
class Hold implements DatabaseConnection {
  readonly #adapter: ConnectedAdapter;
  readonly #driver: SqliteDriver;
  readonly #connection: DatabaseConnection;
  isHeld = true;

  constructor(adapter: ConnectedAdapter, driver: SqliteDriver, connection: DatabaseConnection) {
    this.#adapter = adapter;
    this.#driver = driver;
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { database, statements, log } = this.#adapter;
    await this.#take();
    const isRead = statements.prepare(query.sql).readonly;
    // The engine would let the whole process wait for its turn to write; here others read meanwhile.
    while (!isRead && !database.inTransaction && this.#adapter.isInUse) {
      await this.giveBack();
      await this.#adapter.untilFree();
      await this.#take();
    }
    if (!isRead && !database.inTransaction) log.refuseIfLost();
    const result = await this.#connection.executeQuery<Row>(query);
    if (!isRead && !database.inTransaction) await this.flush();
    return result;
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    await this.#take();
    yield* this.#connection.streamQuery<Row>(query);
  }

  async flush(): Promise<void> {
    await this.giveBack();
    await this.#adapter.log.flush();
  }

  async giveBack(): Promise<void> {
    if (!this.isHeld) return;
    this.isHeld = false;
    await this.#driver.releaseConnection();
  }

  async #take(): Promise<void> {
    if (this.isHeld) return;
    await this.#driver.acquireConnection();
    this.isHeld = true;
  }
}

/** What every instance that shares a connection knows of it. */
export class ConnectedAdapter extends SqliteAdapter {
  readonly database: SQLite.Database;
  readonly statements: StatementCache;
  readonly log: WalFlusher;
  readonly longWork = new LongWork();
  readonly #sharesLog: boolean;

  constructor(database: SQLite.Database, log: WalFlusher, sharesLog: boolean) {
    super();
    this.database = database;
    this.statements = new StatementCache(database);
    this.log = log;
    this.#sharesLog = sharesLog;
  }

  /** Whether who begins to write has to wait: for the log to be made sound, or for long work. */
  get isInUse(): boolean {
    return this.log.recovery !== undefined || this.longWork.isInTheWay;
  }

  async untilFree(): Promise<void> {
    await (this.log.recovery ?? this.longWork.untilOutOfTheWay());
  }

  close(): void {
    if (!this.#sharesLog) this.log.close();
  }
}
