const Real = Date;

export interface MovedClock {
  /** Sets the clock to this instant, in milliseconds since 1970; time goes on from there. */
  moveTo: (instant: number) => void;
  /** What the machine's clock shows. */
  realNow: () => Date;
}

/**
 * Does work during which every `new Date()` and `Date.now()` gives the instant to which the work has moved the
 * clock. The shop's functions ask the clock when they write, and so write what they would have written last week.
 * The clock of the whole process is moved, so only a process of its own may do this, never one that serves.
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
