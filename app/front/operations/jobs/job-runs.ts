/** How often a job of this process ended well and badly, when it last ended well, and how long its last run took. */
interface JobRuns {
  done: number;
  failed: number;
  /** Since 1970, in milliseconds; 0 before the first. */
  doneAt: number;
  tookMs: number;
}

const runs = new Map<string, JobRuns>();

/** Notes that a job of this process has run. */
export function noteRun(name: string, isDone: boolean, tookMs: number, at = Date.now()): void {
  const { done, failed, doneAt } = runs.get(name) ?? { done: 0, failed: 0, doneAt: 0 };
  runs.set(
    name,
    isDone
      ? { done: done + 1, failed, doneAt: at, tookMs }
      : { done, failed: failed + 1, doneAt, tookMs },
  );
}

/** The jobs that have run in this process, by name. */
export function listJobRuns(): [name: string, runs: JobRuns][] {
  return [...runs];
}
