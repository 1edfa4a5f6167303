import { randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { hashToken, tokenOf } from "../lists/token.server";

/** A list without an account is deleted so many days after its last change, as its cookie is. */
const LIST_LIFE = 180 * 24 * 60 * 60 * 1000;

/** Whose list is meant: the customer's, else that of the token in the browser's cookie. */
export interface Owner {
  userId: string | undefined;
  token: string | undefined;
}

/** The id of somebody's own list, or undefined before there is one. */
export async function findOwnList(
  { userId, token }: Owner,
  db: Db = shopDatabase(),
): Promise<string | undefined> {
  if (userId === undefined && token === undefined) return undefined;
  const list = await db
    .selectFrom("saved_lists")
    .select("id")
    .$call((query) =>
      userId === undefined
        ? query
            .where("token_hash", "=", hashToken(token!))
            .where("user_id", "is", null)
            .where("changed_at", ">", oldestLiving(new Date()))
        : query.where("user_id", "=", userId),
    )
    .executeTakeFirst();
  return list?.id;
}

/** The list of a mailed link, also a customer's, or undefined. */
export async function findMailedList(
  token: string,
  db: Db = shopDatabase(),
): Promise<{ id: string; user_id: string | null } | undefined> {
  return db
    .selectFrom("saved_lists")
    .select(["id", "user_id"])
    .where("token_hash", "=", hashToken(token))
    .where((eb) =>
      eb.or([eb("user_id", "is not", null), eb("changed_at", ">", oldestLiving(new Date()))]),
    )
    .executeTakeFirst();
}

/** Somebody's own list, made where there is none yet; its life begins anew. */
export async function openList(owner: Owner, trx: Db): Promise<{ id: string; token: string }> {
  const now = new Date().toISOString();
  const present = await findOwnList(owner, trx);
  const id = present ?? randomUUID();
  const list = await trx
    .selectFrom("saved_lists")
    .select("link_number")
    .where("id", "=", id)
    .executeTakeFirst();
  const token = tokenOf(id, list?.link_number);
  // The token is written anew, because the link may have been ended or the shop's secret changed since.
  const fresh = { token_hash: hashToken(token), changed_at: now };
  await trx
    .insertInto("saved_lists")
    .values({ id, user_id: owner.userId ?? null, created_at: now, ...fresh })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(fresh))
    .execute();
  return { id, token };
}

/**
 * Deletes the lists without an account that nobody has changed for 180 days, and what is kept of links
 * that were ended as long ago. Returns how many lists.
 */
export async function deleteExpiredLists(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<number> {
  await db.deleteFrom("ended_saved_links").where("ended_at", "<=", oldestLiving(now)).execute();
  const result = await db
    .deleteFrom("saved_lists")
    .where("user_id", "is", null)
    .where("changed_at", "<=", oldestLiving(now))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function oldestLiving(now: Date): string {
  return new Date(now.getTime() - LIST_LIFE).toISOString();
}
