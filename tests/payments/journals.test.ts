import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";

import { makeFile } from "~/platform/format/worker/make-file.mjs";
import { translateIn } from "~/platform/i18n/translate.server";
import { journalCsv, journalWorkbook } from "~/sales/bookkeeping/front/journal-file.server";
import { readFileName } from "~/sales/bookkeeping/front/journals";
import { findJournal, summariseJournals } from "~/sales/bookkeeping/front/journals.server";
import { isTooLong, lastMonth, readPeriod } from "~/sales/bookkeeping/front/period";
import {
  findUneven,
  listFiscalDocuments,
} from "~/sales/bookkeeping/journals/fiscal-documents.server";
import type { JournalTable } from "~/sales/bookkeeping/journals/journal-table";
import { recordPayment } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";

import { dropTrigger } from "../engine";
import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { size } from "../promises/proof";
import { openForBusiness, pieces } from "../world";
import { addDocument } from "./documents";
import { dayOfSerial, readWorkbook } from "./workbook";

const t = translateIn("ro", ["office-bookkeeping", "office-orders", "order"]);
const october = { from: "2026-10-01", to: "2026-10-31" };

async function openBooks() {
  const db = await openCatalogue();
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  const trial = await placePieces(db, [[pieces.bed, 1]]);
  await openForBusiness(db);
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const email = "maria@example.com";
  return { db, order, trial, admin: { id: await addPerson(db, { email }), email } };
}

async function tableOf(db: Db, journal: "sales" | "payments" | "documents"): Promise<JournalTable> {
  const found = await findJournal(journal, october, t, db);
  if (found.kind !== "table") throw new Error(found.kind);
  return found.table;
}

const columnOf = ({ columns, rows }: JournalTable, label: string) => {
  const at = columns.findIndex((one) => one.label === label);
  return rows.map((row) => row[at]);
};

test("the sales journal has a row for each fiscal document and rate, and nothing else", async () => {
  const { db, order, trial } = await openBooks();
  const tax = { percent: 21, netBani: 10_000, vatBani: 2100 };
  const advance = await addDocument(db, order, { kind: "advance", taxes: [tax] });
  const final = await addDocument(db, order, {
    issuedOn: "2026-10-31",
    taxes: [
      { ...tax, netBani: 5000, vatBani: 1050 },
      { percent: 19, netBani: -1000, vatBani: -190 },
    ],
    buyer: { kind: "company", name: "Lemn SRL", taxCode: "RO14343998" },
  });
  await addDocument(db, order, {
    kind: "storno",
    correctsId: final.id,
    issuedOn: "2026-10-31",
    taxes: [{ ...tax, netBani: -5000, vatBani: -1050 }],
  });
  await addDocument(db, order, { kind: "proforma", taxes: [tax] });
  await addDocument(db, order, { issuedOn: "2026-11-01", taxes: [tax] });
  await addDocument(db, order, { issuedOn: "2026-09-30", taxes: [tax] });
  await addDocument(db, trial, { isTrial: 1, taxes: [tax] });
  const table = await tableOf(db, "sales");
  expect(columnOf(table, "Document").slice(0, 3)).toEqual([advance.name, final.name, final.name]);
  expect(columnOf(table, "Fel")).toEqual(["Factură de avans", "Factură", "Factură", "Storno"]);
  expect(columnOf(table, "Cota TVA (%)")).toEqual([21, 21, 19, 21]);
  expect(columnOf(table, "Fără TVA")).toEqual([10_000, 5000, -1000, -5000]);
  expect(columnOf(table, "Total")).toEqual([12_100, 6050, -1190, -6050]);
  expect(columnOf(table, "CUI")).toEqual(["", "RO14343998", "RO14343998", ""]);
  expect(columnOf(table, "Județul")[0]).toBe("RO-CJ");
  expect(columnOf(table, "Stornează")[3]).toBe(`corrected ${final.id}`);
  expect(columnOf(await tableOf(db, "documents"), "Total")).toEqual([12_100, 4860, -6050]);
});

test("the payments journal has what came and what was given back, with receipt and document", async () => {
  const { db, order, trial, admin } = await openBooks();
  const cash = {
    kind: "advance",
    method: "cash_on_delivery",
    amountBani: 12_345,
    remark: "=1+1",
    receiptNumber: "CH 17",
    formToken: "a",
  } as const;
  await recordPayment(order.number, cash, admin, db);
  const refund = {
    kind: "refund",
    reason: "price_lowered",
    method: "card",
    amountBani: 345,
    remark: "",
    formToken: "b",
  } as const;
  await recordPayment(order.number, refund, admin, db);
  await recordPayment(trial.number, { ...cash, formToken: "c" }, admin, db);
  const days = ["2026-10-01", "2026-10-31"];
  const rows = await db.selectFrom("payments").select(["id", "form_token"]).execute();
  for (const { id, form_token } of rows) {
    const paid_on = days[form_token === "b" ? 1 : 0];
    await db.updateTable("payments").set({ paid_on }).where("id", "=", id).execute();
  }
  const table = await tableOf(db, "payments");
  expect(table.rows).toEqual([
    [
      "2026-10-01",
      order.number,
      "Avans",
      "Ramburs (plată la livrare)",
      12_345,
      "CH 17",
      "AV-000001",
      "=1+1",
    ],
    [
      "2026-10-31",
      order.number,
      "Rambursare: preț scăzut",
      "Card bancar",
      -345,
      "",
      "ST-000001",
      "",
    ],
  ]);
  expect(table.totals).toEqual(["Total", null, null, null, 12_000, null, null, null]);
  const csv = await (await journalCsv("plati.csv", table)).text();
  const cells: string[][] = parse(csv, { bom: true, delimiter: ";" });
  expect(cells[1]).toEqual([
    "01.10.2026",
    order.number,
    "Avans",
    "Ramburs (plată la livrare)",
    "123,45",
    "CH 17",
    "AV-000001",
    "'=1+1",
  ]);
  // A refund is a number that a spreadsheet adds up.
  expect(cells[2]?.[4]).toBe("-3,45");
  expect(cells.at(-1)?.[4]).toBe("120,00");
});

test("a document is in the journal of the day on which its VAT falls due, and among the documents of its issue", async () => {
  const { db, order } = await openBooks();
  const taxes = [{ percent: 21, netBani: 10_000, vatBani: 2100 }];
  const late = { kind: "advance", taxes, issuedOn: "2026-11-02", taxOn: "2026-10-31" } as const;
  const { name } = await addDocument(db, order, late);
  await addDocument(db, order, { ...late, issuedOn: "2026-10-01", taxOn: "2026-09-30" });
  const sales = await tableOf(db, "sales");
  expect(sales.rows.map((row) => row.slice(0, 3))).toEqual([[name, "2026-11-02", "2026-10-31"]]);
  expect(await summariseJournals(october, db)).toMatchObject({ documents: 1, vatBani: 2100 });
  const documents = await tableOf(db, "documents");
  expect(columnOf(documents, "Data")).toEqual(["2026-10-01"]);
});

test("whatever is invoiced, rows, sums, page and workbook agree to the ban", async () => {
  const { db, order } = await openBooks();
  const bani = fc.integer({ min: -9_999_999, max: 99_999_999 });
  const taxes = fc.uniqueArray(
    fc.record({ percent: fc.constantFrom(5, 9, 11, 19, 21), netBani: bani, vatBani: bani }),
    { minLength: 1, maxLength: 3, selector: ({ percent }) => percent },
  );
  const documents = fc.array(fc.record({ taxes }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(documents, async (wanted) => {
      await forget(db);
      for (const one of wanted) {
        await addDocument(db, order, { taxes: one.taxes });
      }
      const all = wanted.flatMap((one) => one.taxes);
      const sum = (of: "netBani" | "vatBani") => all.reduce((total, one) => total + one[of], 0);
      const [netBani, vatBani] = [sum("netBani"), sum("vatBani")];
      const summary = await summariseJournals(october, db);
      expect(summary).toMatchObject({ documents: wanted.length, netBani, vatBani, uneven: [] });
      const table = await tableOf(db, "sales");
      expect(table.rows).toHaveLength(all.length);
      expect(table.totals.slice(10, 13)).toEqual([netBani, vatBani, netBani + vatBani]);
      expect((await tableOf(db, "documents")).totals.slice(6, 9)).toEqual(
        table.totals.slice(10, 13),
      );
      const bytes = await makeFile({ kind: "workbook", sheet: "Jurnal", ...table });
      const [head, ...rows] = readWorkbook(new Uint8Array(bytes));
      expect(head?.get("A")?.value).toBe("Document");
      const last = rows.pop();
      const inBani = (row: typeof last, column: string) =>
        Math.round(Number(row?.get(column)?.value ?? 0) * 100);
      for (const [column, total] of [
        ["K", netBani],
        ["L", vatBani],
        ["M", netBani + vatBani],
      ] as const) {
        expect(inBani(last, column)).toBe(total);
        expect(rows.reduce((added, row) => added + inBani(row, column), 0)).toBe(total);
      }
      for (const row of rows) {
        expect(row.get("K")?.format).toBe("#,##0.00");
        expect(row.get("B")?.format).toBe("dd.mm.yyyy");
        expect(dayOfSerial(Number(row.get("B")?.value))).toBe("2026-10-15");
      }
    }),
    { numRuns: size(15, 200) },
  );
});

/** Takes all documents away again, which the shop itself never does before their time. */
async function forget(db: Db): Promise<void> {
  await dropTrigger(db, "documents_kept", "documents");
  await db.deleteFrom("documents").execute();
}

test("a workbook holds whatever a buyer is called, and no formula", async () => {
  const { db, order } = await openBooks();
  const names = ["=1+1", "<b>&amp;\"'", "a\u0000\u0008b", "\ud800 x", "Ș\uffff", "ⴰ 家具 🪑"];
  for (const name of names) {
    const taxes = [{ percent: 21, netBani: 100, vatBani: 21 }];
    await addDocument(db, order, { taxes, buyer: { name } });
  }
  const answer = await journalWorkbook("v.xlsx", "Jurnal", await tableOf(db, "sales"));
  const [, ...rows] = readWorkbook(new Uint8Array(await answer!.arrayBuffer()));
  expect(rows.slice(0, names.length).map((row) => row.get("F")?.value)).toEqual([
    "=1+1",
    "<b>&amp;\"'",
    "a  b",
    "  x",
    "Ș ",
    "ⴰ 家具 🪑",
  ]);
});

test("a document whose rates do not add up to it is named", async () => {
  const { db, order } = await openBooks();
  await addDocument(db, order, { taxes: [{ percent: 21, netBani: 100, vatBani: 21 }] });
  const [document] = await listFiscalDocuments(october, "taxed", db);
  expect(findUneven([document!])).toEqual([]);
  expect(findUneven([{ ...document!, netBani: 101, vatBani: 20 }])).toEqual([document!.name]);
});

test("a period is what the address says, in order, and last month without one", () => {
  const read = (query: string) => readPeriod(new URLSearchParams(query), "2026-03-15");
  expect(lastMonth("2026-01-31")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
  expect(read("")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(read("de=2026-02-30&pana=x")).toEqual({ from: "2026-02-01", to: "2026-02-28" });
  expect(read("de=2026-05-01&pana=2026-04-01")).toEqual({ from: "2026-04-01", to: "2026-05-01" });
  expect(isTooLong({ from: "2025-01-01", to: "2026-12-31" })).toBe(false);
  expect(isTooLong({ from: "2025-01-01", to: "2027-01-01" })).toBe(true);
  expect(readFileName("plati.xlsx")).toEqual({ journal: "payments", ending: "xlsx" });
  expect(readFileName("plati.xlsx.exe")).toBeUndefined();
  expect(readFileName("altele.csv")).toBeUndefined();
});
