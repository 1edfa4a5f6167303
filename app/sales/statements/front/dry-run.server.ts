import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { findStatement, type Statement } from "../reading/find-statement.server";
import { judgeAll } from "../reading/judge-all.server";
import type { Verdict } from "../reading/match";
import { describeMoneyOut, type MoneyOut } from "../reading/money-out.server";
import { findPayableWorld } from "../reading/payable-orders.server";
import { isWaiting, type StatementRow } from "../reading/statement-rows.server";

export const rowGroups = ["fitting", "undecided", "recorded", "others"] as const;

export type RowGroup = (typeof rowGroups)[number];

/** A row with what recording would do, or why it does nothing. */
export interface JudgedRow extends StatementRow {
  verdict:
    | Verdict
    | { kind: "recorded"; numbers: string[] }
    | { kind: "repeat" }
    | { kind: "zero" }
    | ({ kind: "out" } & MoneyOut);
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
  const out = rows.filter(({ amountBani, repeats }) => amountBani < 0 && repeats === null);
  const world = await findPayableWorld([...waiting, ...out], db);
  const verdicts = await judgeAll(waiting, world);
  const moneyOut = await describeMoneyOut(out, world, db);
  const groups: Record<RowGroup, JudgedRow[]> = {
    fitting: [],
    undecided: [],
    recorded: [],
    others: [],
  };
  for (const row of rows) {
    const verdict = verdictOf(row, verdicts, moneyOut);
    groups[groupOf(verdict)].push({ ...row, verdict });
  }
  return { ...about, groups };
}

function verdictOf(
  row: StatementRow,
  verdicts: Map<number, Verdict>,
  moneyOut: Map<number, MoneyOut>,
): JudgedRow["verdict"] {
  if (row.paid.length > 0) {
    return { kind: "recorded", numbers: row.paid.map(({ number }) => number) };
  }
  if (row.repeats) return { kind: "repeat" };
  if (row.amountBani === 0) return { kind: "zero" };
  const verdict = verdicts.get(row.id);
  const out = moneyOut.get(row.id) ?? { refunds: [], numbers: [], isReturned: false };
  return verdict ?? { kind: "out", ...out };
}

function groupOf({ kind }: JudgedRow["verdict"]): RowGroup {
  if (kind === "fits") return "fitting";
  return kind === "undecided" || kind === "recorded" ? kind : "others";
}
