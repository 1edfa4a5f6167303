const MOST_FAILURES = 5;
const REST = 60 * 1000;

/** Keeps a provider that fails from being asked by everybody: five failures, then a minute's rest. */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;

  get isOpen(): boolean {
    return this.#failures >= MOST_FAILURES;
  }

  /** Whether a call has to be left. After the rest one is tried, and decides for the others. */
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
