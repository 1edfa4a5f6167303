import fc from "fast-check";

import { countyCodes, sectors } from "~/platform/settings/places";
import type {
  DocumentContent,
  DocumentLine,
  Party,
  TaxSum,
} from "~/sales/billing/document-content";

/** Codes with a right check digit. */
const romanianCodes = ["18547290", "14399840", "RO 14399840", "RO18547290", "ro14399840"];

const word = fc.constantFrom(
  "Strada Școlii nr. 7",
  "Bd. Iuliu Maniu 15 & 17",
  "Șos. <Mare> 3",
  "Str. „Florilor” 1'",
);
const personName = fc.constantFrom("Ileana Țăranu", "Ioan O'Brien", "Ana-Maria Pop & fiii");
const longLine = fc.string({ minLength: 1, maxLength: 250, unit: "grapheme" });
const pieceName = fc.oneof(
  fc.constantFrom("Dulap cu uși <glisante> & sertare", "Birou 140 × 60", "Masă „Ana”"),
  longLine.filter((text) => text.trim() !== ""),
);

const somewhere = {
  registryNumber: "",
  county: "",
  sector: "",
  email: "",
  phone: "0722123456",
  bank: "",
  iban: "",
};

const romanianPlace = fc
  .record({ county: fc.constantFrom(...countyCodes), sector: fc.constantFrom(...sectors) })
  .map(({ county, sector }) =>
    county === "RO-B"
      ? { country: "RO", county, sector, city: "București", postalCode: "010101" }
      : { country: "RO", county, sector: "", city: "Câmpia Turzii", postalCode: "400001" },
  );

const foreignPlace = fc.constantFrom(
  { country: "GR", city: "Θεσσαλονίκη", postalCode: "54621" },
  { country: "DE", city: "Berlin", postalCode: "10115" },
  { country: "BG", city: "София", postalCode: "10000" },
  { country: "GB", city: "London", postalCode: "SW1A1AA" },
  { country: "MD", city: "Chișinău", postalCode: "MD2001" },
  { country: "CH", city: "Zürich", postalCode: "80010" },
);

const foreignCodes: Partial<Record<string, string>> = {
  GR: "EL123456789",
  DE: "DE123456789",
  BG: "123456789",
  GB: "GB123456789",
  MD: "1003600012345",
  CH: "CHE-123.456.789",
};

const place = fc.oneof({ weight: 3, arbitrary: romanianPlace }, foreignPlace);

/** Persons and companies, at home and abroad, with and without RO. */
const buyers: fc.Arbitrary<Party> = fc
  .record({
    isPerson: fc.boolean(),
    place,
    name: personName,
    street: fc.oneof(word, fc.constant("Strada cu nume foarte lung ".repeat(7).trim())),
    code: fc.constantFrom(...romanianCodes),
    registryNumber: fc.constantFrom("", "J12/345/2019", "J2024001234567"),
  })
  .map(({ isPerson, place: where, name, street, code, registryNumber }) => {
    const base = { ...somewhere, ...where, street };
    if (isPerson) return { ...base, kind: "person", name, taxCode: "" };
    const taxCode = where.country === "RO" ? code : foreignCodes[where.country]!;
    return { ...base, kind: "company", name: `${name} SRL`, taxCode, registryNumber };
  });

export const seller: Party = {
  ...somewhere,
  kind: "company",
  name: "Atelier Tâmplărie SRL",
  taxCode: "RO14399840",
  registryNumber: "J40/1234/2020",
  country: "RO",
  county: "RO-B",
  sector: "3",
  city: "București",
  street: "Strada Tâmplarilor 18",
  postalCode: "030111",
  email: "contact@atelier.example",
  bank: "Banca Exemplu",
  iban: "RO49 AAAA 1B31 0075 9384 0000",
};

/** A line as it comes from what it costs with VAT, in bani. */
export function lineOf(
  gross: number,
  vatPercent: number,
  line: Partial<DocumentLine> = {},
): DocumentLine {
  const netBani = Math.round((gross * 100) / (100 + vatPercent));
  return {
    kind: "piece",
    name: "Dulap",
    buyersName: "Dulap",
    quantity: 1,
    netBani,
    vatBani: gross - netBani,
    vatPercent,
    orderLineId: null,
    refersTo: null,
    ...line,
  };
}

/** A document of lines: its sums follow from them. */
export function documentOf(
  lines: DocumentLine[],
  content: Partial<DocumentContent> = {},
): DocumentContent {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))].sort((a, b) => b - a);
  const sum = (some: DocumentLine[], of: (line: DocumentLine) => number) =>
    some.reduce((total, line) => total + of(line), 0);
  const taxes: TaxSum[] = percents.map((percent) => {
    const some = lines.filter(({ vatPercent }) => vatPercent === percent);
    return {
      percent,
      netBani: sum(some, ({ netBani }) => netBani),
      vatBani: sum(some, ({ vatBani }) => vatBani),
    };
  });
  const netBani = sum(lines, (line) => line.netBani);
  const vatBani = sum(lines, (line) => line.vatBani);
  return {
    kind: "final",
    taxOn: null,
    name: "FF-000001",
    issuedOn: "2026-03-10",
    deliveredOn: null,
    dueOn: null,
    language: "ro",
    orderNumber: "AM-2026-00001",
    isTrial: false,
    seller,
    buyer: { ...seller, kind: "person", name: "Ana Pop", taxCode: "", registryNumber: "" },
    lines,
    taxes,
    netBani,
    vatBani,
    totalBani: netBani + vatBani,
    corrects: null,
    method: "bank_transfer",
    discount: null,
    paidOnceBani: null,
    ...content,
  };
}

const rate = fc.constantFrom(21, 19, 11, 9, 5);
const bani = fc.integer({ min: 1, max: 50_000_000 });

const piece = fc
  .record({ gross: bani, rate, quantity: fc.integer({ min: 1, max: 40 }), name: pieceName })
  .map(({ gross, rate: percent, quantity, name }) => lineOf(gross, percent, { quantity, name }));

/** What is done with the pieces: brought, carried, put together. */
const service = fc
  .record({ gross: bani, rate, kind: fc.constantFrom("transport", "carrying", "assembly") })
  .map(({ gross, rate: percent, kind }) => lineOf(gross, percent, { kind, name: "Serviciu" }));

const pieces = fc.array(fc.oneof({ weight: 3, arbitrary: piece }, service), {
  minLength: 1,
  maxLength: 8,
});

const advance = { id: "a", name: "AV-000007", issuedOn: "2025-07-10" };

/** What was paid in advance, taken back in a final invoice at its own rate. */
const deductions = fc.array(
  fc.record({ gross: bani, rate }).map(({ gross, rate: percent }) =>
    lineOf(-gross, percent, {
      kind: "advance",
      name: "Avans",
      quantity: -1,
      refersTo: advance,
    }),
  ),
  { maxLength: 2 },
);

const reductions = fc.array(
  fc
    .record({ gross: fc.integer({ min: 1, max: 900 }), rate })
    .map(({ gross, rate: percent }) =>
      lineOf(-gross, percent, { kind: "reduction", name: "Reducere", quantity: -1 }),
    ),
  { maxLength: 1 },
);

/** All of the lines, or the first of them, with every sign turned round. */
function takenBack(lines: DocumentLine[], isWhole: boolean): DocumentLine[] {
  return (isWhole ? lines : lines.slice(0, 1)).map((line) => ({
    ...line,
    quantity: -line.quantity,
    netBani: -line.netBani,
    vatBani: -line.vatBani,
  }));
}

/** Fiscal documents whose sums are right, of every kind that the shop issues. */
export const documents: fc.Arbitrary<DocumentContent> = fc
  .record({
    kind: fc.constantFrom("advance", "final", "storno" as const),
    buyer: buyers,
    pieces,
    deductions,
    reductions,
    isWhole: fc.boolean(),
    isPaid: fc.boolean(),
    advance: fc.record({ gross: bani, rate }),
    method: fc.constantFrom("bank_transfer", "cash_on_delivery", "card" as const),
    number: fc.integer({ min: 1, max: 999_999 }),
    isOutside: fc.constantFrom(false, false, false, true),
  })
  .map((one) => {
    const common = { buyer: one.buyer, method: one.method };
    const named = (prefix: string) => `${prefix}-${String(one.number).padStart(6, "0")}`;
    const dueOn = one.isPaid ? null : "2026-03-20";
    if (one.isOutside) {
      const free = one.pieces.map((line) => lineOf(line.netBani, 0, { quantity: line.quantity }));
      const small = { ...seller, taxCode: "14399840" };
      return documentOf(free, { ...common, dueOn, name: named("FF"), seller: small });
    }
    const final = [...one.pieces, ...one.deductions, ...one.reductions];
    switch (one.kind) {
      case "advance": {
        const line = lineOf(one.advance.gross, one.advance.rate, {
          kind: "advance",
          name: "Avans",
        });
        return documentOf([line], { ...common, kind: "advance", name: named("AV"), dueOn });
      }
      case "final":
        return documentOf(final, {
          ...common,
          name: named("FF"),
          dueOn,
          deliveredOn: "2026-03-09",
        });
      case "storno":
        return documentOf(takenBack(final, one.isWhole), {
          ...common,
          kind: "storno",
          name: named("ST"),
          corrects: { id: "f", name: "FF-000003", issuedOn: "2026-02-28" },
        });
    }
  });
