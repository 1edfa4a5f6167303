import { reviewPictures, withPictures } from "~/shop/catalogue/review.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { pageOf } from "~db/list-page";

const PAGE_SIZE = 30;

export const reviewFolders = ["waiting", "approved", "refused"] as const;
export type ReviewFolder = (typeof reviewFolders)[number];

export interface OfficeReview {
  id: string;
  author_name: string;
  rating: number;
  text: string;
  is_verified_buyer: 0 | 1;
  is_sample: 0 | 1;
  created_at: string;
  refusal_reason: string | null;
  language: string;
  answer: string | null;
  answer_language: string;
  /** The ids of its pictures. */
  pictures: string[];
  product_name: string;
  number: number;
  category_slug: string;
  version: number;
}

/** One page of the reviews of a folder, newest first; a page past the end is the last one. */
export async function listOfficeReviews(
  folder: ReviewFolder,
  wanted: number,
  db: Db = shopDatabase(),
): Promise<{ reviews: OfficeReview[]; total: number; page: number; pageCount: number }> {
  const inFolder = db
    .selectFrom("reviews")
    .$if(folder === "approved", (query) => query.where("approved_at", "is not", null))
    .$if(folder !== "approved", (query) => query.where("approved_at", "is", null))
    .$if(folder === "waiting", (query) => query.where("refused_at", "is", null))
    .$if(folder === "refused", (query) => query.where("refused_at", "is not", null));
  const { total } = await inFolder
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await inFolder
    .innerJoin("products", "products.id", "reviews.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select([
      "reviews.id",
      "author_name",
      "rating",
      "text",
      "is_verified_buyer",
      "reviews.is_sample",
      "reviews.created_at",
      "refusal_reason",
      "language",
      "answer",
      "answer_language",
      "reviews.version",
      "products.name as product_name",
      "products.number",
      "categories.slug as category_slug",
    ])
    .select(reviewPictures)
    .orderBy("reviews.created_at", "desc")
    .orderBy("reviews.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { reviews: rows.map(withPictures), total, page, pageCount };
}
