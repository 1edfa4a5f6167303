import { today } from "~/platform/format/dates";
import type { Admin } from "~/platform/settings/audit-log.server";
import { presets, type BankLayout } from "~/sales/statements/front/bank-layout";
import { findBank, saveBank, type Bank } from "~/sales/statements/front/bank.server";
import { saveStatement } from "~/sales/statements/front/save-statement.server";
import type { Db } from "~db/engine";

import { addPerson } from "../people";

export const ownIban = "RO49AAAA1B31007593840000";
export const foreignIban = "RO09BCYP0000001234567890";

/** A transaction as a test wants it written, of today, before which nobody pays for what is ordered now, unless it says another day; lei with two decimals. */
export interface Written {
  on?: string;
  lei: string;
  details: string;
  payer?: string;
  payerIban?: string;
  reference?: string;
  currency?: string;
}

/** A statement as the preset with two columns has it: a preamble with the account, then the table. */
export function twoColumnFile(rows: readonly Written[], iban = ownIban): string {
  const lines = rows.map(({ on = today(), lei, details, reference = "" }) => {
    const isOut = lei.startsWith("-");
    const cells = [on, on, details, reference, isOut ? lei : "", isOut ? "" : lei, "0.00"];
    return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  });
  return [
    "Client:,Atelier Mobila SRL",
    `Numar cont:,${iban}`,
    "",
    "Data tranzactie,Data valuta,Descriere,Referinta tranzactiei,Debit,Credit,Sold contabil",
    ...lines,
  ].join("\r\n");
}

/** A statement as the preset with a signed amount has it, in letters of Windows-1250. */
export function signedFile(rows: readonly Written[], iban = ownIban): Uint8Array {
  const lines = rows.map((row) => {
    const [year, month, day] = (row.on ?? today()).split("-");
    const lei = row.lei.replace(".", ",");
    const payer = [row.payer ?? "", row.payerIban ?? ""];
    const rest = [lei, row.currency ?? "RON", iban, row.reference ?? ""];
    return [`${day}.${month}.${year}`, row.details, ...payer, ...rest].join(";");
  });
  const head = "Data;Detalii tranzactie;Nume platitor;Cont platitor;Suma;Moneda;Cont;Referinta";
  return windows1250([head, ...lines].join("\r\n"));
}

/** The bytes of a text in the alphabet that older Romanian programs write: ş and ţ with a cedilla. */
function windows1250(text: string): Uint8Array {
  const signs = new Map<string, number>();
  const decoder = new TextDecoder("windows-1250");
  for (let byte = 0; byte < 256; byte += 1) signs.set(decoder.decode(Uint8Array.of(byte)), byte);
  const older = text
    .replaceAll("ș", "ş")
    .replaceAll("ț", "ţ")
    .replaceAll("Ș", "Ş")
    .replaceAll("Ț", "Ţ");
  return Uint8Array.from([...older].map((sign) => signs.get(sign) ?? 63));
}

/** Keeps a bank, and returns it. */
export async function addBank(
  db: Db,
  admin: Admin,
  { name = "Banca Mare", layout = presets.twoColumns }: { name?: string; layout?: BankLayout } = {},
): Promise<Bank> {
  const saved = await saveBank(
    { id: undefined, version: 0, name, iban: ownIban, layout },
    admin,
    db,
  );
  if (saved.kind !== "saved") throw new Error(saved.kind);
  return (await findBank(saved.id, db))!;
}

/** Reads a statement of a bank that is kept for it, and returns the ids of both. */
export async function addStatement(
  db: Db,
  rows: readonly Written[],
): Promise<{ bank: string; statement: string }> {
  const { bank, statements } = await addStatements(db, [rows]);
  return { bank, statement: statements[0]! };
}

/** Reads the same rows twice, from two files, and returns the statement in which they are repetitions. */
export async function addRepetition(db: Db, rows: readonly Written[]): Promise<string> {
  const { statements } = await addStatements(db, [rows, rows]);
  return statements[1]!;
}

async function addStatements(
  db: Db,
  files: readonly (readonly Written[])[],
): Promise<{ bank: string; statements: string[] }> {
  const email = "extrase@example.com";
  const admin = { id: await addPerson(db, { email, role: "sales" }), email };
  const name = `Banca ${files[0]?.[0]?.details.slice(0, 40) ?? ""}`;
  const bank = await addBank(db, admin, { name });
  const statements = [];
  for (const [nth, rows] of files.entries()) {
    const bytes = new TextEncoder().encode(twoColumnFile(rows) + "\r\n".repeat(nth));
    const read = await saveStatement(bank, { name: "extras.csv", bytes }, admin, db);
    if (read.kind !== "saved") throw new Error(read.kind);
    statements.push(read.id);
  }
  return { bank: bank.id, statements };
}
