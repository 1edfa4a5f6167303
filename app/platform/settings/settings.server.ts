import type { z } from "~/platform/basics/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";
import { storedJson } from "~db/stored-json";
import { versionedCache } from "~db/versioned-cache";

import { recordAction, type Admin } from "./audit-log.server";
import { schemas } from "./settings/setting-schemas";

type SettingsName = keyof typeof schemas;
export type Settings = { [Name in SettingsName]: z.output<(typeof schemas)[Name]> };

/** The settings of a shop that has not set any. Its contact details are made up, and of no use to anybody. */
export const defaultSettings = settingsIn(new Map());

const cachedSettings = versionedCache<Settings>();

/** All settings: the stored values, else the defaults. */
export function findSettings(db: Db = shopDatabase()): Promise<Settings> {
  return cachedSettings("", db, () => readSettings(db));
}

async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["name", "value"]).execute();
  return settingsIn(new Map(rows.map(({ name, value }) => [name, value])));
}

function settingsIn(stored: ReadonlyMap<string, string>): Settings {
  const read = <Name extends SettingsName>(name: Name) =>
    storedJson("settings.value", schemas[name])(stored.get(name) ?? "{}") as Settings[Name];
  return {
    general: read("general"),
    appearance: read("appearance"),
    notifications: read("notifications"),
    trade: read("trade"),
    company: read("company"),
    assistant: read("assistant"),
    cards: read("cards"),
    delivery: read("delivery"),
    opening: read("opening"),
  };
}

/** The version of a group that was never saved. */
const UNSAVED = 1;

/** Replaces one group of settings. */
export async function changeSettings<Name extends SettingsName>(
  name: Name,
  value: Settings[Name],
  db: Db = shopDatabase(),
): Promise<void> {
  await put(name, value, UNSAVED + 1, db);
}

/** `first`: the version to insert when the group was never saved. */
async function put<Name extends SettingsName>(
  name: Name,
  value: Settings[Name],
  first: number,
  db: Db,
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: new Date().toISOString() };
  await db
    .insertInto("settings")
    .values({ name, ...row, version: first })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

/** The current version of a group of settings. */
export async function findSettingsVersion(
  name: SettingsName,
  db: Db = shopDatabase(),
): Promise<number> {
  const row = await db
    .selectFrom("settings")
    .select("version")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.version ?? UNSAVED;
}

type SaveSettingsResult<Name extends SettingsName> =
  | { kind: "saved" }
  /** `current`: the group as somebody saved it after the form was loaded. */
  | { kind: "stale"; current: Settings[Name] & { version: number } };

/**
 * Saves a form's values into one group of settings and records it in the audit log; fields that the
 * form does not have stay as they are. Refuses a form loaded from another version, unless its
 * values are saved already.
 */
export async function saveSettings<Name extends SettingsName>(
  name: Name,
  { values, version }: { values: Partial<Settings[Name]>; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveSettingsResult<Name>> {
  return db.transaction().execute(async (trx) => {
    const before = (await findSettings(trx))[name];
    const yours = { ...before, ...values };
    const saved = await findSettingsVersion(name, trx);
    if (saved !== version) {
      if (isAlreadySaved<object>(yours, before)) return { kind: "saved" };
      return { kind: "stale", current: { ...before, version: saved } };
    }
    await put(name, yours, UNSAVED + 1, trx);
    await record(name, before, yours, admin, trx);
    return { kind: "saved" };
  });
}

/**
 * Replaces the shop's logo by an uploaded picture, or restores the shop's own for an empty address.
 * Refuses when the logo is no longer the one that the form showed (`drawn`). Returns the address of
 * the picture that is no longer used.
 */
export async function saveLogo(
  { logo, drawn }: { logo: string; drawn: string | null },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "saved"; former: string } | { kind: "stale" }> {
  return db.transaction().execute(async (trx) => {
    const { appearance } = await findSettings(trx);
    if (appearance.logo !== drawn) return { kind: "stale" };
    const changed = { ...appearance, logo };
    // The group's version stays the same, so that an open form with its other fields is not refused.
    await put("appearance", changed, UNSAVED, trx);
    await record("appearance", appearance, changed, admin, trx);
    return { kind: "saved", former: appearance.logo };
  });
}

async function record<Name extends SettingsName>(
  name: Name,
  before: Settings[Name],
  after: Settings[Name],
  admin: Admin,
  trx: Db,
): Promise<void> {
  const entry = { action: "settings-changed", subject: "settings", subjectId: name } as const;
  await recordAction({ admin, ...entry, before, after }, trx);
}

/**
 * Whether an administrator has opened the shop for business. Until then its orders are on trial;
 * from then on every administrator needs a second factor.
 */
export async function isShopOpen(db: Db = shopDatabase()): Promise<boolean> {
  return (await findSettings(db)).opening.openedAt !== null;
}
