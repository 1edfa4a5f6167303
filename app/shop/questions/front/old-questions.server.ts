import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

/** How long a question that is not shown is kept. */
const LIFE = 180 * 24 * 60 * 60 * 1000;

/** Deletes the questions that nobody has answered within half a year, and those that were hidden that long ago. */
export async function deleteOldQuestions(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  const oldest = new Date(now.getTime() - LIFE).toISOString();
  await db
    .deleteFrom("product_questions")
    .where((eb) =>
      eb.or([
        eb.and([eb("answered_at", "is", null), eb("created_at", "<=", oldest)]),
        eb("hidden_at", "<=", oldest),
      ]),
    )
    .execute();
}

/** Deletes the questions that name an address whose account goes. Answered ones name none. */
export async function eraseQuestions(email: string, trx: Db): Promise<void> {
  await trx.deleteFrom("product_questions").where("email", "=", email.toLowerCase()).execute();
}

/** What a customer is given of their questions when they ask for their data. */
export function findQuestionData(email: string, db: Db = shopDatabase()) {
  return db
    .selectFrom("product_questions")
    .innerJoin("products", "products.id", "product_questions.product_id")
    .select(["products.name as product", "product_questions.name", "text"])
    .select("product_questions.created_at")
    .where("email", "=", email.toLowerCase())
    .orderBy("product_questions.created_at", "desc")
    .execute();
}

/** Questions that wait for an answer. */
export function findWaitingQuestions(db: Db = shopDatabase()): Promise<Waiting> {
  return db
    .selectFrom("product_questions")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("created_at").as("since"),
    ])
    .where("answered_at", "is", null)
    .where("hidden_at", "is", null)
    .executeTakeFirstOrThrow();
}

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    product_questions: "half a year unanswered or hidden; an answered one names no address",
  },
  exportOf: async ({ email }, db) => ({ questions: await findQuestionData(email, db) }),
  eraseOf: ({ email }, trx) => eraseQuestions(email, trx),
  cleanUp: deleteOldQuestions,
} satisfies PersonalData;
