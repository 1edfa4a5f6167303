import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

import { pieceId, pieces } from "../world";

/** A question about the bed that waits for its answer; returns its id. */
export async function addQuestion(
  db: Db,
  changes: Partial<Insertable<Database["product_questions"]>> = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("product_questions")
    .values({
      id,
      product_id: changes.product_id ?? (await pieceId(db, pieces.bed)),
      name: "Ioana",
      email: null,
      language: "ro",
      text: `Se poate demonta? ${id}`,
      created_at: new Date().toISOString(),
      ...changes,
    })
    .execute();
  return id;
}

/** The same with an answer. */
export function addAnswered(
  db: Db,
  changes: Partial<Insertable<Database["product_questions"]>> = {},
): Promise<string> {
  const at = new Date().toISOString();
  return addQuestion(db, { answer: "Da.", answer_language: "ro", answered_at: at, ...changes });
}
