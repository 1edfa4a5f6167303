import { expect, test } from "vitest";

import { slugOf } from "~/platform/format/compare-texts";
import { leiText, parseLei } from "~/platform/format/office-money";
import { isPictureAddress } from "~/platform/media/picture-address";

test.each([
  ["Bucătărie", "bucatarie"],
  ["Măsuță & Scaune (set)", "masuta-scaune-set"],
  ["  Pat -- 160 x 200 ", "pat-160-x-200"],
  ["Țesătură ŞŢ", "tesatura-st"],
  ["Мебель", ""],
])("the slug of %s is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ["1299", 129_900],
  ["1299.5", 129_950],
  ["1.299,50", 129_950],
  ["1,299.50", 129_950],
  ["1 299,50 lei", 129_950],
  ["0,01", 1],
  ["-5", -500],
  ["1.299", 129_900],
  ["1.299.000", 129_900_000],
  ["12.34.567", undefined],
  ["12,345", undefined],
  ["1e3", undefined],
  ["", undefined],
])("%s is read as %s bani", (typed, bani) => {
  expect(parseLei(typed)).toBe(bani);
});

test("an amount is read back as it was written", () => {
  for (const bani of [1, 10, 99, 100, 129_950, 599_900]) expect(parseLei(leiText(bani))).toBe(bani);
});

test("a picture comes from https or from here", () => {
  expect(isPictureAddress("https://img.example/a.jpg?w=1")).toBe(true);
  expect(isPictureAddress("/imagini/bai-1.webp")).toBe(true);
  for (const bad of ["http://x.example/a", "/..//x", "/admin", "https://x y/", "ftp://x/", "x"]) {
    expect(isPictureAddress(bad), bad).toBe(false);
  }
});
