import { expect, test } from "vitest";

import type { Admin } from "~/platform/settings/audit-log.server";
import { perStation } from "~/platform/settings/workshop-load";
import { deleteTeam, listTeams, saveTeam } from "~/sales/appointments/front/team.server";
import { presets } from "~/sales/statements/front/bank-layout";
import { deleteBank, listBanks, saveBank } from "~/sales/statements/front/bank.server";
import { deleteZone, saveZone } from "~/shop/delivery/front/save-zone.server";
import { listZones } from "~/shop/delivery/zones.server";
import { deletePerson, listPeople, savePerson } from "~/workshop/plan/front/person.server";
import {
  deleteSupplier,
  listSuppliers,
  saveSupplier,
} from "~/workshop/stock/front/supplier.server";
import type { Db } from "~db/engine";

import { openEmptyShop } from "../memory-database";

const admin: Admin = { id: "", email: "birou@example.com" };

interface Row {
  id: string;
  name: string;
  version: number;
}
type Answer = { kind: string; most?: number; current?: Row };

/** A room's records: two ways to fill in the form of one, and what the room does with it. */
interface Kind {
  save: (
    name: string,
    which: { id?: string; version?: number; other?: boolean },
  ) => Promise<Answer>;
  remove: (which: { id: string; version: number }) => Promise<Answer>;
  list: () => Promise<readonly Row[]>;
}

function kindOf<Values extends object, One extends Row>(
  db: Db,
  values: Values,
  other: Partial<Values>,
  room: {
    save: (
      record: Values & { id: string | undefined; name: string; version: number },
      by: Admin,
      db: Db,
    ) => Promise<Answer>;
    remove: (which: { id: string; version: number }, by: Admin, db: Db) => Promise<Answer>;
    list: (db: Db) => Promise<readonly One[]>;
  },
): Kind {
  return {
    save: (name, { id, version = 0, other: isOther = false }) =>
      room.save({ ...values, ...(isOther ? other : {}), id, name, version }, admin, db),
    remove: (which) => room.remove(which, admin, db),
    list: () => room.list(db),
  };
}

const days = ["8–16", "8–16", "8–16", "8–16", "8–16", "", ""];
const team = { name: "", kinds: ["showroom" as const], counties: [], hours: days, isActive: true };
const slots = { slotMinutes: 60, places: 1, noticeHours: 24, weeksAhead: 8 };
const zone = {
  name: "",
  counties: ["RO-CJ"],
  postcodes: [],
  priceBani: 100_00,
  freeFromBani: null,
};

const rooms: Record<string, (db: Db) => Kind> = {
  supplier: (db) =>
    kindOf(
      db,
      { name: "", email: "", phone: "", days: 5, minimumBani: 0 },
      { days: 9 },
      { save: saveSupplier, remove: deleteSupplier, list: listSuppliers },
    ),
  person: (db) =>
    kindOf(
      db,
      { name: "", minutes: perStation(() => 60), isActive: true },
      { minutes: perStation(() => 30) },
      { save: savePerson, remove: deletePerson, list: listPeople },
    ),
  team: (db) =>
    kindOf(
      db,
      { ...team, ...slots },
      { places: 2 },
      { save: saveTeam, remove: deleteTeam, list: listTeams },
    ),
  bank: (db) =>
    kindOf(
      db,
      { name: "", iban: "RO49AAAA1B31007593840000", layout: presets.twoColumns },
      { iban: "RO09BCYP0000001234567890" },
      { save: saveBank, remove: deleteBank, list: listBanks },
    ),
  zone: (db) =>
    kindOf(
      db,
      { ...zone, days: { from: 1, to: 3 }, position: 1, isActive: true },
      { days: { from: 2, to: 3 } },
      { save: saveZone, remove: deleteZone, list: listZones },
    ),
};

const each = Object.entries(rooms);

async function open(make: (db: Db) => Kind) {
  const db = await openEmptyShop();
  const room = make(db);
  for (const { id, version } of await room.list()) await room.remove({ id, version });
  const named = async (name: string) => (await room.list()).find((one) => one.name === name)!;
  return { db, room, named };
}

/** Whose new record is added once by a form that is sent twice; of the others the name is taken then. */
const addedOnce = ["supplier", "person"];

test.each(each)("a form of a %s that is sent twice is saved once", async (subject, make) => {
  const { room, named } = await open(make);
  const saves = async (name: string, which: object) =>
    expect((await room.save(name, which)).kind).toBe("saved");
  await saves("Întâi", {});
  const again = addedOnce.includes(subject) ? "saved" : "name-taken";
  expect((await room.save("Întâi", {})).kind).toBe(again);
  expect((await room.list()).length).toBe(1);
  const { id, version } = await named("Întâi");
  await saves("Altul", { id, version });
  await saves("Altul", { id, version });
  expect((await room.list()).map(({ name }) => name)).toEqual(["Altul"]);
});

test.each(each)("a name of another %s is refused, in capitals too", async (_subject, make) => {
  const { room, named } = await open(make);
  await room.save("Întâi", {});
  await room.save("Altul", {});
  const { id, version } = await named("Altul");
  for (const name of ["Întâi", "ÎNTÂI"]) {
    for (const which of [{ id, version }, { other: true }]) {
      expect(await room.save(name, which)).toEqual({ kind: "name-taken" });
    }
  }
  expect((await room.save("ALTUL", { id, version })).kind).toBe("saved");
  expect((await room.list()).map(({ name }) => name).sort()).toEqual(["ALTUL", "Întâi"]);
});

test.each(each)("an older form neither changes nor deletes a %s", async (_subject, make) => {
  const { room, named } = await open(make);
  await room.save("Întâi", {});
  const { id, version } = await named("Întâi");
  await room.save("Întâi", { id, version, other: true });
  const current = await named("Întâi");
  expect(current.version).toBe(version + 1);
  expect(await room.save("Întâi", { id, version })).toEqual({ kind: "stale", current });
  expect(await room.remove({ id, version })).toEqual({ kind: "stale" });
  expect(await room.list()).toEqual([current]);
});

test.each(each)("a %s that is deleted is gone for every form", async (subject, make) => {
  const { db, room, named } = await open(make);
  await room.save("Întâi", {});
  const { id, version } = await named("Întâi");
  expect(await room.remove({ id, version })).toEqual({ kind: "deleted", name: "Întâi" });
  expect(await room.remove({ id, version })).toEqual({ kind: "unknown" });
  expect(await room.save("Întâi", { id, version })).toEqual({ kind: "unknown" });
  const logged = await db
    .selectFrom("audit_log")
    .select(["action", "subject", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  expect(logged).toMatchObject([
    { action: `${subject}-saved`, subject, before: null },
    { action: `${subject}-deleted`, subject, after: null },
  ]);
  expect(logged.map(({ before, after }) => (before ?? after)?.includes("Întâi"))).toEqual([
    true,
    true,
  ]);
});

test.each(each)(
  "there are only so many of a %s, and each may be changed",
  async (_subject, make) => {
    const { room, named } = await open(make);
    const saved = async (at: number) => room.save(`Numărul ${at}`, {});
    let last = await saved(0);
    for (let at = 1; last.kind === "saved" && at <= 1_000; at += 1) last = await saved(at);
    const { length } = await room.list();
    expect(last).toEqual({ kind: "too-many", most: length });
    expect(length).toBeGreaterThanOrEqual(50);
    const { id, version } = await named("Numărul 0");
    expect((await room.save("Altul", { id, version })).kind).toBe("saved");
  },
);
