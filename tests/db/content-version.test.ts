import { expect, test } from "vitest";

import { takePieces } from "~/sales/orders/stock.server";
import { submitReview } from "~/sales/reviews/front/submit-review.server";
import { judgeReview } from "~/shop/catalogue-editing/front/judge-review.server";
import { COUNTED_STOCK } from "~/shop/catalogue/stock";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { addPerson } from "../people";
import { addReview, pieceId, pieces } from "../world";

/** Whether some work changes the version, so that cached pages are rendered again. */
async function changesPages(db: Db, work: () => Promise<unknown>): Promise<boolean> {
  const version = async () =>
    (await db.selectFrom("content_version").select("version").executeTakeFirstOrThrow()).version;
  const before = await version();
  await work();
  return (await version()) !== before;
}

test("a review leaves the pages in memory until it is shown, and again once it is hidden", async () => {
  const db = await openCatalogue();
  const productId = await pieceId(db, pieces.bed);
  const id = await addPerson(db);
  const customer = { id, first_name: "Radu", last_name: "Pop" };
  const admin = { id, email: "radu@example.com" };
  const write = (text: string) =>
    submitReview(
      customer,
      { id: productId, name: "Pat" },
      { rating: 5, text, language: "ro", pictures: [] },
      db,
    );
  const newest = async () => {
    const row = db.selectFrom("reviews").select("id").where("user_id", "=", id);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const judge = async (change: Parameters<typeof judgeReview>[1]["change"]) => {
    const id = await newest();
    const { version } = await db
      .selectFrom("reviews")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return judgeReview(id, { change, version }, admin, db);
  };

  expect(await changesPages(db, () => write("Un pat bun, mulțumesc."))).toBe(false);
  expect(await changesPages(db, () => write("Un pat foarte bun."))).toBe(false);
  expect(await changesPages(db, () => judge({ kind: "refuse", reason: "?" }))).toBe(false);
  expect(await changesPages(db, () => judge({ kind: "approve" }))).toBe(true);
  expect(await changesPages(db, () => judge({ kind: "answer", answer: "Cu drag." }))).toBe(true);
  expect(await changesPages(db, () => write("Nu mai este așa bun."))).toBe(true);
  expect(await changesPages(db, () => write("Ba da, este."))).toBe(false);
  expect(await changesPages(db, () => judge({ kind: "approve" }))).toBe(true);
  expect(await changesPages(db, () => judge({ kind: "refuse", reason: "?" }))).toBe(true);
  const waiting = await addReview(db);
  const remove = (review: string) => db.deleteFrom("reviews").where("id", "=", review).execute();
  expect(await changesPages(db, () => remove(waiting))).toBe(false);
  const shown = await addReview(db, { approved_at: "2026-01-01T00:00:00.000Z" });
  expect(await changesPages(db, () => remove(shown))).toBe(true);
});

test("a piece that is sold leaves the pages in memory while more are left than a page counts", async () => {
  const db = await openCatalogue();
  const id = await pieceId(db, pieces.bed);
  const product = db.updateTable("products").where("id", "=", id);
  await product.set({ stock_quantity: COUNTED_STOCK + 3 }).execute();
  const sell = async (quantity: number) => {
    const { stock_quantity } = await db
      .selectFrom("products")
      .select("stock_quantity")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const line = { product_id: id, name: "Pat", swatch: null, configuration: "", quantity };
    await takePieces([{ ...line, stock_quantity }], db);
  };
  const sold: boolean[] = [];
  for (let left = COUNTED_STOCK + 3; left > 0; left -= 1) {
    sold.push(await changesPages(db, () => sell(1)));
  }
  expect(sold).toEqual([false, false, ...Array<boolean>(COUNTED_STOCK + 1).fill(true)]);
  const set = (values: { stock_quantity: number; is_sample?: 0 | 1; price_bani?: number }) =>
    changesPages(db, () => product.set(values).execute());
  expect(await set({ stock_quantity: 50 })).toBe(true);
  expect(await set({ stock_quantity: 60 })).toBe(false);
  expect(await set({ stock_quantity: 70, price_bani: 123_400 })).toBe(true);
  expect(await set({ stock_quantity: 70, is_sample: 1 })).toBe(true);
});
