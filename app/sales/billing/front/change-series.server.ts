import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import { documentKinds } from "./document-kinds";

export interface Series {
  kind: DocumentKind;
  prefix: string;
  /** The number that the next document gets. */
  next: number;
  /** Whether documents carry the prefix already, so that the count goes on by itself. */
  isBegun: boolean;
}

/** The series of an open shop, one for each kind. */
export async function listSeries(db: Db = shopDatabase()): Promise<Series[]> {
  const rows = await db
    .selectFrom("document_series")
    .select((eb) => [
      "kind",
      "prefix",
      "last_number",
      eb
        .exists(
          eb
            .selectFrom("documents")
            .select("documents.id")
            .whereRef("documents.prefix", "=", "document_series.prefix"),
        )
        .as("is_begun"),
    ])
    .where("is_trial", "=", 0)
    .execute();
  return documentKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    if (!row) return [];
    const { prefix, last_number, is_begun } = row;
    return [{ kind, prefix, next: last_number + 1, isBegun: Boolean(is_begun) }];
  });
}

export type ChangeSeriesResult =
  | { kind: "changed" }
  /** Another kind has the prefix, or documents of earlier carry it. */
  | { kind: "taken" }
  /** Documents carry the prefix: a number left out or given twice would be a gap. */
  | { kind: "begun"; next: number };

/**
 * Sets prefix and next number of a kind of documents. Refuses a prefix that another kind has or had,
 * and another number while documents carry the prefix: one begins anew only under a new prefix.
 */
export async function changeSeries(
  { kind, prefix, next }: { kind: DocumentKind; prefix: string; next: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<ChangeSeriesResult> {
  return db.transaction().execute(async (trx) => {
    const series = await listSeries(trx);
    const before = series.find((one) => one.kind === kind);
    if (!before) throw new Error(`there is no series of ${kind}`);
    if (prefix === before.prefix) {
      if (next === before.next) return { kind: "changed" };
      if (before.isBegun) return { kind: "begun", next: before.next };
    } else if (await isUsed(prefix, trx)) return { kind: "taken" };
    await trx
      .updateTable("document_series")
      .set({ prefix, last_number: next - 1 })
      .where("kind", "=", kind)
      .where("is_trial", "=", 0)
      .execute();
    const state = ({ prefix: shown, next: first }: Pick<Series, "prefix" | "next">) => ({
      prefix: shown,
      next: first,
    });
    await recordAction(
      {
        admin,
        action: "series-changed",
        subject: "series",
        subjectId: kind,
        before: state(before),
        after: state({ prefix, next }),
      },
      trx,
    );
    return { kind: "changed" };
  });
}

async function isUsed(prefix: string, trx: Db): Promise<boolean> {
  const series = trx.selectFrom("document_series").select("prefix").where("prefix", "=", prefix);
  const documents = trx.selectFrom("documents").select("prefix").where("prefix", "=", prefix);
  return (await series.union(documents).executeTakeFirst()) !== undefined;
}
