import { expect, test } from "vitest";

import { readDesign, writeDesign } from "~/furniture/boards/address";
import { today } from "~/platform/format/dates";
import { findEditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import { deleteProduct } from "~/shop/catalogue-editing/front/product-removal.server";
import { describeSavedDesign } from "~/shop/saved/front/compare.server";
import { priceDesigns } from "~/shop/saved/front/price-designs.server";
import { readSavedDesign } from "~/shop/saved/front/read-saved-design.server";
import { savedDesignAddress, savedDesignQuery } from "~/shop/saved/front/saved-design";
import { shareItem } from "~/shop/saved/front/share-item.server";
import {
  deleteOldSharedDesigns,
  findSharedDesign,
  listSharedDesigns,
} from "~/shop/saved/front/shared-design.server";
import { listSaved } from "~/shop/saved/lists/saved-items.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { designed, itemOf, planned, ready, saveAll } from "./fixtures";

const everything = { search: "", page: 1 };

async function share(db: Db, design = planned) {
  const owner = { userId: undefined, token: await saveAll(db, [design]) };
  const shared = await shareItem(owner, await itemOf(db, owner, design), "ro", db);
  if (typeof shared === "string") throw new Error(shared);
  return shared;
}

test("a design has one link and one number, whoever shares it", async () => {
  const db = await openCatalogue();
  const first = await share(db);
  const year = today().slice(0, 4);
  expect(first.number).toMatch(new RegExp(`^D-${year}-00001$`));
  expect(await share(db)).toEqual(first);
  const other = await share(db, await designed(db));
  expect(other.number).toMatch(/-00002$/);
  expect(await findSharedDesign(first.code, "ro", db)).toMatchObject({ number: first.number });
  expect(await findSharedDesign("unknown", "ro", db)).toBeUndefined();
});

test("staff find a design by a part of its number and by its link", async () => {
  const db = await openCatalogue();
  const { code, number } = await share(db);
  await share(db, await designed(db));
  for (const search of [number, "-00001", `https://shop.example/model/${code}`]) {
    const { designs, total } = await listSharedDesigns({ search, page: 9 }, "ro", db);
    expect([total, designs.map((one) => one.number)]).toEqual([1, [number]]);
  }
  expect((await listSharedDesigns(everything, "ro", db)).total).toBe(2);
  expect((await listSharedDesigns({ search: "100%_", page: 1 }, "ro", db)).total).toBe(0);
});

test("a ready-made piece is shared by its own page", async () => {
  const db = await openCatalogue();
  const design = await ready(db);
  const owner = { userId: undefined, token: await saveAll(db, [design]) };
  expect(await shareItem(owner, await itemOf(db, owner, design), "ro", db)).toBe("unknown");
});

test("a design that nobody shares again for five years loses its link", async () => {
  const db = await openCatalogue();
  await share(db);
  const years = (count: number) => new Date(Date.now() + count * 366 * 24 * 60 * 60 * 1000);
  expect(await deleteOldSharedDesigns(years(4), db)).toBe(0);
  expect(await deleteOldSharedDesigns(years(5.1), db)).toBe(1);
});

test("what an address names is what it was written from", async () => {
  const db = await openCatalogue();
  for (const design of [planned, await ready(db), await designed(db)]) {
    const [shown] = await priceDesigns([design], "ro", db);
    const read = await readSavedDesign(new URLSearchParams(shown!.query), "ro", db);
    expect(read).toEqual({ kind: "design", design });
    expect(shown!.query).toBe(savedDesignQuery(design, shown!.product));
  }
  for (const query of [
    "",
    "d=x",
    "produs=dormitoare/999",
    "piesa=<b>/1",
    "x=1",
    `d=${"a".repeat(9_000)}`,
  ]) {
    expect(await readSavedDesign(new URLSearchParams(query), "ro", db)).toEqual({
      kind: "unknown",
    });
  }
  const impossible = await readSavedDesign(
    new URLSearchParams("piesa=dormitoare/2&width=99999&height=200&depth=60"),
    "ro",
    db,
  );
  expect(impossible).toMatchObject({ kind: "impossible" });
});

test("facts of a planned piece follow from its design, in words", async () => {
  const db = await openCatalogue();
  const [wardrobe, made, bed] = await priceDesigns(
    [planned, await designed(db), await ready(db)],
    "ro",
    db,
  );
  const facts = await describeSavedDesign(wardrobe!, "ro", db);
  expect(facts.size.text).toBe("100 × 220 × 60 cm");
  expect(facts.weight.text).toMatch(/^cam \d+ kg$/);
  expect(facts.inside.text).toMatch(/coloan.*poliț/);
  expect((await describeSavedDesign(made!, "ro", db)).size.text).toBe("120 × 200 × 60 cm");
  expect((await describeSavedDesign(made!, "bg", db)).size.text).toBe("120 × 200 × 60 см");
  const ofBed = await describeSavedDesign(bed!, "ro", db);
  expect([ofBed.weight.text, ofBed.handle.text]).toEqual(["", ""]);
  // In the order of the table's heading, not in that of the catalogue: width, height, length.
  expect(ofBed.size.text).toMatch(/^180 × 115 × 215 cm, /);
});

test("what is no longer made as it was keeps its place, without a price, and leads to the nearest", async () => {
  const db = await openCatalogue();
  const design = readDesign(planned.configuration)!;
  const wide = { productId: null, configuration: writeDesign({ ...design, width: 9_999 }) };
  const [shown] = await priceDesigns([wide], "ro", db);
  expect(shown).toMatchObject({ problem: "unmade", priceBani: null });
  expect(savedDesignAddress(shown!)).toContain("/proiecteaza?d=");
  const model = await designed(db);
  const material = new URLSearchParams(model.configuration).get("material")!;
  await db
    .updateTable("materials")
    .set({ status: "inactive" })
    .where("id", "=", material)
    .execute();
  const [retired] = await priceDesigns([model], "ro", db);
  expect(retired).toMatchObject({ problem: "unmade", priceBani: null });
  await db.updateTable("products").set({ status: "inactive" }).execute();
  expect(await priceDesigns([model], "ro", db)).toMatchObject([{ problem: "gone", query: "" }]);
});

test("what is saved or shared of a product that is deleted keeps its place, its name and its link", async () => {
  const db = await openCatalogue();
  const design = await designed(db);
  const { code } = await share(db, design);
  const { version, name } = (await findEditableProduct(design.productId!, db))!;
  await deleteProduct({ id: "a1", email: "ana@example.com" }, design.productId!, version, db);
  const gone = { problem: "gone", name, priceBani: null, product: null };
  expect(await findSharedDesign(code, "ro", db)).toMatchObject(gone);
  const { id } = await db.selectFrom("saved_lists").select("id").executeTakeFirstOrThrow();
  expect(await listSaved(id, "ro", db)).toMatchObject([gone]);
});
