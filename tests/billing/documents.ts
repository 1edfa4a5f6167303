import { randomUUID } from "node:crypto";

import type { DocumentContent } from "~/sales/billing/document-content";
import { writeSheet } from "~/sales/billing/front/document-sheet.server";
import type { Db } from "~db/engine";

/** Stores a document as if it had been issued, by default for the order placed first; returns its id. */
export async function addDocument(
  db: Db,
  content: DocumentContent,
  { orderId, cause, sheet }: { orderId?: string; cause?: string | undefined; sheet?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const order_id = orderId ?? (await firstOrder(db));
  const [, prefix = "", number] = /^(.*)-(\d+)$/.exec(content.name) ?? [];
  await db
    .insertInto("documents")
    .values({
      id,
      order_id,
      prefix,
      number: Number(number),
      name: content.name,
      cause: cause ?? `test:${id}`,
      kind: content.kind,
      is_trial: content.isTrial ? 1 : 0,
      corrects_id: content.corrects && content.corrects.id,
      issued_at: `${content.issuedOn}T09:00:00.000Z`,
      issued_on: content.issuedOn,
      tax_on: content.taxOn,
      kept_until: "2099-07-01",
      buyer_kind: content.buyer.kind,
      net_bani: content.netBani,
      vat_bani: content.vatBani,
      total_bani: content.totalBani,
      content: JSON.stringify(content),
      sheet:
        sheet ??
        JSON.stringify(writeSheet(content, `${content.issuedOn}T09:00:00.000Z`, undefined)),
    })
    .execute();
  return id;
}

async function firstOrder(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom("orders")
    .select("id")
    .orderBy("number")
    .executeTakeFirstOrThrow();
  return id;
}
