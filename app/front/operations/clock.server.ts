import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findClock, noteRightTime, noteJump } from "./clock-row.server";

/** A clock that differs by more than this from the time last seen, in milliseconds, may be wrong. */
const FARTHEST = 2 * 24 * 60 * 60 * 1000;

/**
 * The clock jumped away from a time that was known to be right, and nobody has confirmed the new
 * time.
 */
export interface ClockJump {
  seenAt: string;
  /** The time it showed when the jump was noticed. */
  noticedAt: string;
  /** The time it showed when it was last checked, at most an hour before. */
  shownAt: string;
}

/** Whether the clock moved further, forward or back, than is believed without confirmation. */
function isJump(from: string, to: Date): boolean {
  return Math.abs(to.getTime() - Date.parse(from)) > FARTHEST;
}

/** The jump that waits for confirmation; undefined while the clock is believed. */
export async function findClockJump(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<ClockJump | undefined> {
  const clock = await findClock(db);
  if (!clock?.noticed_at || !clock.shown_at || !isJump(clock.seen_at, now)) return undefined;
  return { seenAt: clock.seen_at, noticedAt: clock.noticed_at, shownAt: clock.shown_at };
}

/**
 * Records the clock's time and says whether to trust it. It is trusted the first time, and later as
 * long as it is near the time last seen. A clock that came back by itself is trusted again.
 * `isNews`: the jump was not noticed before.
 */
export async function observeClock(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<{ kind: "right" } | { kind: "jumped"; isNews: boolean; seenAt: string }> {
  return db.transaction().execute(async (trx) => {
    const clock = await findClock(trx);
    if (!clock || !isJump(clock.seen_at, now)) {
      await noteRightTime(now, trx);
      return { kind: "right" };
    }
    await noteJump(clock.noticed_at, now, trx);
    return { kind: "jumped", isNews: clock.noticed_at === null, seenAt: clock.seen_at };
  });
}

/**
 * Accepts the clock as right on an administrator's word, which the audit log records. Refuses when
 * it has jumped again since the page was shown; `shown` is the time that the page showed.
 */
export async function confirmClock(
  shown: string,
  admin: Admin,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<"confirmed" | "unchanged" | "stale"> {
  return db.transaction().execute(async (trx) => {
    const clock = await findClock(trx);
    if (!clock || !isJump(clock.seen_at, now)) return "unchanged";
    if (isJump(shown, now)) {
      await noteJump(clock.noticed_at, now, trx);
      return "stale";
    }
    await noteRightTime(now, trx);
    await recordAction(
      {
        admin,
        action: "clock-confirmed",
        subject: "clock",
        subjectId: "clock",
        before: { seen_at: clock.seen_at },
        after: { seen_at: now.toISOString() },
      },
      trx,
    );
    return "confirmed";
  });
}
