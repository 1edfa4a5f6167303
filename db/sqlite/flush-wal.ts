import { closeSync, fdatasync, openSync, realpathSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

import { recoverWal } from "./wal-recovery";

/** How long writers wait for a log to be made sound again: for readers that are in its way. */
const PATIENCE = 10 * 1000;
const PAUSE = 25;

/** The disk failed while it took what was committed: it may be there after a power cut, or not. */
export class FlushError extends Error {
  constructor(cause: unknown) {
    super("the disk did not take what was written", { cause });
  }
}

/** The log could not be made sound after a failed flush. What is refused with this was not begun. */
export class WalLostError extends Error {
  constructor(cause: unknown) {
    super("nothing is written any more: the disk lost what was written before", { cause });
  }
}

/**
 * The file a database appends its commits to. Flushing it after a commit makes that commit, and all
 * before it, survive a power cut. The engine's own `synchronous=FULL` would stop the whole process at
 * each commit; this flush runs in a thread of its own, and only whoever wrote waits for it.
 *
 * Commits share a flush. What is committed while one is under way waits for the next, together with
 * whatever else comes, because the one under way may have passed over it. So buyers who order at once
 * cost fewer flushes than orders, and nobody waits for more than two.
 *
 * A flush that fails may have dropped what it was to write, and a later one that succeeds does not
 * bring it back. So after a failure nothing is flushed and nothing begun before the log was made
 * sound again (log-recovery.ts); when it cannot be, nothing ever is.
 */
export class WalFlusher {
  readonly #database: string | undefined;
  readonly #onLost: (error: WalLostError) => void;
  #file: number | undefined;
  #underWay: Promise<void> | undefined;
  /** Begins when the one under way has ended, for all that were committed meanwhile. */
  #next: Promise<void> | undefined;
  #recovery: Promise<void> | undefined;
  #lost: WalLostError | undefined;

  /** Of a database in a file; one in memory has no log. `onLost` is told once, at the end. */
  constructor(database: string | undefined, onLost: (error: WalLostError) => void = () => {}) {
    // The engine keeps the log beside the file itself, not beside a link to it.
    this.#database = database && realpathSync(database);
    this.#onLost = onLost;
  }

  /** Settles, without an error, when a failed flush was seen to; undefined while there was none. */
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
    // One that has begun may have passed over what was committed since.
    this.#next ??= this.#afterThatUnderWay(this.#database);
    await this.#next;
  }

  async #afterThatUnderWay(database: string): Promise<void> {
    // Whoever waits for the earlier one is told of its failure.
    await this.#underWay?.catch(() => undefined);
    await this.#recovery;
    this.#underWay = this.#next;
    this.#next = undefined;
    if (this.#lost) throw new FlushError(this.#lost);
    try {
      // The same file for as long as the database is open: the engine empties and never replaces it.
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
