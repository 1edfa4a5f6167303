import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";
import { expect, test } from "vitest";

import type { Order } from "~/orders/order.server";
import { recordPayment } from "~/orders/order-workflow.server";
import { presets } from "~/payments/statements/bank-layout";
import type { Bank } from "~/payments/statements/bank.server";
import { findDryRun } from "~/payments/statements/dry-run.server";
import { recordRows, type Decisions } from "~/payments/statements/record-rows.server";
import { saveStatement } from "~/payments/statements/save-statement.server";
import {
  deleteOldStatements,
  discardStatement,
  listStatements,
} from "~/payments/statements/statement.server";
import { undoRows } from "~/payments/statements/undo-rows.server";
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
  expect((await findDryRun(id, desk.db))!.groups.recorded).toMatchObject([{ paid: order.number }]);
  const { statements } = await listStatements(1, desk.db);
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
    [6, "repeat"],
    [7, "repeat"],
    [8, "repeat"],
  ]);
  expect(groups.fitting).toEqual([]);
  expect(groups.undecided).toHaveLength(1);
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
    ...({ kind: "advance", method: "card", amountBani: 5000, remark: "", formToken: "x" } as const),
  };
  await recordPayment(orders[0]!.number, atDesk, desk.admin, desk.db);
  const ticked = groups.fitting.map((row) => row.id);
  expect(await record(desk, id, { ticked })).toEqual({ kind: "recorded", recorded: 1, left: [5] });
  expect((await paidOf(desk.db, orders[0]!)).paid_bani).toBe(5000);
});

test("what was recorded is taken back by refunds, and can be decided anew and again", async () => {
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
    expect((await paidOf(desk.db, order)).paid_bani).toBe(0);
    const payments = await desk.db.selectFrom("payments").select(["kind", "remark"]).execute();
    expect(payments).toHaveLength(2 * times);
    expect(payments.at(-1)).toEqual({ kind: "refund", remark: "undone 5" });
    const { groups } = (await findDryRun(id, desk.db))!;
    expect(groups.undecided).toMatchObject([{ verdict: { reason: "undone" } }]);
  }
  // By itself it is not recorded again.
  expect(await record(desk, id)).toMatchObject({ recorded: 0 });
  expect(await undoRows(id, row!.id, desk.admin, remark, desk.db)).toBeUndefined();
});

test("delivered orders and money that is gone are not taken back, and are named", async () => {
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
    ...({ kind: "refund", method: "card", amountBani: 100, remark: "", formToken: "r" } as const),
  };
  await recordPayment(refunded.number, refund, desk.admin, desk.db);
  expect(await undoRows(id, "all", desk.admin, remark, desk.db)).toEqual({
    undone: 1,
    refused: [
      { number: refunded.number, reason: "money-gone" },
      { number: delivered.number, reason: "delivered" },
    ],
  });
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
  const row = { on: "2026-12-31", lei: "1.00", details: "x" };
  await read(desk, [row]);
  await read(desk, [row, { ...row, on: "2027-01-01" }]);
  const count = async () => (await desk.db.selectFrom("bank_rows").select("id").execute()).length;
  await deleteOldStatements(new Date("2032-06-30T12:00:00Z"), desk.db);
  expect(await count()).toBe(3);
  await deleteOldStatements(new Date("2032-07-01T12:00:00Z"), desk.db);
  expect(await count()).toBe(1);
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
    ...{ lei: lei(total_bani), details: `Plată ${said[index]} mulțumesc`, reference: `T${index}` },
    ...{ payer: "Țăranu Ileana", on: `2026-11-${String((index % 28) + 1).padStart(2, "0")}` },
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
    .innerJoin("payments", "payments.id", "bank_rows.payment_id")
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
