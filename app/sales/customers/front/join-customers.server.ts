import { randomUUID } from "node:crypto";

import type { RawBuilder } from "kysely";

import { inBatches } from "~/platform/basics/in-batches.server";
import { z } from "~/platform/basics/zod";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, valuesOf, type Db } from "~db/engine";

import { MOST_TAGS } from "./customer-tags";

/** What belonged to a customer before the joining: records and notes by their ids, and tags. */
export const parts = z.object({
  records: z.array(z.number()),
  notes: z.array(z.string()),
  tags: z.array(z.string()),
});
type Parts = z.infer<typeof parts>;

/**
 * Makes two customers one: whatever the second has sent and will send, and all notes about them, belong to the
 * first from then on. The same again changes nothing. Refuses a customer who is not there, the same twice, and
 * two who have more than twelve tags together.
 */
export async function joinCustomers(
  id: string,
  otherId: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" | "unknown" | "same" | "too-many" }> {
  if (id === otherId) return { kind: "same" };
  return inLongTransaction(db, async (trx) => {
    const earlier = await trx
      .selectFrom("customer_merges")
      .select("id")
      .where("customer_id", "=", id)
      .where("merged_id", "=", otherId)
      .executeTakeFirst();
    const there = await trx
      .selectFrom("customers")
      .select("id")
      .where("id", "in", [id, otherId])
      .execute();
    if (there.length < 2) return { kind: earlier ? "saved" : "unknown" };
    const own = await partsOf(otherId, trx);
    const kept = (await partsOf(id, trx)).tags;
    if (new Set([...kept, ...own.tags]).size > MOST_TAGS) return { kind: "too-many" };
    await trx
      .insertInto("customer_merges")
      .values({
        id: randomUUID(),
        customer_id: id,
        merged_id: otherId,
        parts: JSON.stringify(own),
        merged_at: new Date().toISOString(),
        merged_by: admin.id,
      })
      .execute();
    // A customer who had been joined with the second one before can still be parted from the first.
    await trx
      .updateTable("customer_merges")
      .set({ customer_id: id })
      .where("customer_id", "=", otherId)
      .execute();
    await move(own, { from: otherId, to: id }, trx);
    await trx.deleteFrom("customers").where("id", "=", otherId).execute();
    await record(admin, "customers-joined", { id, otherId, parts: own }, trx);
    return { kind: "saved" };
  });
}

async function partsOf(id: string, trx: Db): Promise<Parts> {
  const of = <Table extends "customer_records" | "customer_notes">(table: Table) =>
    trx
      .selectFrom(table as "customer_notes")
      .select("id")
      .where("customer_id", "=", id)
      .execute();
  const tags = trx.selectFrom("customer_tags").select("tag").where("customer_id", "=", id);
  return {
    records: (await of("customer_records")).map((row) => Number(row.id)),
    notes: (await of("customer_notes")).map((row) => row.id),
    tags: (await tags.execute()).map(({ tag }) => tag),
  };
}

/** Moves what was a customer's own, as far as it is still there. */
export async function move(
  { records, notes, tags }: Parts,
  { from, to }: { from: string; to: string },
  trx: Db,
): Promise<void> {
  for (const [table, ids] of [
    ["customer_records", records],
    ["customer_notes", notes],
  ] as const) {
    for await (const some of inBatches<string | number>(ids)) {
      await trx
        .updateTable(table as "customer_notes")
        .set({ customer_id: to })
        .where("customer_id", "=", from)
        .where("id", "in", valuesOf(some) as RawBuilder<string>)
        .execute();
    }
  }
  for (const tag of tags) {
    await trx
      .insertInto("customer_tags")
      .values({ customer_id: to, tag })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .updateTable("customers")
    .set((eb) => ({ readings: eb("readings", "+", 1) }))
    .where("id", "in", [from, to])
    .execute();
}

export function record(
  admin: Admin,
  action: "customers-joined" | "customers-parted",
  { id, otherId, parts }: { id: string; otherId: string; parts: { records: number[] } },
  trx: Db,
): Promise<void> {
  const state = { other: otherId, records: parts.records.length };
  const [before, after] = action === "customers-joined" ? [null, state] : [state, null];
  return recordAction({ admin, action, subject: "customer", subjectId: id, before, after }, trx);
}
