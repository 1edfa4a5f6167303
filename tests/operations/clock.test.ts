import fc from "fast-check";
import { expect, test } from "vitest";

import { confirmClock, findClockJump, observeClock } from "~/front/operations/clock.server";

import { openEmptyShop } from "../memory-database";

const HOUR = 60 * 60 * 1000;
const TWO_DAYS = 48 * HOUR;
const start = Date.parse("2026-11-27T12:00:00.000Z");
const admin = { id: "a1", email: "ana@example.com" };

/** Where the clock goes next: hours ahead, to the very edge of two days, or years away. */
const move = fc.oneof(
  fc.integer({ min: -30, max: 30 }).map((hours) => hours * HOUR),
  fc
    .record({ side: fc.constantFrom(-1, 1), over: fc.integer({ min: -1, max: 1 }) })
    .map(({ side, over }) => side * (TWO_DAYS + over)),
  fc.integer({ min: -40, max: 40 }).map((years) => years * 365 * 24 * HOUR),
);

const step = fc.record({
  move,
  deed: fc.constantFrom("sweep", "sweep", "confirm", "confirm what was shown before"),
});

test("by a clock more than two days from where it was last right nothing goes unconfirmed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const db = await openEmptyShop();
      let clock = start;
      let right: number | undefined;
      let isTold = false;
      for (const { move, deed } of steps) {
        const before = new Date(clock);
        clock += move;
        const now = new Date(clock);
        const isFar = right !== undefined && Math.abs(clock - right) > TWO_DAYS;
        expect((await findClockJump(now, db)) !== undefined).toBe(isFar && isTold);
        if (deed === "sweep") {
          const seen = await observeClock(now, db);
          expect(seen.kind).toBe(isFar ? "jumped" : "right");
          if (seen.kind === "jumped") expect(seen.isNews).toBe(!isTold);
          isTold = isFar;
          if (!isFar) right = clock;
          continue;
        }
        const shown = deed === "confirm" ? now : before;
        const result = await confirmClock(shown.toISOString(), admin, now, db);
        const isSeen = Math.abs(clock - shown.getTime()) <= TWO_DAYS;
        expect(result).toBe(!isFar ? "unchanged" : isSeen ? "confirmed" : "stale");
        if (result === "stale") isTold = true;
        if (result === "confirmed") [right, isTold] = [clock, false];
      }
      await db.destroy();
    }),
    { numRuns: 40 },
  );
});

test("a jump is kept with where it came from and where it went first, and who confirmed it", async () => {
  const db = await openEmptyShop();
  const at = (hours: number) => new Date(start + hours * HOUR);
  await observeClock(at(0), db);
  await observeClock(at(100), db);
  await observeClock(at(101), db);
  expect(await findClockJump(at(102), db)).toEqual({
    seenAt: at(0).toISOString(),
    noticedAt: at(100).toISOString(),
    shownAt: at(101).toISOString(),
  });
  await confirmClock(at(102).toISOString(), admin, at(102), db);
  expect(await findClockJump(at(103), db)).toBeUndefined();
  const entries = db.selectFrom("audit_log").select(["action", "admin_email", "before", "after"]);
  expect(await entries.execute()).toEqual([
    {
      action: "clock-confirmed",
      admin_email: "ana@example.com",
      before: JSON.stringify({ seen_at: at(0).toISOString() }),
      after: JSON.stringify({ seen_at: at(102).toISOString() }),
    },
  ]);
});
