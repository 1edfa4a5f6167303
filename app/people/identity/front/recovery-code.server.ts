import { randomBytes } from "node:crypto";

import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { sealer } from "~db/sealed-text.server";

const { seal, open } = sealer("atelier recovery codes");

const COUNT = 10;
/** No letter that looks like a digit or like another letter. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/**
 * 120 bits: long to type, but rarely typed. In return a plain hash is safe to store, and wrong
 * codes need no pause, so nobody can lock the owner out by guessing.
 */
const LENGTH = 24;
/** New codes are shown until their owner has stored them, but no longer than this. */
const SHOWN_FOR = 10 * 60 * 1000;

/** Replaces all recovery codes by ten new ones, which can be shown for ten minutes. */
export async function makeRecoveryCodes(userId: string, trx: Db): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const created_at = new Date().toISOString();
  const rows = Array.from({ length: COUNT }, () => {
    const code = randomCode();
    return {
      code_hash: sha256(code),
      user_id: userId,
      sealed: seal(code),
      created_at,
      used_at: null,
    };
  });
  await trx.insertInto("recovery_codes").values(rows).execute();
}

/** The new codes in groups of four; none once they are no longer shown. */
export async function listNewRecoveryCodes(
  userId: string,
  db: Db = shopDatabase(),
): Promise<string[]> {
  const rows = await db
    .selectFrom("recovery_codes")
    .select("sealed")
    .where("user_id", "=", userId)
    .where("sealed", "is not", null)
    .where("created_at", ">", new Date(Date.now() - SHOWN_FOR).toISOString())
    .orderBy("code_hash")
    .execute();
  return rows.flatMap(({ sealed }) => {
    const code = sealed === null ? undefined : open(sealed);
    return code === undefined ? [] : [code.match(/.{4}/g)!.join("-")];
  });
}

/** From here on only the hashes of the codes are stored. */
export async function putAwayRecoveryCodes(userId: string, db: Db = shopDatabase()): Promise<void> {
  await db
    .updateTable("recovery_codes")
    .set({ sealed: null })
    .where("user_id", "=", userId)
    .execute();
}

/** Stops showing codes whose time is over. */
export async function putAwayOldRecoveryCodes(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .updateTable("recovery_codes")
    .set({ sealed: null })
    .where("sealed", "is not", null)
    .where("created_at", "<=", new Date(now.getTime() - SHOWN_FOR).toISOString())
    .execute();
}

function randomCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
