import fc from "fast-check";
import { parse, type HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { readFileName } from "~/sales/bookkeeping/front/journals";
import { makeSagaFile } from "~/sales/bookkeeping/front/program-file.server";
import { listFiscalDocuments } from "~/sales/bookkeeping/journals/fiscal-documents.server";
import { sumVat } from "~/sales/bookkeeping/journals/vat-return";
import { recordPayment } from "~/sales/orders/record-payment.server";

import { addDocument } from "../billing/documents";
import { documentOf, documents, lineOf } from "../billing/random-documents";
import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { size } from "../promises/proof";
import { openForBusiness, pieces } from "../world";

const march = { from: "2026-03-01", to: "2026-03-31" };
async function openBooks() {
  const db = await openCatalogue();
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  await openForBusiness(db);
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const email = "maria@example.com";
  return { db, order, admin: { id: await addPerson(db, { email }), email } };
}

async function sagaOf(
  file: "invoices" | "receipts",
  db: Parameters<typeof makeSagaFile>[3],
  period = march,
) {
  const made = await makeSagaFile(file, period, "RO14399840", db);
  if (made.kind !== "file") throw new Error(made.kind);
  const name = made.response.headers.get("Content-Disposition");
  const text = await made.response.text();
  return { name, text, root: parse(text) };
}

/** What stands in the elements of these names within one. */
const textsIn = (element: HTMLElement, ...names: string[]) =>
  names.map((name) => element.querySelector(name.toLowerCase())?.text);

test("an invoice reaches SAGA as the document says it, under the name by which it is a sale", async () => {
  const { db, order } = await openBooks();
  const content = documentOf(
    [
      lineOf(121_000, 21, { quantity: 2, name: "Pat „Nord” <șters>" }),
      lineOf(12_100, 21, { kind: "transport", name: "Transport" }),
      lineOf(-60_500, 21, { kind: "advance", name: "Avans AV-000007", quantity: -1 }),
    ],
    { orderNumber: "AT-1", dueOn: "2026-03-20" },
  );
  await addDocument(db, content, { orderId: order.id });
  // Of a trial, a proforma, and of another month.
  await addDocument(db, { ...content, name: "PROBA-FF-000009", isTrial: true });
  await addDocument(db, { ...content, kind: "proforma", name: "PF-000001" });
  await addDocument(db, { ...content, name: "FF-000002", issuedOn: "2026-04-01" });
  const { name, root } = await sagaOf("invoices", db);
  expect(name).toBe('attachment; filename="F_14399840_2026-03-01_31.03.2026.xml"');
  const [invoice, ...others] = root.querySelectorAll("facturi > factura");
  expect(others).toEqual([]);
  const head = {
    FurnizorCIF: "RO14399840",
    FurnizorJudet: "B",
    ClientNume: "Ana Pop",
    FacturaNumar: "FF-000001",
    FacturaData: "10.03.2026",
    FacturaScadenta: "20.03.2026",
    FacturaInformatiiSuplimentare: "Comanda AT-1",
    FacturaMoneda: "RON",
  };
  expect(textsIn(invoice!, ...Object.keys(head))).toEqual(Object.values(head));
  const lines = invoice!.querySelectorAll("detalii > continut > linie");
  expect(
    lines.map((line) => textsIn(line, "Descriere", "Cantitate", "Pret", "Valoare", "TVA", "Cont")),
  ).toEqual([
    ["Pat „Nord” <șters>", "2.000", "500.0000", "1000.00", "210.00", "701"],
    ["Transport", "1.000", "100.0000", "100.00", "21.00", "704"],
    ["Avans AV-000007", "-1.000", "500.0000", "-500.00", "-105.00", "419"],
  ]);
});

test("whatever was issued: its lines come to its sums, each to price times quantity", async () => {
  await fc.assert(
    fc.asyncProperty(documents, async (content) => {
      const { db, order } = await openBooks();
      const before = documentOf([lineOf(100, 21)], { name: "XX-000001", issuedOn: "2020-01-01" });
      const id = await addDocument(db, before, { orderId: order.id });
      const corrects = content.corrects && { id, name: before.name, issuedOn: before.issuedOn };
      await addDocument(db, { ...content, isTrial: false, corrects }, { orderId: order.id });
      const period = { from: content.issuedOn, to: content.issuedOn };
      const { root } = await sagaOf("invoices", db, period);
      const lines = root
        .querySelectorAll("linie")
        .map((line) => textsIn(line, "Cantitate", "Pret", "Valoare", "TVA").map(Number));
      const bani = (at: number) =>
        lines.reduce((sum, line) => sum + Math.round(line[at]! * 100), 0);
      expect([bani(2), bani(3)]).toEqual([content.netBani, content.vatBani]);
      for (const [quantity = 0, price = 0, value = 0] of lines) {
        expect(Math.abs(quantity * price - value)).toBeLessThan(0.005);
      }
      const sums = sumVat(await listFiscalDocuments(period, "issued", db));
      const total = sums.reduce((sum, { netBani, vatBani }) => sum + netBani + vatBani, 0);
      expect(total).toBe(content.totalBani);
    }),
    { numRuns: size(10, 50) },
  );
});

test("a receipt reaches SAGA on the day of its money, in the account of its method", async () => {
  const { db, order, admin } = await openBooks();
  const pay = async (
    amountBani: number,
    method: "bank_transfer" | "cash_on_delivery",
    paid_on: string,
  ) => {
    const payment = {
      kind: "advance",
      method,
      amountBani,
      receiptNumber: method === "bank_transfer" ? "" : "CH 7",
      remark: "",
      formToken: paid_on,
    } as const;
    await recordPayment(order.number, payment, admin, db);
    await db.updateTable("payments").set({ paid_on }).where("form_token", "=", paid_on).execute();
  };
  await pay(100_00, "bank_transfer", "2026-03-02");
  await pay(50_05, "cash_on_delivery", "2026-03-31");
  await pay(1_00, "bank_transfer", "2026-04-01");
  const { name, root } = await sagaOf("receipts", db);
  expect(name).toBe('attachment; filename="I_31.03.2026.xml"');
  const rows = root.querySelectorAll("incasari > linie");
  expect(rows.map((row) => textsIn(row, "Data", "Numar", "Suma", "Cont", "Moneda"))).toEqual([
    ["02.03.2026", order.number, "100.00", "5121", "RON"],
    ["31.03.2026", "CH 7", "50.05", "5311", "RON"],
  ]);
});

test("a month without anything is a file all the same, and one too long is refused", async () => {
  const { db } = await openBooks();
  expect((await sagaOf("invoices", db)).text).toMatch(/^<\?xml .*\?>\n<Facturi>\n<\/Facturi>\n$/);
  expect((await sagaOf("receipts", db)).text).toMatch(/^<\?xml .*\?>\n<Incasari>\n<\/Incasari>\n$/);
  const long = { from: "2020-01-01", to: "2026-01-01" };
  expect(await makeSagaFile("invoices", long, "", db)).toEqual({ kind: "too-long" });
});

test("the list for the VAT return parts countries, rates and what is taken back", async () => {
  const { db, order } = await openBooks();
  const add = (content: ReturnType<typeof documentOf>) =>
    addDocument(db, content, { orderId: order.id });
  const abroad = { ...documentOf([]).buyer, country: "DE", county: "" };
  const first = documentOf([lineOf(121_00, 21), lineOf(111_00, 11)], { name: "FF-000001" });
  const { name, issuedOn } = first;
  const corrects = { id: await add(first), name, issuedOn };
  await add(documentOf([lineOf(242_00, 21)], { name: "FF-000002", taxOn: "2026-03-31" }));
  await add(documentOf([lineOf(-121_00, 21)], { name: "ST-000001", kind: "storno", corrects }));
  await add(documentOf([lineOf(121_00, 21)], { name: "FF-000003", buyer: abroad }));
  // Issued in the month, due in the next.
  await add(
    documentOf([lineOf(121_00, 21)], { name: "AV-000001", kind: "advance", taxOn: "2026-04-01" }),
  );
  const lines = sumVat(await listFiscalDocuments(march, "taxed", db));
  expect(
    lines.map(({ country, percent, isStorno, documents: count, netBani, vatBani }) => [
      country,
      percent,
      isStorno,
      count,
      netBani,
      vatBani,
    ]),
  ).toEqual([
    ["RO", 21, false, 2, 300_00, 63_00],
    ["RO", 21, true, 1, -100_00, -21_00],
    ["RO", 11, false, 1, 100_00, 11_00],
    ["DE", 21, false, 1, 100_00, 21_00],
  ]);
});

test("the files that there are have these names", () => {
  expect(readFileName("saga-facturi.xml")).toEqual({ saga: "invoices" });
  expect(readFileName("saga-incasari.xml")).toEqual({ saga: "receipts" });
  expect(readFileName("decont-tva.csv")).toEqual({ journal: "vat", ending: "csv" });
  for (const wrong of [
    "saga-facturi.csv",
    "saga-facturi",
    "decont-tva.xml",
    "saga-facturi.xml.csv",
  ]) {
    expect(readFileName(wrong), wrong).toBeUndefined();
  }
});
