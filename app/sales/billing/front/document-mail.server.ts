import { makePdf } from "~/platform/format/make-file.server";
import { keepMailFile } from "~/platform/mail/mail-files.server";
import { enqueueMail } from "~/platform/mail/outbox.server";
import { writeApart } from "~/platform/mail/write-apart.server";
import type { Settings } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { CorrectionReason } from "~db/schema";

import {
  type UnmailedDocument,
  type MailedOrder,
  fileId,
  composeDocumentMail,
} from "../mails/compose-document-mail.server";
import { payableOf } from "../payable";
import { readDocumentSheet } from "../sheet/stored-sheet.server";

/** So many orders are written to in one run, so that other mails do not wait for their files. */
const MOST_AT_ONCE = 20;

/**
 * Mails documents that were issued to their buyers, as files, those of an order in one mail. What
 * fails is tried again at the next run and holds up no other order. Nobody is mailed for an order
 * whose customer was forgotten, nor a proforma of an order that takes no money any more.
 */
export async function writeDocumentMails(
  { general }: Settings,
  db: Db = shopDatabase(),
): Promise<void> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "token", "email", "language", "is_trial"])
    .select(["status", "total_bani", "reduced_bani", "paid_bani"])
    .where("id", "in", (eb) =>
      eb.selectFrom("documents").select("order_id").where("mailed_at", "is", null),
    )
    .orderBy("number")
    .limit(MOST_AT_ONCE)
    .execute();
  await writeApart(orders, (order) => mailDocuments(order, general, db));
}

/** The files are made before the transaction that writes the mail. */
async function mailDocuments(
  order: MailedOrder,
  general: Settings["general"],
  db: Db,
): Promise<void> {
  const documents = await db
    .selectFrom("documents")
    .select(["id", "cause", "kind", "name", "total_bani", "sheet"])
    .where("order_id", "=", order.id)
    .where("mailed_at", "is", null)
    .orderBy("issued_at")
    .execute();
  const isKnown = order.email !== "";
  const sent = documents.filter(({ kind }) => kind !== "proforma" || isOwing(order));
  if (isKnown) for (const { id, sheet } of sent) await keepFile(id, sheet, db);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("documents")
      .set({ mailed_at: new Date().toISOString() })
      .where(
        "id",
        "in",
        documents.map(({ id }) => id),
      )
      .where("mailed_at", "is", null)
      .executeTakeFirstOrThrow();
    // Another process may have written the mail meanwhile.
    if (Number(numUpdatedRows) < documents.length || !isKnown || sent.length === 0) return;
    const corrections = await findCorrections(sent, trx);
    await enqueueMail(composeDocumentMail(order, sent, corrections, general), order.id, trx);
  });
}

/** The reasons for corrections of payments among documents, each reason once. */
async function findCorrections(
  documents: readonly UnmailedDocument[],
  trx: Db,
): Promise<CorrectionReason[]> {
  const payments = documents.flatMap(({ cause }) => {
    const [kind, id = ""] = cause.split(":");
    return kind === "payment" ? [id] : [];
  });
  const rows = await trx
    .selectFrom("payments")
    .select("reason")
    .distinct()
    .where("id", "in", valuesOf(payments))
    .where("reason", "in", ["mistake", "charged_back"])
    .orderBy("reason")
    .execute();
  return rows.map(({ reason }) => reason as CorrectionReason);
}

/** Whether an order still takes money: a proforma does not ask for what was cancelled or paid meanwhile. */
function isOwing(order: MailedOrder): boolean {
  return payableOf(order).kind === "owing";
}

function keepFile(id: string, sheet: string, db: Db): Promise<void> {
  const make = () => makePdf(readDocumentSheet(sheet));
  return keepMailFile({ id: fileId(id), type: "application/pdf", make }, db);
}
