import { closeSync, fdatasync, openSync } from "node:fs";

/** The disk did not take what was committed: it may be there after a power cut, or not. */
export class FlushError extends Error {
  constructor(cause: unknown) {
    super("the disk did not take what was written", { cause });
  }
}

/**
 * The file a database appends its commits to. Flushing it after a commit makes that commit, and all
 * before it, survive a power cut, as `synchronous=FULL` does; but in a thread of its own, so that
 * the process goes on answering meanwhile.
 */
export class WriteAheadLog {
  readonly #database: string | undefined;
  #file: number | undefined;
  #underWay: Promise<void> | undefined;
  /** Begins when the one under way has ended, for all that were committed meanwhile. */
  #next: Promise<void> | undefined;

  /** Of a database in a file; one in memory has no log. */
  constructor(database: string | undefined) {
    this.#database = database;
  }

  /** Throws `FlushError`. */
  async flush(): Promise<void> {
    if (this.#database === undefined) return;
    // One that has begun may have passed over what was committed since.
    this.#next ??= this.#afterThatUnderWay();
    await this.#next;
  }

  async #afterThatUnderWay(): Promise<void> {
    // Whoever waits for the earlier one is told of its failure.
    await this.#underWay?.catch(() => undefined);
    this.#underWay = this.#next;
    this.#next = undefined;
    try {
      // The same file for as long as the database is open: the engine empties and never replaces it.
      const file = (this.#file ??= openSync(`${this.#database}-wal`, "r+"));
      await new Promise<void>((resolve, reject) => {
        fdatasync(file, (error) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      throw new FlushError(error);
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
