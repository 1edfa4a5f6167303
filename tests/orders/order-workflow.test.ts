import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { listProgressEvents } from "~/front/progress/steps/events.server";
import { remarkOnOrder } from "~/sales/orders/front/remark-on-order.server";
import { findStepFaults } from "~/sales/orders/front/status-step.server";
import { findOfficeOrder } from "~/sales/orders/office-order.server";
import { nextStatuses, orderStatuses, paymentStatusOf } from "~/sales/orders/order-status";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import type { Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { buyer, pieceId, pieces } from "../world";

const design = {
  material: "mdf-mat",
  handle: "wood",
  width: 120,
  height: 75,
  depth: 60,
} as const;

async function openWorkshop() {
  const db = await openCatalogue();
  const email = "maria@example.com";
  const id = await addPerson(db, {
    email,
    role: "administrator",
    first_name: "Maria",
    last_name: "Pop",
  });
  return { db, admin: { id, email } };
}

async function statusOf(db: Db, number: string): Promise<OrderStatus> {
  return (await findOfficeOrder(number, db))!.status;
}

async function stockOf(db: Db, piece = pieces.bed): Promise<number> {
  const { stock_quantity } = await db
    .selectFrom("products")
    .select("stock_quantity")
    .where("id", "=", await pieceId(db, piece))
    .executeTakeFirstOrThrow();
  return stock_quantity;
}

test("a delivery neither starts nor ends while a ban that is due is missing or a board is open", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const { number } = order;
  const pay = (amountBani: number, formToken: string) =>
    recordPayment(
      number,
      { kind: "rest", method: "bank_transfer", remark: "", amountBani, formToken },
      admin,
      db,
    );
  const faults = (to: OrderStatus, openBoards = 0) =>
    findStepFaults({ number, to, openBoards }, db);
  await pay(order.total_bani - 1, "a");
  for (const to of ["confirmed", "in_production"] as const) expect(await faults(to)).toEqual([]);
  for (const to of ["in_delivery", "delivered"] as const) {
    expect(await faults(to)).toEqual(["money-missing"]);
    expect(await faults(to, 1)).toEqual(["money-missing", "boards-open"]);
  }
  await pay(1, "b");
  expect(await faults("in_delivery")).toEqual([]);
  expect(await faults("delivered", 1)).toEqual(["boards-open"]);
  await db.updateTable("orders").set({ status: "in_production" }).execute();
  const move = {
    number,
    from: "in_production",
    to: "in_delivery",
    note: "",
    openBoards: 1,
  } as const;
  expect(await changeOrderStatus(move, admin, db)).toEqual({ kind: "boards-open" });
  const reason = "Rafturile se montează la client.";
  expect(await changeOrderStatus({ ...move, override: reason }, admin, db)).toEqual({
    kind: "moved",
  });
  const { after } = await db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "order-moved")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(after!)).toEqual({ status: "in_delivery", with_open_boards: reason });
});

test("an order goes step by step to delivered, each step with who, when and a mail", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const steps = ["new", "confirmed", "in_production", "in_delivery", "delivered"] as const;
  for (const [index, to] of steps.slice(1).entries()) {
    const move = {
      number: order.number,
      from: steps[index]!,
      to,
      note: index === 0 ? "Marți" : "",
      override: "Plătește la primire.",
    };
    expect(await changeOrderStatus(move, admin, db)).toEqual({ kind: "moved" });
  }
  const desk = (await findOfficeOrder(order.number, db))!;
  expect(desk.status).toBe("delivered");
  const history = await listProgressEvents(
    { orderId: order.id, isForgotten: false, language: "ro", names: "staff" },
    db,
  );
  expect(history.map(({ title, by, note }) => [title, by, note])).toEqual([
    ["Nouă", "customer", ""],
    ["Confirmată", admin.id, "Marți"],
    ["În producție", admin.id, ""],
    ["În livrare", admin.id, ""],
    ["Livrată", admin.id, ""],
  ]);
  const outbox = await db
    .selectFrom("outbox")
    .select(["subject", "text", "recipient", "order_id"])
    .orderBy("created_at")
    .execute();
  expect(outbox).toHaveLength(4);
  expect(outbox[0]).toMatchObject({ recipient: buyer.email, order_id: order.id });
  expect(outbox[0]!.subject).toContain(`${order.number}: Confirmată`);
  expect(outbox[0]!.text).toContain("Marți");
});

test("no step is skipped, repeated or taken back, and nothing follows the end", async () => {
  const { db, admin } = await openWorkshop();
  for (const from of orderStatuses) {
    const order = await placePieces(db, [[pieces.bed, 1]]);
    await db.updateTable("orders").set({ status: from }).where("id", "=", order.id).execute();
    for (const to of orderStatuses) {
      if (nextStatuses(from).includes(to)) continue;
      const move = { number: order.number, from, to, note: "" };
      expect(await changeOrderStatus(move, admin, db), `${from} → ${to}`).toEqual({
        kind: "illegal",
      });
      expect(await statusOf(db, order.number)).toBe(from);
    }
    await changeOrderStatus({ number: order.number, from, to: "cancelled", note: "" }, admin, db);
  }
});

test("a step from a status that the order is not in is refused, whatever the form says", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const skipping = {
    number: order.number,
    from: "in_delivery",
    to: "delivered",
    note: "",
  } as const;
  expect(await changeOrderStatus(skipping, admin, db)).toEqual({ kind: "moved-before" });
  expect(await statusOf(db, order.number)).toBe("new");
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("who sends an old page of a cancelled order is told so, not what its work would wait for", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  const move = { number: order.number, note: "" };
  for (const step of [
    { ...move, from: "new", to: "confirmed" },
    { ...move, from: "confirmed", to: "cancelled" },
  ] as const) {
    expect(await changeOrderStatus(step, admin, db)).toEqual({ kind: "moved" });
  }
  const old = { ...move, from: "confirmed", to: "in_production" } as const;
  expect(await changeOrderStatus(old, admin, db)).toEqual({ kind: "moved-before" });
});

test("of two administrators at once one wins and the other is told; one mail leaves", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const move = { number: order.number, from: "new", note: "" } as const;
  const results = await Promise.all([
    changeOrderStatus({ ...move, to: "confirmed" }, admin, db),
    changeOrderStatus({ ...move, to: "cancelled" }, admin, db),
    changeOrderStatus({ ...move, to: "confirmed" }, admin, db),
  ]);
  expect(results.map(({ kind }) => kind).sort()).toEqual(["moved", "moved-before", "moved-before"]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toHaveLength(1);
});

test("an unknown number is no order", async () => {
  const { db, admin } = await openWorkshop();
  const move = { number: "AM-1", from: "new", to: "confirmed", note: "" } as const;
  expect(await changeOrderStatus(move, admin, db)).toEqual({ kind: "unknown" });
  expect(await findOfficeOrder("AM-1", db)).toBeUndefined();
  expect(await remarkOnOrder("AM-1", { text: "x", drawn: "" }, admin, db)).toEqual({
    kind: "unknown",
  });
});

test("cancelling gives ready-made pieces back to the shelf, once, and designs nothing", async () => {
  const { db, admin } = await openWorkshop();
  const [beds, desks] = [await stockOf(db), await stockOf(db, pieces.desk)];
  const order = await placePieces(db, [
    [pieces.bed, 2],
    [pieces.desk, 3, design],
  ]);
  expect(await stockOf(db)).toBe(beds - 2);
  const move = { number: order.number, from: "new", to: "cancelled", note: "" } as const;
  await changeOrderStatus(move, admin, db);
  await changeOrderStatus(move, admin, db);
  expect(await stockOf(db)).toBe(beds);
  expect(await stockOf(db, pieces.desk)).toBe(desks);
});

test("cancelling an order whose product is gone leaves the others in peace", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await db
    .deleteFrom("products")
    .where("id", "=", await pieceId(db, pieces.bed))
    .execute();
  const move = { number: order.number, from: "new", to: "cancelled", note: "" } as const;
  expect(await changeOrderStatus(move, admin, db)).toEqual({ kind: "moved" });
});

test("payments make an order advance-paid, paid, and given back entirely refunded", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const pay = (kind: "advance" | "rest" | "refund", amountBani: number) =>
    recordPayment(
      order.number,
      {
        kind,
        method: "bank_transfer",
        amountBani,
        remark: "OP 7",
        formToken: randomUUID(),
        reason: kind === "refund" ? "price_lowered" : "",
      },
      admin,
      db,
    );
  const state = async () => {
    const { paid_bani, payment_status } = (await findOfficeOrder(order.number, db))!;
    return [paid_bani, payment_status];
  };
  expect(await state()).toEqual([0, "unpaid"]);
  await pay("advance", 1000);
  expect(await state()).toEqual([1000, "advance_paid"]);
  await pay("rest", order.total_bani - 1000);
  expect(await state()).toEqual([order.total_bani, "paid"]);
  await pay("refund", 1);
  expect(await state()).toEqual([order.total_bani - 1, "paid"]);
  await pay("refund", order.total_bani - 1);
  expect(await state()).toEqual([0, "refunded"]);
  expect((await findOfficeOrder(order.number, db))!.payments.at(0)).toMatchObject({
    kind: "advance",
    amount_bani: 1000,
    remark: "OP 7",
    by: "Maria Pop",
  });
});

test("more than is left to pay, and more back than was paid, is refused with the limit", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const payment = { method: "card", remark: "", formToken: "form" } as const;
  expect(
    await recordPayment(
      order.number,
      { ...payment, kind: "rest", amountBani: order.total_bani + 1 },
      admin,
      db,
    ),
  ).toEqual({ kind: "too-much", mostBani: order.total_bani });
  expect(
    await recordPayment(order.number, { ...payment, kind: "refund", amountBani: 1 }, admin, db),
  ).toEqual({ kind: "too-much", mostBani: 0 });
  expect((await findOfficeOrder(order.number, db))!.payments).toEqual([]);
});

test("a form records one payment, however often and wherever it is posted", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const other = await placePieces(db, [[pieces.bed, 1]]);
  const payment = {
    kind: "advance",
    method: "card",
    remark: "",
    amountBani: 100,
    formToken: "form",
  } as const;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => recordPayment(order.number, payment, admin, db)),
  );
  expect(answers).toEqual(
    Array.from({ length: 5 }, () => ({ kind: "recorded", paymentStatus: "advance_paid" })),
  );
  const changed = { ...payment, amountBani: 200 };
  expect(await recordPayment(order.number, changed, admin, db)).toEqual({ kind: "used-form" });
  expect(await recordPayment(other.number, payment, admin, db)).toEqual({ kind: "used-form" });
  const rows = await db.selectFrom("payments").select(["amount_bani", "form_token"]).execute();
  expect(rows).toEqual([{ amount_bani: 100, form_token: "form" }]);
  const entries = db.selectFrom("audit_log").select("id").where("action", "=", "payment-recorded");
  expect(await entries.execute()).toHaveLength(1);
  const again = db.updateTable("payments").set({ form_token: null });
  await again.execute();
  expect(await recordPayment(order.number, payment, admin, db)).toMatchObject({ kind: "recorded" });
  await expect(db.updateTable("payments").set({ form_token: "form" }).execute()).rejects.toThrow(
    "payments",
  );
});

test("whatever is paid and given back, the balance is the sum of the payments", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const steps = fc.record({
    kind: fc.constantFrom("advance", "rest", "refund"),
    amountBani: fc.integer({ min: 1, max: order.total_bani }),
  });
  await fc.assert(
    fc.asyncProperty(steps, async (step) => {
      const money = { method: "card", remark: "", reason: "price_lowered" } as const;
      const payment = { ...step, ...money, formToken: randomUUID() };
      await recordPayment(order.number, payment, admin, db);
      const desk = (await findOfficeOrder(order.number, db))!;
      const sum = desk.payments.reduce((total, { amount_bani }) => total + amount_bani, 0);
      expect(desk.paid_bani).toBe(sum);
      expect(sum).toBeGreaterThanOrEqual(0);
      expect(sum).toBeLessThanOrEqual(order.total_bani);
      const owed = order.total_bani - desk.reduced_bani;
      expect(desk.payment_status).toBe(paymentStatusOf(desk.payments, owed));
    }),
    { numRuns: 60 },
  );
});

test("remarks are the newest first, with their author", async () => {
  const { db, admin } = await openWorkshop();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await remarkOnOrder(order.number, { text: "Etaj 4, fără lift", drawn: "" }, admin, db);
  expect((await findOfficeOrder(order.number, db))!.remarks).toMatchObject([
    { text: "Etaj 4, fără lift", by: "Maria Pop" },
  ]);
});

/** Records cash received by an order, and says how it was answered. */
async function takeCash(
  { db, admin }: Awaited<ReturnType<typeof openWorkshop>>,
  { number }: Order,
  amountBani: number,
  kind: "rest" | "refund" = "rest",
) {
  const payment = {
    kind,
    method: "cash_on_delivery",
    remark: "",
    formToken: randomUUID(),
    reason: kind === "refund" ? "price_lowered" : "",
  } as const;
  return recordPayment(number, { ...payment, amountBani }, admin, db);
}

const company = {
  buyerKind: "company" as const,
  companyName: "Tâmplăria SRL",
  taxCode: "RO14343998",
};

test.each([
  ["a person", {}, 1_000_000],
  ["a company", company, 500_000],
])("cash of %s is recorded up to the day's limit, not a ban more", async (_, details, limit) => {
  const workshop = await openWorkshop();
  const order = await placePieces(workshop.db, [[pieces.bed, 3]], details);
  expect(order.total_bani).toBeGreaterThan(limit);
  expect(await takeCash(workshop, order, limit + 1)).toEqual({
    kind: "cash-limit",
    mostBani: limit,
  });
  expect(await takeCash(workshop, order, limit)).toMatchObject({ kind: "recorded" });
  expect(await takeCash(workshop, order, 1)).toEqual({ kind: "cash-limit", mostBani: 0 });
  const byCard = { kind: "rest", method: "card", remark: "", formToken: "card" } as const;
  const rest = { ...byCard, amountBani: order.total_bani - limit };
  expect(await recordPayment(order.number, rest, workshop.admin, workshop.db)).toMatchObject({
    kind: "recorded",
  });
  // The same holds for what is given back.
  expect(await takeCash(workshop, order, limit + 1, "refund")).toMatchObject({
    kind: "cash-limit",
  });
  expect(await takeCash(workshop, order, limit, "refund")).toMatchObject({ kind: "recorded" });
});

test("a transaction is not split over days, and a day is not split over orders", async () => {
  const workshop = await openWorkshop();
  const { db } = workshop;
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const order = await placePieces(db, [[pieces.bed, 3]]);
  const other = await placePieces(db, [[pieces.kitchen, 1]]);
  const stranger = { phone: "0733000000", email: "altul@example.com" };
  const strangers = await placePieces(db, [[pieces.kitchen, 1]], stranger);
  expect(await takeCash(workshop, order, 700_000)).toMatchObject({ kind: "recorded" });
  expect(await takeCash(workshop, other, 300_001)).toEqual({
    kind: "cash-limit",
    mostBani: 300_000,
  });
  expect(await takeCash(workshop, strangers, 300_001)).toMatchObject({ kind: "recorded" });
  await db.updateTable("payments").set({ paid_on: "2026-01-05" }).execute();
  expect(await takeCash(workshop, order, 300_001)).toEqual({
    kind: "cash-limit",
    mostBani: 300_000,
  });
  expect(await takeCash(workshop, other, 300_001)).toMatchObject({ kind: "recorded" });
});
