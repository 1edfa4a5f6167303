import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";
import { compiledQuery } from "~db/compiled-query";

import { enqueueMails, type Mail } from "~/mail/outbox.server";

/** Reviews on a page (spec §2: three at first). */
const PAGE_SIZE = 3;

export interface Review {
  id: string;
  author_name: string;
  rating: number;
  text: string;
  created_at: string;
  is_verified_buyer: 0 | 1;
  is_sample: 0 | 1;
  /** The workshop's reply. */
  answer: string | null;
}

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

/**
 * One page of a product's approved reviews, of which there are `count`, newest first; a page past
 * the end is the last one.
 */
export async function listReviews(
  productId: string,
  count: number,
  wantedPage: number,
  db: Db = shopDatabase(),
): Promise<{ reviews: Review[]; page: number; pageCount: number }> {
  const pageCount = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(Math.max(1, wantedPage), pageCount);
  const reviews = await readReviews({ productId, offset: (page - 1) * PAGE_SIZE }, db);
  return { reviews, page, pageCount };
}

const readReviews = compiledQuery(
  (db, { productId, offset }: { productId: string; offset: number }) =>
    db
      .selectFrom("reviews")
      .select(["id", "author_name", "rating", "text", "created_at"])
      .select(["is_verified_buyer", "is_sample", "answer"])
      .where("product_id", "=", productId)
      .where("approved_at", "is not", null)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(PAGE_SIZE)
      .offset(offset),
);

/**
 * Saves a customer's review of a product, which waits for approval. A customer to whom the product
 * was delivered counts as a verified buyer. A second review replaces the first and waits for
 * approval again. `mails` inform the shop.
 */
export async function submitReview(
  customer: { id: string; first_name: string; last_name: string },
  productId: string,
  { rating, text }: { rating: number; text: string },
  mails: Mail[],
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const bought = await trx
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select("orders.id")
      .where("orders.user_id", "=", customer.id)
      .where("orders.status", "=", "delivered")
      .where("order_lines.product_id", "=", productId)
      .executeTakeFirst();
    await trx
      .deleteFrom("reviews")
      .where("product_id", "=", productId)
      .where("user_id", "=", customer.id)
      .execute();
    await trx
      .insertInto("reviews")
      .values({
        id: randomUUID(),
        product_id: productId,
        user_id: customer.id,
        author_name: shownName(customer),
        rating,
        text,
        is_verified_buyer: bought ? 1 : 0,
        is_sample: 0,
        created_at: new Date().toISOString(),
        approved_at: null,
      })
      .execute();
    await enqueueMails(mails, null, trx);
  });
}

/** "Ioana P.": enough to see a person, too little to find them. */
function shownName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const [initial = ""] = last_name;
  return `${first_name} ${initial && `${initial}.`}`.trim();
}
