import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

/** A document in a list; amounts in bani. */
export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  name: string;
  issued_on: string;
  total_bani: number;
  corrects_id: string | null;
}

export const rowColumns = ["id", "kind", "name", "issued_on", "total_bani", "corrects_id"] as const;

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
