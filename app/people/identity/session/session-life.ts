import type { Role } from "~db/schema";

import { worksHere } from "../front/roles";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lives after its last use: remembered, or until the browser closes. */
const REMEMBERED_LIFE = 30 * DAY;
const UNREMEMBERED_LIFE = DAY;
/** After this long even a session in daily use needs the password again. */
const LONGEST_LIFE = 180 * DAY;
/** The session of whoever works here ends after a working day, whether it is used or not. */
const STAFF_LIFE = 8 * HOUR;
/**
 * Before changes to roles, money, keys and people the identity must have been proven within this
 * time.
 */
export const PROOF_LIFE = 10 * MINUTE;
/** The use of a session is recorded at most this often. */
export const SEEN_PAUSE = 10 * MINUTE;

/** When a session ends that is used now. */
export function expiry(
  session: { is_remembered: 0 | 1; role: Role; startedAt: string },
  now: Date,
): string {
  const idle = now.getTime() + (session.is_remembered ? REMEMBERED_LIFE : UNREMEMBERED_LIFE);
  const longest = worksHere(session.role) ? STAFF_LIFE : LONGEST_LIFE;
  return new Date(Math.min(idle, Date.parse(session.startedAt) + longest)).toISOString();
}
