import { expect, test } from "vitest";

import { isIban, isRegistryNumber, isTaxCode } from "~/platform/settings/company-identity";

test("a fiscal code is told by its check digit, with or without RO", () => {
  for (const right of ["14399840", "RO14399840", "ro 1439 9840", "361757", "18547290"]) {
    expect(isTaxCode(right), right).toBe(true);
  }
  for (const wrong of ["14399841", "1", "RO", "12345678901", "BG14399840", ""]) {
    expect(isTaxCode(wrong), wrong).toBe(false);
  }
});

test("a trade register number is the old kind or the new", () => {
  for (const right of ["J40/1234/2020", "j12/5/1999", "F08/12/2011", "J2024001234567"]) {
    expect(isRegistryNumber(right), right).toBe(true);
  }
  for (const wrong of ["40/1234/2020", "J40/1234", "J20240012345", ""]) {
    expect(isRegistryNumber(wrong), wrong).toBe(false);
  }
});

test("an IBAN is told by its check digits and, from Romania, its length", () => {
  for (const right of ["RO49 AAAA 1B31 0075 9384 0000", "ro49aaaa1b31007593840000"]) {
    expect(isIban(right), right).toBe(true);
  }
  expect(isIban("DE89370400440532013000")).toBe(true);
  for (const wrong of ["RO48AAAA1B31007593840000", "RO49AAAA1B3100759384000", "RO49", ""]) {
    expect(isIban(wrong), wrong).toBe(false);
  }
});
