import { expect, test } from "vitest";

import { textOf } from "../visitor";
import { pieceId, pieces } from "../world";
import { fieldsOf, openingForms } from "./forms-drawn";
import { controlOf, descriptionOf, mainOf, valueOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = openingForms(await signedIn({ role: "administrator" }));
const bed = await pieceId(db, pieces.bed);
const ADDRESS = `/admin/produse/${bed}`;
const LOWEST = "Cel mai mic preț din cele 30 de zile dinainte: 3.499 Lei";

/** What the bed's form sends back as it was drawn. */
async function drawn(): Promise<Record<string, string>> {
  return fieldsOf(await admin.get(ADDRESS), "main form[enctype]");
}

async function pricesOf(id: string) {
  return db
    .selectFrom("products")
    .select(["price_bani", "regular_price_bani"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

async function bulk(operation: string, amount: string) {
  return admin.post("/admin/produse", [
    ["product", bed],
    ["operation", operation],
    ["amount", amount],
  ]);
}

test("a reduced price that is none is refused beside its field, with the price to stay below", async () => {
  const form = await drawn();
  const refused = await admin.post(ADDRESS, { ...form, price: "4500", reducedPrice: "3499" });
  expect(refused.status).toBe(422);
  const control = controlOf(refused.page, "reducedPrice");
  expect(valueOf(control)).toBe("3499");
  expect(descriptionOf(refused.page, control)).toContain("a fost 3499,00");
  const higher = await admin.post(ADDRESS, { ...form, reducedPrice: "3600" });
  expect(descriptionOf(higher.page, controlOf(higher.page, "reducedPrice"))).toContain(
    "Prețul redus trebuie să fie sub preț",
  );
  for (const typed of ["x", "-3", "0"]) {
    expect((await admin.post(ADDRESS, { ...form, reducedPrice: typed })).status).toBe(422);
  }
  const fresh = { name: "Pat nou", category: "dormitoare", price: "900", stock: "1", form: "bed" };
  const unsold = await admin.post("/admin/produse/nou", {
    ...fresh,
    status: "on",
    reducedPrice: "800",
  });
  expect(descriptionOf(unsold.page, controlOf(unsold.page, "reducedPrice"))).toContain(
    "nu a fost la vânzare",
  );
  expect(await pricesOf(bed)).toEqual({ price_bani: 349_900, regular_price_bani: null });
});

test("a reduction is what everybody pays, and shows the lowest price of the 30 days before", async () => {
  const saved = await admin.post(ADDRESS, { ...(await drawn()), reducedPrice: "2999" });
  expect(saved.status).toBe(303);
  expect(await pricesOf(bed)).toEqual({ price_bani: 299_900, regular_price_bani: 349_900 });
  for (const path of [pieces.bed.path, "/produse/dormitoare", "/produse?cauta=nora"]) {
    const answer = await visitor().get(path);
    expect(mainOf(answer), path).toContain(LOWEST);
    expect(mainOf(answer), path).toContain("2.999 Lei");
    expect(answer.page.querySelectorAll("main s").map(textOf)).toContain("3.499 Lei");
  }
  const { page } = await visitor().get(pieces.bed.path);
  const data = page.querySelectorAll('script[type="application/ld+json"]')[0]!.text;
  expect(JSON.parse(data)).toMatchObject({
    offers: { price: "2999.00", priceSpecification: [{ price: "2999.00" }, { price: "3499.00" }] },
  });
  const ana = visitor();
  await ana.post("/cos", { intent: "add", productId: bed });
  expect(mainOf(await ana.get("/cos"))).toContain("2.999 Lei");
  const form = await drawn();
  expect([form.price, form.reducedPrice]).toEqual(["3499,00", "2999,00"]);
  // Saved again it is the same reduction, and lower it still is compared with the price before it.
  expect((await admin.post(ADDRESS, form)).status).toBe(303);
  const lower = { ...(await drawn()), reducedPrice: "2500" };
  expect((await admin.post(ADDRESS, lower)).status).toBe(303);
  expect(mainOf(await visitor().get(pieces.bed.path))).toContain(LOWEST);
});

test("a file and bulk changes know reductions, preview them, and refuse those that are none", async () => {
  const file = await admin.get("/admin/produse/export");
  expect(file.text).toContain('"3499,00";"2500,00"');
  const csv = new File([`id,reducedPrice\n${bed},3499\n`], "p.csv", { type: "text/csv" });
  const upload = await admin.upload("/admin/produse/import", {}, [["file", csv]]);
  expect(mainOf(await admin.get(upload.location!))).toContain("Prețul redus trebuie să fie sub");

  const ending = (await bulk("end-reduction", "")).location!;
  expect(mainOf(await admin.get(ending))).toContain("redus de la 3.499,00 RON");
  await admin.post(ending, { intent: "apply" });
  expect(await pricesOf(bed)).toEqual({ price_bani: 349_900, regular_price_bani: null });
  // It was for sale at 2500 within the last 30 days.
  const refused = await bulk("reduce-percent", "10");
  expect(refused.status).toBe(422);
  expect(mainOf(refused)).toContain("Nu ar fi o reducere față de ultimele 30 de zile");
  for (const typed of ["0", "100", "-5", "x"]) {
    expect((await bulk("reduce-percent", typed)).status, typed).toBe(422);
  }
  const deep = (await bulk("reduce-percent", "50")).location!;
  await admin.post(deep, { intent: "apply" });
  expect(await pricesOf(bed)).toEqual({ price_bani: 174_950, regular_price_bani: 349_900 });
  await admin.post(deep, { intent: "undo" });
  expect(await pricesOf(bed)).toEqual({ price_bani: 349_900, regular_price_bani: null });
  // What would come back is no reduction any more: it stays ended.
  await admin.post(ending, { intent: "undo" });
  expect(await pricesOf(bed)).toEqual({ price_bani: 349_900, regular_price_bani: null });
});

test("bulk changes set delivery days, and put them back", async () => {
  expect((await bulk("delivery-days", "9-1")).status).toBe(422);
  const change = (await bulk("delivery-days", "4-6")).location!;
  expect(mainOf(await admin.get(change))).toContain("4–6");
  await admin.post(change, { intent: "apply" });
  expect(mainOf(await visitor().get(pieces.bed.path))).toContain("Livrare: 4–6 zile");
  await admin.post(change, { intent: "undo" });
  expect(mainOf(await visitor().get(pieces.bed.path))).toContain("Livrare: 3–7 zile");
});

test("a copy of a reduced product costs the full price", async () => {
  await db
    .updateTable("products")
    .set({ price_bani: 100, regular_price_bani: 200 })
    .where("id", "=", bed)
    .execute();
  await admin.post(`${ADDRESS}/dublare`, {});
  const copy = await db
    .selectFrom("products")
    .select(["price_bani", "regular_price_bani"])
    .where("name", "like", "%(copie)")
    .executeTakeFirstOrThrow();
  expect(copy).toEqual({ price_bani: 200, regular_price_bani: null });
});
