import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import type { BankLayout } from "./bank-layout";
import { readLayout } from "./reading/stored-layout.server";

/** A bank account of the shop's, with how its statements are written. */
export interface Bank {
  id: string;
  name: string;
  iban: string;
  layout: BankLayout;
  version: number;
}

/** The most banks that are kept: nobody has as many accounts. */
const MOST_BANKS = 50;

export async function listBanks(db: Db = shopDatabase()): Promise<Bank[]> {
  const rows = await db
    .selectFrom("banks")
    .select(["id", "name", "iban", "layout", "version"])
    .orderBy("name")
    .execute();
  return rows.map(({ layout, ...bank }) => ({ ...bank, layout: readLayout(layout) }));
}

export async function findBank(id: string, db: Db = shopDatabase()): Promise<Bank | undefined> {
  const row = await db
    .selectFrom("banks")
    .select(["id", "name", "iban", "layout", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...row, layout: readLayout(row.layout) };
}

export type SaveBankResult =
  | { kind: "saved"; id: string }
  | { kind: "name-taken" }
  /** Somebody changed it after the form was shown, or there is none. */
  | { kind: "stale" }
  | { kind: "too-many" };

/**
 * Saves how a bank writes its statements: a new bank where `id` is undefined, else the one of that
 * version. Refuses a name that another has, a change of an older version, and more than fifty banks.
 */
export async function saveBank(
  { id, version, ...bank }: { id: string | undefined; version: number } & Omit<Bank, "id">,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveBankResult> {
  return db.transaction().execute(async (trx) => {
    const banks = await listBanks(trx);
    const before = banks.find((one) => one.id === id);
    if (id !== undefined && before?.version !== version) return { kind: "stale" };
    if (banks.some((one) => one.id !== id && one.name === bank.name)) return { kind: "name-taken" };
    if (!before && banks.length >= MOST_BANKS) return { kind: "too-many" };
    const saved = id ?? randomUUID();
    const row = { name: bank.name, iban: bank.iban, layout: JSON.stringify(bank.layout) };
    await trx
      .insertInto("banks")
      .values({ id: saved, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await recordAction(
      {
        admin,
        action: "bank-saved",
        subject: "bank",
        subjectId: saved,
        before: before ? { name: before.name, iban: before.iban, ...before.layout } : null,
        after: { name: bank.name, iban: bank.iban, ...bank.layout },
      },
      trx,
    );
    return { kind: "saved", id: saved };
  });
}
