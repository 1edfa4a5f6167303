const MOST_FAILURES = 5;
const REST = 60 * 1000;

/** Stops calls to a failing provider: after five failures, for a minute. */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;

  get isOpen(): boolean {
    return this.#failures >= MOST_FAILURES;
  }

  /** Whether calls must wait. After the minute one call is let through and decides for the others. */
  isResting(now = Date.now()): boolean {
    if (!this.isOpen) return false;
    if (now < this.#restsUntil) return true;
    this.#restsUntil = now + REST;
    return false;
  }

  noteFailure(now = Date.now()): void {
    this.#failures += 1;
    if (this.isOpen) this.#restsUntil = now + REST;
  }

  noteSuccess(): void {
    this.#failures = 0;
  }
}
