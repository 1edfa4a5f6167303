import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { findCashLeft } from "~/sales/orders/cash.server";
import { correctPayment } from "~/sales/orders/front/correct-payment.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import type { Order } from "~/sales/orders/order.server";
import { recordPayment, type PaymentResult } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";
import type { PaymentKind, PaymentReason } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { company, pieces } from "../world";

const lei = 100;
const asCompany = {
  buyerKind: "company",
  companyName: company.companyName,
  registryNumber: "J40/1234/2020",
  iban: "",
};

/** Orders of 30,000 lei each, so that only the law limits what is paid in cash. */
async function openDesk() {
  const db = await openCatalogue();
  await db
    .updateTable("products")
    .set({ stock_quantity: 100, price_bani: 30_000 * lei })
    .execute();
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "sales" }), email };
  let forms = 0;
  const pay = (
    order: Order,
    amountLei: number,
    kind: PaymentKind = "rest",
    reason: PaymentReason = kind === "refund" ? "price_lowered" : "",
  ) => {
    forms += 1;
    const cash = { kind, method: "cash_on_delivery", remark: "", formToken: `f${forms}` } as const;
    const payment = { ...cash, reason, amountBani: amountLei * lei };
    return recordPayment(order.number, payment, admin, db);
  };
  const place = (details = {}) => placePieces(db, [[pieces.bed, 1]], details);
  return { db, admin, pay, place };
}

/** Lets what was paid so far be of yesterday. */
const aDayPasses = (db: Db) => db.updateTable("payments").set({ paid_on: "2026-01-02" }).execute();

const limited = (leftLei: number): PaymentResult => ({
  kind: "cash-limit",
  mostBani: leftLei * lei,
});
const recorded = { kind: "recorded" };

test("a person pays 10,000 lei in cash for an order and not a ban more, on no day", async () => {
  const { db, pay, place } = await openDesk();
  const order = await place();
  expect(await pay(order, 10_001)).toEqual(limited(10_000));
  expect(await pay(order, 6000)).toMatchObject(recorded);
  expect(await findCashLeft(order as never, new Date(), db)).toEqual({
    receiveBani: 4000 * lei,
    refundBani: 10_000 * lei,
  });
  expect(await pay(order, 4001)).toEqual(limited(4000));
  await aDayPasses(db);
  expect(await pay(order, 4001)).toEqual(limited(4000));
  expect(await pay(order, 4000)).toMatchObject(recorded);
  await aDayPasses(db);
  expect(await pay(order, 1)).toEqual(limited(0));
});

test("a company pays 5,000 lei, with or without RO in front of its code", async () => {
  const { pay, place } = await openDesk();
  const order = await place({ ...asCompany, taxCode: "RO14343998" });
  const other = await place({ ...asCompany, taxCode: "14343998" });
  expect(await pay(order, 5001)).toEqual(limited(5000));
  expect(await pay(order, 3000)).toMatchObject(recorded);
  expect(await pay(other, 2001)).toEqual(limited(2000));
  expect(await pay(other, 2000)).toMatchObject(recorded);
});

test("orders of one buyer share a day, known by phone or e-mail; other days and buyers do not", async () => {
  const { db, pay, place } = await openDesk();
  const first = await place({ phone: "0722123456" });
  const byPhone = await place({ email: "alta@example.com", phone: "+40722123456" });
  const byEmail = await place({ email: first.email.toUpperCase(), phone: "0733000111" });
  const stranger = await place({ email: "strain@example.com", phone: "0744000111" });
  expect(await pay(first, 7000)).toMatchObject(recorded);
  expect(await pay(byPhone, 3001)).toEqual(limited(3000));
  expect(await pay(byEmail, 3001)).toEqual(limited(3000));
  expect(await pay(stranger, 10_000)).toMatchObject(recorded);
  await aDayPasses(db);
  expect(await pay(byPhone, 10_000)).toMatchObject(recorded);
});

test("cash that was wrongly noted is not cash that was received, nor cash that was given back", async () => {
  const { pay, place } = await openDesk();
  const order = await place();
  expect(await pay(order, 10_000)).toMatchObject(recorded);
  expect(await pay(order, 10_000, "refund", "mistake")).toMatchObject(recorded);
  expect(await pay(order, 10_001)).toEqual(limited(10_000));
  expect(await pay(order, 10_000)).toMatchObject(recorded);
  expect(await pay(order, 10_000, "refund")).toMatchObject(recorded);
});

test("the limit is that of the day on which the cash came, and what was corrected counts on no day", async () => {
  const { db, admin, place } = await openDesk();
  const order = await place();
  await db.updateTable("orders").set({ placed_at: "2026-01-01T10:00:00.000Z" }).execute();
  const cash = { kind: "rest", method: "cash_on_delivery", remark: "" } as const;
  const on = (paidOn: string, amountLei: number, formToken: string) =>
    recordPayment(
      order.number,
      { ...cash, paidOn, amountBani: amountLei * lei, formToken },
      admin,
      db,
    );
  expect(await on("2026-01-05", 6000, "a")).toMatchObject(recorded);
  const noted = await db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
  const neighbour = await place();
  await db.updateTable("orders").set({ placed_at: "2026-01-01T10:00:00.000Z" }).execute();
  const beside = (paidOn: string, amountLei: number) =>
    recordPayment(
      neighbour.number,
      { ...cash, paidOn, amountBani: amountLei * lei, formToken: `${paidOn} ${amountLei}` },
      admin,
      db,
    );
  expect(await beside("2026-01-05", 4001)).toEqual(limited(4000));
  expect(await beside("2026-01-06", 4001)).toMatchObject(recorded);
  const right = { paymentId: noted.id, amountBani: 0, paidOn: "2026-01-05", remark: "card" };
  const correction = { ...right, method: "cash_on_delivery", formToken: "c" } as const;
  expect(await correctPayment(order.number, correction, admin, db)).toEqual({
    kind: "corrected-payment",
  });
  // Neither the day of the wrong entry nor that of its correction has any cash of it.
  expect(await on("2026-01-05", 10_000, "b")).toMatchObject(recorded);
});

test("refunds in cash have the same limits, and give no room for more payments", async () => {
  const { db, pay, place } = await openDesk();
  const order = await place();
  expect(await pay(order, 10_000)).toMatchObject(recorded);
  expect(await pay(order, 6000, "refund")).toMatchObject(recorded);
  expect(await pay(order, 1)).toEqual(limited(0));
  expect(await pay(order, 4001, "refund")).toEqual({ kind: "too-much", mostBani: 4000 * lei });
  const card = { kind: "rest", method: "card", amountBani: 9000 * lei, remark: "" } as const;
  const admin = { id: "x", email: "x" };
  await recordPayment(order.number, { ...card, formToken: "card" }, admin, db);
  await aDayPasses(db);
  expect(await pay(order, 4001, "refund")).toEqual(limited(4000));
});

test("the limits are the settings', and the receipt's number stays with the payment", async () => {
  const { db, admin, place } = await openDesk();
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, cashLimitBani: 50 * lei }, db);
  const order = await place();
  const cash = {
    kind: "advance",
    method: "cash_on_delivery",
    remark: "",
    formToken: "r",
    receiptNumber: "CH 0017",
  } as const;
  expect(await recordPayment(order.number, { ...cash, amountBani: 51 * lei }, admin, db)).toEqual(
    limited(50),
  );
  const paid = { ...cash, amountBani: 50 * lei };
  expect(await recordPayment(order.number, paid, admin, db)).toMatchObject(recorded);
  // The same form again is the same payment; with another receipt it is another one.
  expect(await recordPayment(order.number, paid, admin, db)).toMatchObject(recorded);
  const other = await recordPayment(order.number, { ...paid, receiptNumber: "CH 1" }, admin, db);
  expect(other).toEqual({ kind: "used-form" });
  const desk = await findOfficeOrder(order.number, db);
  expect(desk?.payments.map(({ receipt_number }) => receipt_number)).toEqual(["CH 0017"]);
});
