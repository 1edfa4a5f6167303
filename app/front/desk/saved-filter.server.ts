import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import { valuesOf, type Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";

import { forgetFilters } from "./list/forget-filters.server";
import type { RemoveResult } from "./record.server";

/** The most filters that one of the staff keeps for a list. */
export const MOST_FILTERS = 12;

/** A filter of a list, kept under a name: the list's address, and its query as `?…`. */
export interface SavedFilter {
  id: string;
  list: string;
  name: string;
  query: string;
}

/**
 * The desk's part in what the shop knows of people: its rows go with the account, by foreign key, and those in which
 * staff keep the search for a customer with that customer. It is asked before the rooms that forget the names.
 */
export const personalData = {
  keepUntil: {
    saved_filters:
      "until its owner deletes it, or as the account, or as the customer whom it searches for",
  },
  eraseOf: async ({ id, email }, trx) => {
    const people = await trx
      .selectFrom("users")
      .select(["first_name", "last_name", "phone"])
      .where("id", "=", id)
      .execute();
    const known = people.map(({ first_name, last_name, phone }) => ({
      names: [`${first_name} ${last_name}`],
      family: last_name,
      company: "",
      email,
      phone: phone ?? "",
    }));
    await forgetFilters(known, trx);
  },
  eraseOfOrders: async (orderIds, _now, trx) => {
    const orders = await trx
      .selectFrom("orders")
      .select(["full_name", "company_name", "delivery_name", "email", "phone"])
      .where("id", "in", valuesOf(orderIds))
      .execute();
    const known = orders.map(({ full_name, company_name, delivery_name, email, phone }) => ({
      names: [full_name, delivery_name],
      family: "",
      company: company_name,
      email,
      phone,
    }));
    await forgetFilters(known, trx);
  },
  exportOf: async ({ id }, db) => ({ saved_filters: await listSavedFilters(id, db) }),
} satisfies PersonalData;

/** The filters that one of the staff keeps, by list and name. */
export function listSavedFilters(userId: string, db: Db = shopDatabase()): Promise<SavedFilter[]> {
  return db
    .selectFrom("saved_filters")
    .select(["id", "list", "name", "query"])
    .where("user_id", "=", userId)
    .orderBy("list")
    .orderBy("name")
    .execute();
}

/**
 * Keeps a filter of a list under a name; what that name meant before goes. Refuses more than
 * `MOST_FILTERS` for one list.
 */
export async function keepFilter(
  userId: string,
  { list, name, query }: Omit<SavedFilter, "id">,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved" | "too-many" }> {
  return db.transaction().execute(async (trx) => {
    const names = await trx
      .selectFrom("saved_filters")
      .select("name")
      .where("user_id", "=", userId)
      .where("list", "=", list)
      .execute();
    const isKnown = names.some((one) => one.name === name);
    if (!isKnown && names.length >= MOST_FILTERS) return { kind: "too-many" };
    await trx
      .insertInto("saved_filters")
      .values({ id: randomUUID(), user_id: userId, list, name, query })
      .onConflict((conflict) =>
        conflict.columns(["user_id", "list", "name"]).doUpdateSet({ query }),
      )
      .execute();
    return { kind: "saved" };
  });
}

/** Deletes a filter that its owner keeps no longer; `unknown` where it is gone or somebody else's. */
export async function deleteFilter(
  userId: string,
  id: string,
  db: Db = shopDatabase(),
): Promise<RemoveResult<{ name: string }>> {
  const gone = await db
    .deleteFrom("saved_filters")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("name")
    .executeTakeFirst();
  return gone ? { kind: "deleted", name: gone.name } : { kind: "unknown" };
}
