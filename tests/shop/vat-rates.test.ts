import { expect, test } from "vitest";

import { listAuditLog } from "~/platform/settings/front/audit-entries.server";
import {
  addVatRate,
  adoptLawfulRate,
  removeVatRate,
} from "~/platform/settings/front/change-vat-rates.server";
import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { findMissingRate, findVat, listVatRates } from "~/platform/settings/vat-rates.server";

import { openEmptyShop } from "../memory-database";

const admin = { id: "ana", email: "ana@example.com" };
const TODAY = new Date("2026-11-23T10:00:00Z");
const rate = (first_day: string, percent: number) => ({ first_day, percent });

test("a new shop has the spec's 19 % in its prices, and the law's 21 % is missing", async () => {
  const db = await openEmptyShop();
  expect(await findVat(TODAY, db)).toEqual({ percent: 19, isIncluded: true });
  expect(await findMissingRate(TODAY, db)).toEqual(rate("2025-08-01", 21));
  expect(await findMissingRate(new Date("2025-07-31T10:00:00Z"), db)).toBeUndefined();
});

test("one press adds 21 % from 1 August 2025, midnight in Bucharest, and is recorded", async () => {
  const db = await openEmptyShop();
  expect(await adoptLawfulRate(TODAY, admin, db)).toEqual(rate("2025-08-01", 21));
  const percentAt = async (at: string) => (await findVat(new Date(at), db)).percent;
  expect(await percentAt("2025-07-31T20:59:59Z")).toBe(19);
  expect(await percentAt("2025-07-31T21:00:00Z")).toBe(21);
  expect(await percentAt("2026-11-23T10:00:00Z")).toBe(21);
  expect(await findMissingRate(TODAY, db)).toBeUndefined();
  expect(await adoptLawfulRate(TODAY, admin, db)).toBeUndefined();
  const { entries } = await listAuditLog({ page: 1 }, db);
  expect(entries).toMatchObject([
    {
      action: "vat-rates-changed",
      changes: [{ field: "2025-08-01", before: "", after: "21 %" }],
    },
  ]);
});

test("the press puts right what was typed wrong since that day, and leaves what is to come", async () => {
  const db = await openEmptyShop();
  await addVatRate(rate("2025-08-01", 12), admin, db);
  await addVatRate(rate("2026-01-01", 20), admin, db);
  await addVatRate(rate("2027-01-01", 24), admin, db);
  await adoptLawfulRate(TODAY, admin, db);
  expect(await listVatRates(db)).toEqual([
    rate("2027-01-01", 24),
    rate("2025-08-01", 21),
    rate("2017-01-01", 19),
  ]);
});

test("a day has one rate, and a shop no more than a law ever had", async () => {
  const db = await openEmptyShop();
  expect(await addVatRate(rate("2025-08-01", 21), admin, db)).toBe("added");
  expect(await addVatRate(rate("2025-08-01", 22), admin, db)).toBe("taken");
  const results = new Set<string>();
  for (let year = 2030; year < 2060; year += 1) {
    results.add(await addVatRate(rate(`${year}-01-01`, 21), admin, db));
  }
  expect(results).toEqual(new Set(["added", "too-many"]));
  expect(await listVatRates(db)).toHaveLength(30);
});

test("a rate can be removed, but not the only one that has begun", async () => {
  const db = await openEmptyShop();
  await addVatRate(rate("2027-01-01", 24), admin, db);
  expect(await removeVatRate("2017-01-01", TODAY, admin, db)).toBe("needed");
  await addVatRate(rate("2025-08-01", 21), admin, db);
  expect(await removeVatRate("2017-01-01", TODAY, admin, db)).toBe("removed");
  expect(await removeVatRate("2017-01-01", TODAY, admin, db)).toBe("unknown");
  expect(await removeVatRate("2027-01-01", TODAY, admin, db)).toBe("removed");
  expect(await removeVatRate("2025-08-01", TODAY, admin, db)).toBe("needed");
  expect(await listVatRates(db)).toEqual([rate("2025-08-01", 21)]);
});

test("whether prices include VAT is the shop's setting", async () => {
  const db = await openEmptyShop();
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded: false }, db);
  expect(await findVat(TODAY, db)).toEqual({ percent: 19, isIncluded: false });
});
