import { expect, test } from "vitest";

import { submitReview } from "~/sales/reviews/submit-review.server";
import { judgeReview } from "~/shop/catalogue-editing/review-moderation.server";
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
