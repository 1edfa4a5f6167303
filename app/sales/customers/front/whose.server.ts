import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

type Source = Database["customer_records"]["source"];

/** The id of the customer to whom a record belongs; null if it names nobody any more. */
export async function findCustomerOf(
  source: Source,
  sourceId: string | null,
  db: Db = shopDatabase(),
): Promise<string | null> {
  if (sourceId === null) return null;
  const record = await db
    .selectFrom("customer_records")
    .select("customer_id")
    .where("source", "=", source)
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
  return record?.customer_id ?? null;
}
