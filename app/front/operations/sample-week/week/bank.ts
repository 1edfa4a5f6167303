import { SAMPLE_MARK } from "~/platform/basics/rehearsal.server";
import { dayOf } from "~/platform/format/dates";
import { presets } from "~/sales/statements/front/bank-layout";
import { findBank, listBanks, saveBank } from "~/sales/statements/front/bank.server";
import { saveStatement } from "~/sales/statements/front/save-statement.server";

import { keepRow } from "../kept/sample-rows";
import { DAY, expectKind, type Workshop } from "./diary";
import { sampleCompany } from "./people";

interface Transaction {
  daysAgo: number;
  lei: string;
  details: string;
  reference: string;
}

const bankName = `Banca Exemplu ${SAMPLE_MARK}`;

export async function addBank({ db, hand }: Workshop): Promise<void> {
  const bank = { name: bankName, iban: sampleCompany.iban, layout: presets.twoColumns };
  const saved = await saveBank({ id: undefined, version: 0, ...bank }, hand, db);
  const { id } = expectKind(saved, "saved", "save a bank");
  await keepRow({ source: "banks", id, amount: (await findBank(id, db))!.version }, db);
}

/** Reads a statement with these rows, as the desk does, and returns its id. */
export async function read(
  { db, hand }: Workshop,
  name: string,
  rows: readonly Transaction[],
): Promise<string> {
  const today = Date.now();
  const lines = rows.map(({ daysAgo, lei, details, reference }) => {
    const on = dayOf(new Date(today - daysAgo * DAY).toISOString());
    const [debit, credit] = lei.startsWith("-") ? [lei, ""] : ["", lei];
    return [on, on, details, reference, debit, credit, "0.00"].map((cell) => `"${cell}"`).join(",");
  });
  const head =
    "Data tranzactie,Data valuta,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil";
  const text = [`Numar cont:,${sampleCompany.iban}`, "", head, ...lines].join("\r\n");
  const bank = (await listBanks(db)).find((one) => one.name === bankName)!;
  const file = { name, bytes: new TextEncoder().encode(text) };
  const { id } = expectKind(await saveStatement(bank, file, hand, db), "saved", "read a statement");
  await keepRow({ source: "bank_statements", id }, db);
  return id;
}
