import fc from "fast-check";
import { expect, test } from "vitest";

import { decimalSign, formatLei, writeLei } from "~/platform/format/money";
import { formatRon, leiText, parseLei } from "~/platform/format/office-money";
import { readLei, readNumber, type ReadNumber } from "~/platform/format/read-number";
import { languageCodes } from "~/platform/i18n/languages";

const whole = { decimals: 0, language: "ro" };
const language = fc.constantFrom(...languageCodes);

/** What a text was read as, in one word: its value, both readings, or nothing. */
function said(read: ReadNumber, decimals: number): number | string {
  if (read.kind === "number") return read.units / 10 ** decimals;
  return read.kind === "unclear" ? `${read.whole} | ${read.fraction}` : read.kind;
}

test.each([
  ["1500", 1500],
  ["1.500", 1500],
  ["1 500", 1500],
  ["1\u00a0500", 1500],
  ["1\u202f500", 1500],
  ["1'500", 1500],
  ["12’500", 12500],
  ["1.234.567", 1234567],
  [" -7 ", -7],
  ["\u22127", -7],
  ["+7", 7],
  ["-0", 0],
  ["007", 7],
  [`${"0".repeat(39)}7`, 7],
  [`${"0".repeat(40)}7`, "none"],
  ["12345678901", 12345678901],
  ["123456789012", "none"],
  ["1'5", "none"],
  ["1234.500", "1234500 | 1234,5"],
  ["0123.456", "123456 | 123,456"],
  ["1.50.000", "none"],
  ["007,5", "75 | 7,5"],
  ["100,5", "1005 | 100,5"],
  // Each of these was once read with its sign left out.
  ["1.5", "15 | 1,5"],
  ["12.5", "125 | 12,5"],
  ["12,5", "125 | 12,5"],
  ["1,500", "1500 | 1,5"],
  ["2.0", "20 | 2"],
  ["0.001", "1 | 0,001"],
  ["1.50.0", "none"],
  ["1.5000", "15000 | 1,5"],
  ["0.123.456", "none"],
  ["1 5", "none"],
  ["1 50", "none"],
  ["1e3", "none"],
  ["5,94123E+12", "none"],
  ["", "none"],
  [".", "none"],
  ["5.", "none"],
  ["٢٠", "none"],
  ["1".repeat(50), "none"],
])("as a whole number %j is %s", (typed, value) => {
  expect(said(readNumber(typed, whole), 0)).toBe(value);
});

test.each([
  ["ro", "1.000", 1000],
  ["ro", "1.000,50", 1000.5],
  ["ro", "1,000.50", 1000.5],
  ["ro", "1000.5", 1000.5],
  ["ro", "1,000", "1000 | 1"],
  ["ro", "0.001", "1 | 0,001"],
  ["ro", "0.01", 0.01],
  ["ro", "12,345", "12345 | 12,345"],
  ["ro", "1.234,567", "1234567 | 1234,567"],
  ["ro", "1.299,50 lei", 1299.5],
  ["ro", "149 RON", 149],
  ["ro", "149 lei. ", 149],
  ["ro", "lei 149", "none"],
  ["ro", "lei149", "none"],
  ["ro", "1.234,567.89", "none"],
  ["ro", "1,234.567.89", "none"],
  ["ro", "12,34.5", "none"],
  ["ro", "1 234'567.89", "none"],
  ["en", "1,000.50", 1000.5],
  ["en", "1,000", 1000],
  ["en", "1.000", "1000 | 1"],
  ["en", "12.345", "12345 | 12.345"],
  ["hu", "1 000,50", 1000.5],
])("in %s, as money %j is %s", (page, typed, lei) => {
  expect(said(readLei(typed, page), 2)).toBe(lei);
});

test.each([
  ["ro", "1.500", "1500 | 1,5"],
  ["ro", "1,500", 1.5],
  ["ro", "1.5", 1.5],
  ["en", "1.500", 1.5],
  ["en", "1,500", "1500 | 1.5"],
])("in %s, where three decimals are usual, %j is %s", (page, typed, value) => {
  expect(said(readNumber(typed, { decimals: 3, language: page }), 3)).toBe(value);
});

test.each([
  ["1.500", 1500],
  ["1,500", 1500],
  ["1.5", 1.5],
  ["1,5", 1.5],
])("where nobody knows the language, %j is %s", (typed, value) => {
  expect(said(readNumber(typed, { decimals: 2, language: "any" }), 2)).toBe(value);
});

test.each([
  ["1,000", true],
  ["1,250", true],
  ["1,255", false],
])("%j is one or over a thousand lei, and the first can be written: %s", (typed, isWritable) => {
  expect(readLei(typed, "ro")).toMatchObject({ kind: "unclear", isWritable });
});

test("an amount is read back from what each language shows, and from what the office shows", () => {
  fc.assert(
    fc.property(language, fc.integer({ min: -1e12, max: 1e12 }), (page, bani) => {
      expect(readLei(formatLei(bani, page), page)).toEqual({ kind: "number", units: bani });
      expect(readLei(writeLei(bani, page, 2), page)).toEqual({ kind: "number", units: bani });
      if (bani >= 0) expect(parseLei(leiText(bani))).toBe(bani);
      expect(parseLei(formatRon(bani))).toBe(bani);
    }),
  );
});

/** Every usual way of writing a number with so many decimals, by any people. */
function waysOf(units: number, decimals: number): string[] {
  const digits = String(units).padStart(decimals + 1, "0");
  const lei = digits.slice(0, digits.length - decimals);
  const rest = decimals > 0 ? digits.slice(-decimals) : "";
  const grouped = (sign: string) => lei.replace(/\B(?=(\d{3})+$)/g, sign);
  const signs = [
    [".", ","],
    [",", "."],
    [" ", ","],
    ["\u00a0", "."],
    ["'", "."],
    ["", "."],
    ["", ","],
  ] as const;
  return signs.map(([thousands, point]) => grouped(thousands) + (rest && point + rest));
}

test("whoever writes a number, it is read as that number or not at all: never ten times as much", () => {
  const written = fc.tuple(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 2 }));
  fc.assert(
    fc.property(language, written, fc.constantFrom(0, 2, 4), (page, [units, decimals], taken) => {
      for (const text of waysOf(units, decimals)) {
        const read = readNumber(text, { decimals: taken, language: page });
        if (read.kind !== "number") continue;
        expect(read.units / 10 ** taken, text).toBeCloseTo(units / 10 ** decimals, 6);
      }
    }),
    { numRuns: 300 },
  );
});

test("a number written the language's own way is always read", () => {
  const decimals = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(language, fc.integer({ min: 0, max: 1e9 }), decimals, (page, units, most) => {
      const digits = String(units).padStart(most + 1, "0");
      const [lei, rest] = [
        digits.slice(0, digits.length - most),
        digits.slice(digits.length - most),
      ];
      const text = most === 0 ? lei : lei + decimalSign(page) + rest;
      const read = readNumber(text, { decimals: most, language: page });
      expect(read).toEqual({ kind: "number", units });
    }),
  );
});

test("any other text is no number, and both readings of an unclear one can be written", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."0123456789.,' -+\u00a0e"), maxLength: 12 });
  fc.assert(
    fc.property(signs, language, fc.constantFrom(0, 2, 3), (typed, page, decimals) => {
      const read = readNumber(typed, { decimals, language: page });
      if (read.kind === "number") expect(Number.isSafeInteger(read.units)).toBe(true);
      if (read.kind !== "unclear") return;
      const again = (text: string) => readNumber(text, { decimals, language: page }).kind;
      expect(again(read.whole)).toBe("number");
      if (read.isWritable) expect(again(read.fraction)).toBe("number");
    }),
    { numRuns: 1000 },
  );
});
