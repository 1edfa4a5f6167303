import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

import { shopOrigin } from "~/platform/env/env.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { noteChallenge, spendChallenge } from "../session/passkey-challenge.server";
import { readPackage, listCredentials, rpID, readAnswer } from "./passkey.server";

const MOST = 20;
const LONGEST_NAME = 60;

/** The options for creating a passkey; undefined when the account has twenty. */
export async function offerPasskey(
  account: { id: string; email: string },
  shopName: string,
  db: Db = shopDatabase(),
): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> {
  const { generateRegistrationOptions } = await readPackage();
  const present = await listCredentials(account.id, db);
  if (present.length >= MOST) return undefined;
  const options = await generateRegistrationOptions({
    rpName: shopName,
    rpID,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    attestationType: "none",
    excludeCredentials: present,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await noteChallenge(options.challenge, account.id, "register", db);
  return options;
}

/**
 * The new passkey proven by the browser's answer, or undefined. Its challenge is used up either
 * way.
 */
export async function verifyNewPasskey(
  userId: string,
  answer: string,
  db: Db = shopDatabase(),
): Promise<{ id: string; public_key: string; counter: number; transports: string } | undefined> {
  const response = readAnswer(answer) as RegistrationResponseJSON | undefined;
  const expectedChallenge = response && (await spendChallenge(response, userId, "register", db));
  if (!response || expectedChallenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await readPackage();
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: shopOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    // Invalid answers make the package throw.
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return {
    id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports),
  };
}

/** Saves a verified passkey under a name its owner chose. Refuses one that is already known. */
export async function addPasskey(
  userId: string,
  passkey: { id: string; public_key: string; counter: number; transports: string },
  name: string,
  trx: Db,
): Promise<boolean> {
  const result = await trx
    .insertInto("passkeys")
    .values({
      ...passkey,
      user_id: userId,
      name: name.slice(0, LONGEST_NAME),
      created_at: new Date().toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
