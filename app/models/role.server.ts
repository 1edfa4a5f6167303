import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { endSessions } from "./account-session.server";
import { recordAction, type Admin } from "./journal.server";

/**
 * Makes a person an administrator, or takes that away. A change ends the person's sessions, so that
 * the new role counts from the next sign-in. Refuses an unknown person, and to leave the shop
 * without an administrator who can sign in. `by`: who does it; null for the command line.
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
    if (role === "customer" && !(await hasOtherAdmin(userId, trx))) return "last-admin";
    await trx.updateTable("users").set({ is_admin }).where("id", "=", userId).execute();
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

/** Whether somebody else could administer the shop: confirmed, not disabled, not about to leave. */
export async function hasOtherAdmin(userId: string, db: Db = shopDatabase()): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .select("id")
    .where("id", "!=", userId)
    .where("is_admin", "=", 1)
    .where("confirmed_at", "is not", null)
    .where("disabled_at", "is", null)
    .where("deletion_due_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
