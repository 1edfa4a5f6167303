import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Reviews shown at a time (spec §2: three at first). */
const PAGE_SIZE = 3;

export interface Review {
  id: string;
  author_name: string;
  rating: number;
  text: string;
  created_at: string;
  is_verified_buyer: 0 | 1;
}

export interface ReviewSummary {
  count: number;
  /** The mean rating, or null without reviews. */
  average: number | null;
  /** How many were written by customers of this shop, not shipped as samples. */
  genuineCount: number;
}

/** Count and average of a product's approved reviews. Always computed, never stored. */
export async function summariseReviews(
  productId: string,
  db: Db = shopDatabase(),
): Promise<ReviewSummary> {
  const row = await db
    .selectFrom("reviews")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.avg<number | null>("rating").as("average"),
      eb.fn.countAll<number>().filterWhere("is_sample", "=", 0).as("genuineCount"),
    ])
    .where("product_id", "=", productId)
    .where("approved_at", "is not", null)
    .executeTakeFirstOrThrow();
  return row;
}

/** One page of a product's approved reviews, newest first; a page past the end is the last one. */
export async function listReviews(
  productId: string,
  wantedPage: number,
  db: Db = shopDatabase(),
): Promise<{ reviews: Review[]; page: number; pageCount: number }> {
  const { count } = await summariseReviews(productId, db);
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(Math.max(1, wantedPage), pageCount);
  const reviews = await db
    .selectFrom("reviews")
    .select(["id", "author_name", "rating", "text", "created_at", "is_verified_buyer"])
    .where("product_id", "=", productId)
    .where("approved_at", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return { reviews, page, pageCount };
}
