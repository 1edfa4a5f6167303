import type { Db } from "~db/engine";

/** Where a row of the bank's stands. */
export interface Place {
  statementId: string;
  file: string;
  line: number;
}

/**
 * Repetitions have no twin, because they are shown as repetitions; rows that somebody counted by
 * hand have none either.
 */
export async function listTwins(id: string, db: Db): Promise<Map<number, Place>> {
  const twins = await db
    .selectFrom("bank_rows")
    .innerJoin("bank_rows as other", (join) =>
      join
        .onRef("other.bank_id", "=", "bank_rows.bank_id")
        .onRef("other.reference", "=", "bank_rows.reference")
        .onRef("other.booked_on", "=", "bank_rows.booked_on"),
    )
    .innerJoin("bank_statements as earlier", "earlier.id", "other.statement_id")
    .select(["bank_rows.id", "earlier.id as statement_id", "earlier.file_name", "other.line"])
    .where("bank_rows.statement_id", "=", id)
    .where("bank_rows.reference", "<>", "")
    .where("bank_rows.repeats_id", "is", null)
    .where("bank_rows.counted_because", "=", "")
    .where("other.repeats_id", "is", null)
    .whereRef("other.amount_bani", "=", "bank_rows.amount_bani")
    .whereRef("other.id", "<", "bank_rows.id")
    .orderBy("other.id")
    .execute();
  return new Map(
    twins.map((row) => [
      row.id,
      { statementId: row.statement_id, file: row.file_name, line: row.line },
    ]),
  );
}
