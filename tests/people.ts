import { randomUUID } from "node:crypto";

import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import type { Db } from "~db/engine";
import type { Role } from "~db/schema";

/** A test account; its password belongs to nobody. */
export interface Person {
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role: Role;
  confirmed_at: string | null;
}

/** Adds a confirmed account and returns its id, or that of the account with the same e-mail. */
export async function addPerson(db: Db, person: Partial<Person> = {}): Promise<string> {
  const id = randomUUID();
  const email = person.email ?? `${id}@example.com`;
  const present = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  if (present) return present.id;
  await db
    .insertInto("users")
    .values({
      id,
      email,
      password_hash: "",
      first_name: person.first_name ?? "Radu",
      last_name: person.last_name ?? "Ionescu",
      phone: person.phone ?? null,
      role: person.role ?? "customer",
      confirmed_at:
        person.confirmed_at === undefined ? new Date().toISOString() : person.confirmed_at,
      created_at: new Date().toISOString(),
      language: null,
      disabled_at: null,
      deletion_due_at: null,
      last_used_on: dayOf(new Date().toISOString()),
      unused_warned_at: null,
    })
    .execute();
  return id;
}

/** Invites somebody to work here, as an administrator of the name does; the invitation's id. */
export async function addInvitation(
  db: Db,
  { email, token }: { email?: string; token?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("staff_invitations")
    .values({
      id,
      token_hash: sha256(token ?? id),
      email: email ?? `${id}@example.com`,
      role: "sales",
      invited_at: new Date().toISOString(),
      invited_by: await addPerson(db, { email: "cheama@example.com", role: "administrator" }),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    })
    .execute();
  return id;
}
