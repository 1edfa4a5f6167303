import fc from "fast-check";
import { expect, test } from "vitest";

import { dayOf } from "~/format/dates";
import { accountsCutoff } from "~/shop/retention";

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
