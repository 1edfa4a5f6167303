import { phoneFigures, searchedPhone } from "~/platform/format/phones.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import { contains, hasWords, numberIn, type Db } from "~db/engine";
import { phonesFound } from "~db/found";
import { pageOf, sortedBy, type Sorts } from "~db/list-page";
import type { Role } from "~db/schema";

import { endSessions } from "./account-session.server";
import { isLastAdmin } from "./role.server";

const PAGE_SIZE = 50;

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

export const userSorts: Sorts = {
  nume: { text: "first_name" },
  email: "email",
  "de-la": "created_at",
  stare: "role",
};

/** One page of the accounts, or of those with a role, newest first, with their orders and totals. */
export async function listUsers(
  {
    search,
    role,
    page: wanted,
    order = "",
  }: { search: string; role?: Role; page: number; order?: string },
  db: Db = shopDatabase(),
): Promise<{ users: UserRow[]; total: number; page: number; pageCount: number }> {
  const people = found(search, db).$if(role !== undefined, (query) =>
    query.where("role", "=", role ?? "customer"),
  );
  const { total } = await people
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const { page, pageCount, offset } = pageOf(total, wanted, PAGE_SIZE);
  const ids = await people
    .select("id")
    .$call(sortedBy(order, userSorts))
    .orderBy("created_at", "desc")
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const places = ids.map(({ id }) => id);
  const users = await userRows(places, db);
  users.sort((one, other) => places.indexOf(one.id) - places.indexOf(other.id));
  return { users, total, page, pageCount };
}

/**
 * All accounts, or those whose data contain the words of a text, or whose phone begins or ends so in any spelling; a
 * text without words is compared with the e-mail.
 */
function found(search: string, db: Db) {
  const all = db.selectFrom("users");
  if (search === "") return all;
  const isFound = hasWords("people_words", search);
  if (isFound === undefined) return all.where("email", "=", search);
  const figures = phoneFigures(search);
  return all.where((eb) =>
    eb.or([
      // The staff have no records as customers have, and few figures of the middle are enough.
      ...(figures ? [contains(eb.ref("phone"), figures)] : []),
      eb(
        "id",
        "in",
        eb
          .selectFrom("people_words")
          .crossJoin("people")
          .select("user_id")
          .where("people.id", "=", numberIn("people_words"))
          .where(isFound),
      ),
      ...(searchedPhone(search) ? [eb("id", "in", phonesFound("users", search, db))] : []),
    ]),
  );
}

/** An account, or undefined. */
export async function findUser(id: string, db: Db = shopDatabase()): Promise<UserRow | undefined> {
  const [user] = await userRows([id], db);
  return user;
}

async function userRows(ids: string[], db: Db): Promise<UserRow[]> {
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
