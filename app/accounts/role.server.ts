import type { Transaction } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/sqlite/engine";
import type { Database } from "~db/schema";

import { endSessions } from "./account-session.server";
import { recordAction, type Admin } from "~/shop/audit-log.server";

/**
 * Makes a person an administrator, or takes that away. A change ends the person's sessions, so that
 * the new role applies from the next sign-in. A new administrator's account is no longer scheduled
 * for deletion. Refuses an unknown person, and to leave the shop without an administrator who can
 * sign in. `by`: who does it; null for the command line.
 */
export async function changeRole(
  userId: string,
  role: "admin" | "customer",
  by: Admin | null,
  db: Db = shopDatabase(),
): Promise<"changed" | "unchanged" | "unknown" | "last-admin"> {
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom("users")
      .select("is_admin")
      .where("id", "=", userId)
      .executeTakeFirst();
    if (!person) return "unknown";
    const is_admin = role === "admin" ? 1 : 0;
    if (person.is_admin === is_admin) return "unchanged";
    if (role === "customer" && (await isLastAdmin(userId, trx))) return "last-admin";
    // The shop needs this account, so neither an old absence nor an earlier request deletes it.
    const stays = { unused_warned_at: null, deletion_due_at: null };
    await trx
      .updateTable("users")
      .set({ is_admin, ...(role === "admin" ? stays : {}) })
      .where("id", "=", userId)
      .execute();
    await endSessions(userId, null, trx);
    if (by) {
      const action = role === "admin" ? "admin-made" : "admin-unmade";
      const entry = { action, subject: "user", subjectId: userId } as const;
      const before = { is_admin: person.is_admin };
      await recordAction({ admin: by, ...entry, before, after: { is_admin } }, trx);
    }
    return "changed";
  });
}

/**
 * Whether somebody is the only administrator who could act: confirmed, not disabled, not scheduled
 * for deletion. Called inside the transaction that acts on the answer, so that of two
 * administrators who leave at once one stays.
 */
export async function isLastAdmin(userId: string, trx: Transaction<Database>): Promise<boolean> {
  const { own, others } = await trx
    .selectFrom("users")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("id", "=", userId).as("own"),
      eb.fn
        .countAll<number>()
        .filterWhere("id", "!=", userId)
        .filterWhere("confirmed_at", "is not", null)
        .filterWhere("disabled_at", "is", null)
        .filterWhere("deletion_due_at", "is", null)
        .as("others"),
    ])
    .where("is_admin", "=", 1)
    .executeTakeFirstOrThrow();
  return own > 0 && others === 0;
}
