import { randomUUID } from "node:crypto";

import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import { isAlreadySaved } from "~db/row-version";

import { readLayout } from "../reading/stored-layout.server";
import type { BankLayout } from "./bank-layout";

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

/** What a form says of a bank. */
export type BankValues = Omit<Bank, "id" | "version">;

export type SaveBankResult =
  | { kind: "saved"; id: string }
  | { kind: "unknown" | "name-taken" }
  | { kind: "too-many"; most: number }
  /** `current`: the bank as somebody saved it after the form was shown. */
  | { kind: "stale"; current: Bank };

/**
 * Saves how a bank writes its statements: a new bank where `id` is undefined, else the one of that
 * version. Refuses a name that another has, a change of an older version unless it is saved already, and
 * more banks than are kept.
 */
export async function saveBank(
  { id, version, ...bank }: { id: string | undefined; version: number } & BankValues,
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<SaveBankResult> {
  return db.transaction().execute(async (trx): Promise<SaveBankResult> => {
    const banks = await listBanks(trx);
    const before = banks.find((one) => one.id === id);
    if (id !== undefined && !before) return { kind: "unknown" };
    if (before && before.version !== version) {
      const isSaved = isAlreadySaved<object>(stateOf(bank), stateOf(before));
      return isSaved ? { kind: "saved", id: before.id } : { kind: "stale", current: before };
    }
    if (banks.some((one) => one.id !== id && one.name === bank.name)) return { kind: "name-taken" };
    if (!before && banks.length >= MOST_BANKS) return { kind: "too-many", most: MOST_BANKS };
    const saved = id ?? randomUUID();
    const row = { name: bank.name, iban: bank.iban, layout: JSON.stringify(bank.layout) };
    await trx
      .insertInto("banks")
      .values({ id: saved, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    const entry = { action: "bank-saved", subject: "bank", subjectId: saved } as const;
    const was = before ? stateOf(before) : null;
    await recordAction({ admin, ...entry, before: was, after: stateOf(bank) }, trx);
    return { kind: "saved", id: saved };
  });
}

function stateOf({ name, iban, layout }: BankValues) {
  return { name, iban, ...layout };
}

/** Whether a statement of the bank was ever read: then it is kept. */
export async function isBankUsed(id: string, db: Db = shopDatabase()): Promise<boolean> {
  for (const table of ["bank_statements", "bank_rows"] as const) {
    const row = await db
      .selectFrom<"bank_statements" | "bank_rows">(table)
      .select("bank_id")
      .where("bank_id", "=", id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Deletes a bank of which no statement was read; refuses any other, and one changed since it was shown. */
export async function deleteBank(
  { id, version }: { id: string; version: number },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<{ kind: "deleted"; name: string } | { kind: "unknown" | "stale" | "kept" }> {
  return db.transaction().execute(async (trx) => {
    const before = await findBank(id, trx);
    if (!before) return { kind: "unknown" };
    if (await isBankUsed(id, trx)) return { kind: "kept" };
    if (before.version !== version) return { kind: "stale" };
    await trx.deleteFrom("banks").where("id", "=", id).execute();
    const entry = { action: "bank-deleted", subject: "bank", subjectId: id } as const;
    await recordAction({ admin, ...entry, before: stateOf(before), after: null }, trx);
    return { kind: "deleted", name: before.name };
  });
}
