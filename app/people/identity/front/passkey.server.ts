import { isIP } from "node:net";

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";

import { z } from "~/platform/basics/zod";
import { shopOrigin } from "~/platform/env/env.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";

import { noteChallenge, spendChallenge } from "../session/passkey-challenge.server";

/** Passkeys belong to a host name; a numeric address has none. */
export const rpID = new URL(shopOrigin).hostname;
export const hasPasskeys = isIP(rpID.replace(/^\[|\]$/g, "")) === 0;

/** A passkey, as shown to its owner. */
export interface PasskeyRow {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** The package is large, and few requests need it. */
export const readPackage = () => import("@simplewebauthn/server");

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

export function readAnswer(answer: string) {
  try {
    const data: unknown = answerSchema.safeParse(JSON.parse(answer)).data;
    return data;
  } catch {
    return undefined;
  }
}

/** The ways by which a device said that it can be asked for its passkey. */
const readTransports = storedJson("passkeys.transports", z.array(z.string()));

export async function listCredentials(userId: string, db: Db) {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "transports"])
    .where("user_id", "=", userId)
    .execute();
  return rows.map(({ id, transports }) => ({ id, transports: readTransports(transports) }));
}
