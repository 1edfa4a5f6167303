import type { DocumentContent } from "~/sales/billing/document-content";
import { readDocumentContent } from "~/sales/billing/stored-document.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf } from "~db/list-page";

import type { EInvoiceFilter } from "./e-invoice-filter";

const PAGE_SIZE = 50;

/** The most documents of which a file is made at once. */
export const MOST_DOCUMENTS = 1_000;

/** A fiscal document as e-Factura sees it. */
export interface EInvoice {
  id: string;
  name: string;
  order_number: string;
  issued_on: string;
  buyer_kind: "person" | "company";
  total_bani: number;
  e_invoice_number: string;
  e_invoice_noted_at: string | null;
  content: DocumentContent;
}

/** One page of the fiscal documents of a period, newest first, 50 a page. A page past the end is the last one. */
export async function listEInvoices(
  { from, to, page: wanted }: EInvoiceFilter,
  db: Db = shopDatabase(),
): Promise<{ invoices: EInvoice[]; total: number; page: number; pageCount: number }> {
  const { total } = await fiscal(db)
    .where("issued_on", ">=", from)
    .where("issued_on", "<=", to)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await rowsOf(db)
    .where("documents.issued_on", ">=", from)
    .where("documents.issued_on", "<=", to)
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { invoices: rows.map(withContent), total, page, pageCount };
}

/** The fiscal documents of a period, newest first, as many as a file takes; `total`: how many there are. */
export async function listForFile(
  { from, to }: Pick<EInvoiceFilter, "from" | "to">,
  db: Db = shopDatabase(),
): Promise<{ invoices: EInvoice[]; total: number }> {
  const { total } = await listEInvoices({ from, to, page: 1 }, db);
  const rows = await rowsOf(db)
    .where("documents.issued_on", ">=", from)
    .where("documents.issued_on", "<=", to)
    .limit(MOST_DOCUMENTS)
    .execute();
  return { invoices: rows.map(withContent), total };
}

/** A fiscal document by its id; none for a proforma and for one on trial. */
export async function findEInvoice(
  id: string,
  db: Db = shopDatabase(),
): Promise<EInvoice | undefined> {
  const row = await rowsOf(db).where("documents.id", "=", id).executeTakeFirst();
  return row && withContent(row);
}

/** Documents that are the law's. */
export function fiscal(db: Db) {
  return db.selectFrom("documents").where("is_trial", "=", 0).where("kind", "!=", "proforma");
}

function rowsOf(db: Db) {
  return db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .where("documents.is_trial", "=", 0)
    .where("documents.kind", "!=", "proforma")
    .select([
      "documents.id",
      "documents.name",
      "orders.number as order_number",
      "documents.issued_on",
      "documents.buyer_kind",
      "documents.total_bani",
      "documents.e_invoice_number",
      "documents.e_invoice_noted_at",
      "documents.content",
    ])
    .orderBy("documents.issued_at", "desc")
    .orderBy("documents.name", "desc");
}

function withContent(row: Omit<EInvoice, "content"> & { content: string }): EInvoice {
  return { ...row, content: readDocumentContent(row.content) };
}
