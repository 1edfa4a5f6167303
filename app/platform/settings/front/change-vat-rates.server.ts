import { dayOf } from "~/platform/format/dates";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { recordAction, type Admin } from "../audit-log.server";
import type { VatRate } from "../vat";
import { findMissingRate, listVatRates } from "../vat-rates.server";

/** The law has changed the rate six times in thirty years. */
const MOST_RATES = 30;

/**
 * Adds the law's standard rate of an instant from its first day, in place of what the shop has from
 * that day to this one; later rates stay. Does nothing where the shop reckons with it already.
 */
export async function adoptLawfulRate(
  at: Date,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<VatRate | undefined> {
  return db.transaction().execute(async (trx) => {
    const lawful = await findMissingRate(at, trx);
    if (!lawful) return undefined;
    const before = await listVatRates(trx);
    await trx
      .deleteFrom("vat_rates")
      .where("first_day", ">=", lawful.first_day)
      .where("first_day", "<=", dayOf(at.toISOString()))
      .execute();
    await trx.insertInto("vat_rates").values(lawful).execute();
    await record(before, admin, trx);
    return lawful;
  });
}

/** Adds a rate from a day on. Refuses a day that has one already, and more rates than a law has. */
export async function addVatRate(
  rate: VatRate,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"added" | "taken" | "too-many"> {
  return db.transaction().execute(async (trx) => {
    const before = await listVatRates(trx);
    if (before.some(({ first_day }) => first_day === rate.first_day)) return "taken";
    if (before.length >= MOST_RATES) return "too-many";
    await trx.insertInto("vat_rates").values(rate).execute();
    await record(before, admin, trx);
    return "added";
  });
}

/**
 * Removes the rate that begins on a day; the one before it holds on. Refuses to remove the only rate
 * that has begun. Orders keep the rate they were placed at.
 */
export async function removeVatRate(
  firstDay: string,
  at: Date,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<"removed" | "unknown" | "needed"> {
  return db.transaction().execute(async (trx) => {
    const before = await listVatRates(trx);
    if (!before.some(({ first_day }) => first_day === firstDay)) return "unknown";
    const today = dayOf(at.toISOString());
    const isLeft = ({ first_day }: VatRate) => first_day !== firstDay && first_day <= today;
    if (!before.some(isLeft)) return "needed";
    await trx.deleteFrom("vat_rates").where("first_day", "=", firstDay).execute();
    await record(before, admin, trx);
    return "removed";
  });
}

async function record(before: VatRate[], admin: Admin, trx: Db): Promise<void> {
  const stateOf = (rates: VatRate[]) =>
    Object.fromEntries(rates.map(({ first_day, percent }) => [first_day, `${percent} %`]));
  await recordAction(
    {
      admin,
      action: "vat-rates-changed",
      subject: "settings",
      subjectId: "vat",
      before: stateOf(before),
      after: stateOf(await listVatRates(trx)),
    },
    trx,
  );
}
