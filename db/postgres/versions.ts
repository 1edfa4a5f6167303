import type { Client } from "pg";

/** What each counter shows, at one moment. */
export interface Counts {
  content: number;
  catalogue: number;
  orders: number;
}

/**
 * Read in a transaction before it ends, or at any moment. Each table has one row, which a server that has
 * not counted it yet does not know: of a join it would expect so many rows that it compiled the query first.
 */
export const READ_COUNTS = `select (select version from content_version) as content,
  (select version from catalogue_version) as catalogue,
  (select version from orders_version) as orders`;

/** Milliseconds before the listening line is made anew, and between two proofs that it still hears. */
const RETRY = 1000;
const PROOF = 30 * 1000;

/**
 * The versions in memory, because pages ask for them without waiting. What this process commits it notes
 * itself, before it answers; of others' commits it hears by a line that listens. Without that line nobody
 * knows what is new, so every question gets another number and nothing cached is used.
 */
export class Versions {
  readonly #connect: () => Promise<Client>;
  /** The server's processes behind this process's lines: their commits are noted, not heard. */
  readonly own = new Set<number>();
  #line: Client | undefined;
  /** What the listening line has read; undefined while it does not know. */
  #counts: Counts | undefined;
  /** What this process has committed. */
  #noted: Counts = { content: 0, catalogue: 0, orders: 0 };
  #isListening = false;
  #isClosed = false;
  #unknown = 0;
  #timer: NodeJS.Timeout | undefined;
  /** The question under way, and the one that waits for it to end. */
  #asking: Promise<unknown> = Promise.resolve();
  #asksNext: Promise<void> | undefined;

  constructor(connect: () => Promise<Client>) {
    this.#connect = connect;
  }

  of(what: keyof Counts | "shown"): number {
    if (!this.#isListening) void this.#listen();
    if (!this.#counts) return (this.#unknown -= 1);
    const counts = newest(this.#counts, this.#noted);
    return what === "shown" ? counts.content + counts.catalogue : counts[what];
  }

  /** Whether anybody has asked for a version, so that commits have to be noted. */
  get isFollowed(): boolean {
    return this.#isListening;
  }

  /**
   * Resolves when every commit is known that was made before the call, by whichever process. Who asks
   * while a question is under way waits for the next one, which all of them share.
   */
  refresh(): Promise<void> {
    if (!this.#isListening) void this.#listen();
    return (this.#asksNext ??= this.#asking.then(() => {
      this.#asksNext = undefined;
      const line = this.#line;
      // Without a line nothing cached is used, so there is nothing to make fresh.
      const asking = line && this.#counts ? this.#read(line) : Promise.resolve();
      this.#asking = asking;
      return asking;
    }));
  }

  /** After a commit of this process, with what it read before. */
  note(counts: Counts): void {
    this.#noted = newest(this.#noted, counts);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#counts = undefined;
    await this.#line?.end().catch(() => undefined);
  }

  async #listen(): Promise<void> {
    if (this.#isClosed) return;
    this.#isListening = true;
    try {
      const line = await this.#connect();
      this.#line = line;
      (line as Client & { unref: () => void }).unref();
      line.on("error", () => this.#lose(line));
      line.on("end", () => this.#lose(line));
      line.on("notification", ({ processId }) => {
        if (this.own.has(processId)) return;
        this.#counts = undefined;
        void this.#read(line);
      });
      await line.query("listen shop_changes");
      await this.#read(line);
    } catch {
      this.#lose(this.#line);
    }
  }

  async #read(line: Client): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { rows } = await line.query<Counts>(READ_COUNTS);
      if (this.#line !== line) return;
      this.#counts = this.#counts && rows[0] ? newest(this.#counts, rows[0]) : rows[0];
      this.#timer = setTimeout(() => void this.#read(line), PROOF).unref();
    } catch {
      this.#lose(line);
    }
  }

  #lose(line: Client | undefined): void {
    if (line !== this.#line) return;
    this.#line = undefined;
    this.#counts = undefined;
    clearTimeout(this.#timer);
    line?.end().catch(() => undefined);
    this.#timer = setTimeout(() => (this.#isListening = false), RETRY).unref();
  }
}

function newest(one: Counts, other: Counts): Counts {
  return {
    content: Math.max(one.content, other.content),
    catalogue: Math.max(one.catalogue, other.catalogue),
    orders: Math.max(one.orders, other.orders),
  };
}
