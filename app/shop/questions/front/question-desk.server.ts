import { shopDatabase } from "~db/client.server";
import { contains, type Db } from "~db/engine";
import { pageOf } from "~db/list-page";

const PAGE_SIZE = 30;

export const questionFolders = ["waiting", "answered", "hidden"] as const;
export type QuestionFolder = (typeof questionFolders)[number];

/** One page of the questions of a folder, newest first; a page past the end is the last one. */
export async function listQuestions(
  { folder, search, wanted }: { folder: QuestionFolder; search: string; wanted: number },
  db: Db = shopDatabase(),
) {
  const found = db
    .selectFrom("product_questions")
    .innerJoin("products", "products.id", "product_questions.product_id")
    .innerJoin("categories", "categories.id", "products.category_id")
    .$if(folder === "hidden", (query) => query.where("hidden_at", "is not", null))
    .$if(folder !== "hidden", (query) => query.where("hidden_at", "is", null))
    .$if(folder === "waiting", (query) => query.where("answered_at", "is", null))
    .$if(folder === "answered", (query) => query.where("answered_at", "is not", null))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or(
          (["text", "product_questions.name", "answer", "products.name"] as const).map((column) =>
            contains(eb.ref(column), search),
          ),
        ),
      ),
    );
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const questions = await found
    .select(["product_questions.id", "product_questions.name", "text", "language"])
    .select(["product_questions.created_at", "answer", "answer_language"])
    .select((eb) => eb("email", "is not", null).as("wantsMail"))
    .select(["product_questions.version", "products.name as product_name"])
    .select(["products.number", "categories.slug as category_slug"])
    .orderBy("product_questions.created_at", "desc")
    .orderBy("product_questions.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { questions, total, page, pageCount };
}

export type DeskQuestion = Awaited<ReturnType<typeof listQuestions>>["questions"][number];
