import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { readApart, type NotRead } from "../reading/read-apart.server";
import { writeRows } from "../reading/store-rows.server";
import type { DateOrder } from "./bank-layout";
import type { Bank } from "./bank.server";
import type { StatementRefusal } from "./statement-lines";

export type SaveStatementResult =
  | { kind: "saved"; id: string }
  /** The same file was read before, as this statement. */
  | { kind: "read-before"; id: string }
  | NotRead
  | StatementRefusal;

/**
 * Keeps a bank's file as a statement of which nothing is recorded yet; `dateOrder` where somebody has said
 * how its dates are written. A transaction that was read before, from another file, is kept as a
 * repetition. Refuses what `readStatement` refuses, and a file that was read before.
 */
export async function saveStatement(
  bank: Bank,
  file: { name: string; bytes: Uint8Array; dateOrder?: DateOrder },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveStatementResult> {
  const file_digest = sha256(file.bytes);
  const { layout, iban } = bank;
  const reading = { today: dayOf(new Date().toISOString()), dateOrder: file.dateOrder };
  const read = await readApart({ bytes: file.bytes, layout, iban, reading });
  return inLongTransaction(db, async (trx): Promise<SaveStatementResult> => {
    const earlier = await trx
      .selectFrom("bank_statements")
      .select("id")
      .where("bank_id", "=", bank.id)
      .where("file_digest", "=", file_digest)
      .executeTakeFirst();
    if (earlier) return { kind: "read-before", id: earlier.id };
    if (read.kind !== "read") return read;
    const id = randomUUID();
    const days = read.transactions.map(({ bookedOn }) => bookedOn).sort();
    await trx
      .insertInto("bank_statements")
      .values({
        id,
        bank_id: bank.id,
        file_name: file.name,
        file_digest,
        from_on: days[0] ?? "",
        to_on: days.at(-1) ?? "",
        names_account: read.namesAccount ? 1 : 0,
        left_out: JSON.stringify({ reasons: read.leftOutReasons, lines: read.leftOut }),
        date_order: read.otherOrder ?? "",
        read_at: new Date().toISOString(),
        read_by: admin.id,
      })
      .execute();
    await writeRows({ id, bankId: bank.id }, read.transactions, trx);
    await recordAction(
      {
        admin,
        action: "statement-read",
        subject: "statement",
        subjectId: id,
        before: null,
        after: { bank: bank.name, file: file.name, rows: read.transactions.length },
      },
      trx,
    );
    return { kind: "saved", id };
  });
}
