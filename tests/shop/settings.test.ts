import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";

import { openEmptyShop } from "../memory-database";

test("until somebody changes them, settings are the spec's: prices include VAT", async () => {
  const db = await openEmptyShop();
  const { trade, general } = await findSettings(db);
  expect(trade).toMatchObject({ isVatIncluded: true, orderPrefix: "AM" });
  expect(general.workingHours).toEqual({
    weekdays: "9:00–18:00",
    saturday: "10:00–15:00",
    sunday: "",
  });
});

test("a changed group is kept, the others stay as they are", async () => {
  const db = await openEmptyShop();
  const before = await findSettings(db);
  await changeSettings("trade", { ...before.trade, orderPrefix: "TV", isVatIncluded: false }, db);
  const after = await findSettings(db);
  expect(after.trade).toEqual({ ...before.trade, orderPrefix: "TV", isVatIncluded: false });
  expect(after.general).toEqual(before.general);
  expect(after.company).toEqual(before.company);
});

test("the last change of a group counts", async () => {
  const db = await openEmptyShop();
  const { company } = await findSettings(db);
  await changeSettings("company", { ...company, name: "Prima SRL" }, db);
  await changeSettings("company", { ...company, name: "A doua SRL" }, db);
  expect((await findSettings(db)).company.name).toBe("A doua SRL");
  expect(await db.selectFrom("settings").select("name").execute()).toHaveLength(1);
});
