import { randomUUID } from "node:crypto";

import { sql } from "kysely";

import type { PictureWithThumbnail } from "~/sales/approvals/sent-picture.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** What the pictures of all reviews may take together. */
const QUOTA = { bytes: 1024 * 1024 * 1024, files: 5_000 };

/** Whether these pictures may be stored; asked in the transaction that stores them. */
export async function hasRoomFor(
  pictures: readonly PictureWithThumbnail[],
  trx: Db,
): Promise<boolean> {
  if (pictures.length === 0) return true;
  const held = await trx
    .selectFrom("review_pictures")
    .select((eb) => [
      sql<number>`coalesce(sum(length(bytes)), 0)`.as("bytes"),
      eb.fn.countAll<number>().as("files"),
    ])
    .executeTakeFirstOrThrow();
  const bytes = pictures.reduce((sum, picture) => sum + picture.bytes.length, held.bytes);
  return bytes <= QUOTA.bytes && held.files + pictures.length <= QUOTA.files;
}

/** Stores the pictures of a review in their order. */
export async function keepPictures(
  reviewId: string,
  pictures: readonly PictureWithThumbnail[],
  trx: Db,
): Promise<void> {
  for (const [position, picture] of pictures.entries()) {
    const row = { id: randomUUID(), review_id: reviewId, position, ...picture };
    await trx.insertInto("review_pictures").values(row).execute();
  }
}

/** A picture by its id, small or large, and whether everybody may see it; undefined when there is none. */
export async function findReviewPicture(
  id: string,
  size: "small" | "large",
  db: Db = shopDatabase(),
): Promise<{ bytes: Buffer; isApproved: boolean } | undefined> {
  const row = await db
    .selectFrom("review_pictures")
    .innerJoin("reviews", "reviews.id", "review_pictures.review_id")
    .select(["bytes", "thumbnail", "approved_at"])
    .where("review_pictures.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const bytes = size === "small" ? (row.thumbnail ?? row.bytes) : row.bytes;
  return { bytes, isApproved: row.approved_at !== null };
}

/** Deletes the pictures of somebody's reviews. */
export async function erasePictures(userId: string, trx: Db): Promise<void> {
  await trx
    .deleteFrom("review_pictures")
    .where("review_id", "in", (eb) =>
      eb.selectFrom("reviews").select("reviews.id").where("user_id", "=", userId),
    )
    .execute();
}

/** The address of a picture of a review, as it was sent or small. */
export function reviewPicture(id: string, size: "small" | "large" = "large"): string {
  return `/imagini/recenzii/${id}${size === "small" ? "?mica=da" : ""}`;
}
