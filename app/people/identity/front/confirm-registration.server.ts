import { budgets } from "~/platform/http/budgets";
import { countAttempt, takeBackAttempt } from "~/platform/http/rate-limit.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { createAccount } from "../registration/create-account.server";
import { hashPassword, verifyPassword } from "./passwords.server";
import { findRegistration, spendRegistration } from "./registration-link.server";

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
