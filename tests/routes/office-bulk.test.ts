import { expect, test } from "vitest";

import { textOf, toastOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { descriptionOf, mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const customer = await signedIn();
const bed = await pieceId(db, pieces.bed);
const desk = await pieceId(db, pieces.desk);

const LIST = "/admin/produse";

async function priceOf(id: string): Promise<number> {
  const row = await db
    .selectFrom("products")
    .select("price_bani")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.price_bani;
}

/** Prepares a change to the bed and the desk and returns the address of its preview. */
async function prepare(fields: Record<string, string>): Promise<string> {
  const answer = await admin.post(LIST, [
    ["product", bed],
    ["product", desk],
    ...Object.entries(fields),
  ]);
  expect(answer.status).toBe(303);
  return answer.location ?? "";
}

test("only administrators prepare, see, apply and undo changes", async () => {
  const address = await prepare({ operation: "price-percent", amount: "1" });
  for (const path of [LIST, address]) {
    expect((await visitor().post(path, { intent: "apply" })).location).toMatch(/^\/autentificare/);
    expect((await customer.post(path, { intent: "apply" })).status).toBe(403);
    expect((await customer.get(path)).location).toBe("/");
  }
  expect((await admin.get("/admin/modificari/unknown")).status).toBe(404);
  expect((await admin.post("/admin/modificari/unknown", {})).status).toBe(404);
});

test.each([
  [{}, "operation", "Alege ce vrei să modifici"],
  [{ operation: "activate" }, "operation", "Bifează cel puțin un produs"],
  [{ operation: "price-percent", amount: "x" }, "amount", "Scrie un număr"],
  [{ operation: "category" }, "category", "Categoria este obligatorie"],
])("a form that says too little is refused beside its field (%j)", async (form, field, words) => {
  const answer = await admin.post(LIST, form);
  expect(answer.status).toBe(422);
  const control = answer.page.getElementById(`bulk-${field}`)!;
  expect(descriptionOf(answer.page, control)).toContain(words);
  expect(control.closest("details")?.hasAttribute("open")).toBe(true);
});

test("a refused form keeps what was ticked and typed", async () => {
  const answer = await admin.post(LIST, [
    ["product", bed],
    ["operation", "price-amount"],
    ["amount", "-999999"],
  ]);
  expect(answer.status).toBe(422);
  expect(mainOf(answer)).toContain(pieces.bed.product.name);
  expect(answer.page.querySelector(`input[value="${bed}"]`)?.hasAttribute("checked")).toBe(true);
  expect(answer.page.getElementById("bulk-amount")?.getAttribute("value")).toBe("-999999");
  const same = await admin.post(LIST, { product: bed, operation: "activate" });
  expect(mainOf(same)).toContain("Produsele alese sunt deja așa");
});

test("a preview shows before and after and changes nothing; applied, it changes all of it", async () => {
  const before = await priceOf(bed);
  const address = await prepare({ operation: "price-percent", amount: "-10%" });
  const preview = mainOf(await admin.get(address));
  expect(preview).toContain("3.499,00 RON");
  expect(preview).toContain("3.149,10 RON");
  expect(await priceOf(bed)).toBe(before);

  const answer = await admin.submit(address, { intent: "apply" });
  expect(toastOf(answer.page)).toContain("2 produse actualizate");
  expect(await priceOf(bed)).toBe(314_910);
  expect((await admin.post(address, { intent: "apply" })).status).toBe(404);
  expect(mainOf(await admin.get("/admin/modificari"))).toContain("-10%");
  expect(mainOf(await admin.get("/admin/jurnal?despre=bulk"))).toContain("aplicată");

  const undone = await admin.submit(address, { intent: "undo" });
  expect(toastOf(undone.page)).toContain("Produse readuse: 2");
  expect(await priceOf(bed)).toBe(before);
  expect((await admin.post(address, { intent: "undo" })).status).toBe(404);
});

test("a product that changed after the preview stops the whole change", async () => {
  const address = await prepare({ operation: "price-amount", amount: "100" });
  await db.updateTable("products").set({ price_bani: 1 }).where("id", "=", desk).execute();
  const before = await priceOf(bed);
  const answer = await admin.submit(address, { intent: "apply" });
  expect(toastOf(answer.page)).toContain("Produsele s-au schimbat între timp");
  expect(await priceOf(bed)).toBe(before);
});

test("undoing leaves what changed after it, and says so", async () => {
  const address = await prepare({ operation: "deactivate" });
  await admin.post(address, { intent: "apply" });
  await db.updateTable("products").set({ status: "active" }).where("id", "=", bed).execute();
  const answer = await admin.submit(address, { intent: "undo" });
  expect(toastOf(answer.page)).toContain("Produse readuse: 1. Lăsate așa cum sunt");
});

test("moved to another category and back, a piece has its old address again", async () => {
  const address = await prepare({ operation: "category", category: "bai" });
  await admin.post(address, { intent: "apply" });
  const moved = await visitor().get(pieces.bed.path);
  expect(moved.status).toBe(301);
  expect(moved.location).toMatch(/^\/produse\/bai\/\d+$/);
  await admin.post(address, { intent: "undo" });
  expect((await visitor().get(pieces.bed.path)).status).toBe(200);
  expect((await visitor().get(moved.location ?? "")).location).toBe(pieces.bed.path);
});

test("all filtered products can be changed at once, on every page", async () => {
  const answer = await admin.post(`${LIST}?categorie=bai`, {
    all: "on",
    operation: "price-amount",
    amount: "5",
  });
  const page = await admin.get(answer.location ?? "");
  expect(page.page.querySelectorAll("tbody tr")).toHaveLength(5);
  expect(textOf(page.page.querySelector("main form"))).toContain("Aplică pentru 5 produse");
});

test("after 30 days a change stays", async () => {
  const address = await prepare({ operation: "price-amount", amount: "7" });
  await admin.post(address, { intent: "apply" });
  const id = address.split("/").at(-1) ?? "";
  // Imported late: the shop's own modules read the environment that is made for this file.
  const { undoBulkChange } = await import("~/shop/catalogue-editing/front/apply-change.server");
  const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  const ana = { id: "a", email: "ana@example.com" };
  expect(await undoBulkChange(ana, id, later, db)).toBeUndefined();
  const soon = new Date(Date.now() + 29 * 24 * 60 * 60 * 1000);
  expect(await undoBulkChange(ana, id, soon, db)).toEqual({ restored: 2, skipped: 0 });
});
