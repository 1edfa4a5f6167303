import fc from "fast-check";
import { expect, test } from "vitest";

import { listOutdated } from "~/front/operations/copy/prune-copies";

const HOUR = 60 * 60 * 1000;
const now = new Date("2026-11-26T10:00:00.000Z");

/** Copies of so many hours ago, fewer than none being to come, from oldest to newest. */
const copiesOf = (hours: number[]) =>
  [...hours]
    .sort((one, other) => other - one)
    .map((ago, at) => ({
      name: `${at}`,
      madeAt: new Date(now.getTime() - ago * HOUR).toISOString(),
    }));

const ages = fc.uniqueArray(fc.double({ min: -50, max: 2000, noNaN: true }), { maxLength: 200 });

test("kept are the last day, one of each of 30 days, the newest and what is to come; no more", () => {
  fc.assert(
    fc.property(ages, (hours) => {
      const copies = copiesOf(hours);
      const outdated = new Set(listOutdated(copies, now));
      const kept = copies.filter((copy) => !outdated.has(copy));
      const ageOf = ({ madeAt }: { madeAt: string }) => (now.getTime() - Date.parse(madeAt)) / HOUR;
      for (const copy of copies.filter((one) => ageOf(one) <= 24)) expect(kept).toContain(copy);
      const newestPast = copies.filter((one) => ageOf(one) >= 0).at(-1);
      if (newestPast) expect(kept).toContain(newestPast);
      const daysOf = (some: typeof copies) =>
        new Set(some.map(({ madeAt }) => madeAt.slice(0, 10)));
      const month = (some: typeof copies) =>
        some.filter((one) => ageOf(one) > 24 && ageOf(one) <= 30 * 24);
      // A day of which a part is in the last 24 hours has its newest there.
      for (const day of daysOf(month(copies))) expect(daysOf(kept)).toContain(day);
      expect(month(kept).length).toBeLessThanOrEqual(daysOf(month(copies)).size);
      const ancient = kept.filter((one) => ageOf(one) > 30 * 24);
      expect(ancient.every((one) => one === newestPast)).toBe(true);
    }),
  );
});

test("of a month with a copy every ten minutes 144 of the last day and 30 more are kept", () => {
  const copies = copiesOf(Array.from({ length: 6 * 24 * 60 }, (_, at) => at / 6 + 0.05));
  const kept = copies.length - listOutdated(copies, now).length;
  expect(kept).toBeGreaterThanOrEqual(144 + 29);
  expect(kept).toBeLessThanOrEqual(144 + 31);
});
