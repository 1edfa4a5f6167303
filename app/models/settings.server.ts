import { z } from "~/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { keep } from "~db/kept";

import { recordAction, type Admin } from "./journal.server";

const openingHours = z.object({ weekdays: z.string(), saturday: z.string(), sunday: z.string() });

/**
 * Every setting with the value it has until somebody changes it (spec §9). A field that an older
 * shop did not store yet has its default too.
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
    /** An uploaded picture that takes the place of the shop's own mark; empty for that mark. */
    logo: z.string().default(""),
  }),
  notifications: z.object({
    orderNotifications: z.boolean().default(true),
    productComments: z.boolean().default(true),
    stockAlerts: z.boolean().default(true),
    emailNewsletter: z.boolean().default(false),
  }),
  trade: z.object({
    vatPercent: z.int().min(0).max(100).default(19),
    isVatIncluded: z.boolean().default(false),
    // Law 70/2015: one person may pay at most 10,000 lei a day in cash.
    cashLimitBani: z.int().min(0).default(1_000_000),
    orderPrefix: z.string().default("AM"),
  }),
  company: z.object({
    name: z.string().default("Atelier Exemplu SRL"),
    taxCode: z.string().default(""),
    registryNumber: z.string().default(""),
    seat: z.string().default(""),
    bank: z.string().default("Banca Exemplu"),
    iban: z.string().default("RO49 AAAA 1B31 0075 9384 0000"),
  }),
  assistant: z.object({
    isEnabled: z.boolean().default(true),
    model: z.string().default("gpt-4o-mini"),
    dailyTokens: z.int().min(0).default(200_000),
    /** Lei for a million tokens, for the estimate in the back office. */
    leiPerMillionTokens: z.number().min(0).default(3),
  }),
  /** Since when the shop is open for business; null while it is not. */
  opening: z.object({ openedAt: z.string().nullable().default(null) }),
};

type SettingsName = keyof typeof schemas;
export type Settings = { [Name in SettingsName]: z.output<(typeof schemas)[Name]> };

const keepSettings = keep<Settings>();

/** All settings: what is stored, else the defaults. */
export function findSettings(db: Db = shopDatabase()): Promise<Settings> {
  return keepSettings("", db, () => readSettings(db));
}

async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["name", "value"]).execute();
  const stored = new Map(rows.map((row) => [row.name, JSON.parse(row.value) as unknown]));
  const read = <Name extends SettingsName>(name: Name) =>
    schemas[name].parse(stored.get(name) ?? {}) as Settings[Name];
  return {
    general: read("general"),
    appearance: read("appearance"),
    notifications: read("notifications"),
    trade: read("trade"),
    company: read("company"),
    assistant: read("assistant"),
    opening: read("opening"),
  };
}

/** Replaces one group of settings. */
export async function changeSettings<Name extends SettingsName>(
  name: Name,
  value: Settings[Name],
  db: Db = shopDatabase(),
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: new Date().toISOString() };
  await db
    .insertInto("settings")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

/** Replaces one group of settings for an administrator, and notes it in the journal. */
export async function saveSettings<Name extends SettingsName>(
  name: Name,
  value: Settings[Name],
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = (await findSettings(trx))[name];
    await changeSettings(name, value, trx);
    const entry = { action: "settings-changed", subject: "settings", subjectId: name } as const;
    await recordAction({ admin, ...entry, before, after: value }, trx);
  });
}
