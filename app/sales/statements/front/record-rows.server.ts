import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { inLongTransaction, type Db } from "~db/engine";

import { judgeAll } from "../reading/judge-all.server";
import { findPayableWorld } from "../reading/payable-orders.server";
import { isWaiting, listStatementRows, type StatementRow } from "../reading/statement-rows.server";
import { recordPart } from "../recording/record-part.server";
import { type TypedRefusal, chooseTyped } from "./typed-orders.server";

/** What was decided: the rows that were ticked as they fit, and the orders typed for others, by row. */
export interface Decisions {
  ticked: "all-that-fit" | readonly number[];
  typed: ReadonlyMap<number, string>;
  /** The rows whose day somebody has confirmed. */
  confirmed?: ReadonlySet<number>;
}

export type RecordRowsResult =
  | { kind: "unknown" }
  /** A typed order cannot be it; nothing was recorded. By row. */
  | { kind: "refused"; refusals: Map<number, TypedRefusal> }
  /** `left`: the lines of ticked rows that no longer fit. */
  | { kind: "recorded"; recorded: number; left: number[] };

/**
 * Records the decided rows of a statement as payments by bank transfer, all in one transaction. A ticked row that
 * no longer fits, by number and amount, is left out. A typed order must exist, be uncancelled and owe at least the
 * amount, and the payment's day must lie between the order's and today or be confirmed; else nothing is recorded.
 */
export async function recordRows(
  statementId: string,
  decisions: Decisions,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<RecordRowsResult> {
  return inLongTransaction(db, (trx) => recordWithin(statementId, decisions, admin, trx));
}

async function recordWithin(
  statementId: string,
  { ticked, typed, confirmed = new Set() }: Decisions,
  admin: Admin,
  trx: Db,
): Promise<RecordRowsResult> {
  const all = await listStatementRows(statementId, trx);
  if (all.length === 0) return { kind: "unknown" };
  const { chosen, refusals } = await chooseTyped(all, typed, confirmed, trx);
  if (refusals.size > 0) return { kind: "refused", refusals };
  const isTicked = (row: StatementRow) =>
    !chosen.has(row.id) && (ticked === "all-that-fit" || ticked.includes(row.id));
  const fitting = await chooseFitting(
    all.filter((row) => isWaiting(row) && isTicked(row)),
    trx,
  );
  const left =
    ticked === "all-that-fit" ? [] : all.filter((row) => isTicked(row) && !fitting.has(row.id));
  const lines = left.map(({ line }) => line);
  const numbers = new Map([...fitting, ...chosen]);
  let recorded = 0;
  for (const row of all) {
    const number = numbers.get(row.id);
    if (number === undefined) continue;
    const part = { number, amountBani: row.amountBani };
    if (await recordPart(row, part, 0, admin, trx)) recorded += 1;
    else lines.push(row.line);
  }
  if (recorded > 0) {
    await recordAction(
      {
        admin,
        action: "statement-applied",
        subject: "statement",
        subjectId: statementId,
        before: null,
        after: { recorded, left: lines.length },
      },
      trx,
    );
  }
  return { kind: "recorded", recorded, left: lines };
}

/** The orders of the rows that fit one, by row. */
async function chooseFitting(rows: StatementRow[], trx: Db): Promise<Map<number, string>> {
  const verdicts = await judgeAll(rows, await findPayableWorld(rows, trx));
  return new Map(
    [...verdicts].flatMap(([id, verdict]) =>
      verdict.kind === "fits" ? [[id, verdict.number] as const] : [],
    ),
  );
}
