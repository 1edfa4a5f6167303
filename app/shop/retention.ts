/** Personal data is kept at most this long after the last interaction (spec §1). */
const RETENTION_YEARS = 5;

/** Data up to this instant has been kept long enough. */
export function retentionCutoff(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - RETENTION_YEARS);
  return oldest.toISOString();
}
