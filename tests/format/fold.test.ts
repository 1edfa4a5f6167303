import { expect, test } from "vitest";

import { foldText } from "~/platform/format/compare-texts";

test.each([
  ["Dulăp", "dulap"],
  ["DULAP", "dulap"],
  ["Măsuță de cafea", "masuta de cafea"],
  ["șezlong", "sezlong"],
  ["şezlong", "sezlong"],
  ["țesătură", "tesatura"],
  ["ţesătură", "tesatura"],
  ["ÎNCĂPERE", "incapere"],
  ["  două   cuvinte\t", "doua cuvinte"],
  ["Ба\u0301ня", "баня"],
  ["", ""],
])("%j is searched for as %j", (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
});

test("letters with their accents apart are the same as joined ones", () => {
  expect(foldText("bucătărie".normalize("NFD"))).toBe(foldText("bucătărie".normalize("NFC")));
});
