import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { budgets } from "~/platform/http/budgets";
import { countAttempt, takeBackAttempt } from "~/platform/http/rate-limit.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { addDeviceProof } from "../sign-in/known-device.server";
import { hashPassword, verifyPassword } from "./passwords.server";
import { findRegistration, spendRegistration } from "./registration.server";

/**
 * Why no account was created; the link stays as it was. "invalid": unknown, used or expired.
 * "paused": ten attempts, then a pause of 15 minutes. "busy": too many passwords are being checked.
 */
export type RefusedConfirmation = "invalid" | "paused" | "busy";

/**
 * Creates the account of a registration for somebody who has its mailed link and knows the password
 * that was typed. `device` is the browser's cookie; the returned cookie makes the browser known for
 * the account.
 */
export async function confirmRegistration(
  { token, password, device }: { token: string; password: string; device: string | undefined },
  db: Db = shopDatabase(),
): Promise<{ device: string } | RefusedConfirmation | "wrong-password"> {
  const registration = await findRegistration(token, db);
  if (!registration) return "invalid";
  if ((await countAttempt(budgets.confirmation.tries, token, new Date(), db)).isPaused)
    return "paused";
  const verdict = await verifyPassword(password, registration.password_hash);
  if (verdict === "busy") {
    await takeBackAttempt(budgets.confirmation.tries, token, db);
    return "busy";
  }
  if (verdict === "wrong") return "wrong-password";
  return db.transaction().execute(async (trx) => {
    const typed = await spendRegistration(token, trx);
    if (!typed) return "invalid";
    return createAccount({ ...typed, agreedAt: typed.created_at, device }, trx);
  });
}

/**
 * Creates an account for somebody who has the mailed link of a registration but does not know its
 * password. Somebody else may have typed the address, so nothing of that registration is used.
 */
export async function confirmAnew(
  {
    token,
    firstName,
    lastName,
    newPassword,
    device,
  }: {
    token: string;
    firstName: string;
    lastName: string;
    newPassword: string;
    device: string | undefined;
  },
  db: Db = shopDatabase(),
): Promise<{ device: string } | RefusedConfirmation> {
  if (!(await findRegistration(token, db))) return "invalid";
  if ((await countAttempt(budgets.confirmation.tries, token, new Date(), db)).isPaused)
    return "paused";
  const password_hash = await hashPassword(newPassword);
  if (!password_hash) {
    await takeBackAttempt(budgets.confirmation.tries, token, db);
    return "busy";
  }
  return db.transaction().execute(async (trx) => {
    const typed = await spendRegistration(token, trx);
    if (!typed) return "invalid";
    const { email, language } = typed;
    const person = { email, first_name: firstName, last_name: lastName, phone: null };
    const agreedAt = new Date().toISOString();
    return createAccount({ ...person, password_hash, language, agreedAt, device }, trx);
  });
}

async function createAccount(
  {
    email,
    first_name,
    last_name,
    phone,
    password_hash,
    language,
    agreedAt,
    device,
  }: {
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    password_hash: string;
    language: string | null;
    /** When the terms were accepted. */
    agreedAt: string;
    device: string | undefined;
  },
  trx: Db,
): Promise<{ device: string } | "invalid"> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("users")
    .values({
      id,
      email,
      first_name,
      last_name,
      phone,
      password_hash,
      language,
      role: "customer",
      confirmed_at: now,
      created_at: now,
      disabled_at: null,
      deletion_due_at: null,
      last_used_on: dayOf(now),
      unused_warned_at: null,
      signed_in_at: null,
    })
    // Another account may have changed to this address since the registration.
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return "invalid";
  await trx
    .insertInto("consents")
    .values({
      id: randomUUID(),
      user_id: id,
      email,
      kind: "terms",
      is_given: 1,
      given_at: agreedAt,
    })
    .execute();
  return { device: addDeviceProof(device, { id, password_hash }) };
}
