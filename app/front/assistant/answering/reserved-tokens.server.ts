import { createHmac } from "node:crypto";

import { sessionSecret } from "~/platform/env/env.server";
import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import { largerOf, type Db } from "~db/engine";

import { openDay } from "../token-budget.server";

/** The part of the day's budget that one client may use, so that nobody uses all of it. */
const CLIENT_SHARE = 1 / 4;

export interface Reservation {
  tokens: number;
  /** The client's address, as limits count it. */
  client: string;
  at: Date;
}

/**
 * Reserves tokens of the day's budget and of the client's share before a call to the provider;
 * false when too few are left. A share has room for one call, however small the budget is. If the
 * process dies before settling, the tokens stay reserved, so the budget is never exceeded.
 */
export async function reserveTokens(
  { tokens, client, at }: Reservation,
  budget: number,
  db: Db = shopDatabase(),
): Promise<boolean> {
  const used_on = dayOf(at.toISOString());
  const client_hash = digest(used_on, client);
  const share = Math.max(Math.floor(budget * CLIENT_SHARE), tokens);
  return db.transaction().execute(async (trx) => {
    await openDay(at, trx);
    const own = await trx
      .selectFrom("assistant_shares")
      .select("tokens")
      .where("used_on", "=", used_on)
      .where("client_hash", "=", client_hash)
      .executeTakeFirst();
    if ((own?.tokens ?? 0) + tokens > share) return false;
    const taken = await trx
      .updateTable("assistant_days")
      .set((eb) => ({ tokens: eb("tokens", "+", tokens), calls: eb("calls", "+", 1) }))
      .where("used_on", "=", used_on)
      .where((eb) => eb(eb("tokens", "+", tokens), "<=", budget))
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return false;
    await trx
      .insertInto("assistant_shares")
      .values({ used_on, client_hash, tokens })
      .onConflict((conflict) =>
        conflict
          .columns(["used_on", "client_hash"])
          .doUpdateSet((eb) => ({ tokens: eb("assistant_shares.tokens", "+", tokens) })),
      )
      .execute();
    return true;
  });
}

/** Returns the tokens that a call did not use. */
export async function settleTokens(
  { tokens, client, at }: Reservation,
  used: number,
  db: Db = shopDatabase(),
): Promise<void> {
  const used_on = dayOf(at.toISOString());
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("assistant_days")
      .set((eb) => ({
        tokens: largerOf(eb.lit(0), eb("tokens", "+", used - tokens)),
      }))
      .where("used_on", "=", used_on)
      .execute();
    await trx
      .updateTable("assistant_shares")
      .set((eb) => ({
        tokens: largerOf(eb.lit(0), eb("tokens", "+", used - tokens)),
      }))
      .where("used_on", "=", used_on)
      .where("client_hash", "=", digest(used_on, client))
      .execute();
  });
}

/** The digest includes the day, so that rows of two days cannot be linked to the same client. */
function digest(day: string, client: string): string {
  return createHmac("sha256", sessionSecret())
    .update(`assistant-share\n${day}\n${client}`)
    .digest("base64url");
}
