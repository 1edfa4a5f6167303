import { setTimeout as rest } from "node:timers/promises";

/** How long a writer waits before long work gives way; in milliseconds. */
const PATIENCE = 250;
/** Pauses before each new attempt, in which others may write. */
const RESTS = [250, 500, 1000, 2000, 4000];

/** Others had to write during each attempt: the long work was undone. */
export class GaveWayError extends Error {
  constructor() {
    super("others were writing all the time");
  }
}

interface Attempt {
  ended: Promise<void>;
  giveWay: () => void;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Long work during which nobody else may write: one at a time, in order of request. Whoever wants
 * to write meanwhile waits only a moment; then the work is undone and starts again, six times in
 * all, after longer and longer pauses. So an order waits half a second at most, however large a
 * change to the catalogue is. If others keep writing, the change is refused as not saved, to be
 * tried again later. A transaction for each part of the change would always finish, but would show
 * half a change to visitors and leave it after a crash.
 */
export class LongWork {
  #ended: Promise<unknown> | undefined;
  #attempt: Attempt | undefined;

  /** Resolves when the work has ended, successfully or not; undefined when there is none. */
  get ended(): Promise<unknown> | undefined {
    return this.#ended;
  }

  /** Whether others must not write now. */
  get isInTheWay(): boolean {
    return this.#attempt !== undefined;
  }

  /** Resolves when others may write. */
  async untilOutOfTheWay(): Promise<void> {
    const attempt = this.#attempt;
    if (!attempt) return;
    attempt.timer ??= setTimeout(attempt.giveWay, PATIENCE);
    await attempt.ended;
  }

  /**
   * Runs the work alone. When its signal aborts, the work must leave nothing behind and throw the
   * signal's reason, or finish if it is nearly done. Throws `GaveWayError` when it gave way at each
   * attempt.
   */
  async alone<Result>(work: (gaveWay: AbortSignal) => Promise<Result>): Promise<Result> {
    while (this.#ended) {
      await this.#ended;
      // Those who waited meanwhile come first.
      await rest(RESTS[0]);
    }
    const running = this.#repeat(work);
    this.#ended = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      this.#ended = undefined;
    }
  }

  async #repeat<Result>(work: (gaveWay: AbortSignal) => Promise<Result>): Promise<Result> {
    for (const pause of [0, ...RESTS]) {
      if (pause > 0) await rest(pause);
      const gaveWay = new AbortController();
      const end = this.#begin(gaveWay);
      try {
        return await work(gaveWay.signal);
      } catch (error) {
        if (error !== gaveWay.signal.reason) throw error;
      } finally {
        end();
      }
    }
    throw new GaveWayError();
  }

  /** Returns a function that ends the attempt. */
  #begin(gaveWay: AbortController): () => void {
    let resolve = () => {};
    const ended = new Promise<void>((done) => (resolve = done));
    const end = () => {
      clearTimeout(attempt.timer);
      if (this.#attempt === attempt) this.#attempt = undefined;
      resolve();
    };
    const giveWay = () => {
      gaveWay.abort(new GaveWayError());
      end();
    };
    const attempt: Attempt = { ended, giveWay, timer: undefined };
    this.#attempt = attempt;
    return end;
  }
}
