import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";

import { isGuessable } from "~/accounts/passwords.server";

test("the 3,000 allowed passwords that are tried most are refused, whatever their case", async () => {
  const tried = dictionary["passwords-common"].filter(({ length }) => length >= 8).slice(0, 3_000);
  expect(tried).toHaveLength(3_000);
  expect(tried.slice(0, 5)).toContain("baseball");
  for (const password of [...tried, "parola123", "mobilier1"]) {
    expect(await isGuessable(password, "ana@example.ro"), password).toBe(true);
    expect(await isGuessable(password.toUpperCase(), "ana@example.ro"), password).toBe(true);
  }
  expect(await isGuessable("patru scaune de nuc", "ana@example.ro")).toBe(false);
});
