import { verifyPassword } from "~/passwords.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { endSession, findAccount, startSession } from "./account-session.server";
import { joinCarts } from "./join-carts.server";
import { addDeviceProof, findDeviceProof } from "./known-device.server";
import { countAttempt, forgetUses, type RateLimit } from "./rate-limit.server";

/** Ten failures pause an account; an address without one too, so that they cannot be told apart. */
export const signInFailures: RateLimit = { name: "sign-in-failures", most: 10, minutes: 15 };
/** Failures in a browser that signed in before: they and a stranger's do not count together. */
const knownDeviceFailures: RateLimit = { name: "known-device-failures", most: 10, minutes: 15 };

export type SignInResult =
  /** `device`: the cookie that makes the browser known, which it was before or was not. */
  | { kind: "verified"; userId: string; isKnownDevice: boolean; device: string }
  | { kind: "wrong" }
  | { kind: "paused" }
  | { kind: "unconfirmed" };

/**
 * Checks an e-mail and a password (spec §5). An unknown address is as wrong as a wrong password,
 * and takes as long. After ten failures nothing is right for 15 minutes; a browser that signed in
 * before (`device`: its cookie) has ten failures of its own, so that nobody is locked out by a
 * stranger. That the address is not confirmed yet is said only to who knows the password.
 */
export async function verifySignIn(
  { email, password, device }: { email: string; password: string; device?: string },
  db: Db = shopDatabase(),
): Promise<SignInResult> {
  const person = await db
    .selectFrom("users")
    .select(["id", "password_hash", "confirmed_at"])
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  const proof = findDeviceProof(device, person);
  const [limit, who] = proof ? [knownDeviceFailures, proof] : [signInFailures, email];
  const { isPaused } = await countAttempt(limit, who, new Date(), db);
  const isRight = await verifyPassword(password, person?.password_hash);
  if (isPaused) return { kind: "paused" };
  if (!person || !isRight) return { kind: "wrong" };
  await forgetUses(limit, who, db);
  if (!person.confirmed_at) return { kind: "unconfirmed" };
  return {
    kind: "verified",
    userId: person.id,
    isKnownDevice: proof !== undefined,
    device: addDeviceProof(device, person),
  };
}

/**
 * Signs a person in: a new session in place of the browser's old one, and the visitor's cart joined
 * to the customer's. Returns the session's token, the cart's id, when there is one, and how many of
 * the visitor's lines it had no room for.
 */
export async function signIn(
  {
    userId,
    isRemembered,
    userAgent,
    formerToken,
    cartId,
  }: {
    userId: string;
    isRemembered: boolean;
    userAgent: string;
    formerToken: string | undefined;
    cartId: string | undefined;
  },
  db: Db = shopDatabase(),
): Promise<{ token: string; cartId: string | undefined; leftOut: number }> {
  return db.transaction().execute(async (trx) => {
    const former = await findAccount(formerToken, new Date(), trx);
    if (former) await endSession(former.id, former.session.id, trx);
    const token = await startSession({ userId, isRemembered, userAgent }, trx);
    return { token, ...(await joinCarts(userId, cartId, trx)) };
  });
}
