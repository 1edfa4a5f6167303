import type { Waiting } from "~/platform/settings/waiting";
import { LOW_STOCK } from "~/shop/catalogue/stock";
import type { Db } from "~db/engine";

const NEARLY_FULL = 80;

/** Active products with few pieces left. */
export async function countLowStock(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "active")
    .where("stock_quantity", "<=", LOW_STOCK)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reviews that wait for approval. */
export function findWaitingReviews(db: Db): Promise<Waiting> {
  return db
    .selectFrom("reviews")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("created_at").as("since"),
    ])
    .where("approved_at", "is", null)
    .where("refused_at", "is", null)
    .executeTakeFirstOrThrow();
}

/** The percentage where a space is nearly full, else 0. */
export function nearlyFull(percent: number): number {
  return percent >= NEARLY_FULL ? percent : 0;
}
