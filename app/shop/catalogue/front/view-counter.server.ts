import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

/** Views since they were last saved, by product and day. */
let tally = new Map<string, { productId: string; day: string; count: number }>();

/**
 * Counts a view of a product's page today: a number for each day, nothing about who looked. Only
 * `saveProductViews` writes to the database, so that a view costs no write.
 */
export function countProductView(productId: string, now: Date = new Date()): void {
  const day = dayOf(now.toISOString());
  const key = `${day} ${productId}`;
  const known = tally.get(key);
  if (known) known.count += 1;
  else tally.set(key, { productId, day, count: 1 });
}

/**
 * Saves the counted views. Deleted products are left out; if the database cannot be written, the
 * views are saved the next time.
 */
export async function saveProductViews(db: Db = shopDatabase()): Promise<void> {
  if (tally.size === 0) return;
  const counted = tally;
  tally = new Map();
  try {
    await db.transaction().execute(async (trx) => {
      for (const { productId, day, count } of counted.values()) {
        await trx
          .insertInto("product_views")
          .columns(["product_id", "viewed_on", "count"])
          .expression((eb) =>
            eb
              .selectFrom("products")
              .select((inner) => [
                "id",
                inner.val(day).as("viewed_on"),
                inner.cast<number>(inner.val(count), "integer").as("count"),
              ])
              .where("id", "=", productId)
              .where("deleted_at", "is", null),
          )
          .onConflict((conflict) =>
            conflict
              .columns(["viewed_on", "product_id"])
              .doUpdateSet((eb) => ({ count: eb("product_views.count", "+", count) })),
          )
          .execute();
      }
    });
  } catch (error) {
    for (const [key, view] of counted) {
      const later = tally.get(key);
      if (later) later.count += view.count;
      else tally.set(key, view);
    }
    if (!isStorageTrouble(error)) throw error;
  }
}
