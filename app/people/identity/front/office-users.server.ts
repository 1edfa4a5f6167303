import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Role } from "~db/schema";

import { isLastAdmin } from "./role.server";
import { endSessions } from "./sessions.server";

export interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  created_at: string;
  disabled_at: string | null;
  /** The number and total of their orders, without cancelled ones. Bani. */
  orders: number;
  spentBani: number;
}

/** An account, or undefined. */
export async function findUser(id: string, db: Db = shopDatabase()): Promise<UserRow | undefined> {
  const [user] = await userRows([id], db);
  return user;
}

export async function userRows(ids: string[], db: Db): Promise<UserRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("users")
    .select((eb) => {
      const bought = eb
        .selectFrom("orders")
        .whereRef("orders.user_id", "=", "users.id")
        .where("orders.is_trial", "=", 0)
        .where("orders.status", "!=", "cancelled");
      return [
        "id",
        "email",
        "first_name",
        "last_name",
        "phone",
        "role",
        "created_at",
        "disabled_at",
        bought
          .select((one) => one.fn.countAll<number>().as("n"))
          .$asScalar()
          .$notNull()
          .as("orders"),
        bought
          .select((one) => one.fn.coalesce(one.fn.sum<number>("total_bani"), one.lit(0)).as("n"))
          .$asScalar()
          .$notNull()
          .as("spentBani"),
      ];
    })
    .where("id", "in", ids)
    .execute();
}

export type UserChange = "disable" | "enable";

/**
 * Disables or enables an account. Disabling ends its sessions. Refuses to disable the only
 * administrator, and a change that is already made.
 */
export async function changeAccount(
  userId: string,
  change: UserChange,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"changed" | "unchanged" | "unknown" | "last-admin"> {
  return db.transaction().execute(async (trx) => {
    const user = await findUser(userId, trx);
    if (!user) return "unknown";
    if (change === "disable" && (await isLastAdmin(userId, trx))) return "last-admin";
    const now = new Date().toISOString();
    const disabled_at = change === "disable" ? now : null;
    const result = await trx
      .updateTable("users")
      .set({ disabled_at })
      .where("id", "=", userId)
      .where("disabled_at", change === "enable" ? "is not" : "is", null)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return "unchanged";
    if (change === "disable") await endSessions(userId, null, trx);
    const action = change === "disable" ? "user-disabled" : "user-enabled";
    const entry = { action, subject: "user", subjectId: userId } as const;
    const before = { disabled_at: user.disabled_at };
    await recordAction({ admin, ...entry, before, after: { disabled_at } }, trx);
    return "changed";
  });
}
