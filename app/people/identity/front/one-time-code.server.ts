import { Secret, TOTP } from "otpauth";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { sealer } from "~db/sealed-text.server";

const { seal, open } = sealer("atelier one-time codes");

/** What every authenticator app supports: SHA-1, six digits, 30 seconds. */
const kind = { algorithm: "SHA1", digits: 6, period: 30 };
/** Codes of so many time steps earlier or later are accepted, because clocks differ. */
const WINDOW = 1;
/** A secret that was never confirmed is not shown again after this long. */
const SETUP_LIFE = 60 * 60 * 1000;

/** `unreadable`: the shop's secret has changed, so codes can no longer be checked. */
export type OneTimeCodesState = "off" | "on" | "unreadable";

/** Whether signing in to an account needs one-time codes, and since when. */
export async function findOneTimeCodes(
  userId: string,
  db: Db = shopDatabase(),
): Promise<{ state: OneTimeCodesState; since: string | null }> {
  const row = await findRow(userId, db);
  if (!row?.confirmed_at) return { state: "off", since: null };
  const state = open(row.sealed) === undefined ? "unreadable" : "on";
  return { state, since: row.confirmed_at };
}

/**
 * Creates a secret, which counts once a code of it was entered. An unconfirmed or unreadable one is
 * replaced; one in use is refused.
 */
export async function startOneTimeCodes(
  userId: string,
  db: Db = shopDatabase(),
): Promise<"started" | "in-use"> {
  return db.transaction().execute(async (trx) => {
    if ((await findOneTimeCodes(userId, trx)).state === "on") return "in-use";
    await trx.deleteFrom("one_time_codes").where("user_id", "=", userId).execute();
    await trx
      .insertInto("one_time_codes")
      .values({
        user_id: userId,
        sealed: seal(new Secret({ size: 20 }).base32),
        last_step: 0,
        created_at: new Date().toISOString(),
        confirmed_at: null,
      })
      .execute();
    return "started";
  });
}

/** The secret that waits for its first code, as text and as the address in the QR code. */
export async function findWaitingSecret(
  userId: string,
  { issuer, label }: { issuer: string; label: string },
  db: Db = shopDatabase(),
): Promise<{ secret: string; address: string } | undefined> {
  const row = await findRow(userId, db);
  if (!row || row.confirmed_at || Date.parse(row.created_at) < Date.now() - SETUP_LIFE) return;
  const secret = open(row.sealed);
  if (secret === undefined) return;
  // A colon would split the name in two.
  const totp = new TOTP({ ...kind, issuer: issuer.replaceAll(":", " "), label, secret });
  return { secret, address: totp.toString() };
}

/** Confirms the waiting secret by its first code. */
export async function confirmOneTimeCodes(
  userId: string,
  code: string,
  now: Date,
  trx: Db,
): Promise<boolean> {
  const row = await findRow(userId, trx);
  const step = row && !row.confirmed_at ? stepOf(row.sealed, code, now) : undefined;
  if (step === undefined) return false;
  await trx
    .updateTable("one_time_codes")
    .set({ confirmed_at: now.toISOString(), last_step: step })
    .where("user_id", "=", userId)
    .execute();
  return true;
}

/** Accepts a code of the present time step or the one before or after, each step once. */
export async function takeOneTimeCode(
  userId: string,
  code: string,
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<boolean> {
  const row = await findRow(userId, db);
  const step = row?.confirmed_at ? stepOf(row.sealed, code, now) : undefined;
  if (step === undefined) return false;
  const result = await db
    .updateTable("one_time_codes")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The time step of a code, or undefined when the code is wrong. */
function stepOf(sealed: string, code: string, now: Date): number | undefined {
  const secret = open(sealed);
  const token = code.replace(/[\s-]/g, "");
  if (secret === undefined || !/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const totp = new TOTP({ ...kind, secret });
  const delta = totp.validate({ token, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

function findRow(userId: string, db: Db) {
  return db
    .selectFrom("one_time_codes")
    .select(["sealed", "created_at", "confirmed_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
