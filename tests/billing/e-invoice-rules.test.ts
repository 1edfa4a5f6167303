import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import fc from "fast-check";
import { Schema } from "node-schematron";
import { expect, test } from "vitest";

import type { DocumentContent } from "~/sales/billing/document-content";
import { applyRules } from "~/sales/e-invoices/front/run-rules";
import { loadRules, quickContext } from "~/sales/e-invoices/ubl/load-rules";
import { writeUbl } from "~/sales/e-invoices/ubl/ubl";

import { figure, size, someOf } from "../promises/proof";
import { documentOf, documents, lineOf, seller } from "./random-documents";

const rules = await loadRules();

/** What refuses a document; `change` breaks its XML. */
function refusalsOf(content: DocumentContent, change = (xml: string) => xml): string[] {
  return applyRules(rules, change(writeUbl(content)), content.buyer.kind)
    .filter(({ flag }) => flag === "fatal")
    .map(({ rule }) => rule);
}

const advance = { id: "a", name: "AV-000001", issuedOn: "2025-07-10" };

/** 1,000 in advance in July 2025 at 19 %, 3,000 in all delivered in August at 21 %. */
const golden = documentOf(
  [
    lineOf(300_000, 21),
    lineOf(-100_000, 19, { kind: "advance", name: "Avans", quantity: -1, refersTo: advance }),
  ],
  { dueOn: "2025-08-20", deliveredOn: "2025-08-10", issuedOn: "2025-08-10" },
);
const goldenBuyer = golden.buyer;

const company = documentOf([lineOf(242_000, 21, { quantity: 3 })], {
  buyer: { ...seller, name: "Cumpărător SRL", taxCode: "RO18547290" },
});

const buyer = (changes: object) => ({ ...golden, buyer: { ...goldenBuyer, ...changes } });
const ofSeller = (changes: object) => ({ ...golden, seller: { ...seller, ...changes } });
const broken: [what: string, rule: string, DocumentContent, change?: (xml: string) => string][] = [
  ["no county", "BR-RO-111", buyer({ county: "" })],
  ["no sector", "BR-RO-101", buyer({ sector: "" })],
  ["no street", "BR-RO-082", buyer({ street: "" })],
  ["no city", "BR-RO-092", buyer({ city: "", county: "RO-CJ", sector: "" })],
  ["seller's county", "BR-RO-110", ofSeller({ county: "" })],
  ["seller's sector", "BR-RO-100", ofSeller({ sector: "" })],
  ["seller's code", "BR-RO-065", ofSeller({ taxCode: "" })],
  ["seller's account", "BR-61", ofSeller({ iban: "" })],
  ["company without code", "BR-RO-120", { ...company, buyer: { ...company.buyer, taxCode: "" } }],
  ["wrong total", "BR-CO-15", { ...golden, totalBani: 200_001 }],
  ["wrong net", "BR-CO-13", { ...golden, lines: [...golden.lines, lineOf(100, 21)] }],
  ["negative price", "BR-27", documentOf([lineOf(-100_000, 21, { quantity: 1 })])],
  [
    "wrong category",
    "BR-Z-09",
    golden,
    (xml) => xml.replace("<cbc:ID>S</cbc:ID>", "<cbc:ID>Z</cbc:ID>"),
  ],
  ["price times quantity", "our-line-sum", golden, (xml) => xml.replace('"H87">1<', '"H87">2<')],
  ["no digit in the number", "BR-RO-010", { ...golden, name: "FF" }],
  ["a day that is none", "BR-RO-DT001", { ...golden, issuedOn: "10.08.2025" }],
];

test("every document that the shop could issue passes both official rule sets", () => {
  const tries = size(4, 500);
  const began = performance.now();
  let count = 0;
  fc.assert(
    fc.property(documents, (content) => {
      count += 1;
      expect(refusalsOf(content)).toEqual([]);
    }),
    { numRuns: tries, endOnFailure: true },
  );
  expect(count).toBe(tries);
  figure("e-factura", `${count} documents in ${Math.round((performance.now() - began) / 1000)} s`);
});

test("an advance at the former rate is deducted to the ban", () => {
  const xml = writeUbl(golden);
  expect(refusalsOf(golden)).toEqual([]);
  const valuesOf = (name: string) =>
    [...xml.matchAll(new RegExp(`<cbc:${name}\\b[^>]*>([^<]*)<`, "g"))].map(([, value]) => value);
  expect(valuesOf("Percent")).toEqual(["21.00", "19.00", "21.00", "19.00"]);
  expect(valuesOf("TaxableAmount")).toEqual(["2479.34", "-840.34"]);
  expect(valuesOf("TaxAmount")).toEqual(["361.00", "520.66", "-159.66"]);
  expect(valuesOf("InvoicedQuantity")).toEqual(["1", "-1"]);
  expect(valuesOf("PriceAmount")).toEqual(["2479.34", "840.34"]);
  expect(valuesOf("TaxExclusiveAmount")).toEqual(["1639.00"]);
  expect(valuesOf("TaxInclusiveAmount")).toEqual(["2000.00"]);
  expect(valuesOf("PayableAmount")).toEqual(["2000.00"]);
  expect(xml).toContain("<cbc:ID>AV-000001</cbc:ID>");
});

test("what is broken is refused by the rule that says so", () => {
  for (const [what, rule, content, change] of broken) {
    expect(refusalsOf(content, change), what).toContain(rule);
  }
});

test("a person stands with thirteen zeros, and with nothing else", () => {
  const zeros = "0".repeat(13);
  const withCode = { ...golden, buyer: { ...goldenBuyer, taxCode: "1960229410018" } };
  expect(writeUbl(withCode)).toContain(`<cbc:CompanyID>${zeros}</cbc:CompanyID>`);
  expect(writeUbl(withCode)).not.toContain("1960229410018");
  expect(refusalsOf(withCode)).toEqual([]);
  for (const code of ["1960229410018", "000000000000", ""]) {
    expect(refusalsOf(golden, (xml) => xml.replace(zeros, code))).toContain("our-13-zeros");
  }
  const gone = (xml: string) => xml.replace(`<cbc:CompanyID>${zeros}</cbc:CompanyID>`, "");
  expect(refusalsOf(golden, gone)).toContain("our-13-zeros");
  // A company's document is not asked for them.
  expect(refusalsOf(company)).toEqual([]);
});

test("a company stands with its code, and with its VAT number where it has one", () => {
  const codesOf = (taxCode: string, country = "RO") => {
    const place = country === "RO" ? {} : { country, county: "", sector: "", city: "X" };
    const xml = writeUbl({ ...company, buyer: { ...company.buyer, ...place, taxCode } });
    const [, party = ""] =
      /<cac:AccountingCustomerParty>([^]*)<\/cac:AccountingCustomerParty>/.exec(xml)!;
    return [...party.matchAll(/<cbc:CompanyID>([^<]*)/g)].map(([, code]) => code);
  };
  expect(codesOf("RO18547290")).toEqual(["RO18547290", "18547290"]);
  expect(codesOf("ro 18547290")).toEqual(["RO18547290", "18547290"]);
  expect(codesOf("18547290")).toEqual(["18547290"]);
  expect(codesOf("EL123456789", "GR")).toEqual(["EL123456789", "EL123456789"]);
  expect(codesOf("123456789", "GR")).toEqual(["123456789"]);
  expect(codesOf("1003600012345", "MD")).toEqual(["1003600012345"]);
});

test("what is paid leaves nothing to pay", () => {
  const paid = writeUbl({ ...golden, dueOn: null });
  expect(paid).toContain('<cbc:PrepaidAmount currencyID="RON">2000.00</cbc:PrepaidAmount>');
  expect(paid).toContain('<cbc:PayableAmount currencyID="RON">0.00</cbc:PayableAmount>');
});

test("proformas and documents on trial are never written", () => {
  expect(() => writeUbl({ ...golden, kind: "proforma" })).toThrow();
  expect(() => writeUbl({ ...golden, isTrial: true })).toThrow();
});

test("the official files are byte for byte what was published", () => {
  const folder = "app/sales/e-invoices/rules/";
  const listed = readFileSync(`${folder}README.md`, "utf8");
  for (const file of [
    "cius-ro-1.0.9/EN16931-CIUS_RO-UBL-validation.sch",
    "cius-ro-1.0.9/cius-ro/RO16931-rules.sch",
    "cius-ro-1.0.9/codelist/EN16931-UBL-codes.sch",
    "en16931-1.3.16/EN16931-UBL-validation-preprocessed.sch",
  ]) {
    const hash = createHash("sha256")
      .update(readFileSync(folder + file))
      .digest("hex");
    expect(listed, file).toContain(hash);
  }
});

test("contexts that are found sooner find the same", () => {
  expect(quickContext("/ubl:Invoice/cac:TaxTotal | //cac:Item[cbc:A = '/x']")).toBe(
    " self::document-node()/ubl:Invoice/cac:TaxTotal | cac:Item[cbc:A = '/x']",
  );
  expect(quickContext("cac:InvoiceLine | cbc:Note")).toBe("cac:InvoiceLine | cbc:Note");
  const file = "app/sales/e-invoices/rules/en16931-1.3.16/EN16931-UBL-validation-preprocessed.sch";
  const slow = Schema.fromString(readFileSync(file, "utf8"));
  for (const [what, , content, change = (xml: string) => xml] of someOf(broken, broken.length)) {
    const xml = change(writeUbl(content));
    // Two of the official rules are asked in bani by our own instead.
    const found = slow
      .validateString(xml)
      .map(({ assertId }) => assertId!)
      .filter((rule) => rule !== "BR-O-08" && rule !== "BR-Z-08");
    const quick = applyRules(rules, xml, content.buyer.kind).map(({ rule }) => rule);
    for (const rule of found) expect(quick, what).toContain(rule);
    const european = quick.filter((rule) => !/^(BR-RO|BR-DEC-RO|our)-/.test(rule));
    expect([...new Set(european)].sort(), what).toEqual([...new Set(found)].sort());
  }
});

test("sums without VAT are compared in bani", () => {
  const small = { ...seller, taxCode: "14399840" };
  const lines = [lineOf(40_137_597, 0), lineOf(875_072, 0)];
  const free = documentOf(lines, { seller: small, dueOn: "2026-03-20" });
  expect(refusalsOf(free)).toEqual([]);
  expect(refusalsOf(free, (xml) => xml.replace(">410126.69<", ">410126.68<"))).toContain(
    "our-untaxed-sum",
  );
});
