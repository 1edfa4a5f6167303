import { dayOf } from "~/platform/format/dates";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { versionedCache } from "~db/versioned-cache";

import { findSettings } from "./settings.server";
import { lawfulRateOn, rateOn, type Vat, type VatRate } from "./vat";

const cachedRates = versionedCache<VatRate[]>();

/** The shop's rates of VAT, newest first. There is always one. */
export function listVatRates(db: Db = shopDatabase()): Promise<VatRate[]> {
  return cachedRates("", db, () =>
    db
      .selectFrom("vat_rates")
      .select(["first_day", "percent"])
      .orderBy("first_day", "desc")
      .execute(),
  );
}

/**
 * The VAT of an instant: the rate of its day on Bucharest's calendar. What is placed or issued then
 * keeps it, whatever the rates become.
 */
export async function findVat(at: Date, db: Db = shopDatabase()): Promise<Vat> {
  const [rates, { trade }] = await Promise.all([listVatRates(db), findSettings(db)]);
  const { percent } = rateOn(rates, dayOf(at.toISOString()));
  return { percent, isIncluded: trade.isVatIncluded };
}

/** The law's standard rate of a day, where the shop reckons with another one; else undefined. */
export async function findMissingRate(
  at: Date,
  db: Db = shopDatabase(),
): Promise<VatRate | undefined> {
  const day = dayOf(at.toISOString());
  const lawful = lawfulRateOn(day);
  return rateOn(await listVatRates(db), day).percent === lawful.percent ? undefined : lawful;
}

/** The sentence of the terms and of the assistant: whether the prices shown include VAT. */
export function vatSentence(isIncluded: boolean, language: Language): string {
  return translateIn(language, "legal")(isIncluded ? "vat.included" : "vat.added");
}
