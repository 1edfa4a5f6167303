/** Personal data is kept this long after the last interaction, at most (spec §1). */
const YEARS_KEPT = 5;

/** What happened up to this instant has been kept long enough. */
export function endOfKeeping(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - YEARS_KEPT);
  return oldest.toISOString();
}
