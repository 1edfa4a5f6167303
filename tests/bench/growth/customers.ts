import { randomUUID } from "node:crypto";

import type { Db } from "~db/engine";

const AT_ONCE = 500;
const names = ["Ana Popescu", "Ion Țăranu", "Ștefan Ionescu", "Ilinca Bălan", "Radu Crețu"];

/** Adds people who have each sent a message, under an e-mail and a phone of their own. */
export async function seedCustomers(db: Db, { from, to }: { from: number; to: number }) {
  await db.transaction().execute(async (trx) => {
    for (let at = from; at < to; at += AT_ONCE) {
      const size = Math.min(AT_ONCE, to - at);
      const rows = Array.from({ length: size }, (_, index) => messageOf(at + index));
      await trx.insertInto("contact_messages").values(rows).execute();
    }
  });
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
