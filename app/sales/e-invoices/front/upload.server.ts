import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { UploadState } from "~db/schema";

import { eFacturaAccess } from "../uploading/access.server";
import { anafAuthority } from "../uploading/anaf.server";
import { uploadDue } from "../uploading/upload-due.server";

/** The authority that the shop sends to; undefined where documents are taken there by hand. */
export const eInvoiceAuthority = eFacturaAccess && anafAuthority(eFacturaAccess);

/** Sends the documents whose turn it is, and asks what became of those that were sent (`uploadDue`). */
export async function sendDueEInvoices(): Promise<void> {
  if (eInvoiceAuthority) await uploadDue(eInvoiceAuthority);
}

/**
 * How far documents have come to the authority, or with `isTest` to its trial, by their ids; without those that
 * nobody asked to be sent there.
 */
export async function findUploads(
  ids: readonly string[],
  isTest: boolean,
  db: Db = shopDatabase(),
): Promise<Map<string, { state: UploadState; reason: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("e_invoice_uploads")
    .select(["document_id", "state", "reason"])
    .where("document_id", "in", valuesOf(ids))
    .where("is_test", "=", isTest ? 1 : 0)
    .execute();
  return new Map(rows.map(({ document_id, ...row }) => [document_id, row]));
}

/**
 * Whether a document may be put in line: for the first time, or again after a refusal. One whose arrival is
 * unknown may be put there only singly (`isAlone`), because somebody has to look it up first.
 */
export function isAskable(state: UploadState | undefined, isAlone: boolean): boolean {
  return state === undefined || state === "refused" || (state === "unsure" && isAlone);
}

/**
 * Puts documents in the line to the authority, or to its trial, in one transaction with a line in the audit log for
 * each. A document that was sent to the trial may be sent to the authority too. Documents with a number, those of
 * an order on trial, proformas, and those that may not be put in line (`isAskable`) are left out. Returns how many
 * were put there.
 */
export async function askToUpload(
  ids: readonly string[],
  admin: Admin,
  { isTest, isAlone }: { isTest: boolean; isAlone: boolean },
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  if (ids.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    const documents = await trx
      .selectFrom("documents")
      .leftJoin("e_invoice_uploads", "e_invoice_uploads.document_id", "documents.id")
      .select([
        "documents.id",
        "documents.name",
        "e_invoice_uploads.state",
        "e_invoice_uploads.is_test",
      ])
      .where("documents.id", "in", valuesOf(ids))
      .where("is_trial", "=", 0)
      .where("kind", "!=", "proforma")
      .where("e_invoice_number", "=", "")
      .execute();
    const asked = documents.filter(({ state, is_test }) => {
      const isElsewhere = is_test !== null && (is_test === 1) !== isTest;
      return isAskable(isElsewhere ? undefined : (state ?? undefined), isAlone);
    });
    const row = {
      state: "waiting",
      is_test: isTest ? 1 : 0,
      upload_index: "",
      reason: "",
      attempts: 0,
      next_at: now.toISOString(),
      asked_by: admin.id,
      asked_email: admin.email,
    } as const;
    for (const { id, name, state } of asked) {
      await trx
        .insertInto("e_invoice_uploads")
        .values({ document_id: id, ...row })
        .onConflict((conflict) => conflict.column("document_id").doUpdateSet(row))
        .execute();
      const entry = { action: "e-invoice-sent", subject: "document", subjectId: name } as const;
      await recordAction(
        { admin, ...entry, before: { state: state ?? "" }, after: { state: "waiting" } },
        trx,
      );
    }
    return asked.length;
  });
}
