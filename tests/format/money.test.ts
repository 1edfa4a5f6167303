import fc from "fast-check";
import { expect, test } from "vitest";

import { formatLei } from "~/platform/format/money";
import { formatRon } from "~/platform/format/office-money";
import { languageCodes } from "~/platform/i18n/languages";

test.each([
  [0, "0 Lei"],
  [39_900, "399 Lei"],
  [129_900, "1.299 Lei"],
  [129_950, "1.299,50 Lei"],
  [129_905, "1.299,05 Lei"],
  [1, "0,01 Lei"],
  [-50_050, "-500,50 Lei"],
  [123_456_789, "1.234.567,89 Lei"],
])("%i bani are shown as %s", (bani, shown) => {
  expect(formatLei(bani, "ro")).toBe(shown);
});

test.each([
  ["ro", "3.499 Lei", "1.234.567,80 Lei"],
  ["en", "3,499 lei", "1,234,567.80 lei"],
  ["tr", "3.499 lei", "1.234.567,80 lei"],
  ["it", "3.499 lei", "1.234.567,80 lei"],
  ["bg", "3\u00a0499 lei", "1\u00a0234\u00a0567,80 lei"],
  ["hu", "3\u00a0499 lei", "1\u00a0234\u00a0567,80 lei"],
  ["fr", "3\u00a0499 lei", "1\u00a0234\u00a0567,80 lei"],
  ["ru", "3\u00a0499 lei", "1\u00a0234\u00a0567,80 lei"],
])("%s pages write numbers as their language does: %s", (language, whole, exact) => {
  expect(formatLei(349_900, language)).toBe(whole);
  expect(formatLei(123_456_780, language)).toBe(exact);
});

test("a language groups and points as its own number format does, but for the kind of space", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languageCodes),
      fc.integer({ min: 0, max: 1e12 }),
      (language, bani) => {
        const digits = bani % 100 === 0 ? 0 : 2;
        const own = new Intl.NumberFormat(language, {
          useGrouping: true,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(bani / 100);
        const shown = formatLei(bani, language).replace(/ lei$/i, "");
        expect(shown.replace(/\s/g, " ")).toBe(own.replace(/\s/g, " "));
      },
    ),
  );
});

test("an amount can be read back from what is shown, to the ban", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (bani) => {
      const [lei = "", rest = "00"] = formatLei(bani, "ro").replace(" Lei", "").split(",");
      expect(rest).toHaveLength(2);
      expect(Number(lei.replaceAll(".", "")) * 100 + Number(rest)).toBe(bani);
    }),
  );
});

test("the back office writes two decimals always", () => {
  expect([0, 129_900, 129_950].map(formatRon)).toEqual([
    "0,00 RON",
    "1.299,00 RON",
    "1.299,50 RON",
  ]);
});
