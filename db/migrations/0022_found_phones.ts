import type { Kysely } from "kysely";

import { engineIn, run } from "./on-both";

/** Figures from the end of a phone by which it is found, the last one first. */
const REVERSED = 9;

/**
 * Phones are found by how their figures begin and end, of what is too many by the newest, and orders by how the
 * figures of their numbers begin. A source stands in front as a part of a text: an index of the source itself would
 * be taken for a customer's records, nearly all of which are orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = engineIn(db) === "postgres";
  const places = Array.from({ length: REVERSED }, (_, place) => -1 - place);
  const reversed = isPostgres
    ? `reverse(right(phone_figures, ${REVERSED}))`
    : places.map((place) => `substr(phone_figures, ${place}, 1)`).join(" || ");
  const number = isPostgres ? "right(number, 6)" : "substr(number, -6)";
  await run(
    db,
    "create index customer_records_phones on customer_records ((source || ':' || phone_figures))",
    `create index customer_records_phone_ends on customer_records ((source || ':' || (${reversed})))`,
    "create index customer_records_times on customer_records ((source || ':'), at, phone_figures)",
    `create index orders_number_ends on orders ((${number}))`,
  );
}
