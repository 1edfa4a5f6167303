import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { DocumentReference } from "../document-content";
import { reversed } from "../issuing/amounts";
import { findBilledOrder } from "../issuing/find-billed-order.server";
import { issueDocument } from "../issuing/issue-document.server";
import { listIssued, remainingLines } from "../issuing/issued-documents.server";
import { storno } from "../issuing/take-back.server";

export type CorrectResult =
  | { kind: "corrected"; storno: DocumentReference; replacement: DocumentReference }
  | { kind: "unknown" }
  /** It is a proforma or a storno, or stornos have taken all of it back. */
  | { kind: "nothing-left" };

/**
 * Corrects an invoice the only way there is: a storno takes back what is left of it, and a new one
 * says the same with the buyer and the seller as they are now, at the rates of the first.
 */
export async function correctDocument(
  id: string,
  admin: Admin,
  at: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<CorrectResult> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("documents")
      .select("order_id")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) return { kind: "unknown" };
    const order = await findBilledOrder(row.order_id, trx);
    const issued = await listIssued(order.id, trx);
    const document = issued.find((one) => one.id === id)!;
    const { kind } = document;
    const lines = remainingLines(document, issued);
    if (kind === "proforma" || kind === "storno" || lines.length === 0) {
      return { kind: "nothing-left" };
    }
    const takenBack = { cause: `correction:${id}`, lines: reversed(lines) };
    const corrected = await storno(order, document, takenBack, at, trx);
    const { deliveredOn, dueOn, discount } = document.content;
    const replacement = await issueDocument(
      order,
      { kind, cause: `replacement:${id}`, lines, deliveredOn, dueOn, discount },
      at,
      trx,
    );
    await recordAction(
      {
        admin,
        action: "document-corrected",
        subject: "document",
        subjectId: document.name,
        before: null,
        after: { storno: corrected.name, replacement: replacement.name },
      },
      trx,
    );
    return { kind: "corrected", storno: corrected, replacement };
  });
}
