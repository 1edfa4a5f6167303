import fc from "fast-check";
import { expect, test } from "vitest";

import { endLink, isEndedLink } from "~/shop/saved/front/end-link.server";
import {
  findMailedList,
  findOwnList,
  deleteExpiredLists,
} from "~/shop/saved/front/find-list.server";
import { findSavedData, joinSaved, keepList } from "~/shop/saved/front/join-lists.server";
import { removeSaved, saveDesign } from "~/shop/saved/front/save-design.server";
import { MOST_SAVED, type SavedDesign } from "~/shop/saved/front/saved-design";
import { shareItem } from "~/shop/saved/front/share-item.server";
import { listSaved } from "~/shop/saved/lists/saved-items.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { addPerson } from "../people";
import { designed, itemOf, planned, ready, saveAll } from "./fixtures";

const nobody = { userId: undefined, token: undefined };
const visitor = (token: string) => ({ userId: undefined, token });
const customer = (userId: string) => ({ userId, token: undefined });

async function designsOf(db: Db, owner: Parameters<typeof findOwnList>[0]): Promise<string[]> {
  return (await listSaved(await findOwnList(owner, db), "ro", db)).map((one) => one.configuration);
}

/** Designs that are made, each of another width. */
const widths = (db: Db, count: number): Promise<SavedDesign[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => designed(db, 60 + 5 * index)));

test("a piece is saved once, at the price of the day, and the same again is only said so", async () => {
  const db = await openCatalogue();
  const first = await saveDesign(nobody, planned, "ro", db);
  if (first.kind !== "saved") throw new Error(first.kind);
  expect(first.isNew).toBe(true);
  const again = await saveDesign(visitor(first.token), planned, "ro", db);
  expect(again).toMatchObject({ kind: "saved", isNew: false, token: first.token });
  const listId = await findOwnList(visitor(first.token), db);
  const [item, ...more] = await listSaved(listId, "ro", db);
  expect(more).toEqual([]);
  expect(item!.savedBani).toBe(item!.priceBani);
  // Only the digest of the token is stored.
  const { token_hash } = await db
    .selectFrom("saved_lists")
    .select("token_hash")
    .executeTakeFirstOrThrow();
  expect(token_hash).not.toContain(first.token);
});

test("presses at once save a piece once", async () => {
  const db = await openCatalogue();
  const token = await saveAll(db, [planned]);
  const design = await ready(db);
  await Promise.all(Array.from({ length: 8 }, () => saveDesign(visitor(token), design, "ro", db)));
  expect(await designsOf(db, visitor(token))).toHaveLength(2);
  const row = { list_id: (await findOwnList(visitor(token), db))!, product_id: null };
  const twice = {
    ...row,
    id: "x",
    configuration: planned.configuration,
    price_bani: 1,
    saved_at: "",
  };
  await expect(db.insertInto("saved_items").values(twice).execute()).rejects.toThrow(
    /unique constraint/i,
  );
});

test("a list holds fifty pieces and no more, whoever writes them", async () => {
  const db = await openCatalogue();
  const token = await saveAll(db, [planned]);
  const listId = (await findOwnList(visitor(token), db))!;
  const product_id = (await ready(db)).productId;
  const row = (index: number) => ({
    id: `row ${index}`,
    list_id: listId,
    product_id,
    configuration: `${index}`,
    price_bani: 1,
    saved_at: "2026-01-01T00:00:00.000Z",
  });
  const rows = Array.from({ length: MOST_SAVED - 1 }, (_, index) => row(index));
  await db.insertInto("saved_items").values(rows).execute();
  expect(await saveDesign(visitor(token), await ready(db), "ro", db)).toEqual({ kind: "full" });
  // What is in it already still is.
  expect(await saveDesign(visitor(token), planned, "ro", db)).toMatchObject({ isNew: false });
  await expect(db.insertInto("saved_items").values(row(99)).execute()).rejects.toThrow(/too many/);
});

test("what the shop would not make or sell today is not saved", async () => {
  const db = await openCatalogue();
  const gone = await ready(db);
  await db.updateTable("products").set({ status: "inactive" }).execute();
  for (const design of [gone, { productId: null, configuration: "no design" }]) {
    expect(await saveDesign(nobody, design, "ro", db)).toEqual({ kind: "unoffered" });
  }
  expect(await db.selectFrom("saved_lists").select("id").execute()).toEqual([]);
});

test("somebody else's item is neither removed nor shared", async () => {
  const db = await openCatalogue();
  const ana = visitor(await saveAll(db, [planned]));
  const other = visitor(await saveAll(db, [await ready(db)]));
  const id = await itemOf(db, ana, planned);
  expect(await removeSaved(other, id, db)).toBe(false);
  expect(await shareItem(other, id, "ro", db)).toBe("unknown");
  expect(await designsOf(db, ana)).toHaveLength(1);
  expect(await removeSaved(ana, id, db)).toBe(true);
  expect(await designsOf(db, ana)).toEqual([]);
});

test("at sign-in the lists join: nothing is lost, nothing stands twice, and none grows beyond its bound", async () => {
  const db = await openCatalogue();
  const models = await widths(db, 12);
  const some = fc.subarray(models, { minLength: 1 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(some, some, async (visitors, own) => {
      run += 1;
      const userId = await addPerson(db, { email: `om${run}@example.com` });
      await saveAll(db, own, { userId });
      const token = await saveAll(db, visitors);
      const leftOut = await db.transaction().execute((trx) => joinSaved(userId, token, trx));
      const joined = await designsOf(db, customer(userId));
      const wanted = new Set([...own, ...visitors].map((one) => one.configuration));
      expect([leftOut, joined.length]).toEqual([0, wanted.size]);
      expect(new Set(joined)).toEqual(wanted);
      expect(await designsOf(db, visitor(token))).toHaveLength(visitors.length);
    }),
    { numRuns: 15 },
  );
});

test("a link opens the list on another device, and keeping it joins what is there", async () => {
  const db = await openCatalogue();
  const link = await saveAll(db, [planned]);
  const own = await saveAll(db, [await ready(db)]);
  expect(await findMailedList(link, db)).toMatchObject({ user_id: null });
  expect(await keepList("unknown", visitor(own), db)).toBeUndefined();
  const kept = await keepList(link, visitor(own), db);
  expect(kept).toEqual({ token: link, leftOut: 0 });
  expect(await designsOf(db, visitor(link))).toHaveLength(2);
});

test("whoever has the link of a customer's list gets a copy, and no hold of the list", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db);
  const link = await saveAll(db, [planned], { userId });
  const kept = await keepList(link, nobody, db);
  expect(kept!.token).not.toBe(link);
  expect(await designsOf(db, visitor(kept!.token))).toEqual([planned.configuration]);
  await removeSaved(visitor(link), await itemOf(db, customer(userId), planned), db);
  expect(await designsOf(db, customer(userId))).toHaveLength(1);
  expect(await findSavedData(userId, db)).toMatchObject([{ configuration: planned.configuration }]);
});

test("a link that its owner ended opens nothing, is known to be over for 180 days, and gets another", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db);
  for (const list of [nobody, customer(userId)]) {
    const link = await saveAll(db, [planned], list);
    const owner = list.userId === undefined ? visitor(link) : list;
    expect(await endLink(visitor("unknown"), db)).toBeUndefined();
    const fresh = (await endLink(owner, db))!;
    expect([await findMailedList(link, db), await isEndedLink(link, db)]).toEqual([
      undefined,
      true,
    ]);
    expect([await findMailedList(fresh, db), await isEndedLink(fresh, db)]).toMatchObject([
      { id: await findOwnList(list.userId === undefined ? visitor(fresh) : list, db) },
      false,
    ]);
    expect(await keepList(link, nobody, db)).toBeUndefined();
    // A visitor's browser that still has the ended one finds nothing, whatever it asks.
    if (list.userId === undefined) expect(await designsOf(db, visitor(link))).toEqual([]);
    const again = (await endLink(list.userId === undefined ? visitor(fresh) : list, db))!;
    expect(new Set([link, fresh, again]).size).toBe(3);
    expect(await isEndedLink(link, db)).toBe(true);
  }
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  await deleteExpiredLists(days(179), db);
  expect(await db.selectFrom("ended_saved_links").select("ended_at").execute()).toHaveLength(4);
  await deleteExpiredLists(days(181), db);
  expect(await db.selectFrom("ended_saved_links").select("ended_at").execute()).toEqual([]);
});

test("a list without an account goes 180 days after its last change, a customer's stays", async () => {
  const db = await openCatalogue();
  const userId = await addPerson(db);
  await saveAll(db, [planned], { userId });
  const token = await saveAll(db, [planned]);
  const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  expect(await deleteExpiredLists(later(179), db)).toBe(0);
  expect(await deleteExpiredLists(later(181), db)).toBe(1);
  expect(await findOwnList(visitor(token), db)).toBeUndefined();
  expect(await designsOf(db, customer(userId))).toHaveLength(1);
});
