import { dayOf } from "~/dates";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

/**
 * Counts that a product's page was opened today: a number for a day, nothing about who looked. A
 * database that cannot be written leaves the page as it is.
 */
export async function countProductView(
  productId: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  try {
    await db
      .insertInto("product_views")
      .values({ product_id: productId, viewed_on: dayOf(now.toISOString()), count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["viewed_on", "product_id"])
          .doUpdateSet((eb) => ({ count: eb("product_views.count", "+", 1) })),
      )
      .execute();
  } catch (error) {
    if (!isStorageTrouble(error)) throw error;
  }
}
