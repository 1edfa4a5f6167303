import { isIP } from "node:net";

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";

import { z } from "~/platform/basics/zod";
import { shopOrigin } from "~/platform/env/env.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import { noteChallenge, spendChallenge } from "../session/passkey-challenge.server";

const MOST = 20;
const LONGEST_NAME = 60;

/** Passkeys belong to a host name; a numeric address has none. */
const rpID = new URL(shopOrigin).hostname;
export const hasPasskeys = isIP(rpID.replace(/^\[|\]$/g, "")) === 0;

/** A passkey, as shown to its owner. */
export interface PasskeyRow {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** The package is large, and few requests need it. */
const readPackage = () => import("@simplewebauthn/server");

/** The browser's answer as JSON, sent by script. Only the fields used here are checked here. */
const answerSchema = z.object({
  id: z.string().min(1).max(1400),
  rawId: z.string().max(1400),
  type: z.literal("public-key"),
  response: z.looseObject({ clientDataJSON: z.string().max(8000) }),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

export async function listPasskeys(userId: string, db: Db = shopDatabase()): Promise<PasskeyRow[]> {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}

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

/** The options for asking for one of an account's passkeys. */
export async function requestPasskey(
  userId: string,
  db: Db = shopDatabase(),
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await readPackage();
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: await listCredentials(userId, db),
    userVerification: "required",
  });
  await noteChallenge(options.challenge, userId, "prove", db);
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

/**
 * Whether the browser's answer was signed by one of the account's passkeys, with the user verified,
 * for a challenge of ours. A challenge is valid for one answer; a counter that went back means a
 * copied passkey.
 */
export async function takePasskey(
  userId: string,
  answer: string,
  db: Db = shopDatabase(),
): Promise<boolean> {
  const response = readAnswer(answer) as AuthenticationResponseJSON | undefined;
  const expectedChallenge = response && (await spendChallenge(response, userId, "prove", db));
  if (!response || expectedChallenge === undefined) return false;
  const passkey = await db
    .selectFrom("passkeys")
    .select(["id", "public_key", "counter"])
    .where("id", "=", response.id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!passkey) return false;
  const { id, counter } = passkey;
  const publicKey = new Uint8Array(Buffer.from(passkey.public_key, "base64url"));
  const { verifyAuthenticationResponse } = await readPackage();
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: shopOrigin,
    expectedRPID: rpID,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!result?.verified) return false;
  const { newCounter } = result.authenticationInfo;
  const noted = await db
    .updateTable("passkeys")
    .set({ counter: newCounter, last_used_at: new Date().toISOString() })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

function readAnswer(answer: string) {
  try {
    const data: unknown = answerSchema.safeParse(JSON.parse(answer)).data;
    return data;
  } catch {
    return undefined;
  }
}

/** The ways by which a device said that it can be asked for its passkey. */
const readTransports = storedJson("passkeys.transports", z.array(z.string()));

async function listCredentials(userId: string, db: Db) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "transports"])
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: readTransports(transports) }));
}
