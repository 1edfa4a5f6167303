import fc from "fast-check";
import { expect, test } from "vitest";

import {
  judgeRows,
  type PayableOrder,
  type PayableWorld,
  type UndecidedRow,
} from "~/sales/statements/reading/match";
import { findMentions } from "~/sales/statements/reading/references";
import type { KnownNames } from "~/sales/statements/reading/ways-to-name";

import { figure, size } from "../promises/proof";

const known: KnownNames = {
  orderPrefixes: ["AM"],
  years: [2025, 2026],
  documentPrefixes: [
    { prefix: "PF", word: "proforma" },
    { prefix: "AV", word: "invoice" },
    { prefix: "FF", word: "invoice" },
    { prefix: "ST", word: "none" },
    { prefix: "PROBA-PF", word: "proforma" },
  ],
};

const order = (number: string, changes: Partial<PayableOrder> = {}): PayableOrder => ({
  number,
  status: "new",
  totalBani: 100_000,
  paidBani: 0,
  firstBani: 50_000,
  names: ["Ileana Țăranu"],
  placedOn: "2026-11-02",
  ...changes,
});

function worldOf(orders: PayableOrder[], documents: Record<string, string> = {}): PayableWorld {
  return {
    known,
    orders: new Map(orders.map((one) => [one.number, one])),
    documents: new Map(Object.entries(documents)),
    today: "2026-11-20",
  };
}

const row = (details: string, changes: Partial<UndecidedRow> = {}): UndecidedRow => ({
  id: 1,
  amountBani: 50_000,
  details,
  payer: "",
  undone: 0,
  bookedOn: "2026-11-03",
  twin: null,
  ...changes,
});

const judge = (one: UndecidedRow, world: PayableWorld) =>
  new Map(judgeRows([one], world)).get(one.id);

test.each([
  "AM-2026-000123",
  "am2026000123",
  "AM 2026 123",
  "plata AM/2026/000123 avans 50%",
  "AM–2026—000123",
  "contravaloare AM_2026_0123, multumesc",
  "AM-2026-000123POPESCU ION",
  "comanda 2026-123",
  "comanda nr. 123",
  "Comanda: 000123",
  "comenzii nr 123 din 12.11.2026",
  "cmd 123",
  "ref 2026-000123",
])("'%s' names the order", (text) => {
  const orders = findMentions(text, known).flatMap((one) => one.orders);
  expect(orders).toContain("AM-2026-000123");
});

test.each([
  ["PF-000045", ["PF-000045"]],
  ["pf 45", ["PF-000045"]],
  ["factura proforma nr. 45", ["PF-000045", "PROBA-PF-000045"]],
  ["plata factura 12", ["AV-000012", "FF-000012"]],
  ["FF000012", ["FF-000012"]],
  ["proba pf 3", ["PROBA-PF-000003"]],
])("'%s' names documents", (text, names) => {
  expect(findMentions(text, known).flatMap((one) => one.documents)).toEqual(names);
});

test.each([
  "avans 50%",
  "program 20261 12",
  "tel 0722123456",
  "25.11.2026",
  "AM 20 ani",
  "comanda din 12.11.2026",
])("'%s' names nothing", (text) => {
  expect(findMentions(text, known)).toEqual([]);
});

test("number and amount together fit; the amount says what of the order it is", () => {
  const world = worldOf([
    order("AM-2026-000123"),
    order("AM-2026-000124", { paidBani: 50_000 }),
    order("AM-2026-000125", { firstBani: 70_000 }),
  ]);
  const fits = (number: string, part: string) => ({ kind: "fits", number, part });
  const text = (number: number) => `AM-2026-${number}`;
  expect(judge(row(text(123)), world)).toEqual(fits("AM-2026-000123", "first"));
  expect(judge(row(text(124)), world)).toEqual(fits("AM-2026-000124", "left"));
  const first = row(text(125), { amountBani: 70_000 });
  expect(judge(first, world)).toEqual(fits("AM-2026-000125", "first"));
  const whole = row(text(123), { amountBani: 100_000 });
  expect(judge(whole, world)).toEqual(fits("AM-2026-000123", "left"));
});

test("whatever is not both is for a person to decide, with the reason", () => {
  const world = worldOf(
    [
      order("AM-2026-000123"),
      order("AM-2025-000123"),
      order("AM-2026-000001", { status: "cancelled" }),
      order("AM-2026-000002", { paidBani: 100_000 }),
      order("AM-2026-000004", { totalBani: 80_000, firstBani: 40_000 }),
    ],
    { "PF-000045": "AM-2026-000004" },
  );
  for (const [one, reason, numbers] of [
    [row("comanda 123"), "two-fit", ["AM-2025-000123", "AM-2026-000123"]],
    [row("AM-2026-123 si AM-2026-4"), "several-named", ["AM-2026-000123", "AM-2026-000004"]],
    [row("AM-2026-123", { amountBani: 50_001 }), "other-amount", ["AM-2026-000123"]],
    [row("AM-2026-1"), "cancelled", ["AM-2026-000001"]],
    [row("AM-2026-2"), "paid", ["AM-2026-000002"]],
    [row("AM-2026-999"), "unknown-number", []],
    [
      row("avans dulap", { payer: "TARANU ILEANA" }),
      "by-name",
      ["AM-2026-000123", "AM-2025-000123"],
    ],
    [row("avans dulap", { payer: "ION POPESCU" }), "no-order", []],
    [row("AM-2026-123", { undone: 1 }), "undone", ["AM-2026-000123"]],
  ] as const) {
    expect([one.details, judge(one, world)]).toEqual([
      one.details,
      { kind: "undecided", reason, numbers },
    ]);
  }
  const proforma = row("comanda 4, proforma 45", { amountBani: 40_000 });
  expect(judge(proforma, world)).toEqual({
    kind: "fits",
    number: "AM-2026-000004",
    part: "first",
  });
});

test.each([
  ["2026-11-01", "before-order"],
  ["2026-11-02", undefined],
  ["2026-11-20", undefined],
  ["2026-11-21", "future"],
])("a payment of %s for an order of 2 November, read on the 20th: %s", (bookedOn, reason) => {
  const verdict = judge(row("AM-2026-123", { bookedOn }), worldOf([order("AM-2026-000123")]));
  expect(verdict).toMatchObject(
    reason
      ? { kind: "undecided", reason, numbers: ["AM-2026-000123"] }
      : { kind: "fits", number: "AM-2026-000123" },
  );
});

test("a row that shares the reference of another is for a person to decide", () => {
  const world = worldOf([order("AM-2026-000123")]);
  expect(judge(row("AM-2026-123", { twin: {} }), world)).toEqual({
    kind: "undecided",
    reason: "same-reference",
    numbers: ["AM-2026-000123"],
  });
});

test("what one row pays is not due to the next", () => {
  const world = worldOf([order("AM-2026-000123")]);
  const rows = [1, 2, 3].map((id) => row("AM-2026-000123", { id }));
  expect([...new Map(judgeRows(rows, world)).values()]).toMatchObject([
    { kind: "fits", part: "first" },
    { kind: "fits", part: "left" },
    { kind: "undecided", reason: "paid" },
  ]);
});

/** An order's number as somebody types it, or something else instead. */
const ways: ((year: number, number: number) => string)[] = [
  (year, number) => `AM-${year}-${String(number).padStart(6, "0")}`,
  (year, number) => `am${year}${String(number).padStart(6, "0")}`,
  (year, number) => `AM ${year} ${number}`,
  (year, number) => `Am/${year}/${String(number).padStart(4, "0")}`,
  (year, number) => `comanda ${year}-${number}`,
  (_year, number) => `comanda ${number}`,
  (_year, number) => `cmd. nr ${String(number).padStart(6, "0")}`,
  (_year, number) => `proforma ${number}`,
];
const noise = [
  "Incasare OP",
  "avans 50%",
  "rest dulap 2 usi",
  "multumesc!",
  "tel 0722123456",
  "ref 881234",
  "din 12.11.2026",
  "RO49AAAA1B31007593840000",
  "C.I.F.:RO14343998",
  "factura",
  "transfer",
];

test("of random months no row is matched wrongly, and most are matched", () => {
  let [meant, matched] = [0, 0];
  const month = fc.array(
    fc.record({
      number: fc.integer({ min: 1, max: 40 }),
      year: fc.constantFrom(2025, 2026),
      way: fc.nat(ways.length),
      before: fc.constantFrom(...noise),
      behind: fc.constantFrom(...noise),
      part: fc.constantFrom("first", "left", "other"),
    }),
    { maxLength: 60 },
  );
  const totals = fc.array(fc.integer({ min: 2, max: 400 }), { minLength: 80, maxLength: 80 });
  fc.assert(
    fc.property(month, totals, (payments, lei) => {
      const orders = lei.map((total, index) => {
        const [year, number] = [index < 40 ? 2025 : 2026, (index % 40) + 1];
        const totalBani = total * 1000;
        const name = `AM-${year}-${String(number).padStart(6, "0")}`;
        return order(name, { totalBani, firstBani: totalBani / 2 });
      });
      // Proformas have the numbers of the orders of 2026.
      const proformas = orders
        .slice(40)
        .map(({ number }) => [`PF-${number.slice(-6)}`, number] as const);
      const world = worldOf(orders, Object.fromEntries(proformas));
      const paid = new Map<string, number>();
      const rows = payments.map(({ number, year, way, before, behind, part }, id) => {
        const target = ways[way] === ways.at(-1) ? 2026 : year;
        const one = orders[(target - 2025) * 40 + number - 1]!;
        const before_ = paid.get(one.number) ?? 0;
        const left = one.totalBani - before_;
        const amount = { first: one.firstBani - before_, left, other: 77_777 }[part];
        if (amount <= 0) return undefined;
        if (part !== "other") paid.set(one.number, before_ + amount);
        const said = ways[way]?.(target, number) ?? "fara numar";
        return {
          id,
          one,
          part,
          row: row(`${before} ${said} ${behind}`, { id, amountBani: amount }),
        };
      });
      const wanted = rows.flatMap((one) => one ?? []);
      const verdicts = new Map(
        judgeRows(
          wanted.map((one) => one.row),
          world,
        ),
      );
      for (const { id, one, part } of wanted) {
        const verdict = verdicts.get(id);
        if (part !== "other") meant += 1;
        if (verdict?.kind !== "fits") continue;
        expect(verdict.number).toBe(one.number);
        matched += 1;
      }
    }),
    { numRuns: size(300, 5000), seed: 20_261_125 },
  );
  figure("statements", `${matched} of ${meant} payments matched by themselves, none wrongly`);
  // One in nine says nothing of its order, and a few others only "comanda 5" of two years.
  expect(matched / meant).toBeGreaterThan(0.7);
});
