import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test, vi, afterEach } from "vitest";

import { correctDocument } from "~/billing/correct-document.server";
import { listIssued, remainingLines, sumInvoiced } from "~/billing/issued-documents.server";
import { changeSeries, listSeries } from "~/billing/series.server";
import { changeOrderStatus, recordPayment } from "~/orders/order-workflow.server";
import type { Order } from "~/orders/order.server";
import type { OrderStatus, PaymentKind } from "~db/schema";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { approveDrawings, placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { openForBusiness, pieces } from "../world";

afterEach(() => void vi.useRealTimers());

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;

const mail = (order: Order) => ({ recipient: order.email, subject: "", text: "", html: "" });

async function openDesk(now = "2026-11-25T10:00:00.000Z") {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const db = await openCatalogue();
  await openForBusiness(db);
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  const at = (instant: string) => vi.setSystemTime(new Date(instant));
  const pay = async (order: Order, amountBani: number, kind: PaymentKind = "advance") => {
    const payment = { kind, method: "bank_transfer", remark: "", formToken: randomUUID() } as const;
    const result = await recordPayment(order.number, { ...payment, amountBani }, admin, db);
    expect(result.kind).toBe("recorded");
  };
  const move = async (order: Order, ...steps: OrderStatus[]) => {
    for (const to of steps) {
      const { status: from } = await rowOf(order, db);
      const change = { number: order.number, from, to, note: "", override: "o probă" };
      expect(await changeOrderStatus(change, admin, mail, db)).toEqual({ kind: "moved" });
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
  expect(await changeOrderStatus(begin, admin, mail, db)).toEqual({ kind: "advance-missing" });
  await pay(order, order.advance_bani);
  await approveDrawings(db, order.id);
  expect(await changeOrderStatus(begin, admin, mail, db)).toEqual({ kind: "moved" });
});

type Step = { pay: number } | { refund: number } | "next";

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ pay: fc.integer({ min: 1, max: 200_000 }) }),
    fc.record({ refund: fc.integer({ min: 1, max: 200_000 }) }),
    fc.constant("next" as const),
  ),
  { maxLength: 10 },
);

test("whatever is paid, refunded and moved: before the delivery the invoices come to what is paid, after it to what is owed", async () => {
  const { db, admin } = await openDesk();
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const order = await placePieces(db, [
        [pieces.desk, 1, design],
        [pieces.bed, 2],
      ]);
      let refunded = 0;
      let paidAfter = 0;
      for (const step of some) {
        const { status, paid_bani } = await rowOf(order, db);
        if (step === "next") {
          const to = allSteps[allSteps.indexOf(status as never) + 1];
          if (!to) continue;
          const change = { number: order.number, from: status, to, note: "", override: "o probă" };
          await changeOrderStatus(change, admin, mail, db);
          continue;
        }
        const isRefund = "refund" in step;
        const [kind, wanted] = isRefund
          ? (["refund", step.refund] as const)
          : (["rest", step.pay] as const);
        const payment = {
          kind,
          method: "bank_transfer",
          remark: "",
          formToken: randomUUID(),
        } as const;
        const most = isRefund ? paid_bani : order.total_bani - paid_bani;
        const amountBani = Math.min(wanted, most);
        if (amountBani <= 0) continue;
        await recordPayment(order.number, { ...payment, amountBani }, admin, db);
        if (status === "delivered" && isRefund) refunded += amountBani;
        if (status === "delivered" && !isRefund) paidAfter += amountBani;
      }
      const documents = await listIssued(order.id, db);
      const { status, paid_bani } = await rowOf(order, db);
      const invoiced = sumInvoiced(documents);
      if (status !== "delivered") expect(invoiced).toBe(paid_bani);
      else if (refunded === 0) expect(invoiced).toBe(order.total_bani);
      else if (paidAfter === 0) expect(invoiced).toBe(order.total_bani - refunded);
      for (const document of documents) {
        const { content } = document;
        const sum = content.lines.reduce((all, { netBani, vatBani }) => all + netBani + vatBani, 0);
        expect(sum).toBe(content.totalBani);
        // Nothing is taken back beyond what there was.
        const left = remainingLines(document, documents);
        const leftBani = left.reduce((all, { netBani, vatBani }) => all + netBani + vatBani, 0);
        if (document.kind === "advance") expect(leftBani).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 25 },
  );
});
