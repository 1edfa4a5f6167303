import { randomUUID } from "node:crypto";

import { addOnce } from "~/platform/forms/sent-form.server";
import {
  recordAction,
  type Admin,
  type AuditAction,
  type AuditedState,
} from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { tagLine } from "./customer-tags";

/** What the form about a customer has: all their tags, and a note to add, empty for none. */
export interface AboutCustomer {
  tags: string[];
  note: string;
}

type AboutResult =
  | { kind: "saved" | "unknown" }
  | { kind: "stale"; current: AboutCustomer & { version: number; kept: { drawn: string } } };

/**
 * Notes something about a customer, once for each form, and gives them these tags in place of those they had.
 * Refuses a customer who is not there any more, and other tags than the form was drawn with (`drawn`).
 */
export async function saveAboutCustomer(
  id: string,
  { tags, note, drawn, form }: AboutCustomer & { drawn: string; form: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<AboutResult> {
  return db.transaction().execute(async (trx) => {
    const result = await addOnce<Exclude<AboutResult, { kind: "saved" }>>(form, trx, async () => {
      if (!(await isThere(id, trx))) return { kind: "unknown" };
      const own = await listTagsOf(id, trx);
      const isOther = tagLine(own) !== tagLine(tags);
      if (isOther && tagLine(own) !== drawn) {
        const kept = { drawn: tagLine(own) };
        return { kind: "stale", current: { tags: own, note: "", version: 0, kept } };
      }
      if (isOther) await giveTags(id, tags, trx);
      if (isOther) {
        const [before, after] = [{ tags: own.length }, { tags: tags.length }];
        await record(admin, "customer-tagged", id, { before, after }, trx);
      }
      if (note !== "") await addNote(id, note, admin, trx);
      return { added: id };
    });
    return "added" in result ? { kind: "saved" } : result;
  });
}

/** The tags of a customer, by the alphabet. */
export async function listTagsOf(id: string, db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("customer_tags")
    .select("tag")
    .where("customer_id", "=", id)
    .orderBy("tag")
    .execute();
  return rows.map(({ tag }) => tag);
}

async function giveTags(id: string, tags: readonly string[], trx: Db): Promise<void> {
  await trx.deleteFrom("customer_tags").where("customer_id", "=", id).execute();
  if (tags.length === 0) return;
  await trx
    .insertInto("customer_tags")
    .values(tags.map((tag) => ({ customer_id: id, tag })))
    .execute();
}

async function addNote(id: string, text: string, admin: Admin, trx: Db): Promise<void> {
  const written = { written_at: new Date().toISOString(), written_by: admin.id };
  await trx
    .insertInto("customer_notes")
    .values({ id: randomUUID(), customer_id: id, text, ...written })
    .execute();
  await record(admin, "customer-noted", id, { after: { characters: text.length } }, trx);
}

/** A note about a customer, or undefined. */
export async function findNote(id: string, noteId: string, db: Db = shopDatabase()) {
  return db
    .selectFrom("customer_notes")
    .select(["id", "text", "written_at"])
    .where("id", "=", noteId)
    .where("customer_id", "=", id)
    .executeTakeFirst();
}

/** Deletes a note about a customer for good. Refuses one that is gone. */
export async function deleteNote(
  id: string,
  noteId: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted" | "unknown" }> {
  return db.transaction().execute(async (trx) => {
    const note = await findNote(id, noteId, trx);
    if (!note) return { kind: "unknown" };
    await trx.deleteFrom("customer_notes").where("id", "=", noteId).execute();
    const before = { characters: note.text.length };
    await record(admin, "customer-note-deleted", id, { before }, trx);
    return { kind: "deleted" };
  });
}

async function isThere(id: string, trx: Db): Promise<boolean> {
  const row = await trx
    .selectFrom("customers")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The audit log holds nothing that is said about customers. */
async function record(
  admin: Admin,
  action: AuditAction,
  subjectId: string,
  { before = null, after = null }: { before?: AuditedState | null; after?: AuditedState | null },
  trx: Db,
): Promise<void> {
  await recordAction({ admin, action, subject: "customer", subjectId, before, after }, trx);
}
