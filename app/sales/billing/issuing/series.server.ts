import type { Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import { documentName } from "../front/document-kinds";

/**
 * Takes the next number of a kind of documents, in the transaction that issues the document, so that
 * a number is neither lost nor given twice, whatever fails and however many ask at once. Orders on
 * trial have series of their own.
 */
export async function takeNumber(
  kind: DocumentKind,
  isTrial: 0 | 1,
  trx: Db,
): Promise<{ prefix: string; number: number; name: string }> {
  const { prefix, last_number: number } = await trx
    .updateTable("document_series")
    .set((eb) => ({ last_number: eb("last_number", "+", 1) }))
    .where("kind", "=", kind)
    .where("is_trial", "=", isTrial)
    .returning(["prefix", "last_number"])
    .executeTakeFirstOrThrow();
  return { prefix, number, name: documentName(prefix, number) };
}
