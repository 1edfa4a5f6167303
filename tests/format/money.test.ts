import fc from "fast-check";
import { expect, test } from "vitest";

import { formatLei } from "~/format/money";

test.each([
  [0, "0 Lei"],
  [39_900, "399 Lei"],
  [129_900, "1.299 Lei"],
  [129_950, "1.299,50 Lei"],
  [129_905, "1.299,05 Lei"],
  [1, "0,01 Lei"],
  [123_456_789, "1.234.567,89 Lei"],
])("%i bani are shown as %s", (bani, shown) => {
  expect(formatLei(bani)).toBe(shown);
});

test("an amount can be read back from what is shown, to the ban", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (bani) => {
      const [lei = "", rest = "00"] = formatLei(bani).replace(" Lei", "").split(",");
      expect(rest).toHaveLength(2);
      expect(Number(lei.replaceAll(".", "")) * 100 + Number(rest)).toBe(bani);
    }),
  );
});
