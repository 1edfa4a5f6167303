import { inBatches } from "~/platform/basics/in-batches.server";
import type { DocumentContent } from "~/sales/billing/document-content";
import { readDocumentContent } from "~/sales/billing/stored-document.server";
import { valuesOf, type Db } from "~db/engine";

import type { Period } from "../front/period";
import { listFiscalIds } from "./fiscal-documents.server";

/** A fiscal document as it was issued, and the number under which the authority took its e-invoice; empty before. */
export interface FiscalContent {
  content: DocumentContent;
  eInvoiceNumber: string;
}

/** The fiscal documents of a period in the order of their issue, some at a time, those of orders on trial aside. */
export async function* fiscalContents(
  period: Period,
  db: Db,
): AsyncGenerator<readonly FiscalContent[], void> {
  for await (const ids of inBatches(await listFiscalIds(period, "issued", db), 50)) {
    const rows = await db
      .selectFrom("documents")
      .select(["id", "content", "e_invoice_number"])
      .where("id", "in", valuesOf(ids))
      .execute();
    const read = new Map(
      rows.map((row) => [
        row.id,
        { content: readDocumentContent(row.content), eInvoiceNumber: row.e_invoice_number },
      ]),
    );
    yield ids.flatMap((id) => read.get(id) ?? []);
  }
}
