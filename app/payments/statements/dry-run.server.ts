import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";

import { judgeRows, type Verdict } from "./match";
import { findPayableWorld } from "./payable-orders.server";
import { findStatement, isWaiting, type Statement, type StatementRow } from "./statement.server";

export const rowGroups = ["fitting", "undecided", "recorded", "others"] as const;

export type RowGroup = (typeof rowGroups)[number];

/** A row with what recording would do, or why it does nothing. */
export interface JudgedRow extends StatementRow {
  verdict:
    | Verdict
    | { kind: "recorded"; number: string }
    | { kind: "repeat" }
    | { kind: "zero" }
    /** Money that went; `refunds`: those that are owed in that amount. */
    | { kind: "out"; refunds: PendingRefund[] };
}

interface PendingRefund {
  withdrawalId: string;
  number: string;
}

/** A statement with its rows judged against the orders as they are now. Writes nothing. */
export async function findDryRun(
  id: string,
  db: Db = shopDatabase(),
): Promise<(Omit<Statement, "rows"> & { groups: Record<RowGroup, JudgedRow[]> }) | undefined> {
  const statement = await findStatement(id, db);
  if (!statement) return undefined;
  const { rows, ...about } = statement;
  const waiting = rows.filter(isWaiting);
  const verdicts = judgeRows(waiting, await findPayableWorld(waiting, db));
  const refunds = await listPendingRefunds(
    rows.map(({ amountBani }) => -amountBani).filter((bani) => bani > 0),
    db,
  );
  const groups: Record<RowGroup, JudgedRow[]> = {
    ...{ fitting: [], undecided: [], recorded: [], others: [] },
  };
  for (const row of rows) {
    const verdict = verdictOf(row, verdicts, refunds);
    groups[groupOf(verdict)].push({ ...row, verdict });
  }
  return { ...about, groups };
}

function verdictOf(
  row: StatementRow,
  verdicts: Map<number, Verdict>,
  refunds: Map<number, PendingRefund[]>,
): JudgedRow["verdict"] {
  if (row.paid !== null) return { kind: "recorded", number: row.paid };
  if (row.repeats) return { kind: "repeat" };
  if (row.amountBani === 0) return { kind: "zero" };
  const verdict = verdicts.get(row.id);
  return verdict ?? { kind: "out", refunds: refunds.get(-row.amountBani) ?? [] };
}

function groupOf({ kind }: JudgedRow["verdict"]): RowGroup {
  if (kind === "fits") return "fitting";
  return kind === "undecided" || kind === "recorded" ? kind : "others";
}

/** The refunds that are owed to withdrawals, by their amount in bani. */
async function listPendingRefunds(
  amounts: number[],
  db: Db,
): Promise<Map<number, PendingRefund[]>> {
  const rows = await db
    .selectFrom("refunds")
    .innerJoin("withdrawals", "withdrawals.id", "refunds.withdrawal_id")
    .select(["refunds.amount_bani", "withdrawals.id", "withdrawals.order_number"])
    .where("refunds.paid_at", "is", null)
    .where("refunds.amount_bani", "in", valuesOf([...new Set(amounts)]))
    .orderBy("refunds.recorded_at")
    .execute();
  const refunds = new Map<number, PendingRefund[]>();
  for (const { amount_bani, id, order_number } of rows) {
    const one = { withdrawalId: id, number: order_number };
    refunds.set(amount_bani, [...(refunds.get(amount_bani) ?? []), one]);
  }
  return refunds;
}
