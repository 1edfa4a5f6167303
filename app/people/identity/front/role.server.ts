import type { Transaction } from "kysely";

import { recordAction, type Admin, type AuditAction } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database, Role } from "~db/schema";

import { worksHere } from "./roles";
import { endSessions } from "./sessions.server";

/**
 * Gives a person another role. A change ends the person's sessions, so that the new role applies from
 * the next sign-in. The account of a new member of the staff is no longer scheduled for deletion.
 * Refuses an unknown person, and to leave the shop without an administrator who can sign in. `by`:
 * who does it; null for the command line.
 */
export async function changeRole(
  userId: string,
  role: Role,
  by: Admin | null,
  db: Db = shopDatabase(),
): Promise<"changed" | "unchanged" | "unknown" | "last-admin"> {
  return db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom("users")
      .select("role")
      .where("id", "=", userId)
      .executeTakeFirst();
    if (!person) return "unknown";
    if (person.role === role) return "unchanged";
    if (await isLastAdmin(userId, trx)) return "last-admin";
    // The shop needs this account, so neither an old absence nor an earlier request deletes it.
    const stays = { unused_warned_at: null, deletion_due_at: null };
    await trx
      .updateTable("users")
      .set({ role, ...(worksHere(role) ? stays : {}) })
      .where("id", "=", userId)
      .execute();
    await endSessions(userId, null, trx);
    if (by) {
      const entry = {
        action: actionOf(person.role, role),
        subject: "user",
        subjectId: userId,
      } as const;
      await recordAction({ admin: by, ...entry, before: person, after: { role } }, trx);
    }
    return "changed";
  });
}

/** What the audit log calls a change: administrators come and go under names of their own. */
function actionOf(before: Role, after: Role): AuditAction {
  if (after === "administrator") return "admin-made";
  return before === "administrator" ? "admin-unmade" : "role-changed";
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
    .where("role", "=", "administrator")
    .executeTakeFirstOrThrow();
  return own > 0 && others === 0;
}
