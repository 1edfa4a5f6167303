import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import { findSettings } from "~/platform/settings/settings.server";
import { listIssued } from "~/sales/billing/issuing/issued-documents.server";
import { changeMethod } from "~/sales/orders/front/change-method.server";
import { dueNow, planOf } from "~/sales/orders/order-plan";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";
import type { OrderStatus, PaymentMethod } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { confirmReady, placePieces, type Wanted } from "../orders-placed";
import { openForBusiness, pieces } from "../world";

const staff = { id: "ana", email: "ana@example.com" };
const sized = { material: "pal-alb", handle: "metal", width: 120, height: 200, depth: 60 };
const toCash = { from: "bank_transfer", to: "cash_on_delivery" } as const;
const toTransfer = { from: "cash_on_delivery", to: "bank_transfer" } as const;

async function placed(wanted: Wanted[] = [[pieces.bed, 1]]) {
  const db = await openCatalogue();
  await openForBusiness(db);
  await db.updateTable("products").set({ stock_quantity: 50, price_bani: 900_00 }).execute();
  const { token } = await placePieces(db, wanted);
  await confirmReady(db, token);
  await db.deleteFrom("outbox").execute();
  const order = async () => (await findOrderByToken(token, db))!;
  const change = async (wish: Parameters<typeof changeMethod>[1]) =>
    changeMethod((await order()).number, wish, staff, db);
  const mails = () => db.selectFrom("outbox").select(["recipient", "text"]).execute();
  return { db, order, change, mails };
}

async function pay(
  db: Db,
  { number }: Order,
  amountBani: number,
  method: PaymentMethod = "bank_transfer",
) {
  const money = { kind: "rest", method, remark: "", amountBani } as const;
  const result = await recordPayment(number, { ...money, formToken: randomUUID() }, staff, db);
  expect(result.kind).toBe("recorded");
}

test("what was to be paid by transfer is paid at the delivery: the plan waits for that, and the customer is told", async () => {
  const { order, change, mails } = await placed();
  expect(dueNow(await order())).toBeDefined();
  expect(await change(toCash)).toEqual({ kind: "changed" });
  expect(dueNow(await order())).toBeUndefined();
  expect(planOf(await order())).toMatchObject([{ awaits: "delivery" }]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.recipient).toBe((await order()).email);
  expect(mail?.text).toContain("Ramburs");
  expect(mail?.text).not.toContain("IBAN");
  // The same form again.
  expect(await change(toCash)).toEqual({ kind: "changed" });
  expect(await mails()).toHaveLength(1);
});

test("what was to be paid at the delivery is paid by transfer: the mail names the account, and a proforma the sum", async () => {
  const { db, order, change, mails } = await placed();
  await change(toCash);
  const before = (await listIssued((await order()).id, db)).length;
  expect(await change(toTransfer)).toEqual({ kind: "changed" });
  const issued = await listIssued((await order()).id, db);
  expect(issued.slice(before)).toMatchObject([
    { kind: "proforma", totalBani: (await order()).total_bani },
  ]);
  expect((await mails()).at(-1)?.text).toContain("IBAN");
});

test("what was delivered has its invoice: paid by transfer after all, it gets no proforma", async () => {
  const { db, order, change, mails } = await placed();
  await change(toCash);
  const { id, number } = await order();
  for (const [from, to] of [
    ["confirmed", "in_production"],
    ["in_production", "in_delivery"],
    ["in_delivery", "delivered"],
  ] as const) {
    const moved = { number, from, to, note: "", override: "o probă" };
    expect(await changeOrderStatus(moved, staff, db)).toEqual({ kind: "moved" });
  }
  const before = await listIssued(id, db);
  expect(await change(toTransfer)).toEqual({ kind: "changed" });
  expect(await listIssued(id, db)).toEqual(before);
  expect((await mails()).at(-1)?.text).toContain("IBAN");
});

test("what is made to order is paid at the delivery only once its advance is here", async () => {
  const { db, order, change } = await placed([[pieces.wardrobe, 1, sized]]);
  const { id, advance_bani, paid_bani } = await order();
  await db
    .updateTable("orders")
    .set({ paid_bani: advance_bani - 1 })
    .where("id", "=", id)
    .execute();
  expect(await change(toCash)).toEqual({ kind: "no-cash" });
  await db.updateTable("orders").set({ paid_bani }).where("id", "=", id).execute();
  expect(await change(toCash)).toEqual({ kind: "changed" });
  expect(planOf(await order()).filter(({ leftBani }) => leftBani > 0)).toMatchObject([
    { awaits: "delivery" },
  ]);
});

test("what the law's limit for cash leaves out is not paid at the delivery, but its rest may be", async () => {
  const { db, order, change } = await placed([[pieces.bed, 12]]);
  expect(await change(toCash)).toEqual({ kind: "no-cash" });
  await pay(db, await order(), 800_00);
  expect(await change(toCash)).toEqual({ kind: "changed" });
});

test("cash that came for an order before counts with its rest: not a ban more than the law's limit", async () => {
  const { db, order, change } = await placed([[pieces.bed, 12]]);
  const { total_bani } = await order();
  const limitBani = (await findSettings(db)).trade.cashLimitBani;
  const overBani = total_bani - limitBani;
  expect(overBani).toBeGreaterThan(0);
  await pay(db, await order(), 100_00, "cash_on_delivery");
  await pay(db, await order(), overBani - 1);
  expect(await change(toCash)).toEqual({ kind: "no-cash" });
  await pay(db, await order(), 1);
  expect(await change(toCash)).toEqual({ kind: "changed" });
});

test.each<[OrderStatus, "cash_on_delivery" | "card", string]>([
  ["delivered", "cash_on_delivery", "no-cash"],
  ["cancelled", "cash_on_delivery", "settled"],
  ["confirmed", "card", "no-card"],
])("an order that is %s is not to be paid by %s: %s", async (status, to, kind) => {
  const { db, order, change } = await placed();
  const { id } = await order();
  await db.updateTable("orders").set({ status }).where("id", "=", id).execute();
  expect(await change({ from: "bank_transfer", to })).toEqual({ kind });
  expect((await order()).payment_method).toBe("bank_transfer");
});

test("nothing is left to choose once all is paid; of two at once the slower learns what stands", async () => {
  const { db, order, change } = await placed();
  expect(await change({ from: "card", to: "cash_on_delivery" })).toEqual({
    kind: "stale",
    current: "bank_transfer",
  });
  await pay(db, await order(), (await order()).total_bani);
  expect(await change(toCash)).toEqual({ kind: "settled" });
});
