import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import type { Db } from "~db/engine";

export interface ReviewSummary {
  /** The reviews that the average is of. */
  count: number;
  /** The mean rating, or null without reviews. */
  average: number | null;
  /** They are sample data, because no customer of this shop has written any. */
  isSample: boolean;
  /** All reviews that are shown, sample data too. */
  shownCount: number;
}

/**
 * Count and average of a product's approved reviews: of customers' own, and of sample data only
 * where there are no others. Always computed, never stored.
 */
export async function summariseReviews(
  productId: string,
  db: Db = shopDatabase(),
): Promise<ReviewSummary> {
  const [row] = await readSummary({ productId }, db);
  const { shownCount, shownAverage, ownCount, ownAverage } = row!;
  if (ownCount > 0) return { count: ownCount, average: ownAverage, isSample: false, shownCount };
  return { count: shownCount, average: shownAverage, isSample: shownCount > 0, shownCount };
}

const readSummary = compiledQuery((db, { productId }: { productId: string }) =>
  db
    .selectFrom("reviews")
    .select((eb) => [
      eb.fn.countAll<number>().as("shownCount"),
      eb.fn.avg<number | null>("rating").as("shownAverage"),
      eb.fn.countAll<number>().filterWhere("is_sample", "=", 0).as("ownCount"),
      eb.fn.avg<number | null>("rating").filterWhere("is_sample", "=", 0).as("ownAverage"),
    ])
    .where("product_id", "=", productId)
    .where("approved_at", "is not", null),
);
