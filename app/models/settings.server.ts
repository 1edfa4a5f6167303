import { z } from "~/zod";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

const openingHours = z.object({ weekdays: z.string(), saturday: z.string(), sunday: z.string() });

/** Every setting with the value it has until somebody changes it (spec §9). */
const schemas = {
  general: z
    .object({
      siteName: z.string(),
      email: z.string(),
      phone: z.string(),
      address: z.string(),
      workingHours: openingHours,
      facebookUrl: z.string(),
      instagramUrl: z.string(),
    })
    .prefault({
      siteName: "Atelier",
      email: "contact@atelier.example",
      phone: "+40 21 555 01 42",
      address: "Strada Tâmplarilor 18, București",
      workingHours: { weekdays: "9:00–18:00", saturday: "10:00–15:00", sunday: "" },
      facebookUrl: "https://www.facebook.com/atelier.example",
      instagramUrl: "https://www.instagram.com/atelier.example",
    }),
  trade: z
    .object({
      vatPercent: z.int().min(0).max(100),
      isVatIncluded: z.boolean(),
      cashLimitBani: z.int().min(0),
    })
    // Law 70/2015: one person may pay at most 10,000 lei a day in cash.
    .prefault({ vatPercent: 19, isVatIncluded: false, cashLimitBani: 1_000_000 }),
  company: z.object({ name: z.string(), bank: z.string(), iban: z.string() }).prefault({
    name: "Atelier Exemplu SRL",
    bank: "Banca Exemplu",
    iban: "RO49 AAAA 1B31 0075 9384 0000",
  }),
};

type SettingsName = keyof typeof schemas;
export type Settings = { [Name in SettingsName]: z.output<(typeof schemas)[Name]> };

/** All settings: what is stored, else the defaults. */
export async function findSettings(db: Db = shopDatabase()): Promise<Settings> {
  const rows = await db.selectFrom("settings").select(["name", "value"]).execute();
  const stored = new Map(rows.map((row) => [row.name, JSON.parse(row.value) as unknown]));
  return {
    general: schemas.general.parse(stored.get("general")),
    trade: schemas.trade.parse(stored.get("trade")),
    company: schemas.company.parse(stored.get("company")),
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
