import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import {
  listIssued,
  sumInvoiced,
  type IssuedDocument,
} from "~/sales/billing/issuing/issued-documents.server";
import { applyRules } from "~/sales/e-invoices/front/run-rules";
import { loadRules } from "~/sales/e-invoices/ubl/load-rules";
import { writeUbl } from "~/sales/e-invoices/ubl/ubl";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import type { Order } from "~/sales/orders/order.server";
import { recordPayment } from "~/sales/orders/record-payment.server";
import { proposedRefund } from "~/sales/orders/withdrawal-rules";
import { acceptWithdrawal } from "~/sales/withdrawals/front/accept-withdrawal.server";
import { payRefund } from "~/sales/withdrawals/front/pay-refund.server";
import { findDeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";
import type { Db } from "~db/engine";

import { seller } from "../billing/random-documents";
import { declare } from "../declare";
import { openCatalogue } from "../memory-database";
import { approveDrawings, type Wanted } from "../orders-placed";
import { addPerson } from "../people";
import { size } from "../promises/proof";
import { buyer, openForBusiness, pieceId, pieces } from "../world";
import { addDiscount, placeDiscounted } from "./fixtures";

const design = { material: "pal-nuc", handle: "wood", width: 140, height: 75, depth: 60 } as const;
const rules = await loadRules();

async function openDesk({ isVatIncluded = true }: { isVatIncluded?: boolean } = {}) {
  const db = await openCatalogue();
  await openForBusiness(db);
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded }, db);
  await db.updateTable("products").set({ stock_quantity: 1000 }).execute();
  const email = "maria@example.com";
  const admin = { id: await addPerson(db, { email, role: "administrator" }), email };
  const deliver = async (order: Order) => {
    const payment = { kind: "rest", method: "bank_transfer", remark: "" } as const;
    const whole = { ...payment, amountBani: order.total_bani, formToken: randomUUID() };
    const paid = await recordPayment(order.number, whole, admin, db);
    expect(paid).toEqual({ kind: "recorded", paymentStatus: "paid" });
    await approveDrawings(db, order.id);
    const steps = ["new", "confirmed", "in_production", "in_delivery", "delivered"] as const;
    for (const [at, from] of steps.slice(0, -1).entries()) {
      const change = { number: order.number, from, to: steps[at + 1]!, note: "" };
      expect(await changeOrderStatus(change, admin, db)).toEqual({ kind: "moved" });
    }
  };
  /** Takes so many pieces of each line back, as the desk's form proposes, and pays the refund. */
  const takeBack = async (order: Order, quantities: number[]): Promise<number> => {
    const step = { id: await takenBack(db, order), admin };
    const found = (await findDeskWithdrawal(step.id, db))!.order!;
    const lines = found.lines.map((line, at) => ({ ...line, returned: quantities[at]! }));
    const refundBani = proposedRefund(lines, found);
    const returned = new Map(lines.map(({ id, returned: count }) => [id, count]));
    const accept = { ...step, from: "open", returned, refundBani } as const;
    expect(await acceptWithdrawal(accept, db)).toEqual({ kind: "done" });
    if (refundBani > 0) {
      const pay = { ...step, from: "accepted", method: "bank_transfer" } as const;
      expect(await payRefund(pay, db)).toEqual({ kind: "done" });
    }
    return refundBani;
  };
  return { db, deliver, takeBack };
}

async function takenBack(db: Db, { number }: Order): Promise<string> {
  return declare(db, {
    email: buyer.email,
    fullName: "",
    order: number,
    wording: randomUUID(),
    pieces: [],
    statement: "Mă retrag.",
    language: "ro",
    declaredAt: "2026-11-23T12:00:00.000Z",
  });
}

const price = async (db: Db, piece: typeof pieces.bed, price_bani: number) =>
  db
    .updateTable("products")
    .set({ price_bani })
    .where("id", "=", await pieceId(db, piece))
    .execute();

const owedOf = async (db: Db, { id }: Order) => {
  const order = db.selectFrom("orders").select(["total_bani", "reduced_bani", "paid_bani"]);
  const row = await order.where("id", "=", id).executeTakeFirstOrThrow();
  return [row.total_bani - row.reduced_bani, row.paid_bani];
};

/** What is said adds up: of each line, of each rate, and of the whole. */
function expectSums({ content }: IssuedDocument): void {
  const sum = (of: (line: (typeof content.lines)[number]) => number) =>
    content.lines.reduce((total, line) => total + of(line), 0);
  expect([sum((line) => line.netBani), sum((line) => line.vatBani)]).toEqual([
    content.netBani,
    content.vatBani,
  ]);
  expect(content.netBani + content.vatBani).toBe(content.totalBani);
}

/** What the official rules refuse of a document; the shop's own data are those of a real one. */
function refusalsOf({ content }: IssuedDocument): string[] {
  return applyRules(rules, writeUbl({ ...content, seller }), content.buyer.kind)
    .filter(({ flag }) => flag === "fatal")
    .map(({ rule }) => rule);
}

test("one of two pieces comes back for what was paid for it: invoice, storno and refund, by hand", async () => {
  const { db, deliver, takeBack } = await openDesk();
  await addDiscount(db, { kind: "sum", value: 10_000, minimum_bani: 20_000 });
  await price(db, pieces.bed, 100_000);
  await price(db, pieces.desk, 50_000);
  // 100 lei off 1,000 and 500: 66.67 and 33.33.
  const both: Wanted[] = [
    [pieces.bed, 1],
    [pieces.desk, 1],
  ];
  const order = await placeDiscounted(db, both, { deliveryMethod: "pickup" });
  expect(order.lines.map(({ discount_bani }) => discount_bani)).toEqual([6_667, 3_333]);
  expect(order.total_bani).toBe(140_000);
  await deliver(order);
  const [advance, final] = await listIssued(order.id, db);
  expect([advance!.kind, advance!.totalBani]).toEqual(["advance", 140_000]);
  expect(final!.content.discount).toEqual({ code: "PRIMAVARA", bani: 10_000 });
  expect(final!.content.lines.map(({ netBani, vatBani }) => netBani + vatBani)).toEqual([
    93_333, 46_667, -140_000,
  ]);
  expect(await takeBack(order, [0, 1])).toBe(46_667);
  expect(await owedOf(db, order)).toEqual([93_333, 93_333]);
  expect(await takeBack(order, [1, 0])).toBe(93_333);
  expect(await owedOf(db, order)).toEqual([0, 0]);
  const issued = await listIssued(order.id, db);
  expect(issued.map(({ kind, totalBani }) => [kind, totalBani])).toEqual([
    ["advance", 140_000],
    ["final", 0],
    ["storno", -46_667],
    ["storno", -93_333],
  ]);
  for (const document of issued) {
    expectSums(document);
    expect(refusalsOf(document)).toEqual([]);
  }
});

test("the proforma says the prices after the code, and by how much they are reduced", async () => {
  const { db } = await openDesk({ isVatIncluded: false });
  await addDiscount(db);
  await price(db, pieces.bed, 33_333);
  const order = await placeDiscounted(db, [[pieces.bed, 3]], { deliveryMethod: "pickup" });
  const admin = { id: "x", email: "x@example.com" };
  const change = { number: order.number, from: "new", to: "confirmed", note: "" } as const;
  await changeOrderStatus(change, admin, db);
  const [proforma] = await listIssued(order.id, db);
  // 999.99 less 100.00 is 899.99 without VAT; with 19 %: 3 × 396.66 less 119.00 is 1,070.98.
  expect(proforma!.content).toMatchObject({ netBani: 89_999, totalBani: 107_098 });
  expect(proforma!.content.discount).toEqual({ code: "PRIMAVARA", bani: 11_900 });
  const sheets = await db.selectFrom("documents").select("sheet").execute();
  expect(sheets[0]!.sheet).toContain("reducerea cu codul PRIMAVARA, în total 119,00 RON cu TVA");
});

test("whatever comes back in whatever steps, refunds and stornos come to what was paid for it", async () => {
  const shops = {
    included: await openDesk(),
    added: await openDesk({ isVatIncluded: false }),
  };
  let codes = 0;
  const line = fc.record({
    priceBani: fc.integer({ min: 1_000, max: 900_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("included" as const, "added" as const),
      line,
      line,
      line,
      fc.integer({ min: 1, max: 90 }),
      fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 3 }),
      async (mode, bed, desk, made, percent, steps) => {
        const { db, deliver, takeBack } = shops[mode];
        const code = `COD${(codes += 1)}`;
        await addDiscount(db, { code, value: percent });
        await price(db, pieces.bed, bed.priceBani);
        await price(db, pieces.desk, desk.priceBani);
        await price(db, pieces.wardrobe, made.priceBani);
        const wanted: Wanted[] = [
          [pieces.bed, bed.quantity],
          [pieces.desk, desk.quantity],
          [pieces.wardrobe, made.quantity, design],
        ];
        const order = await placeDiscounted(db, wanted, { code });
        await deliver(order);
        const left = [bed.quantity, desk.quantity];
        let refunded = 0;
        for (const step of [...steps, left]) {
          const taken = step.map((count, at) => Math.min(count, left[at]!));
          if (taken[0] === 0 && taken[1] === 0) continue;
          for (const [at, count] of taken.entries()) left[at]! -= count;
          refunded += await takeBack(order, [...taken, 0]);
          const issued = await listIssued(order.id, db);
          issued.forEach(expectSums);
          expect(sumInvoiced(issued)).toBe(order.total_bani - refunded);
          expect(await owedOf(db, order)).toEqual(Array(2).fill(order.total_bani - refunded));
        }
        const issued = await listIssued(order.id, db);
        // What stays is the piece to order and the transport, at what was paid for them.
        const final = issued.find(({ kind }) => kind === "final")!.content.lines;
        const stays = final.filter(({ kind, orderLineId }, at) =>
          kind === "piece" ? at === 2 && orderLineId !== null : kind !== "advance",
        );
        expect(stays.reduce((sum, one) => sum + one.netBani + one.vatBani, 0)).toBe(
          order.total_bani - refunded,
        );
        const [document] = issued.filter(({ kind }) => kind === "storno").slice(-1);
        for (const one of [issued.find(({ kind }) => kind === "final")!, document!]) {
          expect(refusalsOf(one)).toEqual([]);
        }
      },
    ),
    { numRuns: size(3, 200), endOnFailure: true },
  );
});
