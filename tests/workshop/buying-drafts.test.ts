import { expect, test } from "vitest";

import { addDays, today } from "~/platform/format/dates";
import { workingDaysAhead } from "~/platform/format/working-days";
import { translateIn } from "~/platform/i18n/translate.server";
import { MOST_IN_ALL } from "~/workshop/stock/article";
import { draftValuesOf, editOrder } from "~/workshop/stock/front/edit-order.server";
import { makeOrder, MOST_LINES } from "~/workshop/stock/front/make-order.server";
import { inPacks } from "~/workshop/stock/front/order-list";
import { belowMinimum, totalOf } from "~/workshop/stock/front/order-state";
import { sendOrder } from "~/workshop/stock/front/step-order.server";
import { findSupplierOrder } from "~/workshop/stock/front/supplier-order.server";
import { findSupplier, saveSupplier } from "~/workshop/stock/front/supplier.server";
import { totalText } from "~/workshop/stock/front/total-text";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { desk } from "./batches";
import { addDraft, addSupplier, keep } from "./buying";

const HINGE = "hardware hinge";
const GLIDE = "hardware glide";

async function orderOf(db: Db, id: number) {
  return (await findSupplierOrder(String(id), db))!;
}

test("a draft that more is added to takes the packs of now, in whole ones, and a price that has come to be known", async () => {
  const db = await openCatalogue();
  const supplierId = await addSupplier(db);
  await keep(db, HINGE, { supplierId, least: 30, pack: 10, priceBani: null });
  await keep(db, GLIDE, { supplierId, least: 50, minimum: 50, priceBani: 7_00 });
  const made = await makeOrder(supplierId, [], desk, db);
  if (made.kind !== "made") throw new Error(made.kind);
  const lines = async () =>
    (await orderOf(db, made.id)).lines.map(({ ordered, pack, priceBani }) => [
      ordered,
      pack,
      priceBani,
    ]);
  expect(await lines()).toEqual([
    [50, 1, 7_00],
    [30, 10, null],
  ]);
  // The least order counts for the whole line, and a price that was agreed for these packs stays.
  await keep(db, HINGE, { supplierId, least: 42, pack: 12, priceBani: 168_00 });
  await keep(db, GLIDE, { supplierId, least: 53, minimum: 50, priceBani: 8_00 });
  expect(await makeOrder(supplierId, [], desk, db)).toEqual(made);
  expect(await lines()).toEqual([
    [53, 1, 7_00],
    [48, 12, 168_00],
  ]);
  // What packs of 12 cost says nothing of packs of 20.
  await keep(db, HINGE, { supplierId, least: 60, pack: 20, priceBani: null });
  await makeOrder(supplierId, [], desk, db);
  expect((await lines())[1]).toEqual([60, 20, null]);
});

test("a draft whose day has passed is sent for the day that the supplier's days say", async () => {
  const db = await openCatalogue();
  const id = await addDraft(db, await addSupplier(db, { days: 3 }));
  const expectedOn = addDays(today(), -2);
  await db.updateTable("supplier_orders").set({ expected_on: expectedOn }).execute();
  const { version } = await orderOf(db, id);
  expect((await sendOrder({ number: String(id), version }, desk, db)).kind).toBe("sent");
  expect((await orderOf(db, id)).expectedOn).toBe(workingDaysAhead(today(), 3));

  const other = await addDraft(db, await addSupplier(db, { days: 3 }));
  await db
    .updateTable("supplier_orders")
    .set({ expected_on: today() })
    .where("id", "=", other)
    .execute();
  const draft = await orderOf(db, other);
  await sendOrder({ number: String(other), version: draft.version }, desk, db);
  expect((await orderOf(db, other)).expectedOn).toBe(today());
});

test("a total says how many articles are not in it, and is none where no price is known", async () => {
  const line = (priceBani: number | null) => ({ ordered: 30, received: 0, pack: 10, priceBani });
  const [priced, unpriced] = [line(140_00), line(null)];
  expect(totalOf([priced])).toEqual({ bani: 420_00, unpriced: 0 });
  expect(totalOf([priced, unpriced])).toEqual({ bani: 420_00, unpriced: 1 });
  expect(totalOf([unpriced, unpriced])).toEqual({ bani: null, unpriced: 2 });
  expect(belowMinimum(totalOf([priced]), 500_00)).toBe(80_00);
  expect(belowMinimum(totalOf([priced, unpriced]), 500_00)).toBe(0);
  const t = translateIn("ro", "office-buying");
  expect(totalText(totalOf([priced, unpriced]), t)).toBe("420,00 RON (fără preț: 1)");

  const db = await openCatalogue();
  const mailOf = async (articles: Parameters<typeof addDraft>[2]) => {
    const id = await addDraft(db, await addSupplier(db, { email: "a@example.com" }), articles);
    const { version } = await orderOf(db, id);
    expect((await sendOrder({ number: String(id), version }, desk, db)).kind).toBe("sent");
    const mails = await db.selectFrom("outbox").select(["subject", "text"]).execute();
    return mails.find(({ subject }) => subject.includes(`CF-${id} `))!.text;
  };
  const articles = { [HINGE]: { least: 30, pack: 10, priceBani: 140_00 } };
  const mixed = await mailOf({ ...articles, [GLIDE]: { least: 5, priceBani: null } });
  expect(mixed).toContain("420,00 RON (fără preț: 1)");
  expect(mixed).toContain("Valoare fără TVA");
  const unknown = await mailOf({ [HINGE]: { least: 1, priceBani: null } });
  expect(unknown).not.toContain("Valoare fără TVA");
});

test("an article that is added by one press twice is added once, and both presses are saved", async () => {
  const db = await openCatalogue();
  const supplierId = await addSupplier(db);
  const id = await addDraft(db, supplierId);
  await keep(db, GLIDE, { supplierId, pack: 4 });
  const draft = await orderOf(db, id);
  const form = { ...draftValuesOf(draft), added: GLIDE, version: draft.version };
  for (let press = 0; press < 2; press += 1) {
    expect((await editOrder(String(id), form, desk, db)).kind).toBe("saved");
  }
  expect((await orderOf(db, id)).lines.map(({ itemId }) => itemId)).toEqual([GLIDE, HINGE]);
  const other = { ...form, note: "Poarta 3" };
  expect((await editOrder(String(id), other, desk, db)).kind).toBe("stale");
});

test("what is rounded up to packs never passes what an order is for", () => {
  expect(inPacks(70_000, { pack: 60_000, minimum: 100_000 })).toBe(120_000);
  const most = inPacks(MOST_IN_ALL + 1, { pack: 60_000, minimum: 1 });
  expect([most % 60_000, most <= MOST_IN_ALL]).toEqual([0, true]);
});

test("a supplier whose name differs in capitals alone is another's name, and may change its own capitals", async () => {
  const db = await openCatalogue();
  const id = await addSupplier(db, { name: "Depozit Vest" });
  const { version, ...values } = (await findSupplier(id, db))!;
  const other = { ...values, id: undefined, version: 0, name: "DEPOZIT VEST", days: 9 };
  expect((await saveSupplier(other, desk, db)).kind).toBe("name-taken");
  const own = { ...values, version, name: "DEPOZIT VEST" };
  expect((await saveSupplier(own, desk, db)).kind).toBe("saved");
});

test("Romanian says how many articles an order has as it counts from twenty on", () => {
  const values = { most: MOST_LINES };
  expect(translateIn("ro", "office-buying")("refused.too-many", values)).toContain(
    "200 de articole",
  );
  expect(translateIn("ro", "validation")("supplierOrderLines", values)).toContain(
    "200 de articole",
  );
});
