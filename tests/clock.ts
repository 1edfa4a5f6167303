import { addDays, dayOf, startOfDay } from "~/platform/format/dates";

/** Longer than the tests of any file take, in milliseconds. */
export const LONGEST_FILE = 15 * 60_000;

/**
 * How far a clock that stands at `now` has to be put forward, so that it is the same day in Bucharest for as long as
 * a file's tests take; milliseconds both, 0 but for the last minutes of a day.
 */
export function msAhead(now: number): number {
  const tomorrow = addDays(dayOf(new Date(now).toISOString()), 1);
  const left = Date.parse(startOfDay(tomorrow)) - now;
  return left <= LONGEST_FILE ? left : 0;
}

/**
 * Puts the clock of this process forward, and returns how it goes right again. It goes on as before; what runs in
 * other processes, and the file system, keep theirs.
 */
export function putForward(ms: number): () => void {
  if (ms === 0) return () => undefined;
  const right = Date;
  globalThis.Date = new Proxy(right, {
    construct: (target, parts: unknown[], asked: NewableFunction) =>
      Reflect.construct(target, parts.length === 0 ? [target.now() + ms] : parts, asked) as object,
    get: (target, name, asked): unknown =>
      name === "now" ? () => target.now() + ms : Reflect.get(target, name, asked),
  });
  return () => {
    globalThis.Date = right;
  };
}
