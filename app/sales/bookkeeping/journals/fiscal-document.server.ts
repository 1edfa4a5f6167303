import { readDocumentContent } from "~/sales/billing/stored-document.server";
import { valuesOf, type Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

/** A fiscal document as the journals name it; bani, below zero in a storno. */
export interface FiscalDocument {
  name: string;
  kind: Exclude<DocumentKind, "proforma">;
  issuedOn: string;
  /** The day on which its VAT falls due. */
  taxOn: string;
  order: string;
  buyer: string;
  /** Empty for a person. */
  taxCode: string;
  country: string;
  county: string;
  netBani: number;
  vatBani: number;
  totalBani: number;
  taxes: { percent: number; netBani: number; vatBani: number }[];
  eInvoiceNumber: string;
  /** What a storno takes back; empty elsewhere. */
  corrects: string;
}

export async function readDocuments(
  ids: readonly string[],
  db: Db,
): Promise<Map<string, FiscalDocument[]>> {
  const rows = await db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .select([
      "documents.id",
      "documents.name",
      "kind",
      "issued_on",
      "tax_on",
      "orders.number",
      "net_bani",
      "documents.vat_bani",
      "documents.total_bani",
      "content",
      "e_invoice_number",
    ])
    .where("documents.id", "in", valuesOf(ids))
    .execute();
  return new Map(
    rows.map(({ id, ...row }) => {
      const { buyer, taxes, corrects } = readDocumentContent(row.content);
      const document: FiscalDocument = {
        name: row.name,
        kind: row.kind as FiscalDocument["kind"],
        issuedOn: row.issued_on,
        taxOn: row.tax_on ?? row.issued_on,
        order: row.number,
        buyer: buyer.name,
        taxCode: buyer.taxCode,
        country: buyer.country,
        county: buyer.county,
        netBani: row.net_bani,
        vatBani: row.vat_bani,
        totalBani: row.total_bani,
        taxes,
        eInvoiceNumber: row.e_invoice_number,
        corrects: corrects?.name ?? "",
      };
      return [id, [document]];
    }),
  );
}
