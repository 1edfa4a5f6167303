import type { PdfText } from "~/platform/format/pdf-text";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { DocumentContent } from "../document-content";
import { type DocumentRow, rowColumns } from "../find-documents.server";
import { endOfProforma, type ProformaEnd } from "../issuing/ended-proforma";
import { readDocumentSheet } from "../sheet/stored-sheet.server";
import { readDocumentContent } from "../stored-document.server";

export interface ShownDocument extends DocumentRow {
  orderNumber: string;
  isTrial: boolean;
  content: DocumentContent;
  /** The document as it was issued; `sheetToday` shows it as of today. */
  sheet: PdfText;
  /** Why a proforma no longer asks for its sum; null if it does, and for other documents. */
  end: ProformaEnd | null;
}

/**
 * A document with all that it says, or undefined. With an order's token only that order's documents
 * are found: whoever knows an order's address may read its papers, and no others.
 */
export async function findDocument(
  id: string,
  { orderToken }: { orderToken?: string } = {},
  db: Db = shopDatabase(),
): Promise<ShownDocument | undefined> {
  const row = await db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .select([
      ...rowColumns.map((column) => `documents.${column}` as const),
      "documents.is_trial",
      "content",
      "sheet",
      "orders.number",
      "orders.phone",
      "orders.status",
      "orders.paid_bani",
      "orders.reduced_bani",
      "orders.total_bani as ordered_bani",
    ])
    .where("documents.id", "=", id)
    .$if(orderToken !== undefined, (query) => query.where("orders.token", "=", orderToken ?? ""))
    .executeTakeFirst();
  // Once its customer is forgotten, an order's address leads to no document any more.
  if (!row || (orderToken !== undefined && row.phone === "")) return undefined;
  const { number, is_trial, content: written, sheet, phone: _, ...document } = row;
  const { status, ordered_bani: total_bani, reduced_bani, paid_bani, ...shown } = document;
  const content = readDocumentContent(written);
  const owing = { status, total_bani, reduced_bani, paid_bani };
  return {
    ...shown,
    orderNumber: number,
    isTrial: is_trial === 1,
    content,
    sheet: readDocumentSheet(sheet),
    end: endOfProforma(content, owing),
  };
}

/** The documents of these orders, the oldest first, and how many there are; read up to so many. */
export async function findDocumentsOf(
  numbers: readonly string[],
  most: number,
  db: Db = shopDatabase(),
): Promise<{ documents: ShownDocument[]; total: number }> {
  const ids = await db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .select("documents.id")
    .where("orders.number", "in", [...numbers, ""])
    .orderBy("issued_at")
    .orderBy("documents.number")
    .execute();
  const read = ids.slice(0, most).map(({ id }) => findDocument(id, {}, db));
  const documents = (await Promise.all(read)).filter((document) => document !== undefined);
  return { documents, total: ids.length };
}
