import { randomUUID } from "node:crypto";

import { sql, type Transaction } from "kysely";

import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

const AT_ONCE = 500;
const names = ["Ana Popescu", "Ion Țăranu", "Ștefan Ionescu", "Ilinca Bălan", "Radu Crețu"];

/** Adds people who have each sent a message, under an e-mail and a phone of their own, to a shop on SQLite. */
export async function seedCustomers(db: Db, { from, to }: { from: number; to: number }) {
  await db.transaction().execute((trx) =>
    wordsAtTheEnd(trx, async () => {
      for (let at = from; at < to; at += AT_ONCE) {
        const size = Math.min(AT_ONCE, to - at);
        const rows = Array.from({ length: size }, (_, index) => messageOf(at + index));
        await trx.insertInto("contact_messages").values(rows).execute();
      }
    }),
  );
}

/** Indexes customers' words once all are there: one by one each would have what waits in memory written out. */
async function wordsAtTheEnd(trx: Transaction<Database>, work: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await sql<{ name: string; sql: string }>`select name, sql
    from sqlite_master where type = 'trigger' and name like 'found_customers_%'`.execute(trx);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(trx);
  await work();
  const isNew = sql`from customers where not exists (
    select 1 from found_entries where source = 'customers' and source_id = customers.id)`;
  const { rows: last } = await sql<{ id: number }>`select max(id) as id from found_entries`.execute(
    trx,
  );
  await sql`insert into found_entries (source, source_id, subject_id)
    select 'customers', id, id ${isNew}`.execute(trx);
  await sql`insert into found_entries_words (rowid, words)
    select found_entries.id, ' ' || customers.words from found_entries
    join customers on customers.id = found_entries.source_id
    where found_entries.id > ${last[0]?.id ?? 0} order by found_entries.id`.execute(trx);
  for (const { sql: text } of triggers) await sql.raw(text).execute(trx);
}

function messageOf(number: number) {
  return {
    id: randomUUID(),
    name: names[number % names.length]!,
    email: `om.${number}@example.com`,
    phone: `0730${String(number).padStart(6, "0")}`,
    subject: "Dulap sub scară",
    message: "Se poate face un dulap sub o scară îngustă?",
    language: "ro" as const,
    attachment_file: null,
    attachment_name: null,
    created_at: new Date(Date.UTC(2025, 0, 1) + number * 60_000).toISOString(),
    read_at: null,
    answered_at: null,
    done_at: null,
    spam_at: null,
  };
}
