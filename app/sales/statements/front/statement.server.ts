import { dayOf } from "~/platform/format/dates";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { accountsCutoff } from "~/platform/settings/retention";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { PersonalData } from "~db/personal-data";

import { findStatement } from "../reading/find-statement.server";
import { isRecorded } from "../reading/statement-rows.server";

const PAGE_SIZE = 100;

/** A statement in the list; counts of its rows. */
export interface StatementSummary {
  id: string;
  bank: string;
  file_name: string;
  from_on: string;
  to_on: string;
  read_at: string;
  rows: number;
  /** What came in and nobody has decided. */
  waiting: number;
  recorded: number;
}

export const statementSorts: Sorts = {
  fisier: { text: "file_name" },
  banca: { text: "banks.name" },
  perioada: "from_on",
  citit: "read_at",
  randuri: "rows",
  notate: "recorded",
  "de-decis": "waiting",
};

/** One page of the statements, the newest first, 100 a page; a page past the end is the last one. */
export async function listStatements(
  { page: wanted, order = "" }: { page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{ statements: StatementSummary[]; page: number; pageCount: number }> {
  const { total } = await db
    .selectFrom("bank_statements")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const statements = await db
    .selectFrom("bank_statements")
    .innerJoin("banks", "banks.id", "bank_statements.bank_id")
    .select((eb) => {
      const rows = eb
        .selectFrom("bank_rows")
        .select((of) => of.fn.countAll<number>().as("n"))
        .whereRef("bank_rows.statement_id", "=", "bank_statements.id");
      const waiting = rows
        .where("amount_bani", ">", 0)
        .where("repeats_id", "is", null)
        .where((of) => of.not(isRecorded(of)));
      return [
        "bank_statements.id",
        "banks.name as bank",
        "file_name",
        "from_on",
        "to_on",
        "read_at",
        rows.$asScalar().$notNull().as("rows"),
        waiting.$asScalar().$notNull().as("waiting"),
        rows.where(isRecorded).$asScalar().$notNull().as("recorded"),
      ];
    })
    .$call(sortedBy(order, statementSorts))
    .orderBy("read_at", "desc")
    .orderBy("bank_statements.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { statements, page, pageCount };
}

/**
 * Removes a statement that was read by mistake, as with another bank's layout. Refuses one of which
 * something was recorded, even if it was taken back, or which a later one repeats.
 */
export async function discardStatement(
  id: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "discarded" | "unknown" | "used" | "repeated" }> {
  return db.transaction().execute(async (trx) => {
    const statement = await findStatement(id, trx);
    if (!statement) return { kind: "unknown" };
    const isUsed = statement.rows.some(({ paid, undone }) => paid.length > 0 || undone > 0);
    if (isUsed) return { kind: "used" };
    const own = trx.selectFrom("bank_rows").select("id").where("statement_id", "=", id);
    const repetition = await trx
      .selectFrom("bank_rows")
      .select("id")
      .where("repeats_id", "in", own)
      .where("statement_id", "<>", id)
      .executeTakeFirst();
    if (repetition) return { kind: "repeated" };
    await trx
      .deleteFrom("bank_rows")
      .where("statement_id", "=", id)
      .where("repeats_id", "is not", null)
      .execute();
    await trx.deleteFrom("bank_statements").where("id", "=", id).execute();
    await recordAction(
      {
        admin,
        action: "statement-discarded",
        subject: "statement",
        subjectId: id,
        before: { bank: statement.bank, file: statement.fileName },
        after: null,
      },
      trx,
    );
    return { kind: "discarded" };
  });
}

/** Deletes the statements that the bookkeeping no longer needs, the newest of those that repeat others first. */
export async function deleteOldStatements(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const cutoff = dayOf(accountsCutoff(now));
  await db.transaction().execute(async (trx) => {
    const old = trx.selectFrom("bank_statements").select("id").where("to_on", "<=", cutoff);
    // A row that repeats a deleted one is the same old transaction, so it goes too, even from a newer file.
    await trx
      .deleteFrom("bank_rows")
      .where("repeats_id", "in", (eb) =>
        eb.selectFrom("bank_rows").select("bank_rows.id").where("statement_id", "in", old),
      )
      .execute();
    await trx.deleteFrom("bank_statements").where("to_on", "<=", cutoff).execute();
  });
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    bank_rows: "as papers of the accounts (Law 82/1991, art. 25)",
    bank_statements: "the same",
  },
  cleanUp: deleteOldStatements,
} satisfies PersonalData;
