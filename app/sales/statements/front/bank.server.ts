import { namedRecords, type ValuesOf } from "~/platform/settings/named-records.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

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
export type BankValues = ValuesOf<Bank>;

/** A bank of which a statement was ever read is kept. */
export const { save: saveBank, remove: deleteBank } = namedRecords({
  table: "banks",
  subject: "bank",
  most: MOST_BANKS,
  list: listBanks,
  rowOf: ({ name, iban, layout }: BankValues) => ({ name, iban, layout: JSON.stringify(layout) }),
  loggedOf: ({ name, iban, layout }) => ({ name, iban, ...layout }),
  isUsed: isBankUsed,
});

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
