import { expect, test } from "vitest";

import { openShop } from "~/front/operations/open-shop.server";
import { removeSamples } from "~/front/operations/sample-data.server";
import { dayOf } from "~/platform/format/dates";
import { shareItem } from "~/shop/saved/front/share-item.server";
import { findSharedDesign } from "~/shop/saved/front/shared-design.server";
import { changeStock, listStockMoves } from "~/workshop/stock/front/change-stock.server";
import { newItem, saveStockItem } from "~/workshop/stock/front/save-item.server";
import { listSuppliers, saveSupplier } from "~/workshop/stock/front/supplier.server";
import { listStockItems } from "~/workshop/stock/stock.server";
import type { Db } from "~db/engine";

import { facts, reasonsOf } from "../operations/launch-facts";
import { itemOf, saveAll } from "../saved/fixtures";
import { openForBusiness } from "../world";
import { openLivedIn } from "./fixtures";

const now = new Date();
const admin = { id: "a1", email: "sefa@example.com" };

/** The two ways in which the sample week goes. */
const ways: [way: string, go: (db: Db) => Promise<unknown>][] = [
  ["the removal", (db) => removeSamples(admin, db)],
  ["the opening", async (db) => openShop(await reasonsOf(db), facts, admin, db)],
];

test.each(ways)(
  "%s keeps what the owner has counted, received or edited of the week's stock, without what the week received",
  async (_, go) => {
    const db = await openLivedIn(now);
    const [counted, received, both, edited] = await listStockItems(db);
    const count = async (id: string, amount: number) => {
      const seen = (await listStockItems(db)).find((one) => one.id === id)!.onHand;
      await changeStock(id, { reason: "counted", amount, seen, note: "" }, admin, db);
    };
    const receive = (id: string, amount: number) =>
      changeStock(id, { reason: "received", amount, note: "Aviz 7" }, admin, db);
    await count(counted!.id, 9);
    await receive(received!.id, 5);
    await count(both!.id, 11);
    await receive(both!.id, 2);
    const { article, least, pack, version } = edited!;
    const name = "Depozitul meu";
    const mine = { name, email: "", phone: "", days: 3, minimumBani: 0 };
    await saveSupplier({ ...mine, id: undefined, version: 0 }, admin, db);
    const supplierId = (await listSuppliers(db)).find((one) => one.name === name)!.id;
    const own = { ...newItem, least, pack, supplierId, supplierCode: "D1", version };
    await saveStockItem(article, own, admin, db);
    await go(db);
    const left = (await listStockItems(db)).map(({ id, onHand }) => [id, onHand]);
    expect(Object.fromEntries(left)).toEqual({
      [counted!.id]: 9,
      [received!.id]: 5,
      [both!.id]: 13,
      [edited!.id]: 0,
    });
    const suppliers = (await listStockItems(db)).map(({ id, supplier, supplierCode }) => [
      id,
      [supplier, supplierCode].join(" "),
    ]);
    expect(Object.fromEntries(suppliers)).toEqual({
      [counted!.id]: " ",
      [received!.id]: " ",
      [both!.id]: " ",
      [edited!.id]: "Depozitul meu D1",
    });
    for (const { id, onHand } of await listStockItems(db)) {
      const moves = await listStockMoves(id, db);
      expect([id, moves.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([id, onHand]);
      expect(moves.some(({ note }) => note === "Aviz 1042")).toBe(false);
    }
  },
);

test.each(ways)("%s keeps the link of a design that a visitor has shared since", async (_, go) => {
  const db = await openLivedIn(now);
  const { code, configuration } = await db
    .selectFrom("shared_designs")
    .select(["code", "configuration"])
    .where("product_id", "is", null)
    .orderBy("number")
    .executeTakeFirstOrThrow();
  const design = { productId: null, configuration };
  const owner = { userId: undefined, token: await saveAll(db, [design]) };
  const shared = await shareItem(owner, await itemOf(db, owner, design), "ro", db);
  expect(shared).toMatchObject({ code });
  await go(db);
  expect(await findSharedDesign(code, "ro", db)).toMatchObject({ configuration });
  expect(await db.selectFrom("shared_designs").select("code").execute()).toEqual([{ code }]);
});

test("without a week, or in an open shop, the removal of the samples leaves the numbers alone", async () => {
  const year = Number(dayOf(now.toISOString()).slice(0, 4));
  const numbers = { year, last_number: 700 };
  const lastNumbers = async (db: Db) => {
    const rows = await db.selectFrom("shared_numbers").selectAll().execute();
    return [...rows, ...(await db.selectFrom("order_numbers").selectAll().execute())];
  };
  const without = await openLivedIn(now);
  await removeSamples(admin, without);
  await without.insertInto("shared_numbers").values(numbers).execute();
  await without.insertInto("order_numbers").values(numbers).execute();
  await removeSamples(admin, without);
  expect(await lastNumbers(without)).toEqual([numbers, numbers]);
  const open = await openLivedIn(now);
  await open.updateTable("shared_numbers").set(numbers).execute();
  await open.updateTable("order_numbers").set(numbers).execute();
  await openForBusiness(open);
  await removeSamples(admin, open);
  expect(await lastNumbers(open)).toEqual([numbers, numbers]);
});
