import fc from "fast-check";
import { expect, test } from "vitest";

import { formatPhone, phoneFigures, readPhone } from "~/platform/format/phones.server";

const spellings = [
  "0722123456",
  "0722 123 456",
  "0722.123.456",
  "(0722) 123-456",
  "722 123 456",
  "+40722123456",
  "+40 722 123 456",
  "+40 (0)722 123 456",
  "0040 722 123 456",
  "0040-0722123456",
];

test.each(spellings)("%s is one and the same phone, as Romanians write it", (typed) => {
  expect(readPhone(typed)).toBe("+40722123456");
  expect(formatPhone(typed)).toBe("0722 123 456");
  expect("+40722123456").toContain(phoneFigures(typed)!);
});

test.each([
  ["06 30 123 4567", "HU", "+36301234567", "+36 30 123 4567"],
  ["+36 30 123 4567", "RO", "+36301234567", "+36 30 123 4567"],
  ["0722 123 456", "HU", "+40722123456", "0722 123 456"],
  ["022 123 456", "MD", "+37322123456", "+373 22 123 456"],
  ["22 12 34 56", "NO", "+4722123456", "+47 22 12 34 56"],
  ["020 7946 0958", "GB", "+442079460958", "+44 20 7946 0958"],
])("%s of an address in %s is %s", (typed, country, kept, shown) => {
  expect(readPhone(typed, country)).toBe(kept);
  expect(formatPhone(kept)).toBe(shown);
  expect(readPhone(shown)).toBe(kept);
});

test.each([
  "0722 123",
  "021 2345",
  "sună-mă seara",
  "",
  "(--)",
  "0722 123 456 int 12",
  "1".repeat(16),
])("%j is no phone", (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});

test("whatever the spec takes is taken, and what no plan knows stays as its figures", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(?:\+\d{10,15}|[1-9]\d{9,14}|0[1-9]\d{8,13})$/), (typed) => {
      const kept = readPhone(typed)!;
      expect(kept).toMatch(/^\+?\d{10,15}$/);
      expect(readPhone(formatPhone(kept))).toBe(kept);
    }),
  );
  expect(readPhone("1234567890")).toBe("1234567890");
  // A South African number that is shorter than the spec's once its 0 is gone.
  expect(readPhone(formatPhone("+2708000000"))).toBe("+2708000000");
  expect(formatPhone("canary")).toBe("canary");
});

test.each([
  ["0722 123", "722123"],
  ["+40 722", undefined],
  ["0722", "40722"],
  ["07", undefined],
  ["2026", undefined],
  ["AM-2026-000123", undefined],
  ["Ana 0722 123 456", undefined],
  ["+36 30 123 4567", "301234567"],
])("a search for %j looks for %s", (searched, figures) => {
  expect(phoneFigures(searched)).toBe(figures);
});
