import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test, vi, afterEach } from "vitest";

import type { Admin } from "~/platform/settings/audit-log.server";
import { changeSeries, listSeries } from "~/sales/billing/front/change-series.server";
import { correctDocument } from "~/sales/billing/front/correct-document.server";
import { findDocument } from "~/sales/billing/front/shown-document.server";
import {
  listIssued,
  remainingLines,
  sumInvoiced,
  type IssuedDocument,
} from "~/sales/billing/issuing/issued-documents.server";
import { openAdvances } from "~/sales/billing/issuing/open-advances";
import { leftToPay } from "~/sales/billing/payable";
import { advanceLeft } from "~/sales/billing/payment-plan";
import { writeUbl } from "~/sales/e-invoices/ubl/ubl";
import { findPartLines } from "~/sales/orders/deliver-part.server";
import { correctPayment } from "~/sales/orders/front/correct-payment.server";
import { deliverPart } from "~/sales/orders/front/hand-over-part.server";
import { dueNow, planOf } from "~/sales/orders/order-plan";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import { findOrderByToken, type Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { acceptWithdrawal } from "~/sales/withdrawals/front/accept-withdrawal.server";
import { payRefund } from "~/sales/withdrawals/front/pay-refund.server";
import { findDeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";
import type { Db } from "~db/engine";
import type { OrderStatus, PaymentKind, PaymentReason } from "~db/schema";

import { declare } from "../declare";
import { openCatalogue } from "../memory-database";
import { approveDrawings, placePieces, type Wanted } from "../orders-placed";
import { addPerson } from "../people";
import { openForBusiness, pieces } from "../world";

afterEach(() => void vi.useRealTimers());

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

async function openDesk(now = "2026-11-25T10:00:00.000Z") {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const db = await openCatalogue();
  await openForBusiness(db);
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  const at = (instant: string) => vi.setSystemTime(new Date(instant));
  const pay = async (order: Order, amountBani: number, kind: PaymentKind = "advance") => {
    const reason = kind === "refund" ? "price_lowered" : "";
    const money = { kind, reason, method: "bank_transfer", remark: "" } as const;
    const payment = { ...money, formToken: randomUUID() };
    const result = await recordPayment(order.number, { ...payment, amountBani }, admin, db);
    expect(result.kind).toBe("recorded");
  };
  const move = async (order: Order, ...steps: OrderStatus[]) => {
    for (const to of steps) {
      const { status: from } = await rowOf(order, db);
      const change = { number: order.number, from, to, note: "", override: "o probă" };
      expect(await changeOrderStatus(change, admin, db)).toEqual({ kind: "moved" });
    }
  };
  const issued = (order: Order) => listIssued(order.id, db);
  return { db, admin, at, pay, move, issued };
}

function rowOf({ id }: Order, db: Db) {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

const allSteps = ["confirmed", "in_production", "in_delivery", "delivered"] as const;

test("the accountants' case to the ban: an advance at 19 %, the delivery at 21 %", async () => {
  const { db, at, pay, move, issued } = await openDesk("2025-07-10T09:00:00.000Z");
  await db.deleteFrom("vat_rates").execute();
  await db
    .insertInto("vat_rates")
    .values([
      { first_day: "2017-01-01", percent: 19 },
      { first_day: "2025-08-01", percent: 21 },
    ])
    .execute();
  await db.updateTable("products").set({ price_bani: 300_000 }).execute();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, 100_000);
  at("2025-08-20T09:00:00.000Z");
  await move(order, ...allSteps);
  const [advance, proforma, final] = await issued(order);
  expect(proforma!.kind).toBe("proforma");
  expect(advance!.content.taxes).toEqual([{ percent: 19, netBani: 84_034, vatBani: 15_966 }]);
  const [piece, deducted] = final!.content.lines;
  expect([piece!.netBani, piece!.vatBani, piece!.vatPercent]).toEqual([247_934, 52_066, 21]);
  expect([deducted!.netBani, deducted!.vatBani, deducted!.vatPercent]).toEqual([
    -84_034, -15_966, 19,
  ]);
  expect(deducted!.refersTo?.name).toBe(advance!.name);
  const { netBani, vatBani, totalBani } = final!.content;
  expect([netBani, vatBani, totalBani]).toEqual([163_900, 36_100, 200_000]);
});

test("a payment after the delivery pays the final invoice and has no document of its own", async () => {
  const { db, pay, move, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await move(order, ...allSteps);
  await pay(order, order.total_bani, "rest");
  expect((await issued(order)).map(({ kind }) => kind)).toEqual(["proforma", "final"]);
});

test("an advance noted later has the rate and the VAT day of the day on which it came", async () => {
  const { db, admin, issued } = await openDesk("2025-08-02T09:00:00.000Z");
  await db.deleteFrom("vat_rates").execute();
  await db
    .insertInto("vat_rates")
    .values([
      { first_day: "2017-01-01", percent: 19 },
      { first_day: "2025-08-01", percent: 21 },
    ])
    .execute();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  const placed = { placed_at: "2025-07-20T09:00:00.000Z" };
  await db.updateTable("orders").set(placed).where("id", "=", order.id).execute();
  const transfer = { kind: "advance", method: "bank_transfer", remark: "" } as const;
  const money = { ...transfer, amountBani: 100_000, formToken: "a" };
  const pay = (paidOn: string) => recordPayment(order.number, { ...money, paidOn }, admin, db);
  expect(await pay("2025-08-03")).toEqual({ kind: "future" });
  expect(await pay("2025-07-19")).toEqual({ kind: "before-order", placedOn: "2025-07-20" });
  expect(await pay("2025-07-31")).toMatchObject({ kind: "recorded" });
  // The same form again is the same payment; with another day it is none.
  expect(await pay("2025-07-31")).toMatchObject({ kind: "recorded" });
  expect(await pay("2025-07-30")).toEqual({ kind: "used-form" });
  const [advance, ...others] = await issued(order);
  expect(others).toEqual([]);
  expect(advance!.content).toMatchObject({ issuedOn: "2025-08-02", taxOn: "2025-07-31" });
  expect(advance!.content.taxes).toEqual([{ percent: 19, netBani: 84_034, vatBani: 15_966 }]);
  const { sheet } = (await findDocument(advance!.id, {}, db))!;
  expect(JSON.stringify(sheet)).toContain("TVA este exigibilă la 31.07.2025.");
  expect(writeUbl({ ...advance!.content, isTrial: false })).toContain(
    "<cbc:TaxPointDate>2025-07-31</cbc:TaxPointDate>",
  );
});

test("500 typed for 5,000 is corrected: its own invoice is taken back, and the right one issued", async () => {
  const { db, admin, at, pay, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, 50_000);
  at("2026-11-25T10:10:00.000Z");
  await pay(order, 1_000);
  at("2026-11-25T10:20:00.000Z");
  const payments = db.selectFrom("payments").selectAll().orderBy("recorded_at");
  const [wrong, other] = await payments.execute();
  const today = "2026-11-25";
  const typed = { method: "bank_transfer", remark: "un zero în minus" } as const;
  const right = { ...typed, paymentId: wrong!.id, paidOn: today, formToken: "c" };
  const correct = (amountBani: number, formToken = "c") =>
    correctPayment(order.number, { ...right, amountBani, formToken }, admin, db);
  expect(await correct(50_000)).toEqual({ kind: "nothing-changed" });
  // More than is owed: neither half of it is done.
  const most = order.total_bani - 1_000;
  expect(await correct(most + 1)).toEqual({ kind: "too-much", mostBani: most });
  expect((await rowOf(order, db)).paid_bani).toBe(51_000);
  expect(await correct(most)).toEqual({ kind: "corrected-payment" });
  expect(await correct(most)).toEqual({ kind: "corrected-payment" });
  expect(await correct(most, "d")).toEqual({ kind: "corrected", mostBani: 0 });
  expect((await rowOf(order, db)).paid_bani).toBe(order.total_bani);
  const documents = await issued(order);
  const [first, second, anew] = documents.filter(({ kind }) => kind === "advance");
  const [storno, ...more] = documents.filter(({ kind }) => kind === "storno");
  expect(more).toEqual([]);
  expect(second!.cause).toBe(`payment:${other!.id}`);
  expect([storno!.correctsId, storno!.totalBani]).toEqual([first!.id, -50_000]);
  expect([anew!.kind, anew!.totalBani]).toEqual(["advance", most]);
  const back = await db
    .selectFrom("payments")
    .select(["id", "reason"])
    .where("corrects_id", "=", wrong!.id)
    .executeTakeFirstOrThrow();
  expect(back.reason).toBe("mistake");
  const backAgain = { ...right, paymentId: back.id, amountBani: 1, formToken: "e" };
  expect(await correctPayment(order.number, backAgain, admin, db)).toEqual({ kind: "not-by-hand" });
});

test("an advance that never came is taken out of the final invoice that deducts it", async () => {
  const { db, admin, at, pay, move, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, 50_000);
  at("2026-11-25T10:10:00.000Z");
  await pay(order, 1_000);
  await move(order, ...allSteps);
  at("2026-11-25T10:20:00.000Z");
  const payments = db.selectFrom("payments").selectAll().orderBy("recorded_at");
  const wrong = await payments.executeTakeFirst();
  const right = { amountBani: 0, paidOn: "2026-11-25", method: "bank_transfer" } as const;
  const correction = { ...right, paymentId: wrong!.id, remark: "altă comandă", formToken: "c" };
  expect(await correctPayment(order.number, correction, admin, db)).toEqual({
    kind: "corrected-payment",
  });
  const documents = await issued(order);
  expect(sumInvoiced(documents)).toBe(order.total_bani);
  const [ofFinal, ofAdvance] = documents
    .filter(({ kind }) => kind === "storno")
    .sort((one, other) => one.totalBani - other.totalBani);
  const anew = documents.filter(({ kind }) => kind === "final").at(-1);
  expect(ofAdvance).toMatchObject({ kind: "storno", totalBani: -50_000 });
  expect(ofFinal).toMatchObject({ kind: "storno", totalBani: 51_000 - order.total_bani });
  expect(anew).toMatchObject({ kind: "final", totalBani: order.total_bani - 1_000 });
  expect(anew!.content).toMatchObject({ deliveredOn: "2026-11-25", dueOn: "2026-11-25" });
  const deducted = anew!.content.lines.filter(({ refersTo }) => refersTo !== null);
  expect(deducted.map(({ netBani, vatBani }) => netBani + vatBani)).toEqual([-1_000]);
});

/** Corrects the payment noted at a place among all, to nothing. */
async function unpay({ db, admin }: { db: Db; admin: Admin }, order: Order, place: number) {
  const payments = db.selectFrom("payments").select("id").orderBy("recorded_at");
  const { id: paymentId } = (await payments.execute())[place]!;
  const none = { amountBani: 0, paidOn: "2026-11-25", method: "bank_transfer" } as const;
  const right = { ...none, paymentId, remark: "altă comandă", formToken: randomUUID() };
  const result = await correctPayment(order.number, right, admin, db);
  expect(result).toEqual({ kind: "corrected-payment" });
}

/** Two beds, of which one is delivered, with a payment before it and two after. */
async function partlyPaid() {
  const desk = await openDesk();
  const { db, at, admin, pay, move } = desk;
  const order = await placePieces(db, [[pieces.bed, 2]]);
  const bedBani = order.lines[0]!.unit_price_bani;
  await pay(order, bedBani - 50_000);
  await move(order, "confirmed");
  await handOver(order, [1], admin, db);
  at("2026-11-25T10:10:00.000Z");
  // Pays the part, and 20,000 bani in advance of the rest.
  await pay(order, 70_000);
  at("2026-11-25T10:20:00.000Z");
  await pay(order, 30_000);
  at("2026-11-25T10:30:00.000Z");
  const open = async () =>
    openAdvances(await desk.issued(order)).map(({ open: lines }) =>
      lines.reduce((sum, { netBani, vatBani }) => sum + netBani + vatBani, 0),
    );
  expect(await open()).toEqual([20_000, 30_000]);
  return { ...desk, order, bedBani, open };
}

test("no advance stays open beside a part's invoice that its payment never paid", async () => {
  const desk = await partlyPaid();
  const { order, bedBani, open, issued } = desk;
  await unpay(desk, order, 1);
  // The 30,000 left of what came after the part pays for the part.
  expect(await open()).toEqual([]);
  expect(sumInvoiced(await issued(order))).toBe(bedBani);
  const stornos = (await issued(order)).filter(({ kind }) => kind === "storno");
  expect(stornos.map(({ totalBani }) => totalBani).sort()).toEqual([-20_000, -30_000]);
});

test("an advance issued anew goes with the payment that never came, and out of the part's invoice", async () => {
  const desk = await partlyPaid();
  const { db, admin, order, bedBani, open, issued } = desk;
  const first = (await issued(order)).find(({ kind }) => kind === "advance")!;
  expect((await correctDocument(first.id, admin, new Date(), db)).kind).toBe("corrected");
  desk.at("2026-11-25T10:40:00.000Z");
  await unpay(desk, order, 0);
  // 100,000 came: the 50,000 that the first advances were not open for pay for the part too.
  expect(await open()).toEqual([]);
  const documents = await issued(order);
  expect(sumInvoiced(documents)).toBe(bedBani);
  const standing = documents.filter((one) => remainingLines(one, documents).length > 0);
  const sums = standing.map(({ kind, totalBani }) => [kind, totalBani]);
  expect(sums.filter(([kind]) => kind === "final")).toEqual([["final", bedBani - 50_000]]);
});

test("money given back for a part that came back takes no advance of the rest", async () => {
  const { db, admin, pay, move, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 2]]);
  await pay(order, order.total_bani);
  await move(order, "confirmed");
  await handOver(order, [1], admin, db);
  await takeBack(order, admin, db);
  const { paid_bani } = await rowOf(order, db);
  expect(sumInvoiced(await issued(order))).toBe(paid_bani);
});

test("a proforma asks for the first payment until the last ban of it is here, and not for the rest", async () => {
  const { db, pay, move, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  await move(order, "confirmed");
  const [proforma] = await issued(order);
  const endNow = async () => (await findDocument(proforma!.id, {}, db))!.end;
  await pay(order, order.advance_bani - 1);
  expect(await endNow()).toBeNull();
  await pay(order, 1);
  expect(await endNow()).toBe("paid");
  await move(order, "in_production", "in_delivery");
  expect(await endNow()).toBe("paid");
  await pay(order, order.total_bani - order.advance_bani, "rest");
  expect(await endNow()).toBe("settled");
});

test("a refund before the delivery takes the newest advance back first, and no more than was refunded", async () => {
  const { db, pay, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, 10_000);
  await pay(order, 20_000);
  await pay(order, 25_000, "refund");
  const documents = await issued(order);
  const stornos = documents.filter(({ kind }) => kind === "storno");
  const [first, second] = documents.filter(({ kind }) => kind === "advance");
  expect(stornos.map(({ correctsId, totalBani }) => [correctsId, totalBani])).toEqual([
    [second!.id, -20_000],
    [first!.id, -5_000],
  ]);
  expect(sumInvoiced(documents)).toBe(5_000);
});

test("a refund after the delivery reduces the final invoice", async () => {
  const { db, pay, move, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, order.total_bani);
  await move(order, ...allSteps);
  await pay(order, 12_345, "refund");
  const [reduction] = (await issued(order)).slice(-1);
  expect(reduction).toMatchObject({ kind: "storno", totalBani: -12_345 });
  expect(reduction!.content.lines[0]!.kind).toBe("reduction");
});

test("a document never changes and does not go, but for its number at the authority", async () => {
  const { db, pay } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, 10_000);
  for (const change of [
    { total_bani: 1, net_bani: 1, vat_bani: 0 },
    { content: "{}" },
    { name: "X-1" },
  ]) {
    await expect(db.updateTable("documents").set(change).execute()).rejects.toThrow(
      "does not change",
    );
  }
  await expect(db.deleteFrom("documents").execute()).rejects.toThrow("as long as the law");
  await db.updateTable("documents").set({ e_invoice_number: "5001" }).execute();
});

test("a correction takes back what is left and says the same with the buyer of today", async () => {
  const { db, admin, pay, issued } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, 10_000);
  await db.updateTable("orders").set({ full_name: "Ilinca Țarălungă" }).execute();
  const [advance] = await issued(order);
  const result = await correctDocument(advance!.id, admin, new Date(), db);
  expect(result.kind).toBe("corrected");
  const documents = await issued(order);
  expect(documents.map(({ kind, totalBani }) => [kind, totalBani])).toEqual([
    ["advance", 10_000],
    ["storno", -10_000],
    ["advance", 10_000],
  ]);
  expect(documents.map(({ content }) => content.buyer.name).slice(1)).toEqual([
    "Ilinca Țarălungă",
    "Ilinca Țarălungă",
  ]);
  expect(documents[0]!.content.buyer.name).toBe(order.full_name);
  expect(await correctDocument(advance!.id, admin, new Date(), db)).toEqual({
    kind: "nothing-left",
  });
});

test("two hundred issued at once have the numbers one to two hundred, none twice and none left out", async () => {
  const { db, pay } = await openDesk();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await db.updateTable("orders").set({ total_bani: 10_000_000 }).execute();
  await Promise.all(Array.from({ length: 200 }, () => pay(order, 100)));
  const rows = await db.selectFrom("documents").select("number").orderBy("number").execute();
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
});

test("a series begins where its owner says, and goes on by itself once it has begun", async () => {
  const { db, admin, pay, issued } = await openDesk();
  const set = (kind: "advance" | "final", prefix: string, next: number) =>
    changeSeries({ kind, prefix, next }, admin, db);
  expect(await set("advance", "AVS", 501)).toEqual({ kind: "changed" });
  const order = await placePieces(db, [[pieces.bed, 1]]);
  await pay(order, 10_000);
  expect((await issued(order))[0]!.name).toBe("AVS-000501");
  expect(await set("advance", "AVS", 900)).toEqual({ kind: "begun", next: 502 });
  expect(await set("final", "AVS", 1)).toEqual({ kind: "taken" });
  expect(await set("advance", "AVT", 1)).toEqual({ kind: "changed" });
  expect(await set("final", "AVS", 1)).toEqual({ kind: "taken" });
  const series = await listSeries(db);
  expect(series.find(({ kind }) => kind === "advance")).toMatchObject({ prefix: "AVT", next: 1 });
});

test("orders on trial have series of their own", async () => {
  const { db, pay, issued } = await openDesk();
  await db
    .updateTable("settings")
    .set({ value: '{"openedAt":null}' })
    .where("name", "=", "opening")
    .execute();
  const order = await placePieces(db, [[pieces.bed, 1]]);
  expect((await rowOf(order, db)).is_trial).toBe(1);
  await pay(order, 10_000);
  expect((await issued(order))[0]!.name).toBe("PROBA-AV-000001");
  expect((await listSeries(db)).every(({ next }) => next === 1)).toBe(true);
});

test("a piece made to order is not begun before its advance is paid, unless somebody says why", async () => {
  const { db, admin, pay, move } = await openDesk();
  const order = await placePieces(db, [[pieces.desk, 1, design]]);
  await move(order, "confirmed");
  const begin = { number: order.number, from: "confirmed", to: "in_production", note: "" } as const;
  expect(await changeOrderStatus(begin, admin, db)).toEqual({ kind: "advance-missing" });
  await pay(order, order.advance_bani);
  await approveDrawings(db, order.id);
  expect(await changeOrderStatus(begin, admin, db)).toEqual({ kind: "moved" });
});

test.each([
  { refundBani: 349_900, keptBani: [] },
  { refundBani: 100_000, keptBani: [249_900] },
])(
  "of what paid for a part that came back only what is not to be refunded is an advance: $refundBani",
  async ({ refundBani, keptBani }) => {
    const { db, admin, pay, move, issued } = await openDesk();
    const order = await placePieces(db, [
      [pieces.desk, 1, design],
      [pieces.bed, 2],
    ]);
    await move(order, "confirmed");
    await handOver(order, [0, 1], admin, db);
    await pay(order, 349_900, "rest");
    await takeBack(order, admin, db, { refundBani, amountReason: "A plătit prea devreme." });
    const documents = await issued(order);
    const advances = documents.filter(({ kind }) => kind === "advance");
    expect(advances.map(({ totalBani }) => totalBani)).toEqual(keptBani);
    expect(sumInvoiced(documents)).toBe((await rowOf(order, db)).paid_bani);
    // The invoice of the part is taken back, and the refund takes back nothing besides.
    expect(documents.filter(({ kind }) => kind === "storno")).toHaveLength(1);
  },
);

type Step =
  | { pay: number }
  | { refund: number; reason: PaymentReason }
  | { part: number[] }
  | { correct: number }
  | { relabel: number }
  | "take-back"
  | "replace"
  | "cancel"
  | "next";

const reasons = ["overpaid", "price_lowered", "taken_back", "cancelled", "mistake", ""] as const;
const bani = fc.integer({ min: 1, max: 300_000 });

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ pay: bani }),
    fc.record({ refund: bani, reason: fc.constantFrom(...reasons) }),
    fc.record({ part: fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 }) }),
    fc.constant("take-back" as const),
    fc.record({ correct: fc.nat({ max: 3 }) }),
    fc.record({ relabel: fc.nat({ max: 3 }) }),
    fc.constant("replace" as const),
    fc.constant("next" as const),
    fc.constant("next" as const),
    fc.constant("cancel" as const),
  ),
  { maxLength: 12 },
);

/** Accepts that a bed comes back, for what it was sold for or another sum, and pays it, where one is left. */
async function takeBack(
  order: Order,
  admin: Admin,
  db: Db,
  money: { refundBani: number | null; amountReason?: string } = { refundBani: null },
) {
  const id = await declare(db, {
    email: order.email,
    fullName: "",
    order: order.number,
    wording: randomUUID(),
    pieces: [],
    statement: "Mă retrag.",
    language: "ro",
    declaredAt: new Date().toISOString(),
  });
  const { lines } = (await findDeskWithdrawal(id, db))!.order!;
  const bed = lines.find(({ left }) => left > 0);
  if (!bed) return;
  const step = { id, from: "open", admin } as const;
  const accept = { ...step, returned: new Map([[bed.id, 1]]), ...money };
  expect(await acceptWithdrawal(accept, db)).toEqual({ kind: "done" });
  const refunded = { ...step, from: "accepted", method: "bank_transfer" } as const;
  const { refund } = (await findDeskWithdrawal(id, db))!;
  if (refund) expect(await payRefund(refunded, db)).toEqual({ kind: "done" });
}

/**
 * Corrects one of the payments that were noted by hand and that nothing took back yet, where there is one: it never
 * came, or came as cash.
 */
async function correctOne(
  order: Order,
  step: { correct: number } | { relabel: number },
  admin: Admin,
  db: Db,
): Promise<void> {
  const which = "correct" in step ? step.correct : step.relabel;
  const payments = await db
    .selectFrom("payments")
    .select(["id", "amount_bani"])
    .where("order_id", "=", order.id)
    .where("amount_bani", ">", 0)
    .where("id", "not in", (eb) =>
      eb.selectFrom("payments").select(eb.fn.coalesce("corrects_id", eb.val("")).as("id")),
    )
    .orderBy("recorded_at")
    .orderBy("id")
    .execute();
  const payment = payments[which % Math.max(1, payments.length)];
  if (!payment) return;
  const right = {
    paymentId: payment.id,
    amountBani: "correct" in step ? 0 : payment.amount_bani,
    paidOn: "2026-11-25",
    method: "relabel" in step ? "cash_on_delivery" : "bank_transfer",
    remark: "",
    formToken: randomUUID(),
  } as const;
  const { kind } = await correctPayment(order.number, right, admin, db);
  const expected = ["corrected-payment", "money-gone"];
  // Nothing is paid for what is cancelled, nor more in cash than the law allows.
  const relabelled = ["nothing-changed", "cancelled", "cash-limit"];
  expect("correct" in step ? expected : [...expected, ...relabelled]).toContain(kind);
}

/** Issues the newest invoice anew of which something is left, with its buyer as he is now. */
async function replaceOne(order: Order, admin: Admin, db: Db): Promise<void> {
  const issued = await listIssued(order.id, db);
  const isLeft = (one: IssuedDocument) => remainingLines(one, issued).length > 0;
  const newest = issued.filter(({ kind }) => kind === "advance" || kind === "final");
  const last = newest.filter(isLeft).at(-1);
  if (last) expect((await correctDocument(last.id, admin, new Date(), db)).kind).toBe("corrected");
}

/**
 * Hands over so many pieces of each line, first of what is made to order, where that may be; more than is left is
 * refused, and all that is left.
 */
async function handOver(order: Order, counts: number[], admin: Admin, db: Db): Promise<void> {
  const { lines, deliveries } = await findPartLines(order.id, db);
  // Lines that were put into the cart at one instant stand in any order.
  lines.sort((one, other) => Number(other.isMadeToOrder) - Number(one.isMadeToOrder));
  const handed = new Map(lines.map(({ id }, index) => [id, counts[index] ?? 0]));
  const part = { pieces: handed, seen: deliveries, restOn: "", assembled: new Map() };
  const { kind } = await deliverPart(order.number, { ...part, override: "o probă" }, admin, db);
  const isOver = lines.some(({ id, left }) => handed.get(id)! > left);
  if (isOver) expect(kind).not.toBe("delivered");
  if (kind === "delivered") {
    expect((await findPartLines(order.id, db)).lines.some(({ left }) => left > 0)).toBe(true);
  }
}

/** All that somebody is asked to pay of an order: its rest, what is due next, the advance. */
async function askedOf({ token }: Order, db: Db) {
  const order = (await findOrderByToken(token, db))!;
  const plan = planOf(order);
  const left = leftToPay(order);
  expect(plan.reduce((sum, { leftBani }) => sum + leftBani, 0)).toBe(left);
  const advance = plan.find(({ kind }) => kind === "advance")?.leftBani ?? 0;
  expect(dueNow(order)?.leftBani ?? 0).toBeLessThanOrEqual(left);
  // Nobody works on what is cancelled.
  return { left, advance, work: order.status === "cancelled" ? 0 : advanceLeft(order) };
}

test("whatever is paid, refunded, taken back and moved: no refund makes anything that is asked for, and the invoices come to what is paid before the delivery, after it to what is owed", async () => {
  const { db, admin } = await openDesk();
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (some, isMadeToOrder) => {
      const ready: Wanted[] = [[pieces.bed, 2]];
      const made: Wanted[] = isMadeToOrder ? [[pieces.desk, 1, design]] : [];
      const order = await placePieces(db, [...made, ...ready]);
      for (const step of some) {
        const { status } = await rowOf(order, db);
        const before = await askedOf(order, db);
        if (step === "next" || step === "cancel") {
          const to =
            step === "cancel" ? step + "led" : allSteps[allSteps.indexOf(status as never) + 1];
          if (!to || status === "cancelled" || status === "delivered") continue;
          const change = { number: order.number, from: status, to: to as OrderStatus, note: "" };
          await changeOrderStatus({ ...change, override: "o probă" }, admin, db);
          continue;
        }
        if (typeof step === "object" && "part" in step) {
          await handOver(order, step.part, admin, db);
          continue;
        }
        if (typeof step === "object" && ("correct" in step || "relabel" in step)) {
          await correctOne(order, step, admin, db);
          continue;
        }
        if (step === "replace") {
          await replaceOne(order, admin, db);
          continue;
        }
        if (step === "take-back") {
          await takeBack(order, admin, db);
        } else {
          const isRefund = "refund" in step;
          const money = { method: "bank_transfer", remark: "", formToken: randomUUID() } as const;
          const { kind } = await recordPayment(
            order.number,
            isRefund
              ? { ...money, kind: "refund", reason: step.reason, amountBani: step.refund }
              : {
                  ...money,
                  kind: "rest",
                  amountBani: Math.max(1, Math.min(step.pay, before.left)),
                },
            admin,
            db,
          );
          if (isRefund && step.reason === "") expect(kind).not.toBe("recorded");
          if (!isRefund || step.reason === "mistake") continue;
        }
        // What a refund leaves to be paid is what there was.
        const after = await askedOf(order, db);
        for (const sum of ["left", "advance", "work"] as const) {
          expect([sum, after[sum] <= before[sum]]).toEqual([sum, true]);
        }
      }
      const documents = await listIssued(order.id, db);
      const row = await rowOf(order, db);
      expect(row.reduced_bani).toBeLessThanOrEqual(row.total_bani);
      expect(row.lowered_bani).toBeGreaterThanOrEqual(0);
      const owed = row.total_bani - row.reduced_bani;
      const invoiced = sumInvoiced(documents);
      if (row.status === "delivered") expect(invoiced).toBe(owed);
      else if (row.part_delivered_on === "") expect(invoiced).toBe(row.paid_bani);
      else expect(invoiced).toBeGreaterThanOrEqual(row.paid_bani);
      // What is invoiced and not paid is asked for by no advance beside it.
      const open = openAdvances(documents).length > 0 && row.status !== "delivered";
      if (open) expect(invoiced).toBe(row.paid_bani);
      for (const { quantity, delivered, left } of (await findPartLines(order.id, db)).lines) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(delivered + left).toBeLessThanOrEqual(quantity);
      }
      for (const document of documents) {
        const { content } = document;
        const sum = content.lines.reduce((all, { netBani, vatBani }) => all + netBani + vatBani, 0);
        expect(sum).toBe(content.totalBani);
        // Nothing is taken back beyond what there was, and every line can be written as so many at a price.
        const left = remainingLines(document, documents);
        const leftBani = left.reduce((all, { netBani, vatBani }) => all + netBani + vatBani, 0);
        if (document.kind === "advance") expect(leftBani).toBeGreaterThanOrEqual(0);
        for (const { quantity } of [...content.lines, ...left]) expect(quantity).not.toBe(0);
      }
    }),
    {
      numRuns: 40,
      // A bed that comes back takes along its share of the lowered price.
      examples: [
        [[{ pay: 2 }, { refund: 2, reason: "taken_back" }, "take-back"], true],
        // What paid for the part that came back is an advance for the rest.
        [["next", { part: [1] }, { pay: 1 }, "take-back"], false],
        // What pays an invoice is no advance, though another advance was deducted from a part that came back.
        [
          [
            { pay: 50_000 },
            "next",
            { part: [0, 1] },
            { pay: 10_000 },
            "take-back",
            { part: [0, 1] },
            { pay: 289_900 },
          ],
          true,
        ],
        // Nor is what came otherwise than was noted.
        [
          [
            "next",
            { part: [0, 1] },
            { pay: 349_900 },
            "take-back",
            { part: [0, 1] },
            { relabel: 0 },
          ],
          true,
        ],
        // What pays for the part never came, and what came after it is no advance any more.
        [
          [
            { pay: 60_000 },
            "next",
            { part: [1] },
            { pay: 200_000 },
            { pay: 40_000 },
            { correct: 1 },
          ],
          false,
        ],
        // A part deducts an advance, and the last invoice what is left of it.
        ...[
          [{ pay: 60_000 }, "next", { part: [1] }, { pay: 300_000 }],
          ["next", { part: [1] }, { pay: 100_000 }, { pay: 10_000 }, { correct: 0 }],
          [{ pay: 60_000 }, "next", { part: [1] }, { pay: 20_000 }, { correct: 0 }, "take-back"],
          [{ pay: 300_000 }, "next", { part: [1] }, { refund: 20_000, reason: "price_lowered" }],
        ].map((some): [Step[], boolean] => [[...(some as Step[]), "next", "next", "next"], false]),
      ],
    },
  );
});
