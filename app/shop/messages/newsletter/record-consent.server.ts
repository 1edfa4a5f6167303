import { randomUUID } from "node:crypto";

import type { Db } from "~db/engine";

/** Records that an address agreed to the newsletter (1), or takes it back (0). */
export async function recordConsent(
  email: string,
  isGiven: 0 | 1,
  now: string,
  trx: Db,
): Promise<void> {
  await trx
    .insertInto("consents")
    .values({
      id: randomUUID(),
      user_id: null,
      email,
      kind: "newsletter",
      is_given: isGiven,
      given_at: now,
    })
    .execute();
}
