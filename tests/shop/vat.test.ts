import fc from "fast-check";
import { expect, test } from "vitest";

import { lawfulRateOn, priceWithVat, rateOn, withoutVat } from "~/platform/settings/vat";

test.each([
  ["2016-12-31", 19],
  ["2017-01-01", 19],
  ["2025-07-31", 19],
  ["2025-08-01", 21],
  ["2026-11-23", 21],
])("on %s the law's standard rate is %i %%", (day, percent) => {
  expect(lawfulRateOn(day).percent).toBe(percent);
});

test("the law's rates say since when they hold, and a shop without a rate has no prices", () => {
  expect(lawfulRateOn("2016-12-31").first_day).toBe("2017-01-01");
  expect(lawfulRateOn("2026-11-23").first_day).toBe("2025-08-01");
  expect(() => rateOn([], "2026-11-23")).toThrow("no rate of VAT");
});

test("a rate holds from its first day until the next one begins", () => {
  const rates = [
    { first_day: "2027-01-01", percent: 24 },
    { first_day: "2025-08-01", percent: 21 },
    { first_day: "2017-01-01", percent: 19 },
  ];
  const percentOn = (day: string) => rateOn(rates, day).percent;
  expect(["2025-07-31", "2025-08-01", "2026-12-31", "2027-01-01"].map(percentOn)).toEqual([
    19, 21, 21, 24,
  ]);
  expect(percentOn("1999-01-01")).toBe(19);
});

test("an advance at 19 % leaves of 3,000 lei at 21 % what the accountants' example says", () => {
  const advance = withoutVat(1_000_00, 19);
  expect([advance, 1_000_00 - advance]).toEqual([840_34, 159_66]);
  const whole = withoutVat(3_000_00, 21);
  expect([whole, 3_000_00 - whole]).toEqual([2_479_34, 520_66]);
  expect(whole - advance).toBe(1_639_00);
  expect(520_66 - 159_66).toBe(361_00);
});

test.each([
  [3_499_00, 19, 2_940_34],
  [3_499_00, 21, 2_891_74],
  [1_19, 19, 1_00],
  [1, 19, 1],
  [0, 21, 0],
  [249_90, 0, 249_90],
])("%i bani with %i %% VAT are %i without", (withVat, percent, without) => {
  expect(withoutVat(withVat, percent)).toBe(without);
});

test("a price of whole lei has its VAT to the ban, either way", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      (lei, percent) => {
        const withVat = priceWithVat(lei * 100, { percent, isIncluded: false });
        expect(withVat).toBe(lei * (100 + percent));
        expect(withoutVat(withVat, percent)).toBe(lei * 100);
        expect(priceWithVat(lei * 100, { percent, isIncluded: true })).toBe(lei * 100);
      },
    ),
  );
});
