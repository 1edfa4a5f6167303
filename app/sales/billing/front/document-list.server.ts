import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { idsFound, ordersNumbered } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { DocumentKind } from "~db/schema";

import { rowColumns } from "../find-documents.server";

const PAGE_SIZE = 50;

export interface DocumentFilter {
  kind: DocumentKind | "";
  /** Days of Bucharest, or empty. */
  from: string;
  to: string;
  /** The number of a document or how it begins, with or without its series; or the number of an order. */
  search: string;
  page: number;
  /** The key of `documentSorts` by which the list is sorted; empty for the newest first. */
  order?: string;
}

export const documentSorts: Sorts = {
  nume: "documents.name",
  fel: "documents.kind",
  zi: "documents.issued_on",
  comanda: "orders.number",
  total: "documents.total_bani",
};

/** One page of the documents, the newest first, with what all that match come to; bani. */
export async function listDocuments(
  { kind, from, to, search, page: wanted, order = "" }: DocumentFilter,
  db: Db = shopDatabase(),
) {
  const matching = db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .$if(kind !== "", (query) => query.where("kind", "=", kind as DocumentKind))
    .$if(from !== "", (query) => query.where("issued_on", ">=", from))
    .$if(to !== "", (query) => query.where("issued_on", "<=", to))
    .$if(search !== "", (query) =>
      query.where((eb) =>
        eb.or([
          eb("documents.id", "in", idsFound(["document"], search, db)),
          eb("documents.order_id", "in", (one) =>
            one
              .selectFrom("orders as named")
              .select("named.id")
              .where("named.number", "=", search.toUpperCase()),
          ),
          eb("documents.order_id", "in", ordersNumbered(search, db)),
        ]),
      ),
    );
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(count, wanted, PAGE_SIZE);
  const rows = await matching
    .select([
      ...rowColumns.map((column) => `documents.${column}` as const),
      "documents.is_trial",
      "orders.number as order_number",
    ])
    .$call(sortedBy(order, documentSorts))
    .orderBy("issued_at", "desc")
    .orderBy("documents.number", "desc")
    .orderBy("documents.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  return { rows, count, page, pageCount };
}
