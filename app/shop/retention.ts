/** Personal data is kept this long after the last interaction, at most (spec §1). */
const RETENTION_YEARS = 5;

/** What happened up to this instant has been kept long enough. */
export function retentionCutoff(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - RETENTION_YEARS);
  return oldest.toISOString();
}
