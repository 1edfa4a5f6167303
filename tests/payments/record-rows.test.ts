import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, today } from "~/platform/format/dates";
import type { Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { presets } from "~/sales/statements/front/bank-layout";
import type { Bank } from "~/sales/statements/front/bank.server";
import { countRepeat } from "~/sales/statements/front/count-repeat.server";
import { findDryRun } from "~/sales/statements/front/dry-run.server";
import { recordRows, type Decisions } from "~/sales/statements/front/record-rows.server";
import { saveStatement } from "~/sales/statements/front/save-statement.server";
import { splitRow } from "~/sales/statements/front/split-row.server";
import { suggestSplit } from "~/sales/statements/front/split-suggestion.server";
import {
  deleteOldStatements,
  discardStatement,
  listStatements,
} from "~/sales/statements/front/statement.server";
import { undoRows } from "~/sales/statements/front/undo-rows.server";
import type { Db } from "~db/engine";
import { openDatabase } from "~db/sqlite/engine";

import { bytesOf } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { figure, size } from "../promises/proof";
import { pieces } from "../world";
import { addBank, signedFile, twoColumnFile, type Written } from "./statements";

const email = "maria@example.com";

/** Long transactions have a connection of their own, so the database is a file. */
async function openDesk() {
  const file = join(mkdtempSync(join(tmpdir(), "atelier-statements-")), "shop.sqlite");
  writeFileSync(file, await bytesOf("catalogue"));
  const db = openDatabase(file);
  await db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  const admin = { id: await addPerson(db, { email, role: "sales" }), email };
  return { db, admin, bank: await addBank(db, admin) };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

const lei = (bani: number) => (bani / 100).toFixed(2);
const noTyped = new Map<number, string>();
const remark = (line: number) => `undone ${line}`;

async function read({ db, admin, bank }: Desk, rows: Written[], of: Bank = bank): Promise<string> {
  const bytes = new TextEncoder().encode(twoColumnFile(rows));
  const result = await saveStatement(of, { name: "extras.csv", bytes }, admin, db);
  if (result.kind !== "saved") throw new Error(result.kind);
  return result.id;
}

const paidOf = async (db: Db, { number }: Order) =>
  db
    .selectFrom("orders")
    .select(["paid_bani", "payment_status"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();

const record = ({ db, admin }: Desk, id: string, decisions: Partial<Decisions> = {}) =>
  recordRows(id, { ticked: "all-that-fit", typed: noTyped, ...decisions }, admin, db);

test("what fits is recorded once, by bank transfer, with the bank's reference", async () => {
  const desk = await openDesk();
  const order = await placePieces(desk.db, [[pieces.bed, 1]]);
  const details = `plata ${order.number.toLowerCase()}`;
  const id = await read(desk, [
    { lei: lei(order.total_bani), details, reference: "REF 7" },
    { lei: "-5.00", details: "comision", reference: "REF 8" },
    { lei: "0.00", details, reference: "REF 9" },
  ]);
  const { groups } = (await findDryRun(id, desk.db))!;
  expect(groups.fitting.map(({ verdict }) => verdict)).toMatchObject([{ number: order.number }]);
  expect(groups.others.map(({ verdict }) => verdict.kind)).toEqual(["out", "zero"]);
  expect((await paidOf(desk.db, order)).paid_bani).toBe(0);

  expect(await record(desk, id)).toEqual({ kind: "recorded", recorded: 1, left: [] });
  expect(await record(desk, id)).toEqual({ kind: "recorded", recorded: 0, left: [] });
  const payments = await desk.db.selectFrom("payments").selectAll().execute();
  expect(payments).toMatchObject([
    { method: "bank_transfer", amount_bani: order.total_bani, remark: "REF 7" },
  ]);
  expect((await paidOf(desk.db, order)).payment_status).toBe("paid");
  expect((await findDryRun(id, desk.db))!.groups.recorded).toMatchObject([
    { paid: [{ number: order.number, amountBani: order.total_bani }] },
  ]);
  const { statements } = await listStatements({ page: 1 }, desk.db);
  expect(statements).toMatchObject([{ rows: 3, recorded: 1, waiting: 0 }]);
});

test("the same file is told, and the same transaction in another file is a repetition", async () => {
  const desk = await openDesk();
  const order = await placePieces(desk.db, [[pieces.bed, 1]]);
  const one = { lei: lei(order.total_bani), details: order.number, reference: "R1" };
  const other = { lei: "10.00", details: "fara referinta" };
  const id = await read(desk, [one, other, other]);
  const again = {
    name: "altul.csv",
    bytes: new TextEncoder().encode(twoColumnFile([one, other, other])),
  };
  expect(await saveStatement(desk.bank, again, desk.admin, desk.db)).toEqual({
    kind: "read-before",
    id,
  });
  // One more day: the old rows again, twice the one with a reference, and a third without.
  const later = await read(desk, [one, one, other, other, other]);
  const { groups } = (await findDryRun(later, desk.db))!;
  expect(groups.others.map(({ line, verdict }) => [line, verdict.kind])).toEqual([
    [5, "repeat"],
    [7, "repeat"],
    [8, "repeat"],
  ]);
  expect(groups.fitting).toEqual([]);
  expect(groups.undecided).toMatchObject([
    { line: 6, verdict: { reason: "same-reference", numbers: [order.number] } },
    { line: 9, verdict: { reason: "no-order" } },
  ]);
  await record(desk, id);
  expect(await record(desk, later)).toMatchObject({ recorded: 0 });
  expect((await paidOf(desk.db, order)).paid_bani).toBe(order.total_bani);
  // Of another account's statement the same row is another transaction.
  const elsewhere = await addBank(desk.db, desk.admin, { name: "Alta bancă" });
  const theirs = await read(desk, [one, other], elsewhere);
  expect((await findDryRun(theirs, desk.db))!.groups.others).toEqual([]);
});

test("a person decides the rest by typing the order, within what it owes", async () => {
  const desk = await openDesk();
  const order = await placePieces(desk.db, [[pieces.bed, 1]]);
  const cancelled = await placePieces(desk.db, [[pieces.bed, 1]]);
  await desk.db
    .updateTable("orders")
    .set({ status: "cancelled" })
    .where("id", "=", cancelled.id)
    .execute();
  const id = await read(desk, [
    { lei: "100.00", details: "pentru pat" },
    { lei: lei(order.total_bani), details: "tot" },
  ]);
  const [part, whole] = (await findDryRun(id, desk.db))!.groups.undecided.map((row) => row.id);
  const typed = (entries: [number, string][]) =>
    record(desk, id, { ticked: [], typed: new Map(entries) });
  for (const [text, refusal] of [
    ["AM-1999-000001", { kind: "unknown" }],
    ["orice", { kind: "unknown" }],
    [cancelled.number, { kind: "cancelled" }],
  ] as const) {
    expect(await typed([[part!, text]])).toEqual({
      kind: "refused",
      refusals: new Map([[part, refusal]]),
    });
  }
  const both = await typed([
    [part!, order.number],
    [whole!, order.number],
  ]);
  expect(both).toEqual({
    kind: "refused",
    refusals: new Map([[whole, { kind: "too-much", mostBani: order.total_bani - 10_000 }]]),
  });
  expect(await desk.db.selectFrom("payments").selectAll().execute()).toEqual([]);
  // The number alone is enough.
  expect(await typed([[part!, order.number.slice(-6)]])).toMatchObject({ recorded: 1 });
  expect((await paidOf(desk.db, order)).paid_bani).toBe(10_000);
  expect(await typed([[part!, order.number]])).toMatchObject({
    refusals: new Map([[part, { kind: "decided" }]]),
  });
});

test("a row that no longer fits when the button is pressed is left and named", async () => {
  const desk = await openDesk();
  const orders = [
    await placePieces(desk.db, [[pieces.bed, 1]]),
    await placePieces(desk.db, [[pieces.bed, 1]]),
  ];
  const id = await read(
    desk,
    orders.map(({ number, total_bani }) => ({ lei: lei(total_bani), details: number })),
  );
  const { groups } = (await findDryRun(id, desk.db))!;
  const atDesk = {
    kind: "advance",
    method: "card",
    amountBani: 5000,
    remark: "",
    formToken: "x",
  } as const;
  await recordPayment(orders[0]!.number, atDesk, desk.admin, desk.db);
  const ticked = groups.fitting.map((row) => row.id);
  expect(await record(desk, id, { ticked })).toEqual({ kind: "recorded", recorded: 1, left: [5] });
  expect((await paidOf(desk.db, orders[0]!)).paid_bani).toBe(5000);
});

test("what was recorded is taken back by corrections, is owed as before, and can be decided anew and again", async () => {
  const desk = await openDesk();
  const order = await placePieces(desk.db, [[pieces.bed, 1]]);
  const id = await read(desk, [{ lei: lei(order.total_bani), details: order.number }]);
  const [row] = (await findDryRun(id, desk.db))!.groups.fitting;
  for (const times of [1, 2]) {
    await record(desk, id, { ticked: [], typed: new Map([[row!.id, order.number]]) });
    expect((await paidOf(desk.db, order)).paid_bani).toBe(order.total_bani);
    expect(await undoRows(id, row!.id, desk.admin, remark, desk.db)).toEqual({
      undone: 1,
      refused: [],
    });
    expect(await paidOf(desk.db, order)).toEqual({ paid_bani: 0, payment_status: "unpaid" });
    const payments = await desk.db
      .selectFrom("payments")
      .select(["kind", "reason", "remark"])
      .execute();
    expect(payments).toHaveLength(2 * times);
    expect(payments.at(-1)).toEqual({ kind: "refund", reason: "mistake", remark: "undone 5" });
    const { groups } = (await findDryRun(id, desk.db))!;
    expect(groups.undecided).toMatchObject([{ verdict: { reason: "undone" } }]);
  }
  // By itself it is not recorded again.
  expect(await record(desk, id)).toMatchObject({ recorded: 0 });
  expect(await undoRows(id, row!.id, desk.admin, remark, desk.db)).toBeUndefined();
});

test("money that is gone is not taken back, and its order is named; a delivered order's is", async () => {
  const desk = await openDesk();
  const orders = [];
  for (let count = 0; count < 3; count += 1)
    orders.push(await placePieces(desk.db, [[pieces.bed, 1]]));
  const [delivered, refunded, usual] = orders as [Order, Order, Order];
  const id = await read(
    desk,
    orders.map(({ number, total_bani }) => ({ lei: lei(total_bani), details: number })),
  );
  await record(desk, id);
  await desk.db
    .updateTable("orders")
    .set({ status: "delivered" })
    .where("id", "=", delivered.id)
    .execute();
  const refund = {
    kind: "refund",
    reason: "price_lowered",
    method: "card",
    amountBani: 100,
    remark: "",
    formToken: "r",
  } as const;
  await recordPayment(refunded.number, refund, desk.admin, desk.db);
  expect(await undoRows(id, "all", desk.admin, remark, desk.db)).toEqual({
    undone: 2,
    refused: [{ number: refunded.number, reason: "money-gone" }],
  });
  expect((await paidOf(desk.db, delivered)).paid_bani).toBe(0);
  expect((await paidOf(desk.db, usual)).paid_bani).toBe(0);
  expect(await discardStatement(id, desk.admin, desk.db)).toEqual({ kind: "used" });
});

test("a statement that was read by mistake goes, unless a later one repeats it", async () => {
  const desk = await openDesk();
  const row = { lei: "1.00", details: "x", reference: "R" };
  const first = await read(desk, [row]);
  const second = await read(desk, [row, { ...row, reference: "S" }, { ...row, reference: "S" }]);
  expect(await discardStatement(first, desk.admin, desk.db)).toEqual({ kind: "repeated" });
  expect(await discardStatement(second, desk.admin, desk.db)).toEqual({ kind: "discarded" });
  expect(await discardStatement(first, desk.admin, desk.db)).toEqual({ kind: "discarded" });
  expect(await desk.db.selectFrom("bank_rows").selectAll().execute()).toEqual([]);
  const again = await read(desk, [row]);
  expect((await findDryRun(again, desk.db))!.groups.undecided).toHaveLength(1);
});

test("statements are kept as long as the accounts, and no longer", async () => {
  const desk = await openDesk();
  const row = { on: "2025-12-31", lei: "1.00", details: "x" };
  await read(desk, [row]);
  await read(desk, [row, { ...row, on: "2026-01-01" }]);
  const count = async () => (await desk.db.selectFrom("bank_rows").select("id").execute()).length;
  await deleteOldStatements(new Date("2031-06-30T12:00:00Z"), desk.db);
  expect(await count()).toBe(3);
  await deleteOldStatements(new Date("2031-07-01T12:00:00Z"), desk.db);
  expect(await count()).toBe(1);
});

test.each(["NOTPROVIDED", "-", "000000", "R 1"])(
  "two payments of one sum and day with reference '%s' that name different orders are two",
  async (reference) => {
    const desk = await openDesk();
    const orders = [
      await placePieces(desk.db, [[pieces.bed, 1]]),
      await placePieces(desk.db, [[pieces.bed, 1]]),
    ];
    const rows = orders.map(({ number, total_bani }) => ({
      lei: lei(total_bani),
      details: number,
      reference,
    }));
    const first = await read(desk, [rows[0]!]);
    const second = await read(desk, rows);
    const { groups } = (await findDryRun(second, desk.db))!;
    expect(groups.others).toMatchObject([{ line: 5, verdict: { kind: "repeat" } }]);
    // A reference that the bank gives is another's only if somebody says so.
    const waiting = reference === "R 1" ? groups.undecided : groups.fitting;
    expect(waiting).toMatchObject([{ line: 6, details: orders[1]!.number }]);
    await record(desk, first);
    await record(desk, second, {
      ticked: "all-that-fit",
      typed: new Map(reference === "R 1" ? [[waiting[0]!.id, orders[1]!.number]] : []),
    });
    for (const order of orders) {
      expect((await paidOf(desk.db, order)).paid_bani).toBe(order.total_bani);
    }
  },
);

test("equal rows of one file are as many payments, and so are they in the next file", async () => {
  const desk = await openDesk();
  const row = { lei: "10.00", details: "aceeasi plata" };
  const kinds = async (count: number, before: Written[] = []) => {
    const id = await read(desk, [...before, ...Array.from({ length: count }, () => row)]);
    const { groups } = (await findDryRun(id, desk.db))!;
    return [groups.undecided.length, groups.others.length];
  };
  expect(await kinds(2)).toEqual([2, 0]);
  expect(await kinds(3)).toEqual([1, 2]);
  expect(await kinds(3, [{ lei: "1.00", details: "alta" }])).toEqual([1, 3]);
});

test("what looks like a repetition is recorded anyway for a reason, and known from then on", async () => {
  const desk = await openDesk();
  const order = await placePieces(desk.db, [[pieces.bed, 1]]);
  const row = { lei: lei(order.total_bani), details: order.number };
  const other = { lei: "1.00", details: "alta" };
  await read(desk, [row]);
  const id = await read(desk, [row, other]);
  const [repeat] = (await findDryRun(id, desk.db))!.groups.others;
  const place = { statementId: id, rowId: repeat!.id };
  const count = () => countRepeat(place, "s-a plătit de două ori", desk.admin, desk.db);
  expect(await count()).toEqual({ kind: "counted" });
  expect(await count()).toEqual({ kind: "no-repeat" });
  expect(await record(desk, id)).toMatchObject({ recorded: 1 });
  expect((await paidOf(desk.db, order)).paid_bani).toBe(order.total_bani);
  const line = await desk.db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "statement-row-counted")
    .executeTakeFirstOrThrow();
  expect(line.after).toContain("s-a plătit de două ori");
  // Both are known in a third file, and a third like them is another.
  const third = await read(desk, [row, row, row]);
  const { groups } = (await findDryRun(third, desk.db))!;
  expect(groups.others.map(({ verdict }) => verdict.kind)).toEqual(["repeat", "repeat"]);
});

test("one payment is split over the orders that it names, to the ban, and taken back whole", async () => {
  const desk = await openDesk();
  const [one, two] = [
    await placePieces(desk.db, [[pieces.bed, 1]]),
    await placePieces(desk.db, [[pieces.desk, 1]]),
  ];
  const sum = one.total_bani + two.total_bani - 5000;
  const id = await read(desk, [{ lei: lei(sum), details: `${one.number} si ${two.number}` }]);
  const [row] = (await findDryRun(id, desk.db))!.groups.undecided;
  expect(row).toMatchObject({ verdict: { reason: "several-named" } });
  const suggestion = (await suggestSplit(id, row!.id, desk.db))!;
  expect(suggestion.parts).toEqual([
    { number: one.number, amountBani: one.total_bani },
    { number: two.number, amountBani: two.total_bani - 5000 },
  ]);
  const place = { statementId: id, rowId: row!.id };
  const split = (...parts: [string, number][]) =>
    splitRow(
      place,
      { parts: parts.map(([order, amountBani]) => ({ order, amountBani })), isConfirmed: false },
      desk.admin,
      desk.db,
    );
  const [first, second] = [one.total_bani, two.total_bani - 5000];
  for (const [parts, refusal] of [
    [
      [
        [one.number, first],
        [two.number, second + 1],
      ],
      { kind: "other-sum", overBani: 1 },
    ],
    [
      [
        [one.number, first - 1],
        [two.number, second],
      ],
      { kind: "other-sum", overBani: -1 },
    ],
    [
      [
        [one.number, first + 1],
        [two.number, second - 1],
      ],
      { kind: "refused", refusals: new Map([[0, { kind: "too-much", mostBani: first }]]) },
    ],
    [
      [
        [one.number, 100],
        [one.number.slice(-6), sum - 100],
      ],
      { kind: "refused", refusals: new Map([[1, { kind: "twice" }]]) },
    ],
    [
      [
        [one.number, first],
        ["AM-1999-000001", second],
      ],
      { kind: "refused", refusals: new Map([[1, { kind: "unknown" }]]) },
    ],
  ] as [[string, number][], object][]) {
    expect(await split(...parts)).toEqual(refusal);
  }
  expect(await desk.db.selectFrom("payments").select("id").execute()).toEqual([]);
  for (const _times of [1, 2]) {
    expect(await split([one.number, first], [two.number, second])).toEqual({
      kind: "recorded",
      orders: 2,
    });
    expect((await paidOf(desk.db, one)).payment_status).toBe("paid");
    expect((await paidOf(desk.db, two)).paid_bani).toBe(second);
    expect(await split([one.number, first], [two.number, second])).toEqual({ kind: "decided" });
    const { groups } = (await findDryRun(id, desk.db))!;
    expect(groups.recorded).toMatchObject([{ verdict: { numbers: [one.number, two.number] } }]);
    expect(await undoRows(id, row!.id, desk.admin, remark, desk.db)).toMatchObject({ undone: 1 });
    for (const order of [one, two]) expect((await paidOf(desk.db, order)).paid_bani).toBe(0);
  }
  // Where one of them keeps its money, so does the other.
  await split([one.number, first], [two.number, second]);
  const money = { kind: "refund", reason: "price_lowered", method: "card", remark: "" } as const;
  const lowered = { ...money, amountBani: 100, formToken: "r" };
  await recordPayment(two.number, lowered, desk.admin, desk.db);
  expect(await undoRows(id, "all", desk.admin, remark, desk.db)).toEqual({
    undone: 0,
    refused: [{ number: two.number, reason: "money-gone" }],
  });
  expect((await paidOf(desk.db, one)).paid_bani).toBe(first);
});

test("a payment older than its order, or of a day that has not come, is recorded when confirmed", async () => {
  const desk = await openDesk();
  const order = await placePieces(desk.db, [[pieces.bed, 1]]);
  const tomorrow = addDays(today(), 1);
  const id = await read(desk, [
    { on: addDays(today(), -1), lei: lei(order.total_bani), details: order.number },
    { on: tomorrow, lei: "10.00", details: "alta" },
  ]);
  const { groups } = (await findDryRun(id, desk.db))!;
  expect(groups.undecided).toMatchObject([
    { verdict: { reason: "before-order", numbers: [order.number] } },
    { verdict: { reason: "no-order" } },
  ]);
  const [before, ahead] = groups.undecided.map((row) => row.id);
  const type = (row: number, confirmed: number[] = []) =>
    record(desk, id, {
      ticked: [],
      typed: new Map([[row, order.number]]),
      confirmed: new Set(confirmed),
    });
  expect(await type(ahead!)).toEqual({
    kind: "refused",
    refusals: new Map([[ahead, { kind: "future", bookedOn: tomorrow }]]),
  });
  const asked = { kind: "before-order", bookedOn: addDays(today(), -1), placedOn: today() };
  expect(await type(before!, [ahead!])).toEqual({
    kind: "refused",
    refusals: new Map([[before, asked]]),
  });
  expect(await type(ahead!, [ahead!])).toMatchObject({ recorded: 1 });
});

test("money that went says which order's payment was returned, and which refund it may be", async () => {
  const desk = await openDesk();
  const [paid, other] = [
    await placePieces(desk.db, [[pieces.bed, 1]]),
    await placePieces(desk.db, [[pieces.desk, 1]]),
  ];
  const sum = lei(paid.total_bani);
  await record(desk, await read(desk, [{ lei: sum, details: paid.number }]));
  const id = await read(desk, [
    { lei: `-${sum}`, details: `OP ${paid.number} cont inchis` },
    { lei: "-7.00", details: `RETUR plata ${other.number}` },
    { lei: "-8.00", details: `materiale ${other.number}` },
    { lei: "-9.00", details: "Incasare respinsa" },
    { lei: "-10.00", details: "comision" },
  ]);
  const { groups } = (await findDryRun(id, desk.db))!;
  expect(groups.others.map(({ verdict }) => verdict)).toEqual([
    { kind: "out", refunds: [], numbers: [paid.number], isReturned: true },
    { kind: "out", refunds: [], numbers: [other.number], isReturned: true },
    { kind: "out", refunds: [], numbers: [other.number], isReturned: false },
    { kind: "out", refunds: [], numbers: [], isReturned: true },
    { kind: "out", refunds: [], numbers: [], isReturned: false },
  ]);
});

test("a large file is read in another process, to the same rows", async () => {
  const desk = await openDesk();
  const rows = Array.from({ length: 1000 }, (_, nth) => ({
    lei: "1.00",
    details: `plata ${nth} ${"x".repeat(60)}`,
    reference: `T${nth}`,
  }));
  const id = await read(desk, rows);
  const { groups } = (await findDryRun(id, desk.db))!;
  expect(groups.undecided.map(({ reference }) => reference)).toEqual(
    rows.map(({ reference }) => reference),
  );
});

test("a month of orders is reconciled from two statements with no wrong match", async () => {
  const desk = await openDesk();
  const signed = await addBank(desk.db, desk.admin, {
    name: "Banca cu semn",
    layout: presets.signedAmount,
  });
  const count = size(60, 1000);
  const orders: Order[] = [];
  for (let made = 0; made < count; made += 1) {
    orders.push(await placePieces(desk.db, [[made % 3 === 0 ? pieces.desk : pieces.bed, 1]]));
  }
  const ways = [
    (number: string) => number,
    (number: string) => number.replaceAll("-", "").toLowerCase(),
    (number: string) => number.replaceAll("-", " "),
    (number: string) => `comanda nr. ${Number(number.slice(-6))}`,
    (number: string) => `com. ${number.slice(3)}`,
  ];
  const [turns] = fc.sample(
    fc.array(fc.nat(ways.length - 1), { minLength: count, maxLength: count }),
    { numRuns: 1, seed: 7 },
  );
  const said = orders.map(({ number }, index) => ways[turns![index]!]!(number));
  const half = Math.floor(count / 2);
  const written = orders.map(({ total_bani }, index) => ({
    lei: lei(total_bani),
    details: `Plată ${said[index]} mulțumesc`,
    reference: `T${index}`,
    payer: "Țăranu Ileana",
  }));
  const first = await read(desk, written.slice(0, half));
  const bytes = signedFile(written.slice(half));
  const file = { name: "semn.csv", bytes };
  const second = await saveStatement(signed, file, desk.admin, desk.db);
  if (second.kind !== "saved") throw new Error(second.kind);
  const began = performance.now();
  let recorded = 0;
  for (const id of [first, second.id]) {
    const result = await record(desk, id);
    if (result.kind === "recorded") recorded += result.recorded;
  }
  const seconds = (performance.now() - began) / 1000;
  const rows = await desk.db
    .selectFrom("bank_rows")
    .innerJoin("bank_row_payments", "bank_row_payments.row_id", "bank_rows.id")
    .innerJoin("payments", "payments.id", "bank_row_payments.payment_id")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["reference", "orders.number", "orders.total_bani", "payments.amount_bani"])
    .execute();
  const wrong = rows.filter(
    ({ reference, number }) => orders[Number(reference.slice(1))]!.number !== number,
  );
  expect(wrong).toEqual([]);
  expect(rows.every(({ total_bani, amount_bani }) => total_bani === amount_bani)).toBe(true);
  expect(recorded).toBe(count);
  const shown = `${count} orders from two statements, ${wrong.length} wrong, ${seconds.toFixed(1)} s`;
  figure("statements", shown);
  for (const id of [first, second.id]) await undoRows(id, "all", desk.admin, remark, desk.db);
  const { sum } = await desk.db
    .selectFrom("orders")
    .select((eb) => eb.fn.sum<number>("paid_bani").as("sum"))
    .executeTakeFirstOrThrow();
  expect(sum).toBe(0);
});
