import fc from "fast-check";
import { expect, test } from "vitest";

import {
  dateOrders,
  decimalSigns,
  encodings,
  presets,
  separators,
  type BankLayout,
} from "~/sales/statements/front/bank-layout";
import { readAmount } from "~/sales/statements/front/cells";
import { readStatement } from "~/sales/statements/front/read-statement";
import { statementLimits } from "~/sales/statements/front/statement-limits";
import { MOST_STATEMENT_ROWS } from "~/sales/statements/front/statement-lines";
import { readDay } from "~/sales/statements/reading/day-cell";

import { size } from "../promises/proof";
import { foreignIban, ownIban, signedFile, twoColumnFile, type Written } from "./statements";

/** The day on which the files are read. */
const TODAY = "2026-11-27";

/** A transaction of that day. */
const booked = (row: Omit<Written, "on">): Written => ({ on: TODAY, ...row });

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array | string, layout: BankLayout = presets.twoColumns, iban = ownIban) =>
  readStatement(typeof file === "string" ? bytes(file) : file, layout, iban, { today: TODAY });

test("the preset with two columns reads what came and what went, behind its preamble", () => {
  const file = twoColumnFile([
    {
      on: "2026-11-03",
      lei: "1,234.50",
      details: 'Incasare "OP"; AM-2026-000123; ȚĂRANU ILEANA',
      reference: "R1",
    },
    { on: "2026-11-04", lei: "-12.00", details: "Comision" },
  ]);
  expect(read(file)).toEqual({
    kind: "read",
    transactions: [
      {
        line: 5,
        bookedOn: "2026-11-03",
        amountBani: 123_450,
        payer: "",
        payerIban: "",
        details: 'Incasare "OP"; AM-2026-000123; ȚĂRANU ILEANA',
        reference: "R1",
      },
      {
        line: 6,
        bookedOn: "2026-11-04",
        amountBani: -1200,
        payer: "",
        payerIban: "",
        details: "Comision",
        reference: "",
      },
    ],
    leftOut: [],
    leftOutReasons: {},
    namesAccount: true,
    otherOrder: undefined,
  });
});

test("the preset with a signed amount reads Romanian letters of Windows-1250", () => {
  const file = signedFile([
    booked({ lei: "1.500.25", details: "x" }),
    {
      on: "2026-11-03",
      lei: "10.00",
      details: "Plată",
      payer: "Țăranu Ștefan",
      payerIban: foreignIban,
      reference: "7",
    },
    booked({ lei: "99.00", details: "chirie", currency: "EUR" }),
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
    encoding: "iso-8859-2",
    dateColumn: "1",
    amountColumn: "3",
    detailsColumn: "2",
    payerColumn: "",
    payerIbanColumn: "",
    referenceColumn: "",
    currencyColumn: "",
    accountColumn: "",
    skipRows: 1,
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
    [Uint8Array.of(65, 66, 67, 255), { kind: "encoding" }],
    [`${head}\u0000PNG`, { kind: "signs", line: 2 }],
    [`${head}2026-11-03,x\u001ay,,,1.00\n`, { kind: "signs", line: 2 }],
    ['"a,b\nc', { kind: "no-table" }],
    ["Data tranzactie,Credit\n2026-11-03,1", { kind: "columns" }],
    [
      "Data tranzactie,Descriere,Debit,Credit\n",
      { kind: "columns", missing: "Referinta tranzactiei" },
    ],
    [head, { kind: "none" }],
    [`${head}mâine,x,,,1.00\n`, { kind: "dates" }],
    [`${head}2026-11-03,x,,,mult\n`, { kind: "amounts" }],
    [`${head}mâine,x,,,1.00\n2026-11-03,x,,,mult\n`, { kind: "unusable", line: 2 }],
    [`${head}2062-11-03,x,,,1.00\n`, { kind: "unusable", line: 2 }],
    [`${head}${"\n".repeat(statementLimits.lines)}`, { kind: "too-many-lines" }],
    [`${head}${";".repeat(statementLimits.cells)}\n`, { kind: "too-many-cells", line: 2 }],
    [
      `${head}2026-11-03,${"x".repeat(statementLimits.cellLength + 1)},,,1`,
      { kind: "too-long-cell", line: 2 },
    ],
    [`${head}"${`${"x".repeat(99)}\n`.repeat(1001)}",,,,1`, { kind: "too-long-cell" }],
    [`${head}${many}2026-11-03,x,,,1.00\n`, { kind: "too-many" }],
    [
      twoColumnFile([booked({ lei: "1.00", details: "x" })], foreignIban),
      { kind: "foreign", iban: foreignIban },
    ],
  ] as const) {
    expect(read(file)).toMatchObject(refusal);
  }
  expect(read(`${head}${many}`).kind).toBe("read");
  const foreign = signedFile([booked({ lei: "1.00", details: "x" })], foreignIban);
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
    ["0.500", "comma", undefined],
    ["0,001", "point", undefined],
    ["99999999999", "point", undefined],
    ["--1", "point", undefined],
    ["100,00 D", "comma", -10_000],
    ["100.00CR", "point", 10_000],
    ["DR 1.234,50 lei", "comma", -123_450],
    ["-7,00 C", "comma", -700],
    ["0,00 D", "comma", 0],
    ["7,00 K", "comma", undefined],
    ["D 7,00 C", "comma", undefined],
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

const HEAD = "Data;Detalii tranzactie;Nume platitor;Cont platitor;Suma;Moneda;Cont;Referinta";

/** Lines of day, details, amount and what stands behind it, in the layout with one column of amounts. */
function oneColumn(lines: readonly string[][], behind = ""): string {
  const rows = lines.map(([day = "", details = "", amount = "", extra = ""]) =>
    [day, details, "", "", amount, "RON", ownIban, "", extra].join(";"),
  );
  return [`${HEAD};${behind}`, ...rows].join("\n");
}

const utf8Amounts: BankLayout = { ...presets.signedAmount, encoding: "utf-8" };

function amountsOf(result: ReturnType<typeof read>): number[] {
  if (result.kind !== "read") throw new Error(result.kind);
  return result.transactions.map(({ amountBani }) => amountBani);
}

test.each([
  ["D/C", "D", "C"],
  ["Sens", "DB", "CR"],
  ["Tip", "Debit", "Credit"],
  ["Tip", "Plată", "Încasare"],
  ["Operațiune", "Ieșire", "intrare"],
  ["Mark", "RC", "RD"],
])("money with '%s' of %s went and with %s came, described or not", (head, out, came) => {
  const lines = [
    ["03.11.2026", "chirie", "700,00", out],
    ["04.11.2026", "AM-2026-000123", "1.250,00", came],
    ["05.11.2026", "storno", "-5,00", came],
  ];
  const named = { ...utf8Amounts, directionColumn: head };
  for (const layout of [utf8Amounts, named]) {
    expect(amountsOf(read(oneColumn(lines, head), layout))).toEqual([-70_000, 125_000, -500]);
  }
  expect(amountsOf(read(oneColumn(lines, head), { ...utf8Amounts, directionColumn: "9" }))).toEqual(
    [-70_000, 125_000, -500],
  );
});

test("a line whose described letter says nothing is left out, and a column of other words is none", () => {
  const lines = [
    ["03.11.2026", "x", "1,00", "D"],
    ["04.11.2026", "y", "2,00", "?"],
  ];
  const named = read(oneColumn(lines, "D/C"), { ...utf8Amounts, directionColumn: "D/C" });
  expect(named).toMatchObject({ leftOut: [{ line: 3, reason: "direction" }] });
  expect(amountsOf(read(oneColumn(lines, "Cod"), utf8Amounts))).toEqual([100, 200]);
});

const on = (days: readonly string[]) => oneColumn(days.map((day) => [day, "x", "1,00"]));

/** The days of a file with a column of dates, by the layout's order. */
function daysOf(days: readonly string[], dateOrder: BankLayout["dateOrder"] = "dmy") {
  const result = read(on(days), { ...utf8Amounts, dateOrder });
  if (result.kind !== "read") return result.kind;
  return [result.otherOrder, ...result.transactions.map(({ bookedOn }) => bookedOn)];
}

test("the dates of a file are read in one order, by which all of them are days that have been", () => {
  const american = ["11/05/2026", "11/12/2026", "11/25/2026"];
  expect(daysOf(american)).toEqual(["mdy", "2026-11-05", "2026-11-12", "2026-11-25"]);
  expect(daysOf(["11/05/2026", "12/11/2026"], "mdy")).toEqual(["dmy", "2026-05-11", "2026-11-12"]);
  expect(daysOf(["05/11/2026", "12/11/2026"])).toEqual([undefined, "2026-11-05", "2026-11-12"]);
  // The layout's order where both are possible.
  expect(daysOf(["03/02/2026", "04/03/2026"])).toEqual([undefined, "2026-02-03", "2026-03-04"]);
  expect(daysOf(["03/02/2026", "04/03/2026"], "mdy")).toEqual([
    undefined,
    "2026-03-02",
    "2026-04-03",
  ]);
  expect(daysOf(["03.11.2026", "04.11.2026"], "ymd")).toEqual(["dmy", "2026-11-03", "2026-11-04"]);
  // One line of another kind changes nothing.
  expect(daysOf(["Sold final", "05.11.2026", "03.11.2062"])).toEqual([undefined, "2026-11-05"]);
});

test("dates that may as well be in another order are asked about, unless somebody has said it", () => {
  const march = on(["03/01/2026", "03/02/2026", "03/09/2026"]);
  expect(read(march, utf8Amounts)).toEqual({ kind: "ask", cell: "03/01/2026" });
  const said = { today: TODAY, dateOrder: "mdy" } as const;
  expect(readStatement(bytes(march), utf8Amounts, ownIban, said)).toMatchObject({
    otherOrder: "mdy",
    transactions: [{ bookedOn: "2026-03-01" }, {}, {}],
  });
  // With points nobody writes the month first.
  expect(daysOf(["03.01.2026", "03.02.2026"])).toEqual([undefined, "2026-01-03", "2026-02-03"]);
});

test.each([
  ["04.12.2026", "read"],
  ["05.12.2026", "left out"],
  ["03.11.2062", "left out"],
  ["03.11.62", "left out"],
])("a line of %s in a file read on 27 November is %s, by its line", (day, outcome) => {
  const result = read(on(["26.11.2026", day]), utf8Amounts);
  expect(result).toMatchObject(
    outcome === "read"
      ? { leftOut: [] }
      : { leftOut: [{ line: 3, reason: "future" }], leftOutReasons: { future: 1 } },
  );
});

test.each([
  "NOTPROVIDED",
  "not provided",
  "NONREF",
  "-",
  "--",
  "0",
  "000000",
  "N/A",
  "Fără referință",
])("'%s' is no reference", (cell) => {
  const line = `03.11.2026;x;;;1,00;RON;${ownIban};${cell}`;
  expect(read(`${HEAD}\n${line}`, utf8Amounts)).toMatchObject({
    transactions: [{ reference: "" }],
  });
  expect(read(`${HEAD}\n${line}7`, utf8Amounts)).toMatchObject({
    transactions: [{ reference: `${cell}7` }],
  });
});

test("files of UTF-16, with and without their mark, and files that end in Ctrl-Z are read", () => {
  const text = twoColumnFile([booked({ lei: "12.00", details: "Țăranu: AM-2026-000123" })]);
  const little = new Uint8Array(Buffer.from(text, "utf16le"));
  const big = new Uint8Array(Buffer.from(text, "utf16le").swap16());
  for (const file of [
    Uint8Array.of(0xff, 0xfe, ...little),
    Uint8Array.of(0xfe, 0xff, ...big),
    little,
    big,
    ...["\u001a", "\u001a\u001a", "\r\n\u001a", "\u001a\r\n", "\u001a\u0000\u0000"].map((end) =>
      bytes(text + end),
    ),
  ]) {
    expect(read(file)).toMatchObject({
      transactions: [{ details: "Țăranu: AM-2026-000123", amountBani: 1200 }],
    });
  }
});

test.each([
  ["nothing but separators", ";".repeat(1_900_000)],
  ["hundreds of thousands of short lines", `${HEAD}\n${"2026;a\n".repeat(270_000)}`],
  ["one endless cell", `${HEAD}\n03.11.2026;${"a b".repeat(600_000)}`],
  ["quotes that never end", `${HEAD}\n"${'"";'.repeat(600_000)}`],
])("a file of 2 MB with %s is refused before it costs anything", (_what, file) => {
  const before = process.cpuUsage();
  expect(read(file, utf8Amounts).kind).not.toBe("read");
  const { user, system } = process.cpuUsage(before);
  // It took seconds while each cell and line was worked on; a busy machine counts some of others' work.
  expect((user + system) / 1000).toBeLessThan(1500);
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
