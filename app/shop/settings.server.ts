import { z } from "~/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { storedJson } from "~db/stored-json";
import { versionedCache } from "~db/versioned-cache";

import { advanceBounds } from "./advance";
import { recordAction, type Admin } from "./audit-log.server";
import { isAlreadySaved } from "~db/row-version";

const openingHours = z.object({ weekdays: z.string(), saturday: z.string(), sunday: z.string() });

/**
 * Every setting with its default (spec §9). A field that an older shop did not store has its
 * default too.
 */
const schemas = {
  general: z.object({
    siteName: z.string().default("Atelier"),
    siteDescription: z.string().default(""),
    email: z.string().default("contact@atelier.example"),
    phone: z.string().default("+40 21 555 01 42"),
    address: z.string().default("Strada Tâmplarilor 18, București"),
    workingHours: openingHours.default({
      weekdays: "9:00–18:00",
      saturday: "10:00–15:00",
      sunday: "",
    }),
    showroomHours: openingHours.default({
      weekdays: "10:00–19:00",
      saturday: "10:00–16:00",
      sunday: "",
    }),
    facebookUrl: z.string().default("https://www.facebook.com/atelier.example"),
    instagramUrl: z.string().default("https://www.instagram.com/atelier.example"),
  }),
  appearance: z.object({
    primaryColor: z.string().default("#B8860B"),
    secondaryColor: z.string().default("#1A202C"),
    showHeroSection: z.boolean().default(true),
    showFeaturedProducts: z.boolean().default(true),
    showTestimonials: z.boolean().default(true),
    productCardsPerRow: z.enum(["2", "3", "4"]).default("3"),
    /** An uploaded picture in place of the shop's own logo; empty for the shop's own. */
    logo: z.string().default(""),
  }),
  notifications: z.object({
    orderNotifications: z.boolean().default(true),
    productComments: z.boolean().default(true),
    stockAlerts: z.boolean().default(true),
    emailNewsletter: z.boolean().default(false),
  }),
  trade: z.object({
    /** Whether the prices shown include VAT (spec §1); else it is added to them. */
    isVatIncluded: z.boolean().default(true),
    // Law 70/2015: at most 10,000 lei a day in cash from a person, 5,000 from a company.
    cashLimitBani: z.int().min(0).default(1_000_000),
    companyCashLimitBani: z.int().min(0).default(500_000),
    orderPrefix: z.string().default("AM"),
    /** The part of what is made to order that is paid before the work, in percent (spec §1); an order keeps its own. */
    advancePercent: z.int().min(advanceBounds.min).max(advanceBounds.max).default(50),
    /** Days to what is paid first, from the confirmation; from the order where nothing is made to order. */
    advanceDueDays: z.int().min(1).default(5),
    /** Hours of work that the workshop does in a week; 0 while it has not said so. */
    hoursPerWeek: z.int().min(0).default(0),
    /** Hours that a piece from the catalogue takes when it is made to order; of planned ones the boards say so. */
    hoursPerPiece: z.int().min(1).default(8),
    /** Whether work on what is made to order waits for drawings that its customer has approved. */
    areDrawingsRequired: z.boolean().default(true),
    /** What a decor's swatch costs, and sending swatches alone by post. */
    swatchBani: z.int().min(1).default(5_00),
    swatchPostBani: z.int().min(0).default(20_00),
  }),
  company: z.object({
    name: z.string().default("Atelier Exemplu SRL"),
    taxCode: z.string().default(""),
    registryNumber: z.string().default(""),
    seat: z.string().default(""),
    // The same seat in parts, as e-Factura wants it; codes as in `places.ts`.
    seatCounty: z.string().default(""),
    seatSector: z.string().default(""),
    seatCity: z.string().default(""),
    seatStreet: z.string().default(""),
    seatPostalCode: z.string().default(""),
    bank: z.string().default("Banca Exemplu"),
    iban: z.string().default("RO49 AAAA 1B31 0075 9384 0000"),
  }),
  assistant: z.object({
    isEnabled: z.boolean().default(true),
    model: z.string().default("gpt-4o-mini"),
    dailyTokens: z.int().min(0).default(200_000),
    /** Price of a million tokens in lei, for the estimate in the back office. */
    leiPerMillionTokens: z.number().min(0).default(3),
  }),
  cards: z.object({
    /** Who takes payments by card, once their keys are there. */
    provider: z.enum(["stripe", "netopia"]).default("stripe"),
    /** Whether NETOPIA's keys are those of its sandbox; Stripe's own say so themselves. */
    isNetopiaSandbox: z.boolean().default(true),
  }),
  /** What the team does besides bringing the pieces to the house, in bani; null where it is not offered. */
  delivery: z.object({
    /** Carrying up by the stairs, for each floor. */
    stairsBani: z.int().min(0).nullable().default(null),
    /** Carrying up in a lift, whatever the floor. */
    liftBani: z.int().min(0).nullable().default(null),
    /** Putting the pieces together in the room. */
    assemblyBani: z.int().min(0).nullable().default(null),
  }),
  /** Since when the shop is open for business; null while it is not. */
  opening: z.object({ openedAt: z.string().nullable().default(null) }),
};

/** How to reach a shop that has not said so: made up, and good for nobody. */
export const defaultGeneral = schemas.general.parse({});

/** What a shop trades by that has not said so, and what its company is called. */
export const defaultTrade = { trade: schemas.trade.parse({}), company: schemas.company.parse({}) };

type SettingsName = keyof typeof schemas;
export type Settings = { [Name in SettingsName]: z.output<(typeof schemas)[Name]> };

const cachedSettings = versionedCache<Settings>();

/** All settings: the stored values, else the defaults. */
export function findSettings(db: Db = shopDatabase()): Promise<Settings> {
  return cachedSettings("", db, () => readSettings(db));
}

async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["name", "value"]).execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
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

export type SaveSettingsResult<Name extends SettingsName> =
  | { kind: "saved" }
  /**
   * `current`: the group as somebody saved it after the form was loaded; `yours`: what the form
   * asks for.
   */
  | { kind: "stale"; current: Settings; yours: Settings[Name]; version: number };

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
    const current = await findSettings(trx);
    const before = current[name];
    const yours = { ...before, ...values };
    const saved = await findSettingsVersion(name, trx);
    if (saved !== version) {
      if (isAlreadySaved<object>(yours, before)) return { kind: "saved" };
      return { kind: "stale", current, yours, version: saved };
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
    // The version stays, so that an open form with the other fields of the group is not refused.
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
