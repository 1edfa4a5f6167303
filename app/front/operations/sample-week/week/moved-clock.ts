const Real = Date;

export interface MovedClock {
  /** From now on it is this instant, in milliseconds since 1970; time goes on from there. */
  moveTo: (instant: number) => void;
  /** What the machine's clock shows. */
  realNow: () => Date;
}

/**
 * Does work for whose every `new Date()` and `Date.now()` it is the instant that the work has moved to. The shop's
 * functions ask the clock themselves when they write, and so write what they would have written last week. It is the
 * whole process's clock that is moved: only a process of its own does this, never one that serves.
 */
export async function withMovedClock<Result>(
  work: (clock: MovedClock) => Promise<Result>,
): Promise<Result> {
  let ahead = 0;
  const now = () => Real.now() + ahead;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [], self): Date =>
      given.length === 0 ? new target(now()) : (Reflect.construct(target, given, self) as Date),
    get: (target, key): unknown => (key === "now" ? now : Reflect.get(target, key)),
  });
  try {
    return await work({
      moveTo: (instant) => {
        ahead = instant - Real.now();
      },
      realNow: () => new Real(),
    });
  } finally {
    globalThis.Date = Real;
  }
}
