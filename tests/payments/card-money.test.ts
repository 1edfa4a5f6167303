import { spawnSync } from "node:child_process";

import { afterAll, beforeAll, expect, test } from "vitest";

import { listCardPayments } from "~/sales/cards/front/card-payment.server";
import { refundCardPayment } from "~/sales/cards/front/refund-card-payment.server";
import { startCardPayment } from "~/sales/cards/front/start-card-payment.server";
import { stripeProvider } from "~/sales/cards/front/stripe.server";
import type { WantedRefund } from "~/sales/cards/providers/note-refund.server";
import type { CardProvider, ProviderAnswer } from "~/sales/cards/providers/provider";
import type { Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { pieces } from "../world";
import { addAttempt, eventOf, outcomeOf, take } from "./card-world";
import { standInKeys, startStandIn, type StandIn } from "./stand-in";

let standIn: StandIn;
beforeAll(async () => void (standIn = await startStandIn()));
afterAll(() => standIn.stop());

const admin = { id: "maria", email: "maria@example.com" };
const stripe = () =>
  stripeProvider({
    secret: standInKeys.STRIPE_SECRET_KEY,
    webhook: standInKeys.STRIPE_WEBHOOK_SECRET,
    apiBase: standIn.url,
  });
const to = {
  returnUrl: (id: string) => `https://shop.example/${id}`,
  eventUrl: "https://shop.example/event",
  words: "Comanda 1",
};

async function openOrder() {
  const db = await openCatalogue();
  const order = await placePieces(db, [[pieces.desk, 1]]);
  return { db, order, total: order.total_bani };
}

const attemptsOf = (db: Db, order: Order) => listCardPayments(order.id, db);
const paidBy = (order: Order, paid_bani: number): Order => ({ ...order, paid_bani });

test("a customer is led to a page of the provider's, the same one at the next press", async () => {
  const { db, order, total } = await openOrder();
  const first = await startCardPayment(order, stripe(), to, db);
  const row = await db.selectFrom("card_payments").selectAll().executeTakeFirstOrThrow();
  expect(first).toEqual({ kind: "started", id: row.id });
  expect(row).toMatchObject({ state: "started", amount_bani: total, kind: "advance" });
  expect(row.hosted_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_\w+$/);
  const shown = await (await fetch(row.hosted_url!)).text();
  expect(shown).toContain(`${(total / 100).toFixed(2)} RON`);
  expect(shown).toContain(`href="https://shop.example/${row.id}"`);
  const presses = [1, 2, 3].map(() => startCardPayment(order, stripe(), to, db));
  expect(await Promise.all(presses)).toEqual([first, first, first]);
  expect(await attemptsOf(db, order)).toHaveLength(1);
});

test("when another amount is due the old page is closed and a new one opened", async () => {
  const { db, order, total } = await openOrder();
  await startCardPayment(order, stripe(), to, db);
  const { hosted_url } = await db.selectFrom("card_payments").selectAll().executeTakeFirstOrThrow();
  const next = await startCardPayment(paidBy(order, 100), stripe(), to, db);
  expect(next.kind).toBe("started");
  const rows = await attemptsOf(db, order);
  expect(rows.map((row) => [row.state, row.amount_bani]).sort()).toEqual([
    ["expired", total],
    ["started", total - 100],
  ]);
  await expect
    .poll(async () => (await fetch(hosted_url!)).text(), { timeout: 10_000 })
    .not.toContain("<form");
});

test("an attempt after an hour is a new one; nothing is opened where nothing is due", async () => {
  const { db, order, total } = await openOrder();
  await startCardPayment(order, stripe(), to, db);
  const later = new Date(Date.now() + 55 * 60_000);
  await startCardPayment(order, stripe(), to, db, later);
  expect((await attemptsOf(db, order)).map(({ state }) => state).sort()).toEqual([
    "expired",
    "started",
  ]);
  for (const settled of [paidBy(order, total), { ...order, status: "cancelled" as const }]) {
    expect(await startCardPayment(settled, stripe(), to, db)).toEqual({ kind: "nothing-due" });
  }
});

test("a refusal of the provider ends the attempt, no answer leaves it to be asked for again", async () => {
  const { db, order } = await openOrder();
  const gone = stripeProvider({ secret: "sk_test_x", webhook: "x", apiBase: "http://127.0.0.1:9" });
  expect(await startCardPayment(order, gone, to, db)).toEqual({ kind: "no-page" });
  expect(await startCardPayment(order, gone, to, db)).toEqual({ kind: "no-page" });
  expect((await attemptsOf(db, order)).map(({ state }) => state)).toEqual(["started"]);
  const stranger = stripeProvider({ secret: "sk_test_x", webhook: "x", apiBase: standIn.url });
  expect(await startCardPayment(order, stranger, to, db)).toEqual({ kind: "no-page" });
  expect((await attemptsOf(db, order)).map(({ state }) => state)).toEqual(["expired"]);
  const rows = await db.selectFrom("card_payments").select("hosted_url").execute();
  expect(rows).toEqual([{ hosted_url: null }]);
});

/** An order that a card has paid whole, and a provider that answers refunds as told. */
async function paidOrder(...answers: ProviderAnswer<{ reference: string }>[]) {
  const { db, order, total } = await openOrder();
  const payment = await addAttempt(db, order, { amountBani: total });
  await take(db, [eventOf(payment, "paid", { amountBani: total })]);
  const asked: { id: string; amountBani: number }[] = [];
  const provider: CardProvider = {
    ...stripe(),
    refund: ({ id, amountBani }) => {
      asked.push({ id, amountBani });
      return Promise.resolve(answers.shift() ?? { kind: "done", reference: `re_${id}` });
    },
  };
  const refund = (
    amountBani: number,
    formToken: string,
    reason: WantedRefund["reason"] = "price_lowered",
  ) =>
    refundCardPayment(
      { number: order.number, payment, amountBani, formToken, reason },
      admin,
      db,
      () => Promise.resolve(provider),
    );
  return { db, order, total, payment, asked, refund };
}

test("a refund is recorded once the provider has made it, and once only", async () => {
  const { db, order, total, asked, refund } = await paidOrder();
  expect(await refund(300, "a")).toEqual({ kind: "refunded" });
  expect(await refund(300, "a")).toEqual({ kind: "refunded" });
  expect(await refund(301, "a")).toEqual({ kind: "used-form" });
  expect(asked).toHaveLength(1);
  expect(await refund(total - 299, "b")).toEqual({ kind: "too-much", mostBani: total - 300 });
  expect(await refund(total - 300, "b")).toEqual({ kind: "refunded" });
  expect(await refund(1, "c")).toEqual({ kind: "too-much", mostBani: 0 });
  const { payments, payment_status, paid_bani } = await outcomeOf(db, order);
  expect([payment_status, paid_bani]).toEqual(["refunded", 0]);
  expect(payments.map(({ kind, method, amount_bani }) => [kind, method, amount_bani])).toEqual([
    ["refund", "card", 300 - total],
    ["refund", "card", -300],
    ["rest", "card", total],
  ]);
});

test("what was given back at the desk in another way is not given back to the card too", async () => {
  const { db, order, total, refund } = await paidOrder();
  const transfer = {
    kind: "refund",
    reason: "price_lowered",
    method: "bank_transfer",
    remark: "",
    formToken: "t",
  } as const;
  await recordPayment(order.number, { ...transfer, amountBani: total - 100 }, admin, db);
  expect(await refund(101, "a")).toEqual({ kind: "too-much", mostBani: 100 });
});

test("a refusal records nothing and another refund may follow", async () => {
  const no = { kind: "refused", code: "insufficient_funds" } as const;
  const { db, order, total, asked, refund } = await paidOrder(no);
  expect(await refund(300, "a")).toEqual(no);
  expect((await outcomeOf(db, order)).paid_bani).toBe(total);
  expect(await refund(300, "b")).toEqual({ kind: "refunded" });
  expect(asked[0]!.id).not.toBe(asked[1]!.id);
  expect((await outcomeOf(db, order)).paid_bani).toBe(total - 300);
});

test("a lost answer is asked for again under the same name, before any other refund", async () => {
  const { db, order, total, asked, refund } = await paidOrder(
    { kind: "no-answer" },
    { kind: "no-answer" },
  );
  expect(await refund(300, "a")).toEqual({ kind: "no-answer" });
  expect(await refund(200, "b")).toEqual({ kind: "unanswered", amountBani: 300 });
  // Of two presses of one moment one is answered; both name the same refund.
  await Promise.all([refund(300, "a"), refund(300, "b"), refund(300, "c")]);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect((await outcomeOf(db, order)).paid_bani).toBe(total - 300);
});

test("a lost answer may come as an event, and is then not asked for again", async () => {
  const { db, order, total, payment, asked, refund } = await paidOrder({ kind: "no-answer" });
  await refund(300, "a");
  await take(db, [eventOf(payment, "refunded", { amountBani: 300 })]);
  expect(await outcomeOf(db, order)).toMatchObject({ paid_bani: total - 300, tasks: [] });
  expect(await refund(300, "a")).toEqual({ kind: "refunded" });
  expect(asked).toHaveLength(1);
});

test("money that the order was not owed goes back without a record, and its matter is done", async () => {
  const { db, order, total, payment, refund } = await paidOrder();
  await db.deleteFrom("payments").execute();
  await db.updateTable("orders").set({ paid_bani: 0, payment_status: "unpaid" }).execute();
  await db.updateTable("card_payments").set({ state: "refund_due" }).execute();
  const task = { id: "t", card_payment_id: payment, kind: "refund", subject: payment } as const;
  const money = { amount_bani: total, currency: "RON", opened_at: "2026-11-25T08:00:00.000Z" };
  await db
    .insertInto("card_tasks")
    .values({ ...task, ...money })
    .execute();
  await refund(100, "a");
  expect((await outcomeOf(db, order)).tasks).toHaveLength(1);
  await refund(total - 100, "b");
  expect(await outcomeOf(db, order)).toMatchObject({ paid_bani: 0, payments: [], tasks: [] });
});

test("Stripe itself is asked as its client asks: right keys, amounts and names", async () => {
  const { db, order, total } = await openOrder();
  const started = await startCardPayment(order, stripe(), to, db);
  if (started.kind !== "started") throw new Error(started.kind);
  const row = await db.selectFrom("card_payments").selectAll().executeTakeFirstOrThrow();
  const pressed = await fetch(row.hosted_url!, {
    method: "POST",
    body: new URLSearchParams({ choice: "pay" }),
    redirect: "manual",
  });
  expect(pressed.headers.get("location")).toBe(`https://shop.example/${row.id}?inapoi=da`);
  const unknown = { id: "r", paymentReference: "pi_none", amountBani: total };
  expect(await stripe().refund!(unknown)).toEqual({ kind: "refused", code: "resource_missing" });
});

test("the stand-in starts in development only", () => {
  const file = "app/front/operations/card-stand-in.mjs";
  for (const NODE_ENV of ["production", "test", ""]) {
    const { status, stderr } = spawnSync(process.execPath, [file], {
      env: { NODE_ENV: NODE_ENV as "production" },
    });
    expect([NODE_ENV, status]).toEqual([NODE_ENV, 1]);
    expect(stderr.toString()).toContain("in development only");
  }
});
