import type { Language } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

/** Questions on the product's own page, and on a page of the list of all. */
export const SHOWN_FIRST = 5;
const PAGE_SIZE = 10;

export interface AnsweredQuestion {
  id: string;
  name: string;
  text: string;
  language: string;
  created_at: string;
  answer: string;
  answer_language: string;
}

/**
 * A product's answered questions, those in the reader's language first, then the newest: one page of them;
 * a page past the end is the last one.
 */
export async function listAnswered(
  productId: string,
  language: Language,
  { wanted = 1, size = PAGE_SIZE } = {},
  db: Db = shopDatabase(),
): Promise<{ questions: AnsweredQuestion[]; total: number; page: number; pageCount: number }> {
  const shown = db
    .selectFrom("product_questions")
    .where("product_id", "=", productId)
    .where("answered_at", "is not", null)
    .where("hidden_at", "is", null);
  const { total } = await shown
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const questions =
    total === 0
      ? []
      : await shown
          .select(["id", "name", "text", "language", "created_at"])
          .select((eb) => [
            eb.ref("answer").$notNull().as("answer"),
            eb.ref("answer_language").$notNull().as("answer_language"),
          ])
          .orderBy((eb) => eb.case().when("language", "=", language).then(0).else(1).end())
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(size)
          .offset((page - 1) * size)
          .execute();
  return { questions, total, page, pageCount };
}
