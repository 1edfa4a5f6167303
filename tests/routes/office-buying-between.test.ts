import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { expect, test } from "vitest";

import { MOST_AT_ONCE } from "~/workshop/stock/article";
import { findSupplierOrder } from "~/workshop/stock/front/supplier-order.server";
import { findStockItem } from "~/workshop/stock/stock.server";
import { move } from "~/workshop/stock/stored/move.server";

import { desk } from "../workshop/batches";
import { addDraft, addSupplier, keep } from "../workshop/buying";
import { fieldsOf } from "./forms-drawn";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator", email: "ana@example.com" });
const other = await signedIn({ role: "administrator", email: "bela@example.com" });
const COUNT = "/admin/stoc/numaratoare";
const [HINGE, GLIDE, LATCH] = ["hardware hinge", "hardware glide", "hardware push-latch"] as const;

const onHand = async (key: string) => (await findStockItem(key, db))!.onHand;

function come(id: string, amount: number) {
  return move({ id, amount, reason: "received" }, desk, db);
}

/** The count's file as the app makes it, filled in as somebody would by cells of its articles. */
async function filledIn(cells: Record<string, Record<string, string>>): Promise<string> {
  const { text } = await admin.get(`${COUNT}.csv`);
  const rows = parse<Record<string, string>>(text, { bom: true, delimiter: ";", columns: true });
  const filled = rows.map((row) => ({ ...row, ...cells[row.articol!] }));
  return stringify(filled, { delimiter: ";", header: true });
}

function send(text: string) {
  return admin.upload(COUNT, { intent: "file" }, [["file", new File([text], "stoc.csv")]]);
}

test("the count's own file, sent back after a delivery and a batch, changes what was filled in and no stock", async () => {
  await keep(db, HINGE, { least: 20 });
  await keep(db, LATCH, {});
  await come(HINGE, MOST_AT_ONCE * 2);
  // Batches took more than there was.
  await come(LATCH, -40);
  const file = await filledIn({ [HINGE]: { pret_ambalaj: "14,00" }, [GLIDE]: { stoc: "7" } });
  await come(HINGE, 200);
  await come(LATCH, -10);
  expect((await send(file)).location).toBe("/admin/stoc");
  expect([await onHand(HINGE), await onHand(LATCH)]).toEqual([MOST_AT_ONCE * 2 + 200, -50]);
  expect((await findStockItem(HINGE, db))!.priceBani).toBe(14_00);
  expect(await onHand(GLIDE)).toBe(7);
  const counted = db.selectFrom("stock_items").select("id").where("counted_at", "is not", null);
  expect((await counted.execute()).map(({ id }) => id)).toEqual([GLIDE]);

  // Counted on Monday, with a delivery on Tuesday, and an article changed by a colleague.
  const late = await filledIn({
    [LATCH]: { stoc: "12" },
    [GLIDE]: { stoc: "9" },
    [HINGE]: { stoc_minim: "30" },
  });
  await come(LATCH, 100);
  await keep(db, HINGE, { least: 25, priceBani: 15_00 });
  const refused = await send(late);
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain("Stocul s-a schimbat de când ai deschis lista");
  expect(mainOf(refused)).toContain("descarc-o din nou");
  expect([await onHand(LATCH), await onHand(GLIDE)]).toEqual([50, 7]);
  expect((await findStockItem(HINGE, db))!.least).toBe(25);
});

test("all that there is may be counted on the list and at the article, more than one delivery brings", async () => {
  const many = String(MOST_AT_ONCE * 3);
  const seen = { [`seen ${GLIDE}`]: String(await onHand(GLIDE)) };
  const list = await admin.post(COUNT, { intent: "list", [`counted ${GLIDE}`]: many, ...seen });
  expect(list.location).toBe("/admin/stoc");
  expect(await onHand(GLIDE)).toBe(MOST_AT_ONCE * 3);
  const address = "/admin/stoc/hardware%20glide";
  const form = fieldsOf(await admin.get(address), "form:has([name=counted])");
  const one = await admin.post(address, { ...form, intent: "count", counted: "200001" });
  expect(one.location).toBe(address);
  expect(await onHand(GLIDE)).toBe(200_001);
});

test("a count list takes each article once, and none that no piece is made of", async () => {
  const field = "counted hardware wall-kit";
  const twice: [string, string][] = [
    ["intent", "list"],
    ["seen hardware wall-kit", "0"],
    [field, "5"],
    [field, "5"],
  ];
  expect((await admin.post(COUNT, twice)).location).toBe("/admin/stoc");
  expect(await onHand("hardware wall-kit")).toBe(5);
  const forged = await admin.post(COUNT, { intent: "list", "counted handle orice": "5" });
  expect(forged.status).toBe(422);
  expect(mainOf(forged)).toContain("handle orice: Articolul nu există");
  expect(await findStockItem("handle orice", db)).toBeUndefined();
});

test("of two who edit a draft the second sees each article by its name, and loses none that was added meanwhile", async () => {
  const supplier = await addSupplier(db);
  const id = await addDraft(db, supplier, { "hardware rail": { least: 20 } });
  await keep(db, "hardware dowel", { supplierId: supplier, pack: 4 });
  const address = `/admin/aprovizionare/${id}`;
  const drawn = await admin.get(address);
  expect(mainOf(drawn)).toContain("Pleacă ciorna cum este salvată: salvează întâi ce ai schimbat.");
  const form = { ...fieldsOf(drawn, "#save"), intent: "save" };
  const added = { ...form, added: "hardware dowel" };
  // One press of a form that leaves twice.
  for (let press = 0; press < 2; press += 1) {
    expect((await admin.post(address, added)).location).toBe(address);
  }
  const rail = "amount-hardware_rail";
  const late = await other.post(address, { ...form, [rail]: "30" });
  expect(late.status).toBe(409);
  const notice = late.page.querySelector("#save [role=alert]")!.text;
  expect(notice).toContain("Bară de haine: Metri");
  const mine = fieldsOf(late, "#save");
  expect(mine[rail]).toBe("30");
  expect((await other.post(address, { ...mine, intent: "save" })).location).toBe(address);
  const { lines } = (await findSupplierOrder(String(id), db))!;
  expect(lines.map(({ itemId, ordered }) => [itemId, ordered])).toEqual([
    ["hardware dowel", 4],
    ["hardware rail", 30],
  ]);
});

test("what has no price is said beside a total, on the order and in the list, and no least sum is missing of it", async () => {
  const supplier = await addSupplier(db);
  await db
    .updateTable("suppliers")
    .set({ minimum_bani: 900_00 })
    .where("id", "=", supplier)
    .execute();
  const id = await addDraft(db, supplier, {
    "hardware shelf-pin": { least: 100, pack: 100, priceBani: 9_00 },
    "hardware cap": { least: 5, priceBani: null },
  });
  const address = `/admin/aprovizionare/${id}`;
  for (const page of [address, "/admin/aprovizionare"]) {
    expect(mainOf(await admin.get(page))).toContain("9,00 RON (fără preț: 1)");
  }
  expect(mainOf(await admin.get(address))).not.toContain("Sub comanda minimă");
});

test("an amount that least orders and packs lead to may be saved in its draft, and received in one delivery", async () => {
  const supplier = await addSupplier(db);
  const big = { least: 1, pack: 60_000, minimum: 100_000 };
  const id = await addDraft(db, supplier, { "hardware drawer-screw": big });
  const address = `/admin/aprovizionare/${id}`;
  const field = "amount-hardware_drawer-screw";
  const form = fieldsOf(await admin.get(address), "#save");
  expect(form[field]).toBe("120000");
  expect((await admin.post(address, { ...form, intent: "save" })).location).toBe(address);
  await admin.post(address, { ...fieldsOf(await admin.get(address), "#send"), intent: "send" });
  const receive = { ...fieldsOf(await admin.get(address), "#receive"), intent: "receive" };
  expect((await admin.post(address, { ...receive, [field]: "120000" })).location).toBe(address);
  expect(await onHand("hardware drawer-screw")).toBe(120_000);
});
