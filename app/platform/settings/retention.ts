import { dayOf, startOfDay } from "~/platform/format/dates";

/** Personal data is kept at most this long after the last interaction (spec §1). */
const RETENTION_YEARS = 5;

/** Data up to this instant has been kept long enough. */
export function retentionCutoff(now: Date): string {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - RETENTION_YEARS);
  return oldest.toISOString();
}

/** Bookkeeping papers are kept at least this long (Law 82/1991, art. 25). */
const ACCOUNTS_YEARS = 5;

/**
 * Bookkeeping papers up to this instant, the last of a year in Bucharest, have been kept long
 * enough: five years from 1 July of the year after theirs (Law 82/1991, art. 25).
 */
export function accountsCutoff(now: Date): string {
  const today = dayOf(now.toISOString());
  const year = Number(today.slice(0, 4));
  const isJulyReached = today.slice(5) >= "07-01";
  const firstKept = year - ACCOUNTS_YEARS - (isJulyReached ? 0 : 1);
  return new Date(Date.parse(startOfDay(`${firstKept}-01-01`)) - 1).toISOString();
}
