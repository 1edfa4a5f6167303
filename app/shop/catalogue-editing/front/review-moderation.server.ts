import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
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

/** The workshop's decision about a review, and the review's version. */
export interface Verdict {
  approved_at: string | null;
  refused_at: string | null;
  refusal_reason: string | null;
  answer: string | null;
  answer_language: string;
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

export type ReviewChange =
  | { kind: "approve" }
  | { kind: "refuse"; reason: string }
  | { kind: "answer"; answer: string; language?: Language };

/**
 * Approves a review, refuses it with a reason, or sets the workshop's reply below it (an empty one
 * removes the reply). Refuses when somebody moderated or rewrote the review after it was shown,
 * unless the result is the same.
 */
export async function judgeReview(
  id: string,
  { change, version }: { change: ReviewChange; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "judged" } | { kind: "unknown" } | { kind: "stale"; current: Verdict }> {
  return db.transaction().execute(async (trx) => {
    const now = new Date().toISOString();
    const [action, set] = (() => {
      switch (change.kind) {
        case "approve":
          return [
            "review-approved",
            { approved_at: now, refused_at: null, refusal_reason: null },
          ] as const;
        case "refuse":
          return [
            "review-refused",
            { approved_at: null, refused_at: now, refusal_reason: change.reason },
          ] as const;
        case "answer":
          return [
            "review-answered",
            change.answer
              ? {
                  answer: change.answer,
                  answered_at: now,
                  answer_language: change.language ?? fallbackLanguage,
                }
              : { answer: null, answered_at: null, answer_language: fallbackLanguage },
          ] as const;
      }
    })();
    const current = await findVerdict(id, trx);
    if (!current) return { kind: "unknown" };
    if (current.version !== version) {
      return isJudged(current, change) ? { kind: "judged" } : { kind: "stale", current };
    }
    const { version: _version, ...before } = current;
    await trx.updateTable("reviews").set(set).where("id", "=", id).execute();
    const { version: _after, ...after } = (await findVerdict(id, trx)) ?? current;
    await recordAction({ admin, action, subject: "review", subjectId: id, before, after }, trx);
    return { kind: "judged" };
  });
}

/** Removes a picture of a review; false when there is no such one. */
export async function removePicture(
  reviewId: string,
  pictureId: string,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("review_pictures")
      .where("id", "=", pictureId)
      .where("review_id", "=", reviewId)
      .returning("position")
      .executeTakeFirst();
    if (!removed) return false;
    const entry = { subject: "review", subjectId: reviewId, after: null } as const;
    const before = { picture: removed.position + 1 };
    await recordAction({ admin, action: "review-picture-removed", ...entry, before }, trx);
    return true;
  });
}

function isJudged(verdict: Verdict, change: ReviewChange): boolean {
  switch (change.kind) {
    case "approve":
      return verdict.approved_at !== null;
    case "refuse":
      return verdict.refused_at !== null && verdict.refusal_reason === change.reason;
    case "answer":
      return (
        (verdict.answer ?? "") === change.answer &&
        (change.answer === "" || verdict.answer_language === (change.language ?? fallbackLanguage))
      );
  }
}

/** The workshop's part of a review for the audit log, without the customer's own words. */
function findVerdict(id: string, db: Db): Promise<Verdict | undefined> {
  return db
    .selectFrom("reviews")
    .select(["approved_at", "refused_at", "refusal_reason", "answer", "answer_language", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
}
