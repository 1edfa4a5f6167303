import { randomBytes, randomUUID } from "node:crypto";
import { parseArgs } from "node:util";

import { resetSecondFactor } from "~/people/identity/front/factor-reset.server";
import { hashPassword } from "~/people/identity/front/passwords.server";
import { changeRole } from "~/people/identity/front/role.server";
import { firstAdmin } from "~/platform/env/env.server";
import { dayOf } from "~/platform/format/dates";
import type { Db } from "~db/engine";

import { hasUsers } from "./database";
import { say } from "./say";

/** Creates the first administrator, unless another process has, and says the password where none was set. */
export async function createFirstAdmin(db: Db): Promise<void> {
  const password = firstAdmin.password ?? randomBytes(12).toString("base64url");
  const password_hash = await hashPassword(password);
  if (!password_hash) throw new Error("The first administrator's password could not be hashed.");
  const now = new Date().toISOString();
  const isFirst = await db.transaction().execute(async (trx) => {
    if (await hasUsers(trx)) return false;
    await trx
      .insertInto("users")
      .values({
        id: randomUUID(),
        email: firstAdmin.email.toLowerCase(),
        password_hash,
        first_name: "",
        last_name: "",
        phone: null,
        role: "administrator",
        confirmed_at: now,
        created_at: now,
        language: null,
        disabled_at: null,
        deletion_due_at: null,
        last_used_on: dayOf(now),
        unused_warned_at: null,
      })
      .execute();
    return true;
  });
  // Another process was quicker, and has said the password.
  if (!isFirst) return;
  const shown = firstAdmin.password ? "the one in ADMIN_PASSWORD" : `${password} (shown only now)`;
  say(`First administrator: ${firstAdmin.email}, password: ${shown}.`);
}

/**
 * `npm run admin -- EMAIL` makes somebody an administrator, `--revoke` takes it away, and
 * `--reset-second-factor` lets somebody in again who lost codes, passkeys and recovery codes.
 */
export async function changeRoleAloud(db: Db): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    options: {
      revoke: { type: "boolean", default: false },
      "reset-second-factor": { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const email = positionals[0]?.trim().toLowerCase();
  if (!email) {
    throw new Error("Say whose: npm run admin -- EMAIL [--revoke | --reset-second-factor]");
  }
  if (values["reset-second-factor"]) return resetSecondFactorAloud(email, db);
  const person = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  const wanted = values.revoke ? "customer" : "administrator";
  const result = await changeRole(person?.id ?? "", wanted, null, db);
  if (result === "unknown") throw new Error(`There is no account for ${email}.`);
  if (result === "last-admin") throw new Error("The shop would be left without an administrator.");
  const role = values.revoke ? "no administrator" : "an administrator";
  const end = result === "changed" ? "; it is signed out everywhere" : " already";
  say(`The account of ${email} is ${role}${end}.`);
}

async function resetSecondFactorAloud(email: string, db: Db): Promise<void> {
  const result = await resetSecondFactor(email, db);
  if (result === "unknown") throw new Error(`There is no account for ${email}.`);
  say(
    result === "none"
      ? `The account of ${email} has no second factor.`
      : `The account of ${email} has no second factor any more; it is signed out everywhere, and the shop mails its owner.`,
  );
}
