import { randomBytes, randomUUID } from "node:crypto";

import { hashPassword } from "~/people/identity/front/passwords.server";
import { SAMPLE_DOMAIN, SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { dayOf } from "~/platform/format/dates";
import type { Admin } from "~/platform/settings/audit-log.server";
import type { Db } from "~db/engine";

import { people } from "./people";

/** So many of the week's people have an account. */
const WITH_ACCOUNT = 5;

/**
 * Makes the sample colleague, by whose hand all is done that staff do, and accounts for some of the people. The
 * colleague's account is disabled, and nobody knows the password of any. Returns the ids by their e-mails.
 */
export async function addAccounts(db: Db): Promise<{ hand: Admin; ids: Map<string, string> }> {
  const password_hash = await hashPassword(randomBytes(32).toString("base64url"));
  if (!password_hash) throw new Error("The sample people's password could not be hashed.");
  const now = new Date().toISOString();
  const colleague = {
    fullName: `Ilie Strungaru ${SAMPLE_MARK}`,
    email: `atelier@${SAMPLE_DOMAIN}`,
  };
  const ids = new Map<string, string>();
  for (const { fullName, email } of [colleague, ...people.slice(0, WITH_ACCOUNT)]) {
    const isStaff = email === colleague.email;
    const [first_name = "", ...last] = fullName.split(" ");
    const id = randomUUID();
    await db
      .insertInto("users")
      .values({
        id,
        email,
        password_hash,
        first_name,
        last_name: last.join(" "),
        phone: null,
        role: isStaff ? "sales" : "customer",
        confirmed_at: now,
        created_at: now,
        language: "ro",
        disabled_at: isStaff ? now : null,
        deletion_due_at: null,
        last_used_on: dayOf(now),
        unused_warned_at: null,
      })
      .execute();
    ids.set(email, id);
  }
  return { hand: { id: ids.get(colleague.email)!, email: colleague.email }, ids };
}
