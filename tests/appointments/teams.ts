import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import { saveTeam, type Team } from "~/sales/appointments/front/team.server";
import { confirmationKey, hashToken, tokenOf } from "~/sales/appointments/sending/token.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** Adds a team that measures in Cluj and Bucharest on workdays from nine to five, and returns its id. */
export async function addTeam(db: Db, changes: Partial<Omit<Team, "id">> = {}): Promise<string> {
  const workday = "9:00–17:00";
  const team = {
    name: "Echipa de teren",
    kinds: ["measuring"],
    counties: ["RO-B", "RO-CJ"],
    hours: [workday, workday, workday, workday, workday, "", ""],
    slotMinutes: 60,
    places: 1,
    noticeHours: 24,
    weeksAhead: 8,
    isActive: true,
    ...changes,
  } satisfies Omit<Team, "id" | "version">;
  const saved = await saveTeam({ ...team, id: undefined, version: 0 }, { id: "", email: "" }, db);
  if (saved.kind !== "saved") throw new Error(saved.kind);
  return saved.id;
}

/** An appointment in three days with a new team of all kinds, and the token of its link. */
export async function addAppointment(
  db: Db,
  changes: Partial<Insertable<Database["appointments"]>> = {},
): Promise<{ appointment: string; appointmentToken: string; team: string }> {
  const id = randomUUID();
  const team = await addTeam(db, {
    name: `Echipa ${id}`,
    kinds: ["showroom", "measuring", "delivery"],
    hours: Array.from({ length: 7 }, () => "8:00–20:00"),
  });
  const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3 * 24 * 3_600_000;
  const now = new Date().toISOString();
  await db
    .insertInto("appointments")
    .values({
      id,
      token_hash: hashToken(tokenOf(id)),
      form_token: id,
      team_id: team,
      kind: "measuring",
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + 3_600_000).toISOString(),
      order_id: null,
      name: "Ioana Ștefan",
      email: "ioana@example.com",
      phone: "0722123456",
      county: "RO-CJ",
      address: "Strada Lungă nr. 5, Cluj-Napoca",
      note: "Etajul 4",
      language: "ro",
      state: "booked",
      booked_at: now,
      changed_at: now,
      reminded_at: null,
      ...changes,
    })
    .execute();
  return { appointment: id, appointmentToken: tokenOf(id), team };
}

/** A time that a visitor keeps: the page that it leads to, and the one that is mailed. */
export async function addHold(db: Db): Promise<{ page: string; mailed: string }> {
  const { appointment } = await addAppointment(db);
  const { token_hash: _, ...booked } = await db
    .selectFrom("appointments")
    .select([
      "token_hash",
      "form_token",
      "team_id",
      "kind",
      "starts_at",
      "ends_at",
      "order_id",
      "name",
      "email",
      "phone",
      "county",
      "address",
      "note",
      "language",
    ])
    .where("id", "=", appointment)
    .executeTakeFirstOrThrow();
  await db.deleteFrom("appointments").where("id", "=", appointment).execute();
  const id = randomUUID();
  const now = Date.now();
  await db
    .insertInto("appointment_holds")
    .values({
      ...booked,
      id,
      token_hash: hashToken(tokenOf(id)),
      asked_at: new Date(now).toISOString(),
      held_until: new Date(now + 30 * 60_000).toISOString(),
    })
    .execute();
  const page = `/programare/${tokenOf(id)}`;
  return { page, mailed: `${page}?cheie=${confirmationKey(id)}` };
}
