import type { ExpressionBuilder } from "kysely";

import { shopDatabase } from "~db/client.server";
import { compiledQuery } from "~db/compiled-query";
import { listOf, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";
import type { Database } from "~db/schema";
import { readList } from "~db/stored-json";

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
  language: string;
  /** The workshop's reply. */
  answer: string | null;
  answer_language: string;
  /** The ids of its pictures. */
  pictures: string[];
}

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
  const { page, pageCount, offset } = pageOf(count, wantedPage, PAGE_SIZE);
  const rows = await readReviews({ productId, offset }, db);
  return { reviews: rows.map(withPictures), page, pageCount };
}

const readReviews = compiledQuery(
  (db, { productId, offset }: { productId: string; offset: number }) =>
    db
      .selectFrom("reviews")
      .select(["id", "author_name", "rating", "text", "created_at"])
      .select(["is_verified_buyer", "is_sample", "language", "answer", "answer_language"])
      .select(reviewPictures)
      .where("product_id", "=", productId)
      .where("approved_at", "is not", null)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(PAGE_SIZE)
      .offset(offset),
);

/** The ids of a review's pictures in their order, as a JSON list. */
export function reviewPictures(eb: ExpressionBuilder<Database, "reviews">) {
  return listOf(
    eb
      .selectFrom("review_pictures")
      .select("review_pictures.id as value")
      .whereRef("review_pictures.review_id", "=", "reviews.id")
      .orderBy("position"),
  ).as("pictures");
}

/** A row with the ids of its pictures as a list. */
export function withPictures<Row extends { pictures: string }>(row: Row) {
  return { ...row, pictures: readList(row.pictures) };
}
