import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { listUnprotectedStaff } from "~/front/operations/unprotected-staff.server";
import { eraseDueAccounts } from "~/front/privacy/forgetting/erase-account.server";
import { warnUnusedAccounts } from "~/front/privacy/forgetting/unused-accounts.server";
import { planDeletion } from "~/people/identity/front/account-deletion.server";
import { startSession, type Account } from "~/people/identity/front/account-session.server";
import { changeAccount } from "~/people/identity/front/office-users.server";
import { changeRole } from "~/people/identity/front/role.server";
import type { Db } from "~db/engine";

import { openEmptyShop } from "../memory-database";
import { addPerson } from "../people";

const DAY = 24 * 60 * 60 * 1000;

// Checking the passwords takes the same time for both, so the two requests run step by step
// together.
vi.mock("~/people/identity/front/passwords.server", () => ({
  verifyPassword: () => Promise.resolve(true),
}));

let db: Db;

beforeEach(async () => {
  db = await openEmptyShop();
});

afterEach(() => db.destroy());

/** An administrator as a request knows them. */
async function addAdmin(): Promise<Account> {
  const id = await addPerson(db, { role: "administrator" });
  const row = await db
    .selectFrom("users")
    .select(["id", "email", "first_name", "last_name", "phone", "role", "created_at"])
    .select("deletion_due_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, session: { id: "", is_remembered: 0, proven_at: null } };
}

/** The administrators who can act. */
async function administrators(): Promise<number> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .where("deletion_due_at", "is", null)
    .execute();
  return rows.length;
}

/** The ways in which an administrator can stop being one. */
const leavings: Record<string, (who: Account, by: Account) => Promise<unknown>> = {
  "plans to delete the account": (who) => planDeletion(who, db),
  "is made a customer": (who, by) => changeRole(who.id, "customer", by, db),
  "is made a customer by command": (who) => changeRole(who.id, "customer", null, db),
  "is disabled": (who, by) => changeAccount(who.id, "disable", by, db),
};

const pairs = Object.keys(leavings).flatMap((one, at, all) =>
  all.slice(at).map((other) => [one, other] as const),
);

test.each(pairs)("of two at once, one who %s and one who %s, one stays", async (one, other) => {
  const [anna, bela] = [await addAdmin(), await addAdmin()];
  const results = await Promise.all([leavings[one]!(anna, bela), leavings[other]!(bela, anna)]);
  expect(results.filter((result) => result === "last-admin")).toHaveLength(1);
  expect(await administrators()).toBe(1);
});

test("an administrator made by command is never swept, whatever was planned before", async () => {
  const warned = await addPerson(db);
  const leaving = await addPerson(db);
  const other = await addPerson(db);
  const long = new Date(Date.now() - 40 * DAY).toISOString();
  await db
    .updateTable("users")
    .set({ unused_warned_at: long, last_used_on: "2019-01-01" })
    .where("id", "in", [warned, other])
    .execute();
  await db.updateTable("users").set({ deletion_due_at: long }).where("id", "=", leaving).execute();
  expect(await changeRole(warned, "administrator", null, db)).toBe("changed");
  expect(await changeRole(leaving, "administrator", null, db)).toBe("changed");
  expect(await eraseDueAccounts(new Date(), db)).toBe(1);
  const left = await db.selectFrom("users").select(["id", "unused_warned_at"]).execute();
  expect(left.map(({ id }) => id).sort()).toEqual([warned, leaving].sort());
  expect(left.map((one) => one.unused_warned_at)).toEqual([null, null]);
});

test.each(["sales", "workshop"] as const)(
  "somebody in %s has an administrator's rules, but is none",
  async (role) => {
    const { id } = await addAdmin();
    const member = await addPerson(db, { role });
    const long = new Date(Date.now() - 40 * DAY).toISOString();
    await db
      .updateTable("users")
      .set({ unused_warned_at: long, last_used_on: "2019-01-01" })
      .where("id", "=", member)
      .execute();
    expect(await eraseDueAccounts(new Date(), db)).toBe(0);
    expect(await warnUnusedAccounts(new Date(), db)).toBe(0);
    expect(await changeRole(id, role, null, db)).toBe("last-admin");
    expect(await listUnprotectedStaff(db)).toHaveLength(2);
    await startSession({ userId: member, isRemembered: true, userAgent: "" }, db);
    const session = db.selectFrom("sessions").select(["created_at", "expires_at"]);
    const { created_at, expires_at } = await session.executeTakeFirstOrThrow();
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(8 * 60 * 60 * 1000);
  },
);

test("an administrator warned before, in an older shop, is not swept either", async () => {
  const { id } = await addAdmin();
  await db
    .updateTable("users")
    .set({ unused_warned_at: new Date(Date.now() - 40 * DAY).toISOString() })
    .where("id", "=", id)
    .execute();
  expect(await eraseDueAccounts(new Date(), db)).toBe(0);
  expect(await administrators()).toBe(1);
});

test("the wish to be deleted is carried out, but not on the last administrator", async () => {
  const [anna, bela] = [await addAdmin(), await addAdmin()];
  expect(await planDeletion(anna, db)).toMatchObject({});
  expect(await planDeletion(bela, db)).toBe("last-admin");
  const later = new Date(Date.now() + 8 * DAY);
  expect(await eraseDueAccounts(later, db)).toBe(1);
  await db
    .updateTable("users")
    .set({ deletion_due_at: new Date().toISOString() })
    .where("id", "=", bela.id)
    .execute();
  expect(await eraseDueAccounts(later, db)).toBe(0);
});
