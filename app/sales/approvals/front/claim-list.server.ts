import type { Waiting } from "~/platform/settings/waiting";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { idsFound } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";

import { claimRows, asRow, type ClaimRow } from "../claims/claim-rows.server";

const PAGE_SIZE = 30;

export const claimSorts: Sorts = {
  comanda: "orders.number",
  fel: "kind",
  piesa: { text: "order_lines.name" },
  deschisa: "opened_at",
  schimbata: "changed_at",
  stare: "state",
};

/**
 * One page of the claims, those that waited longest first; a page past the end is the last one. `search`: words
 * of what was written in them.
 */
export async function listClaims(
  {
    isOpenOnly,
    search = "",
    page: wanted,
    order = "",
  }: { isOpenOnly: boolean; search?: string; page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{
  claims: (ClaimRow & { number: string })[];
  total: number;
  page: number;
  pageCount: number;
}> {
  const open = ["new", "in_work"] as const;
  const { total } = await db
    .selectFrom("claims")
    .$if(isOpenOnly, (query) => query.where("state", "in", open))
    .$if(search !== "", (query) => query.where("claims.id", "in", idsFound(["claim"], search, db)))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const rows = await claimRows(db)
    .innerJoin("orders", "orders.id", "claims.order_id")
    .select("orders.number")
    .$if(isOpenOnly, (query) => query.where("state", "in", open))
    .$if(search !== "", (query) => query.where("claims.id", "in", idsFound(["claim"], search, db)))
    .$call(sortedBy(order, claimSorts))
    .orderBy("changed_at", isOpenOnly ? "asc" : "desc")
    .orderBy("claims.id")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const claims = rows.map(({ number, ...row }) => ({ ...asRow(row, "staff"), number }));
  return { claims, total, page, pageCount };
}

/** How many claims nobody has answered yet. */
export async function findNewClaims(db: Db = shopDatabase()): Promise<Waiting> {
  return db
    .selectFrom("claims")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("changed_at").as("since"),
    ])
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
}
