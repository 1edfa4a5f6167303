import { randomUUID } from "node:crypto";

import type { Db } from "~db/engine";

import { picture } from "../images";

/** A picture of a review that is there; returns its id. */
export async function addReviewPicture(db: Db, review_id: string, position = 0): Promise<string> {
  const id = randomUUID();
  const bytes = await picture("png");
  const row = { id, review_id, position, bytes, thumbnail: null };
  await db.insertInto("review_pictures").values(row).execute();
  return id;
}
