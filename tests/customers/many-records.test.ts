import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";

import { expect, test } from "vitest";

import { joinCustomers } from "~/sales/customers/front/join-customers.server";
import { partCustomers } from "~/sales/customers/front/part-customers.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";

import { openOnDisk } from "../memory-database";
import { addMessage } from "../world";

const admin = { id: "ana", email: "ana@example.com" };
const RECORDS = 450;

test("who has sent hundreds of things is joined and parted while others are answered between", async () => {
  const db = await openOnDisk();
  const stays = await addMessage(db, { email: "stays@example.com", phone: "" });
  const goes = await addMessage(db, { email: "goes@example.com", phone: "" });
  const row = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", goes)
    .executeTakeFirstOrThrow();
  for (let record = 1; record < RECORDS; record += 1) {
    await db
      .insertInto("contact_messages")
      .values({ ...row, id: randomUUID() })
      .execute();
  }
  const [one, other] = await Promise.all(
    [stays, goes].map((id) => findCustomerOf("contact_messages", id, db)),
  );
  const count = async (id: string) =>
    (await db.selectFrom("customer_records").select("id").where("customer_id", "=", id).execute())
      .length;
  /** How often others had their turn meanwhile. */
  const turnsDuring = async (work: Promise<unknown>) => {
    let turns = 0;
    let isDone = false;
    const done = work.finally(() => (isDone = true));
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
    await done;
    return turns;
  };

  const joining = await turnsDuring(joinCustomers(one!, other!, admin, db));
  expect([await count(one!), await count(other!)]).toEqual([RECORDS + 1, 0]);
  const { id } = await db.selectFrom("customer_merges").select("id").executeTakeFirstOrThrow();
  const parting = await turnsDuring(partCustomers(one!, id, admin, db));
  expect([await count(one!), await count(other!)]).toEqual([1, RECORDS]);
  // A hundred at a time.
  expect(Math.min(joining, parting)).toBeGreaterThanOrEqual(RECORDS / 100);
});
