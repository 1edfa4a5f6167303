// Takes turns.

import { expect, onTestFinished, test } from "vitest";

import { seedProducts } from "~db/seed/many-products";

import { startShop, type ShopProcess } from "../shop-process";
import { countRows, readyToOrder } from "./buying";
import { figure, isFull, size } from "./proof";
import { signedInAt } from "./signed-in";

const PRODUCTS = size(5_000, 20_000);
const BUYERS = 10;
/** Half a second for the change, and half for the order itself. */
const MOST_MS = 1_000;

async function pricesOf(shop: ShopProcess): Promise<Map<string, number>> {
  const rows = await shop.db.selectFrom("products").select(["id", "price_bani"]).execute();
  return new Map(rows.map(({ id, price_bani }) => [id, price_bani]));
}

test("buyers order while every price of a large shop is changed, and the change is whole", async () => {
  const shop = await startShop();
  onTestFinished(() => shop.dispose());
  await seedProducts(shop.db, PRODUCTS);
  await shop.db.updateTable("products").set({ stock_quantity: BUYERS }).execute();
  const admin = await signedInAt(shop, { role: "administrator" });
  const form = { all: "on", operation: "price-amount", amount: "10" };
  const address = (await admin.post("/admin/produse", form)).location ?? "";
  const buyers: Awaited<ReturnType<typeof readyToOrder>>[] = [];
  for (let place = 0; place < BUYERS; place += 1) buyers.push(await readyToOrder(shop));
  const before = await pricesOf(shop);

  let isDone = false;
  const applied = admin.post(address, { intent: "apply" }).finally(() => {
    isDone = true;
  });
  let slowest = 0;
  for (const { visitor, form } of buyers) {
    const began = performance.now();
    const answer = await visitor.post("/finalizare-comanda/verificare", form);
    slowest = Math.max(slowest, performance.now() - began);
    expect(answer.status).toBe(303);
    expect(isDone).toBe(false);
    expect(await pricesOf(shop)).toEqual(before);
  }
  // Beside other tests a machine is slow by itself.
  if (isFull) expect(slowest).toBeLessThan(MOST_MS);
  expect(await countRows(shop, "orders")).toBe(BUYERS);
  expect((await applied).location).toBe(address);
  const dearer = [...before].map(([id, price]) => [id, price + 1_000] as const);
  expect(await pricesOf(shop)).toEqual(new Map(dearer));
  figure(
    "a bulk change keeps no buyer waiting",
    `${BUYERS} orders while ${before.size} prices change, the slowest in ${Math.round(slowest)} ms`,
  );
});
