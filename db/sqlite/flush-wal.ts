import { closeSync, fdatasync, openSync, realpathSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

import { recoverWal } from "./wal-recovery";

/** How long writers wait for the log to be repaired while readers are in its way. */
const PATIENCE = 10 * 1000;
const PAUSE = 25;

/** The disk failed during a commit: the change may or may not survive a power cut. */
export class FlushError extends Error {
  constructor(cause: unknown) {
    super("the disk did not take what was written", { cause });
  }
}

/** The log could not be repaired after a failed flush. Work refused with this error was not begun. */
export class WalLostError extends Error {
  constructor(cause: unknown) {
    super("nothing is written any more: the disk lost what was written before", { cause });
  }
}

/**
 * Flushes the write-ahead log, the file to which SQLite appends commits. After the flush a commit,
 * and all before it, survives a power cut. SQLite's own `synchronous=FULL` would block the whole
 * process at each commit; this flush runs in a thread of its own, and only whoever wrote waits for
 * it.
 *
 * Commits share a flush. A commit made while one is under way waits for the next one, together with
 * others, because the one under way may have missed it. So simultaneous orders cost fewer flushes
 * than orders, and nobody waits for more than two.
 *
 * A flush that fails may have dropped its data, and a later successful flush does not bring them
 * back. So after a failure nothing is flushed or begun until the log is repaired (wal-recovery.ts);
 * if that fails, nothing is ever written again.
 */
export class WalFlusher {
  readonly #database: string | undefined;
  readonly #onLost: (error: WalLostError) => void;
  #file: number | undefined;
  #underWay: Promise<void> | undefined;
  /** Begins when the flush under way has ended, for all commits made meanwhile. */
  #next: Promise<void> | undefined;
  #recovery: Promise<void> | undefined;
  #lost: WalLostError | undefined;

  /** `database` is undefined for one in memory, which has no log. `onLost` is called once. */
  constructor(database: string | undefined, onLost: (error: WalLostError) => void = () => {}) {
    // SQLite keeps the log beside the real file, not beside a link to it.
    this.#database = database && realpathSync(database);
    this.#onLost = onLost;
  }

  /** Resolves when the repair after a failed flush has ended; undefined when none is under way. */
  get recovery(): Promise<void> | undefined {
    return this.#recovery;
  }

  /** Throws `WalLostError` when nothing may be written any more. */
  refuseIfLost(): void {
    if (this.#lost) throw this.#lost;
  }

  /** Throws `FlushError`. */
  async flush(): Promise<void> {
    if (this.#database === undefined) return;
    // A flush that has begun may have missed the newest commits.
    this.#next ??= this.#afterThatUnderWay(this.#database);
    await this.#next;
  }

  async #afterThatUnderWay(database: string): Promise<void> {
    // The failure of an earlier flush is reported to those who waited for it.
    await this.#underWay?.catch(() => undefined);
    await this.#recovery;
    this.#underWay = this.#next;
    this.#next = undefined;
    if (this.#lost) throw new FlushError(this.#lost);
    try {
      // The file stays the same while the database is open: SQLite empties the log and never
      // replaces it.
      const file = (this.#file ??= openSync(`${database}-wal`, "r+"));
      await new Promise<void>((resolve, reject) => {
        fdatasync(file, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      this.#recovery = this.#recover(database).finally(() => (this.#recovery = undefined));
      throw new FlushError(error);
    }
  }

  async #recover(database: string): Promise<void> {
    const end = performance.now() + PATIENCE;
    try {
      while (!recoverWal(database)) {
        if (performance.now() > end) throw new Error("the database was in use all the time");
        await setTimeout(PAUSE);
      }
    } catch (error) {
      this.#lost = new WalLostError(error);
      this.#onLost(this.#lost);
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
