import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import type { Db } from "~db/engine";

import { addDeviceProof } from "../sign-in/known-device.server";

export async function createAccount(
  {
    email,
    first_name,
    last_name,
    phone,
    password_hash,
    language,
    agreedAt,
    device,
  }: {
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    password_hash: string;
    language: string | null;
    /** When the terms were accepted. */
    agreedAt: string;
    device: string | undefined;
  },
  trx: Db,
): Promise<{ device: string } | "invalid"> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("users")
    .values({
      id,
      email,
      first_name,
      last_name,
      phone,
      password_hash,
      language,
      role: "customer",
      confirmed_at: now,
      created_at: now,
      disabled_at: null,
      deletion_due_at: null,
      last_used_on: dayOf(now),
      unused_warned_at: null,
      signed_in_at: null,
    })
    // Another account may have changed to this address since the registration.
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return "invalid";
  await trx
    .insertInto("consents")
    .values({
      id: randomUUID(),
      user_id: id,
      email,
      kind: "terms",
      is_given: 1,
      given_at: agreedAt,
    })
    .execute();
  return { device: addDeviceProof(device, { id, password_hash }) };
}
