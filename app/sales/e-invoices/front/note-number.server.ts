import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { fiscal } from "./e-invoice.server";

export type NoteNumberResult =
  | { kind: "noted" }
  | { kind: "unknown" }
  /** The number stands at another document, of that name. */
  | { kind: "taken"; name: string };

/**
 * Notes the number that the authority gave to a document, or corrects it; recorded in the audit log.
 * Refuses a document that is no fiscal one, and a number that another document has.
 */
export async function noteEInvoiceNumber(
  id: string,
  number: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<NoteNumberResult> {
  return db.transaction().execute(async (trx) => {
    const current = await fiscal(trx)
      .select(["name", "e_invoice_number"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!current) return { kind: "unknown" };
    if (current.e_invoice_number === number) return { kind: "noted" };
    const other = await fiscal(trx)
      .select("name")
      .where("e_invoice_number", "=", number)
      .executeTakeFirst();
    if (other) return { kind: "taken", name: other.name };
    await trx
      .updateTable("documents")
      .set({ e_invoice_number: number, e_invoice_noted_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    const entry = { action: "e-invoice-noted", subject: "document" } as const;
    await recordAction(
      {
        admin,
        ...entry,
        subjectId: current.name,
        before: { number: current.e_invoice_number },
        after: { number },
      },
      trx,
    );
    return { kind: "noted" };
  });
}
