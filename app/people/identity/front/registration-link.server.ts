import type { Selectable } from "kysely";

import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** The registration of a valid link, or undefined. */
export async function findRegistration(
  token: string,
  db: Db = shopDatabase(),
): Promise<Typed | undefined> {
  return db
    .selectFrom("registrations")
    .select(typedColumns)
    .where("token_hash", "=", sha256(token))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
}

/**
 * Uses a link up, and deletes every other registration of the address. Of simultaneous requests
 * only one gets the registration; the others get undefined.
 */
export async function spendRegistration(token: string, trx: Db): Promise<Typed | undefined> {
  const typed = await findRegistration(token, trx);
  if (typed) await deleteRegistrations(typed.email, trx);
  return typed;
}

/** Deletes the registrations of an address that now has an account, or whose owner was erased. */
export async function deleteRegistrations(email: string, trx: Db): Promise<void> {
  await trx.deleteFrom("registrations").where("email", "=", email).execute();
}

export const typedColumns = [
  "email",
  "first_name",
  "last_name",
  "phone",
  "password_hash",
  "language",
  "created_at",
] as const;

/** What was typed at a registration, and when. */
export type Typed = Omit<Selectable<Database["registrations"]>, "token_hash" | "expires_at">;
