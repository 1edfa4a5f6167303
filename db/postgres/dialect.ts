import {
  PostgresAdapter,
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from "kysely";
import type { Client, Pool, PoolClient, QueryResult as Answer } from "pg";

import type { Db, Engine } from "../engine";
import { LongWork } from "../long-work";
import { EqualCompiler } from "./compiler";
import { CommitLostError, isBrokenLine } from "./errors";
import { withoutNul } from "./sql";
import { READ_COUNTS, type Counts, type Versions } from "./versions";

/**
 * The one key under which writers queue, for each database. Who writes holds it until the transaction
 * ends: so what a transaction has read stays true until it has written, as on SQLite, from however many
 * processes, and nothing has to be tried again. Readers do not ask for it.
 */
export const WRITER_KEY = 718_2026;

const BEGIN = `begin; select pg_advisory_xact_lock(${WRITER_KEY})`;

/** How a server is reached: by lines that queries share, and by one alone. */
interface Lines {
  openPool: () => Promise<Pool>;
  openLine: () => Promise<Client>;
}

export class LockingDialect extends PostgresDialect {
  readonly #adapter: ConnectedAdapter;
  readonly #openPool: () => Promise<Pool>;

  constructor(engine: Engine, { openPool, openLine }: Lines, versions: Versions) {
    super({ pool: openPool });
    this.#openPool = openPool;
    this.#adapter = new ConnectedAdapter(engine, openLine, versions);
  }

  override createAdapter(): DialectAdapter {
    return this.#adapter;
  }

  override createDriver(): Driver {
    return new LockingDriver(this.#adapter, this.#openPool);
  }

  override createQueryCompiler(): QueryCompiler {
    return new EqualCompiler();
  }
}

/** The state that all users of a database share. */
export class ConnectedAdapter extends PostgresAdapter {
  readonly engine: Engine;
  readonly connect: () => Promise<Client>;
  readonly versions: Versions;
  readonly longWork = new LongWork();

  constructor(engine: Engine, connect: () => Promise<Client>, versions: Versions) {
    super();
    this.engine = engine;
    this.connect = connect;
    this.versions = versions;
  }

  /** Migrations are made in one transaction, which has the writers' key: a second lock could only wait for it. */
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}

/** What is shared behind a database handle. */
export function adapterOf(db: Db): ConnectedAdapter {
  const { adapter } = db.getExecutor();
  // Not `instanceof`: after a rebuild in development the class is another one.
  if ("versions" in adapter) return adapter as ConnectedAdapter;
  throw new Error("not a database on a server of ours");
}

class LockingDriver implements Driver {
  readonly #adapter: ConnectedAdapter;
  readonly #openPool: () => Promise<Pool>;
  #pool: Pool | undefined;

  constructor(adapter: ConnectedAdapter, openPool: () => Promise<Pool>) {
    this.#adapter = adapter;
    this.#openPool = openPool;
  }

  async init(): Promise<void> {
    this.#pool = await this.#openPool();
    const { own } = this.#adapter.versions;
    this.#pool.on("connect", (client) => {
      own.add(idOf(client));
      // A line that breaks between two queries fails the next one; nobody else need hear of it.
      client.on("error", () => undefined);
    });
    this.#pool.on("remove", (client) => own.delete(idOf(client)));
  }

  async acquireConnection(): Promise<Line> {
    return new Line(await this.#pool!.connect(), this.#adapter.versions);
  }

  releaseConnection(line: Line): Promise<void> {
    line.release();
    return Promise.resolve();
  }

  async beginTransaction(line: Line, { accessMode }: TransactionSettings): Promise<void> {
    await line.begin(accessMode === "read only");
  }

  async commitTransaction(line: Line): Promise<void> {
    await line.commit();
  }

  async rollbackTransaction(line: Line): Promise<void> {
    await line.rollback();
  }

  async destroy(): Promise<void> {
    await this.#adapter.versions.close();
    await this.#pool?.end();
  }
}

/** The server's process behind a line, which the driver's types do not name. */
function idOf(client: PoolClient): number {
  return (client as PoolClient & { processID: number }).processID;
}

/** One user's turn with a connection of the pool. */
class Line implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #versions: Versions;
  #isInTransaction = false;
  #isReading = false;
  #broken: Error | undefined;

  constructor(client: PoolClient, versions: Versions) {
    this.#client = client;
    this.#versions = versions;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction || isRead(query)) return this.#run<Row>(query);
    await this.begin(false);
    let result: QueryResult<Row>;
    try {
      result = await this.#run<Row>(query);
    } catch (error) {
      await this.rollback();
      throw error;
    }
    await this.commit();
    return result;
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error("results are read whole");
  }

  /** A reading transaction sees one moment and waits for nobody. */
  async begin(isReading: boolean): Promise<void> {
    const begin = isReading ? "begin isolation level repeatable read read only" : BEGIN;
    try {
      await this.#send(begin);
    } catch (error) {
      await this.rollback();
      throw error;
    }
    this.#isInTransaction = true;
    this.#isReading = isReading;
  }

  /** The counters are read before the end, while nobody else can change them, and noted after it. */
  async commit(): Promise<void> {
    if (this.#isReading) return this.rollback();
    try {
      const [counts] = this.#versions.isFollowed ? await this.#send(READ_COUNTS) : [];
      const [end] = await this.#send("commit");
      // A transaction in which a statement failed ends so without an error.
      if (end?.command !== "COMMIT") throw new Error("the transaction had failed before its end");
      if (counts) this.#versions.note(counts.rows[0] as Counts);
      this.#isInTransaction = false;
    } catch (error) {
      const isLost = isBrokenLine(error) || (error as { severity?: string }).severity === "FATAL";
      if (isLost) throw new CommitLostError(error);
      throw error;
    }
  }

  /** Never hides why: a line on which nothing can be undone is thrown away, and the server undoes it. */
  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    this.#isReading = false;
    if (this.#broken) return;
    await this.#send("rollback").catch((error: Error) => {
      this.#broken = error;
    });
  }

  release(): void {
    this.#client.release(this.#broken);
  }

  async #run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters.map((one) => (typeof one === "string" ? withoutNul(one) : one));
    const { command, rowCount, rows } = (await this.#send(sql, values)).at(-1)!;
    const isCounted = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
    return {
      rows: rows as Row[],
      ...(isCounted && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  async #send(sql: string, values?: unknown[]): Promise<Answer[]> {
    try {
      const answer = await this.#client.query(sql, values);
      return Array.isArray(answer) ? (answer as Answer[]) : [answer];
    } catch (error) {
      if (isBrokenLine(error)) this.#broken = error as Error;
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }
}

/** Whether a query changes nothing, so that it need not queue with those who write. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return (
    query.kind === "SelectQueryNode" || (query.kind === "RawNode" && /^\s*select\b/i.test(sql))
  );
}
