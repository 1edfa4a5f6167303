import type { SelectQueryBuilder } from "kysely";

import { hasAnyWords, numberIn, valuesOf, wordsIn, type Db } from "~db/engine";
import { newestByPhone, ordersNumbered, phonesFound } from "~db/found";
import type { Database } from "~db/schema";

/**
 * The numbers in the order index of the orders whose number a text names or begins, whose phone begins or ends so, or
 * that have its words.
 */
export function ordersByFigures(search: string, db: Db) {
  return ofWords(search, db)
    .union(ofOrders(ordersNumbered(search, db), db))
    .union(ofOrders(phonesFound("orders", search, db).$castTo<{ id: string }>(), db));
}

/** The numbers of the newest of the same orders, at most `most`, the newest first. */
export async function newestByFigures(
  search: string,
  most: number,
  db: Db,
): Promise<{ id: number }[]> {
  const phones = await newestByPhone("orders", search, { most }, db);
  const ids = phones.map(({ source_id }) => source_id);
  const words = ofWords(search, db).orderBy(numberIn("order_index_words"), "desc").limit(most);
  return db
    .selectFrom("order_index")
    .select("order_index.id")
    .where((eb) =>
      eb(
        "order_index.id",
        "in",
        db
          .selectFrom(words.as("worded"))
          .select("worded.id")
          .union(ofOrders(ordersNumbered(search, db), db))
          .union(
            db
              .selectFrom("order_index")
              .select("order_index.id")
              .where("order_id", "in", valuesOf(ids)),
          ),
      ),
    )
    .orderBy("order_index.id", "desc")
    .limit(most)
    .execute();
}

function ofWords(search: string, db: Db) {
  return db
    .selectFrom("order_index_words")
    .select(numberIn("order_index_words").as("id"))
    .where(hasAnyWords("order_index_words", [wordsIn(search)]));
}

function ofOrders<TB extends keyof Database>(
  ids: SelectQueryBuilder<Database, TB, { id: string }>,
  db: Db,
) {
  return db.selectFrom("order_index").select("order_index.id").where("order_id", "in", ids);
}
