import { z } from "~/platform/basics/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { ChallengePurpose } from "~db/schema";

const CHALLENGE_LIFE = 5 * 60 * 1000;

/** Deletes expired challenges. */
export async function deleteExpiredChallenges(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now.toISOString()).execute();
}

/** Notes a challenge that an account was given for a purpose; it is good once. */
export async function noteChallenge(
  challenge: string,
  user_id: string,
  purpose: ChallengePurpose,
  db: Db,
): Promise<void> {
  const expires_at = new Date(Date.now() + CHALLENGE_LIFE).toISOString();
  await db
    .insertInto("passkey_challenges")
    .values({ challenge, user_id, purpose, expires_at })
    .execute();
}

/** Uses up the challenge of an answer, if it was issued to this account for this purpose. */
export async function spendChallenge(
  { response }: { response: { clientDataJSON: string } },
  userId: string,
  purpose: ChallengePurpose,
  db: Db,
): Promise<string | undefined> {
  const named = readChallenge(response.clientDataJSON);
  if (named === undefined) return undefined;
  const row = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", named)
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", new Date().toISOString())
    .returning("challenge")
    .executeTakeFirst();
  return row?.challenge;
}

function readChallenge(clientData: string): string | undefined {
  try {
    const text = Buffer.from(clientData, "base64url").toString("utf8");
    return z.object({ challenge: z.string() }).safeParse(JSON.parse(text)).data?.challenge;
  } catch {
    return undefined;
  }
}
