import { randomBytes } from "node:crypto";

import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { AccountLinkPurpose } from "~db/schema";

const HOUR = 60 * 60 * 1000;

/** How long a mailed link is valid, in hours; the mails say so. */
const linkHours = { reset: 0.5, change_email: 24 } as const satisfies Record<
  AccountLinkPurpose,
  number
>;

/** What a valid link is for. */
export interface AccountLink {
  user_id: string;
  purpose: AccountLinkPurpose;
  email: string;
}

/**
 * Creates a link and returns its token, of which only a hash is stored. An older link of the same
 * person for the same purpose becomes invalid.
 */
export async function createAccountLink(
  userId: string,
  purpose: AccountLinkPurpose,
  email: string,
  trx: Db,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  const row = {
    token_hash: sha256(token),
    email,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + linkHours[purpose] * HOUR).toISOString(),
  };
  await trx
    .insertInto("account_links")
    .values({ user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(row))
    .execute();
  return token;
}

/** A valid link, or undefined when it is unknown, used, replaced or expired. */
export async function findAccountLink(
  token: string,
  db: Db = shopDatabase(),
): Promise<AccountLink | undefined> {
  return db
    .selectFrom("account_links")
    .select(["user_id", "purpose", "email"])
    .where("token_hash", "=", sha256(token))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
}

/** Uses a link up. Of simultaneous requests only one gets it; the others get undefined. */
export async function spendAccountLink(
  token: string,
  purposes: AccountLinkPurpose[],
  trx: Db,
): Promise<AccountLink | undefined> {
  return trx
    .deleteFrom("account_links")
    .where("token_hash", "=", sha256(token))
    .where("purpose", "in", purposes)
    .where("expires_at", ">", new Date().toISOString())
    .returning(["user_id", "purpose", "email"])
    .executeTakeFirst();
}

/** Deletes all links of a person after a change of password or address. */
export async function deleteAccountLinks(userId: string, trx: Db): Promise<void> {
  await trx.deleteFrom("account_links").where("user_id", "=", userId).execute();
}

/** Deletes expired links. */
export async function deleteExpiredLinks(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("account_links").where("expires_at", "<=", now.toISOString()).execute();
}
