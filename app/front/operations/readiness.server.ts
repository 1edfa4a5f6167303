import { type Readiness, look } from "./readiness-checks.server";

/** The answer is cached, because anybody may ask and each check writes to the disk. */
const CACHE_LIFE = 5 * 1000;

let last: { at: number; found: Promise<Readiness> } | undefined;

/** The state of a running shop, for operators. Checked at most every 5 seconds. */
export function findReadiness(): Promise<Readiness> {
  if (!last || performance.now() - last.at > CACHE_LIFE)
    last = { at: performance.now(), found: look() };
  return last.found;
}

/**
 * Whether the shop can take orders. Late mail, old backups and copies and a clock jump are reported
 * but do not count: taking the shop down for them would lose orders too.
 */
export function isReady({ database, disk }: Readiness): boolean {
  return database === "writes" && disk === "enough";
}
