import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { hashToken } from "../lists/token.server";
import { findOwnList, openList, type Owner } from "./find-list.server";

/**
 * Ends the link of somebody's own list, as it was mailed and as other devices keep it; the list itself
 * stays. Returns the token by which its owner's browser finds it from now on, which the next mail carries;
 * undefined where there is no list.
 */
export async function endLink(owner: Owner, db: Db = shopDatabase()): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const id = await findOwnList(owner, trx);
    if (id === undefined) return undefined;
    const ended = await trx
      .updateTable("saved_lists")
      .set((eb) => ({ link_number: eb("link_number", "+", 1) }))
      .where("id", "=", id)
      .returning("token_hash")
      .executeTakeFirstOrThrow();
    await trx
      .insertInto("ended_saved_links")
      .values({ token_hash: ended.token_hash, ended_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await openList(owner, trx)).token;
  });
}

/** Whether a link was good until its owner ended it. */
export async function isEndedLink(token: string, db: Db = shopDatabase()): Promise<boolean> {
  const row = await db
    .selectFrom("ended_saved_links")
    .select("ended_at")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  return row !== undefined;
}
