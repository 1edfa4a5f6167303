import { fallbackLanguage, type Language } from "~/platform/i18n/languages";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** The workshop's decision about a review, and the review's version. */
export interface Verdict {
  approved_at: string | null;
  refused_at: string | null;
  refusal_reason: string | null;
  answer: string | null;
  answer_language: string;
  version: number;
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
