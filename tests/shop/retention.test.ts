import fc from "fast-check";
import { expect, test } from "vitest";

import { dayOf } from "~/platform/format/dates";
import { accountsCutoff, retentionCutoff } from "~/platform/settings/retention";

/** The day from which a paper need not be kept, as the law on accounting counts. */
const freeFrom = (paperOn: string) => `${Number(paperOn.slice(0, 4)) + 6}-07-01`;

test("papers of the accounts are kept five years from 1 July of the next year, by Bucharest's days", () => {
  const instant = fc.date({ min: new Date("2005-01-01"), max: new Date("2045-01-01") });
  fc.assert(
    fc.property(
      instant.filter((one) => !Number.isNaN(one.getTime())),
      instant,
      (paper, now) => {
        fc.pre(!Number.isNaN(now.getTime()));
        const isFree = paper.toISOString() <= accountsCutoff(now);
        const isOver = dayOf(now.toISOString()) >= freeFrom(dayOf(paper.toISOString()));
        expect(isFree).toBe(isOver);
      },
    ),
    { examples: [[new Date("2026-12-31T22:00:00.000Z"), new Date("2032-06-30T21:00:00.000Z")]] },
  );
});

test.each([
  ["a minute before 1 July in Bucharest", "2032-06-30T20:59:00.000Z", 2025],
  ["1 July, at midnight", "2032-06-30T21:00:00.000Z", 2026],
  ["in the night of 1 July", "2032-07-01T20:59:00.000Z", 2026],
  ["2 July", "2032-07-01T21:00:00.000Z", 2026],
  ["1 January", "2033-01-01T10:00:00.000Z", 2026],
  ["1 July of the next year", "2033-07-01T10:00:00.000Z", 2027],
])("%s the papers are free of the years up to", (_, now, year) => {
  const cutoff = accountsCutoff(new Date(now));
  const [last, next] = [`${year}-12-31`, `${year + 1}-01-01`];
  expect(dayOf(cutoff)).toBe(last);
  expect(dayOf(new Date(Date.parse(cutoff) + 1).toISOString())).toBe(next);
});

test("other data is free when its five years are over, to the millisecond", () => {
  const now = new Date("2026-11-27T10:00:00.000Z");
  expect(retentionCutoff(now)).toBe("2021-11-27T10:00:00.000Z");
});
