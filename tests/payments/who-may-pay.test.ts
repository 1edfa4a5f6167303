import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { startCardPayment } from "~/sales/cards/front/start-card-payment.server";
import type { CardProvider } from "~/sales/cards/providers/provider";
import { addProforma } from "~/sales/orders/order-proforma.server";
import { orderStatuses, paymentStatuses } from "~/sales/orders/order-status";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { recordRows } from "~/sales/statements/front/record-rows.server";
import { saveStatement } from "~/sales/statements/front/save-statement.server";
import type { OrderStatus, PaymentStatus } from "~db/schema";
import { openDatabase } from "~db/sqlite/engine";

import { bytesOf } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { pieces } from "../world";
import { addAttempt, eventOf, take } from "./card-world";
import { addBank, twoColumnFile } from "./statements";

/** How much of an order's total is paid in each state, and how much of it is owed no longer. */
const money: Record<PaymentStatus, { paid: number; reduced: number }> = {
  unpaid: { paid: 0, reduced: 0 },
  advance_paid: { paid: 0.25, reduced: 0 },
  paid: { paid: 1, reduced: 0 },
  refunded: { paid: 0, reduced: 1 },
};

const provider: CardProvider = {
  name: "stripe",
  isTest: true,
  start: () =>
    Promise.resolve({ kind: "done", reference: randomUUID(), url: "https://pay.example" }),
  readEvent: () => Promise.resolve({ kind: "other" }),
};
const to = { returnUrl: (id: string) => id, eventUrl: "", words: "" };

/** Long transactions have a connection of their own, so the database is a file. */
async function openDesk() {
  const file = join(mkdtempSync(join(tmpdir(), "atelier-payable-")), "shop.sqlite");
  writeFileSync(file, await bytesOf("catalogue"));
  const db = openDatabase(file);
  await db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "sales" }), email };
  return { db, admin, bank: await addBank(db, admin) };
}

const desk = await openDesk();
const { db, admin } = desk;

async function place(status: OrderStatus, payment_status: PaymentStatus): Promise<Order> {
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const { paid, reduced } = money[payment_status];
  const paid_bani = order.total_bani * paid;
  const reduced_bani = order.total_bani * reduced;
  await db
    .updateTable("orders")
    .set({ status, payment_status, paid_bani, reduced_bani })
    .where("id", "=", order.id)
    .execute();
  return (await findOrderByToken(order.token, db))!;
}

/** The ways in which an order is paid or asked to be; each says whether it took or asked for the sum. */
const ways: Record<string, (order: Order, amountBani: number) => Promise<boolean>> = {
  "the desk's form": async ({ number }, amountBani) => {
    const payment = { kind: "rest", method: "bank_transfer", remark: "" } as const;
    const form = { ...payment, amountBani, formToken: randomUUID() };
    return (await recordPayment(number, form, admin, db)).kind === "recorded";
  },
  "a row of a statement": async ({ number }, amountBani) => {
    const row = { lei: (amountBani / 100).toFixed(2), details: number, reference: randomUUID() };
    const bytes = new TextEncoder().encode(twoColumnFile([row]));
    const saved = await saveStatement(desk.bank, { name: "extras.csv", bytes }, admin, db);
    if (saved.kind !== "saved") throw new Error(saved.kind);
    const decisions = { ticked: "all-that-fit" as const, typed: new Map<number, string>() };
    const fitting = await recordRows(saved.id, decisions, admin, db);
    if (fitting.kind === "recorded" && fitting.recorded === 1) return true;
    // A person who types the number of the order takes it no more than the rule does.
    const { id } = await db
      .selectFrom("bank_rows")
      .select("id")
      .where("statement_id", "=", saved.id)
      .executeTakeFirstOrThrow();
    const typed = { ticked: [], typed: new Map([[id, number]]) };
    return (await recordRows(saved.id, typed, admin, db)).kind === "recorded";
  },
  "a page of the card's provider": async (order) =>
    (await startCardPayment(order, provider, to, db)).kind === "started",
  "a card's payment": async (order, amountBani) => {
    const id = await addAttempt(db, order, { amountBani });
    await take(db, [eventOf(id, "paid", { amountBani })]);
    const row = db.selectFrom("card_payments").select("state").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).state === "paid";
  },
  "a proforma": async ({ number }) => (await addProforma({ number }, admin, db)).kind === "issued",
};

test.each(Object.keys(ways))(
  "%s takes what an order owes, and nothing of one that is cancelled, paid or given back",
  async (way) => {
    for (const status of orderStatuses) {
      for (const payment of paymentStatuses) {
        const order = await place(status, payment);
        const owes = order.total_bani - order.reduced_bani - order.paid_bani;
        const isOpen = status !== "cancelled" && owes > 0;
        const amountBani = owes > 0 ? owes : 100;
        const taken = await ways[way]!(order, amountBani);
        expect([status, payment, taken]).toEqual([status, payment, isOpen]);
        if (taken) continue;
        // What was not taken left no trace in the accounts.
        const money = db.selectFrom("payments").select("id").where("order_id", "=", order.id);
        const papers = db.selectFrom("documents").select("id").where("order_id", "=", order.id);
        expect([await money.execute(), await papers.execute()]).toEqual([[], []]);
      }
    }
  },
);

test.each(["the desk's form", "a row of a statement", "a card's payment"])(
  "%s takes not a ban more than is owed",
  async (way) => {
    for (const status of orderStatuses) {
      const order = await place(status, "advance_paid");
      const owes = order.total_bani - order.paid_bani;
      expect([status, await ways[way]!(order, owes + 1)]).toEqual([status, false]);
    }
  },
);
