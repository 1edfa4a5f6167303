import type { PdfText } from "~/platform/format/pdf-text";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { idsFound, ordersNumbered } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { DocumentKind } from "~db/schema";

import type { DocumentContent } from "./document-content";
import { endOfProforma, type ProformaEnd } from "./issuing/ended-proforma";
import { readDocumentContent, readDocumentSheet } from "./stored-document.server";

const PAGE_SIZE = 50;

/** A document in a list; amounts in bani. */
export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  name: string;
  issued_on: string;
  total_bani: number;
  corrects_id: string | null;
}

const rowColumns = ["id", "kind", "name", "issued_on", "total_bani", "corrects_id"] as const;

/** The documents of an order, the newest first. */
export async function listOrderDocuments(
  orderId: string,
  db: Db = shopDatabase(),
): Promise<DocumentRow[]> {
  return db
    .selectFrom("documents")
    .select(rowColumns)
    .where("order_id", "=", orderId)
    .orderBy("issued_at", "desc")
    .orderBy("number", "desc")
    .execute();
}

/** The names of the documents that were issued for a payment. */
export async function listDocumentsOfPayment(
  paymentId: string,
  db: Db = shopDatabase(),
): Promise<string[]> {
  const documents = await db
    .selectFrom("documents")
    .select("name")
    .where("cause", "=", `payment:${paymentId}`)
    .execute();
  return documents.map(({ name }) => name);
}

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

export interface DocumentFilter {
  kind: DocumentKind | "";
  /** Days of Bucharest, or empty. */
  from: string;
  to: string;
  /** The number of a document or how it begins, with or without its series; or the number of an order. */
  search: string;
  page: number;
  /** The key of `documentSorts` by which the list is sorted; empty for the newest first. */
  order?: string;
}

export const documentSorts: Sorts = {
  nume: "documents.name",
  fel: "documents.kind",
  zi: "documents.issued_on",
  comanda: "orders.number",
  total: "documents.total_bani",
};

/** One page of the documents, the newest first, with what all that match come to; bani. */
export async function listDocuments(
  { kind, from, to, search, page: wanted, order = "" }: DocumentFilter,
  db: Db = shopDatabase(),
) {
  const matching = db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .$if(kind !== "", (query) => query.where("kind", "=", kind as DocumentKind))
    .$if(from !== "", (query) => query.where("issued_on", ">=", from))
    .$if(to !== "", (query) => query.where("issued_on", "<=", to))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("documents.id", "in", idsFound(["document"], search, db)),
          eb("documents.order_id", "in", (one) =>
            one
              .selectFrom("orders as named")
              .select("named.id")
              .where("named.number", "=", search.toUpperCase()),
          ),
          eb("documents.order_id", "in", ordersNumbered(search, db)),
        ]),
      ),
    );
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(count, wanted, PAGE_SIZE);
  const rows = await matching
    .select([
      ...rowColumns.map((column) => `documents.${column}` as const),
      "documents.is_trial",
      "orders.number as order_number",
    ])
    .$call(sortedBy(order, documentSorts))
    .orderBy("issued_at", "desc")
    .orderBy("documents.number", "desc")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { rows, count, page, pageCount };
}
