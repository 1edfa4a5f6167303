import { randomUUID } from "node:crypto";

import type { DocumentContent } from "~/billing/document-content";
import type { Db } from "~db/sqlite/engine";

/** Stores a document as if it had been issued, for the order placed first; returns its id. */
export async function addDocument(db: Db, content: DocumentContent): Promise<string> {
  const id = randomUUID();
  const { id: order_id } = await db
    .selectFrom("orders")
    .select("id")
    .orderBy("number")
    .executeTakeFirstOrThrow();
  const [prefix = "", number] = content.name.split("-");
  await db
    .insertInto("documents")
    .values({
      ...{ id, order_id, prefix, number: Number(number), name: content.name, cause: id },
      kind: content.kind,
      is_trial: content.isTrial ? 1 : 0,
      corrects_id: content.corrects && content.corrects.id,
      issued_at: `${content.issuedOn}T09:00:00.000Z`,
      issued_on: content.issuedOn,
      kept_until: "2099-07-01",
      buyer_kind: content.buyer.kind,
      net_bani: content.netBani,
      vat_bani: content.vatBani,
      total_bani: content.totalBani,
      content: JSON.stringify(content),
      sheet: "{}",
    })
    .execute();
  return id;
}
