import fc from "fast-check";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";

import { makeSmartBillFile } from "~/sales/bookkeeping/front/program-file.server";
import { smartBillInvoice } from "~/sales/bookkeeping/journals/smartbill";

import { addDocument } from "../billing/documents";
import { documentOf, documents, lineOf } from "../billing/random-documents";
import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { size } from "../promises/proof";
import { openForBusiness, pieces } from "../world";

const march = { from: "2026-03-01", to: "2026-03-31" };

/** What SmartBill reckons for a line, by its own description: bani with VAT, and the VAT in them. */
function reckon(product: ReturnType<typeof smartBillInvoice>["products"][number]) {
  const shown = Math.round(product.price * product.quantity * 100);
  const percent = product.taxPercentage ?? 0;
  const sign = Math.sign(shown);
  const vat = product.isTaxIncluded
    ? Math.abs(shown) - Math.round((Math.abs(shown) * 100) / (100 + percent))
    : Math.round((Math.abs(shown) * percent) / 100);
  return { whole: product.isTaxIncluded ? shown : shown + sign * vat, vat: sign * vat };
}

test("a document reaches SmartBill as a draft in its own series, with its lines at their prices", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const content = documentOf(
    [
      lineOf(121_000, 21, { quantity: 2, name: "Pat „Nord”" }),
      lineOf(12_100, 21, { kind: "transport", name: "Transport" }),
      lineOf(-60_500, 21, { kind: "advance", name: "Avans AV-000007", quantity: -1 }),
      lineOf(11_100, 11, { name: "Carte" }),
    ],
    { orderNumber: "AT-1", dueOn: "2026-03-20" },
  );
  await addDocument(db, content, { orderId: order.id });
  // Of a trial, a proforma, and of another month.
  await addDocument(db, { ...content, name: "PROBA-FF-000009", isTrial: true });
  await addDocument(db, { ...content, kind: "proforma", name: "PF-000001" });
  await addDocument(db, { ...content, name: "FF-000002", issuedOn: "2026-04-01" });
  const made = await makeSmartBillFile(march, "Cum se trimite", db);
  if (made?.kind !== "file") throw new Error("no file");
  expect(made.response.headers.get("Content-Disposition")).toBe(
    'attachment; filename="smartbill-2026-03-01-2026-03-31.zip"',
  );
  const files = unzipSync(new Uint8Array(await made.response.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual(["FF-000001.json", "citeste.txt"]);
  const texts = (name: string) => new TextDecoder().decode(files[name]);
  expect(texts("citeste.txt")).toBe("Cum se trimite\n");
  const { client, products, ...head } = JSON.parse(texts("FF-000001.json")) as ReturnType<
    typeof smartBillInvoice
  >;
  expect(head).toEqual({
    companyVatCode: "RO14399840",
    isDraft: true,
    issueDate: "2026-03-10",
    seriesName: "FF",
    currency: "RON",
    language: "RO",
    precision: 4,
    dueDate: "2026-03-20",
    mentions: "Document FF-000001, comanda AT-1",
  });
  expect(client).toMatchObject({
    name: "Ana Pop",
    vatCode: "-",
    isTaxPayer: false,
    country: "Romania",
  });
  expect(
    products.map(({ name, quantity, price, taxName, taxPercentage, isService }) =>
      [name, quantity, price, taxName, taxPercentage, isService].join(" | "),
    ),
  ).toEqual([
    "Pat „Nord” | 2 | 605 | Normala | 21 | false",
    "Transport | 1 | 121 | Normala | 21 | true",
    "Avans AV-000007 | -1 | 605 | Normala | 21 | true",
    "Carte | 1 | 111 | Redusa | 11 | false",
  ]);
});

test("no more files are read for at once than may wait, and the next is made once they are", async () => {
  const db = await openCatalogue();
  const make = async () => (await makeSmartBillFile(march, "", db))?.kind ?? "busy";
  expect((await Promise.all(Array.from({ length: 5 }, make))).sort()).toEqual([
    "busy",
    "busy",
    "file",
    "file",
    "file",
  ]);
  expect(await make()).toBe("file");
});

test("a buyer in Bucharest has its sector as the place, a company its code", () => {
  const buyer = {
    ...documentOf([lineOf(100, 21)]).buyer,
    taxCode: "RO123",
    county: "RO-B",
    sector: "3",
    city: "București",
  };
  const { client } = smartBillInvoice({
    content: documentOf([lineOf(100, 21)], { buyer }),
    eInvoiceNumber: "",
  });
  expect(client).toMatchObject({
    vatCode: "RO123",
    isTaxPayer: true,
    city: "Sector 3",
    county: "Bucuresti",
  });
});

test("whatever was issued: what SmartBill reckons from price, quantity and rate is what the document says", () => {
  fc.assert(
    fc.property(documents, (content) => {
      const { products } = smartBillInvoice({ content, eInvoiceNumber: "" });
      const lines = products.map(reckon);
      const sum = (of: "whole" | "vat") => lines.reduce((all, one) => all + one[of], 0);
      expect(Math.abs(sum("whole") - content.totalBani)).toBeLessThanOrEqual(lines.length);
      content.lines.forEach((line, at) => {
        if (products[at]!.isTaxIncluded) expect(lines[at]!.whole).toBe(line.netBani + line.vatBani);
        expect(Math.abs(lines[at]!.whole - line.netBani - line.vatBani)).toBeLessThanOrEqual(1);
        expect(Math.abs(lines[at]!.vat - line.vatBani)).toBeLessThanOrEqual(1);
      });
    }),
    { numRuns: size(200, 1000) },
  );
});
