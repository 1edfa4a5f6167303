import type SQLite from "better-sqlite3";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type RawNode,
} from "kysely";

import { writtenBy, type Db, type Engine } from "../engine";
import { LongWork } from "../long-work";
import type { WalFlusher } from "./flush-wal";
import { sqliteSql } from "./sql";
import { StatementCache } from "./statement-cache";

export class ImmediateDialect extends SqliteDialect {
  readonly #adapter: ConnectedAdapter;

  /**
   * One flusher per file is shared by all connections; with `sharesLog` another connection closes
   * it.
   */
  constructor(
    engine: Engine,
    database: SQLite.Database,
    log: WalFlusher,
    { sharesLog = false } = {},
  ) {
    super({ database });
    this.#adapter = new ConnectedAdapter(engine, database, log, sharesLog);
  }

  override createAdapter(): DialectAdapter {
    return this.#adapter;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#adapter);
  }

  override createQueryCompiler(): QueryCompiler {
    return new PartsCompiler();
  }
}

class PartsCompiler extends SqliteQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    const written = writtenBy(sqliteSql, node);
    if (written === node) super.visitRaw(node);
    else this.visitNode(written);
  }
}

/**
 * Begins every transaction with `begin immediate`, so that two writers never deadlock: here, once,
 * instead of in a helper that each write would have to call. A write returns only when the disk has
 * it. Whoever waits, for the disk or for long work to end, lends the connection to others.
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

  /** On a full disk SQLite rolls back by itself; a second rollback would fail and hide the reason. */
  async rollbackTransaction(hold: Hold): Promise<void> {
    const isOpen = hold.isHeld && this.#adapter.database.inTransaction;
    if (isOpen) await this.#one.rollbackTransaction(hold);
  }

  async destroy(): Promise<void> {
    this.#adapter.close();
    await this.#one.destroy();
  }
}

/** One user's turn with the connection, which is handed back while it waits. */
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
    // SQLite would block the whole process while waiting to write; here others read meanwhile.
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

/** The state that all users of a connection share. */
export class ConnectedAdapter extends SqliteAdapter {
  readonly engine: Engine;
  readonly database: SQLite.Database;
  readonly statements: StatementCache;
  readonly log: WalFlusher;
  readonly longWork = new LongWork();
  readonly #sharesLog: boolean;

  constructor(engine: Engine, database: SQLite.Database, log: WalFlusher, sharesLog: boolean) {
    super();
    this.engine = engine;
    this.database = database;
    this.statements = new StatementCache(database);
    this.log = log;
    this.#sharesLog = sharesLog;
  }

  /** All migrations of a start are made in one transaction, or none. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Whether writers must wait: for the log to be repaired, or for long work. */
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

/** The connection, statements and log behind a database handle. */
export function adapterOf(db: Db): ConnectedAdapter {
  const { adapter } = db.getExecutor();
  // Not `instanceof`: after a rebuild in development the class is another one.
  if ("statements" in adapter) return adapter as ConnectedAdapter;
  throw new Error("not a database in a file of ours");
}
