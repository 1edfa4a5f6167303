import { budgets } from "~/platform/http/budgets";
import { countAttempt, clearUses, takeBackAttempt } from "~/platform/http/rate-limit.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { renewHash, verifyPassword } from "../front/passwords.server";
import { addDeviceProof, findDeviceProof } from "./known-device.server";

export type SignInResult =
  /** `device`: the browser's cookie, where its proof had to be made anew. */
  | { kind: "verified"; userId: string; device?: string }
  | { kind: "wrong" }
  | { kind: "paused" }
  /** Too many passwords are being checked. */
  | { kind: "busy" };

/**
 * Checks an e-mail and a password (spec §5). An unknown address gets the same answer as a wrong
 * password, after the same time. After ten failures nothing is checked for 15 minutes. A browser
 * that signed in before (`device`: its cookie) has ten failures of its own, so that a stranger
 * cannot lock anybody out.
 */
export async function verifySignIn(
  { email, password, device }: { email: string; password: string; device?: string },
  db: Db = shopDatabase(),
): Promise<SignInResult> {
  const person = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where("email", "=", email)
    .where("disabled_at", "is", null)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  const proof = findDeviceProof(device, person);
  // An address without an account is paused too, so that the two cannot be told apart.
  const [limit, who] = proof ? [budgets.knownDevice.tries, proof] : [budgets.signIn.tries, email];
  const { isPaused } = await countAttempt(limit, who, new Date(), db);
  if (isPaused) return { kind: "paused" };
  const verdict = await verifyPassword(password, person?.password_hash);
  if (verdict === "busy") {
    await takeBackAttempt(limit, who, db);
    return { kind: "busy" };
  }
  if (!person || verdict === "wrong") return { kind: "wrong" };
  await clearUses(limit, who, db);
  const verified = { kind: "verified", userId: person.id } as const;
  if (verdict === "right") return verified;
  const password_hash = await renewHash(person, password, db);
  if (!proof) return verified;
  return { ...verified, device: addDeviceProof(device, { id: person.id, password_hash }) };
}
