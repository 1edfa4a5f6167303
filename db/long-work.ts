/** Long work that nobody may write beside: one at a time, in the order in which it was asked for. */
export class LongWork {
  #ended: Promise<unknown> | undefined;

  /** Settles when the work under way has ended; undefined while there is none. */
  get ended(): Promise<unknown> | undefined {
    return this.#ended;
  }

  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#ended) await this.#ended;
    const running = work();
    this.#ended = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      this.#ended = undefined;
    }
  }
}
