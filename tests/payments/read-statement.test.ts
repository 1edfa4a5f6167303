import fc from "fast-check";
import { expect, test } from "vitest";

import {
  dateOrders,
  decimalSigns,
  encodings,
  presets,
  separators,
  type BankLayout,
} from "~/payments/statements/bank-layout";
import { readAmount, readDay } from "~/payments/statements/cells";
import { MOST_STATEMENT_ROWS, readStatement } from "~/payments/statements/read-statement";

import { size } from "../promises/proof";
import { foreignIban, ownIban, signedFile, twoColumnFile } from "./statements";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array | string, layout: BankLayout = presets.twoColumns, iban = ownIban) =>
  readStatement(typeof file === "string" ? bytes(file) : file, layout, iban);

test("the preset with two columns reads what came and what went, behind its preamble", () => {
  const file = twoColumnFile([
    { lei: "1,234.50", details: 'Incasare "OP"; AM-2026-000123; ȚĂRANU ILEANA', reference: "R1" },
    { on: "2026-11-04", lei: "-12.00", details: "Comision" },
  ]);
  expect(read(file)).toEqual({
    kind: "read",
    transactions: [
      {
        ...{ line: 5, bookedOn: "2026-11-03", amountBani: 123_450, payer: "", payerIban: "" },
        ...{ details: 'Incasare "OP"; AM-2026-000123; ȚĂRANU ILEANA', reference: "R1" },
      },
      {
        ...{ line: 6, bookedOn: "2026-11-04", amountBani: -1200, payer: "", payerIban: "" },
        ...{ details: "Comision", reference: "" },
      },
    ],
    leftOut: [],
    leftOutCount: 0,
    namesAccount: true,
  });
});

test("the preset with a signed amount reads Romanian letters of Windows-1250", () => {
  const file = signedFile([
    { lei: "1.500.25", details: "x" },
    {
      lei: "10.00",
      details: "Plată",
      payer: "Țăranu Ștefan",
      payerIban: foreignIban,
      reference: "7",
    },
    { lei: "99.00", details: "chirie", currency: "EUR" },
  ]);
  const result = read(file, presets.signedAmount);
  if (result.kind !== "read") throw new Error(result.kind);
  const [one] = result.transactions;
  expect(result.transactions).toHaveLength(1);
  expect(one).toMatchObject({ details: "Plată", payer: "Ţăranu Ştefan", payerIban: foreignIban });
  expect(one).toMatchObject({ bookedOn: "2026-11-03", amountBani: 1000, reference: "7" });
  expect(result.leftOut.map(({ reason }) => reason)).toEqual(["amount", "currency"]);
});

test("a transaction goes on in the lines below that have no date", () => {
  const layout = { ...presets.twoColumns, dateOrder: "dmy", decimalSign: "comma" } as const;
  const file = [
    "Data tranzactie;Descriere;Referinta tranzactiei;Debit;Credit",
    "05 noiembrie 2026;Incasare;;;1.250,00",
    ";Ordonator: Ileana Taranu;;;",
    ";Detalii: AM-2026-000123;;;",
    "06 noiembrie 2026;Comision;;3,00;",
    "Sold final;;;;9.999,00",
    ";altceva;;;",
  ].join("\n");
  const result = read(file, layout);
  if (result.kind !== "read") throw new Error(result.kind);
  expect(result.transactions.map(({ bookedOn, details }) => [bookedOn, details])).toEqual([
    ["2026-11-05", "Incasare Ordonator: Ileana Taranu Detalii: AM-2026-000123"],
    ["2026-11-06", "Comision"],
  ]);
  expect(result.leftOut).toMatchObject([{ line: 6, reason: "date" }]);
  expect(result.namesAccount).toBe(false);
});

test("columns may be given by their place, in a file without a head", () => {
  const layout: BankLayout = {
    ...presets.signedAmount,
    ...{ encoding: "iso-8859-2", dateColumn: "1", amountColumn: "3", detailsColumn: "2" },
    ...{ payerColumn: "", payerIbanColumn: "", referenceColumn: "" },
    ...{ currencyColumn: "", accountColumn: "", skipRows: 1 },
  };
  const result = read("nimic\n3/11/2026;AM 2026 5;10,50\n", layout);
  expect(result).toMatchObject({ transactions: [{ line: 2, amountBani: 1050 }] });
});

test("a file that cannot be used says why", () => {
  const head = "Data tranzactie,Descriere,Referinta tranzactiei,Debit,Credit\n";
  const many = "2026-11-03,x,,,1.00\n".repeat(MOST_STATEMENT_ROWS);
  for (const [file, refusal] of [
    ["", { kind: "empty" }],
    ["  \n\n", { kind: "empty" }],
    [Uint8Array.of(1, 0, 2, 255), { kind: "encoding" }],
    ["\u0000PNG", { kind: "encoding" }],
    ['"a,b\nc', { kind: "no-table" }],
    ["Data tranzactie,Credit\n2026-11-03,1", { kind: "columns" }],
    [
      "Data tranzactie,Descriere,Debit,Credit\n",
      { kind: "columns", missing: "Referinta tranzactiei" },
    ],
    [head, { kind: "none" }],
    [`${head}mâine,x,,,1.00\n`, { kind: "dates" }],
    [`${head}2026-11-03,x,,,mult\n`, { kind: "amounts" }],
    [`${head}${many}2026-11-03,x,,,1.00\n`, { kind: "too-many" }],
    [
      twoColumnFile([{ lei: "1.00", details: "x" }], foreignIban),
      { kind: "foreign", iban: foreignIban },
    ],
  ] as const) {
    expect(read(file)).toMatchObject(refusal);
  }
  expect(read(`${head}${many}`).kind).toBe("read");
  const foreign = signedFile([{ lei: "1.00", details: "x" }], foreignIban);
  expect(read(foreign, presets.signedAmount)).toEqual({ kind: "foreign", iban: foreignIban });
});

test("days and amounts are read in the bank's way, or not at all", () => {
  for (const [cell, order, day] of [
    ["05.11.2026", "dmy", "2026-11-05"],
    ["5/11/26", "dmy", "2026-11-05"],
    ["5 nov. 2026 12:30", "dmy", "2026-11-05"],
    ["11/05/2026", "mdy", "2026-11-05"],
    ["20261105", "ymd", "2026-11-05"],
    ["2026-11-05T10:00", "ymd", "2026-11-05"],
    ["31.11.2026", "dmy", undefined],
    ["2026-11-05", "dmy", undefined],
    ["", "dmy", undefined],
  ] as const) {
    expect([cell, readDay(cell, order)]).toEqual([cell, day]);
  }
  for (const [cell, sign, bani] of [
    ["1.234,50", "comma", 123_450],
    ["1 234,5 RON", "comma", 123_450],
    ["+7", "comma", 700],
    ["12,00-", "comma", -1200],
    ["\u22121,234.50", "point", -123_450],
    ["1.234,50", "point", undefined],
    ["1234.50", "comma", undefined],
    ["12,345", "comma", undefined],
    ["99999999999", "point", undefined],
    ["--1", "point", undefined],
  ] as const) {
    expect([cell, readAmount(cell, sign)]).toEqual([cell, bani]);
  }
});

test("amounts that a bank writes are read to the ban", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (bani) => {
      const lei = (Math.abs(bani) / 100).toFixed(2);
      const [whole = "", rest = ""] = lei.split(".");
      const sign = bani < 0 ? "-" : "";
      const grouped = (by: string) => whole.replace(/\B(?=(\d{3})+$)/g, by);
      expect(readAmount(`${sign}${grouped(".")},${rest}`, "comma")).toBe(bani);
      expect(readAmount(`${sign}${grouped(",")}.${rest}`, "point")).toBe(bani);
    }),
  );
});

test("no file brings it down, whatever the layout", () => {
  const layout = fc.record({
    encoding: fc.constantFrom(...encodings),
    separator: fc.constantFrom(...separators),
    skipRows: fc.nat(50),
    dateOrder: fc.constantFrom(...dateOrders),
    decimalSign: fc.constantFrom(...decimalSigns),
  });
  const column = fc.constantFrom("", "1", "2", "3", "99", "Data", "Suma");
  const piece = fc.constantFrom(
    "Data",
    "Suma",
    ";",
    ",",
    "\n",
    '"',
    "1",
    "2026-11-03",
    "-",
    "\t",
    "ș",
  );
  const text = fc.array(piece, { maxLength: 60 }).map((parts) => bytes(parts.join("")));
  fc.assert(
    fc.property(
      fc.oneof(fc.uint8Array({ maxLength: 400 }), text),
      layout,
      fc.tuple(column, column, column),
      (file, shape, [dateColumn, amountColumn, detailsColumn]) => {
        const columns = { dateColumn, amountColumn, detailsColumn };
        const result = readStatement(
          file,
          { ...presets.signedAmount, ...shape, ...columns },
          ownIban,
        );
        if (result.kind !== "read") return;
        for (const { amountBani, bookedOn } of result.transactions) {
          expect(Number.isSafeInteger(amountBani)).toBe(true);
          expect(bookedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
        }
      },
    ),
    { numRuns: size(1000, 20_000) },
  );
});
