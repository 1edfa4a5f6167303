import { expect, test } from "vitest";

import { migrations } from "~db/migrations/index";
import { openDatabase } from "~db/sqlite/engine";

test("what stood as a text beside articles becomes a supplier each, with its articles", async () => {
  const db = openDatabase(":memory:");
  for (const [name, migration] of Object.entries(migrations)) {
    if (name < "0024") await migration.up(db);
  }
  const rows = [
    { id: "hardware hinge", supplier: "Feronerie SRL" },
    { id: "hardware glide", supplier: "Feronerie SRL" },
    { id: "sheet pal-alb 18", supplier: "Depozit" },
    { id: "handle bar", supplier: "" },
  ].map((row) => ({ ...row, least: 2, supplier_code: "F-1", pack: 10 }));
  await db.insertInto("stock_items").values(rows).execute();
  await migrations["0024_buying"]!.up(db);
  const items = await db
    .selectFrom("stock_items")
    .leftJoin("suppliers", "suppliers.id", "supplier_id")
    .select(["stock_items.id", "suppliers.name", "pack", "minimum", "price_bani"])
    .orderBy("stock_items.id")
    .execute();
  const kept = { pack: 10, minimum: 1, price_bani: null };
  expect(items).toEqual([
    { id: "handle bar", name: null, ...kept },
    { id: "hardware glide", name: "Feronerie SRL", ...kept },
    { id: "hardware hinge", name: "Feronerie SRL", ...kept },
    { id: "sheet pal-alb 18", name: "Depozit", ...kept },
  ]);
  const suppliers = await db.selectFrom("suppliers").select(["name", "days"]).execute();
  expect(suppliers.length).toBe(2);
});
