import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { goAnotherWay, listingQuery } from "./listing-ways";

test("the listing can be made to go another way, as long as it chooses its way as it does", () => {
  const code = readFileSync(listingQuery, "utf8");
  expect(goAnotherWay(code, "no look-up")).toContain(`{"look-up":"walk"}`);
  const changed = code.replace("async function wayTo(", "async function chooseWay(");
  expect(() => goAnotherWay(changed, "no look-up")).toThrow("otherwise");
});
