import fc from "fast-check";
import { expect, test } from "vitest";

import { countryCodes } from "~/platform/format/countries";
import { postcodeExample, printPostcode, readPostcode } from "~/platform/format/postcodes";
import { placeLine } from "~/platform/settings/places";

test.each(countryCodes)(
  "the postcode of %s is taken as its example says, however it is spaced",
  (country) => {
    const example = postcodeExample(country)!;
    expect(readPostcode(country, example)).toBe(example);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("", " ", "-", ".", "\u00a0"), { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        (gaps, isSmall) => {
          const signs = [...example.replace(/[^A-Z0-9]/g, "")];
          const spaced = signs.map((sign, at) => sign + gaps[at]!).join("");
          expect(readPostcode(country, isSmall ? spaced.toLowerCase() : spaced)).toBe(example);
        },
      ),
      { numRuns: 20 },
    );
    const bare = example.replace(/[^A-Z0-9]/g, "");
    for (const wrong of [`${bare}1`, bare.slice(0, -1), "", "X", "?".repeat(bare.length)]) {
      expect([wrong, readPostcode(country, wrong)]).toEqual([wrong, undefined]);
    }
  },
);

test.each([
  ["AT", "A-1010", "1010"],
  ["BE", "b 1000", "1000"],
  ["DE", "D-10115", "10115"],
  ["FI", "FIN-00100", "00100"],
  ["LT", "LT-01100", "01100"],
  ["LU", "L-1009", "1009"],
  ["LV", "1010", "LV-1010"],
  ["MD", "2001", "MD-2001"],
  ["MD", "md2001", "MD-2001"],
  ["SI", "SI–1000", "1000"],
  ["GB", "m1 1ae", "M1 1AE"],
  ["GB", "EC1A1BB", "EC1A 1BB"],
  ["IE", "d6wxy00", "D6W XY00"],
  ["RO", "010 101", "010101"],
  ["RO", "１２３４５６", "123456"],
])("a code of %s typed as %j is kept as %j", (country, typed, kept) => {
  expect(readPostcode(country, typed)).toBe(kept);
  expect(printPostcode(country, kept)).toBe(kept);
});

test.each([
  ["HU", "10511"],
  ["DE", "1011"],
  ["RO", "01010"],
  ["PL", "00 01"],
  ["GB", "12345"],
  ["SE", "A-11122"],
])("a code that is none of %s's is refused: %s", (country, typed) => {
  expect(readPostcode(country, typed)).toBeUndefined();
});

test("a country that is not offered keeps five signs or more, and an old code stays as it was kept", () => {
  expect(readPostcode("US", "94105-1234")).toBe("941051234");
  expect(readPostcode("US", "1234")).toBeUndefined();
  expect(printPostcode("GB", "SW1A1AA")).toBe("SW1A 1AA");
  expect(printPostcode("HU", "H1051X")).toBe("H1051X");
  expect(printPostcode("", "010101")).toBe("010101");
});

test.each([
  ["HU", "1051", "Budapest", "HU-1051 Budapest"],
  ["LV", "LV-1010", "Rīga", "LV-1010 Rīga"],
  ["MD", "MD2001", "Chișinău", "MD-2001 Chișinău"],
  ["PL", "00001", "Warszawa", "PL-00-001 Warszawa"],
  ["GB", "SW1A1AA", "London", "London SW1A 1AA, GB"],
  ["NL", "1012AB", "Amsterdam", "NL-1012 AB Amsterdam"],
])("an address in %s is written as on an envelope", (country, postal_code, city, line) => {
  expect(placeLine({ country, county: "", sector: "", city, postal_code })).toBe(line);
});
