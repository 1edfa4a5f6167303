import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";

import { ownRateOn, ownRatesOn } from "~/platform/settings/vat";
import { correctDocument } from "~/sales/billing/correct-document.server";
import type { DocumentContent } from "~/sales/billing/document-content";
import { listIssued, type IssuedDocument } from "~/sales/billing/issuing/issued-documents.server";
import { openAdvances } from "~/sales/billing/issuing/open-advances";
import { writeUbl } from "~/sales/e-invoices/ubl/ubl";
import { deliverPart, findPartLines } from "~/sales/orders/deliver-part.server";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import type { Order } from "~/sales/orders/order.server";
import { correctPayment, recordPayment } from "~/sales/orders/record-payment.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { openForBusiness, pieces } from "../world";

const staff = { id: "ana", email: "ana@example.com" };
const steps = ["confirmed", "in_production", "in_delivery", "delivered"] as const;

afterEach(() => void vi.useRealTimers());

/** A line as it is sold: at so much each as shown, less its share of a discount, at its own rate. */
interface Sold {
  quantity: number;
  unitBani: number;
  discountBani: number;
  vatPercent: number | null;
}

interface Terms {
  lines: Sold[];
  transportBani: number;
  isIncluded: boolean;
}

/** What a line comes to with VAT, reckoned here once more. */
function grossOf({ quantity, unitBani, discountBani, vatPercent }: Sold, isIncluded: boolean) {
  const withVat = (bani: number) =>
    isIncluded ? bani : Math.round((bani * (100 + (vatPercent ?? 19))) / 100);
  return withVat(unitBani) * quantity - withVat(discountBani);
}

/** What is sold at each rate, with VAT. */
function soldAt({ lines, transportBani, isIncluded }: Terms): Map<number, number> {
  const charge = { quantity: 1, unitBani: transportBani, discountBani: 0, vatPercent: null };
  const sums = new Map<number, number>();
  for (const line of [...lines, ...(transportBani > 0 ? [charge] : [])]) {
    const percent = line.vatPercent ?? 19;
    sums.set(percent, (sums.get(percent) ?? 0) + grossOf(line, isIncluded));
  }
  return sums;
}

/** An order of such lines, placed in a shop whose own rate is 19 %. */
async function sold(db: Db, terms: Terms): Promise<Order> {
  const order = await placePieces(
    db,
    [pieces.bed, pieces.desk, pieces.wardrobe]
      .slice(0, terms.lines.length)
      .map((piece, at) => [piece, terms.lines[at]!.quantity]),
  );
  const rows = await db
    .selectFrom("order_lines")
    .select("id")
    .where("order_id", "=", order.id)
    .orderBy("display_order")
    .execute();
  for (const [at, { id }] of rows.entries()) {
    const { unitBani, quantity, discountBani, vatPercent } = terms.lines[at]!;
    await db
      .updateTable("order_lines")
      .set({
        unit_price_bani: unitBani,
        line_total_bani: unitBani * quantity,
        discount_bani: discountBani,
        vat_percent: vatPercent,
        is_withdrawal_exempt: 0,
      })
      .where("id", "=", id)
      .execute();
  }
  const total_bani = [...soldAt(terms).values()].reduce((sum, bani) => sum + bani, 0);
  await db
    .updateTable("orders")
    .set({
      total_bani,
      transport_bani: terms.transportBani,
      is_vat_included: terms.isIncluded ? 1 : 0,
      advance_bani: 0,
      discount_bani: terms.lines.reduce((sum, { discountBani }) => sum + discountBani, 0),
      vat_percent: 19,
      are_drawings_required: 0,
    })
    .where("id", "=", order.id)
    .execute();
  return { ...order, total_bani };
}

async function openDesk() {
  const db = await openCatalogue();
  await openForBusiness(db);
  await db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  return db;
}

async function pay(db: Db, { number }: Order, amountBani: number): Promise<string> {
  const money = { kind: "rest", method: "bank_transfer", remark: "", amountBani } as const;
  const result = await recordPayment(number, { ...money, formToken: randomUUID() }, staff, db);
  return result.kind;
}

async function move(db: Db, { number, id }: Order, ...to: OrderStatus[]) {
  for (const next of to) {
    const { status } = await db
      .selectFrom("orders")
      .select("status")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const change = { number, from: status, to: next, note: "", override: "o probă" };
    expect(await changeOrderStatus(change, staff, db)).toEqual({ kind: "moved" });
  }
}

/** What documents come to at each rate, with VAT. */
function invoicedAt(documents: readonly { content: DocumentContent }[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { percent, netBani, vatBani } of documents.flatMap(({ content }) => content.taxes)) {
    sums.set(percent, (sums.get(percent) ?? 0) + netBani + vatBani);
  }
  return new Map([...sums].filter(([, bani]) => bani !== 0));
}

const fiscal = (documents: IssuedDocument[]) => documents.filter(({ kind }) => kind !== "proforma");

/** By hand: 1,000 lei at 19 % and 500 at 11 %, of which 600 are paid first. */
test("an advance has of each rate its share, and the invoice what is left of it", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T10:00:00.000Z"), toFake: ["Date"] });
  const db = await openDesk();
  const line = { quantity: 1, discountBani: 0 };
  const order = await sold(db, {
    lines: [
      { ...line, unitBani: 1_000_00, vatPercent: null },
      { ...line, unitBani: 500_00, vatPercent: 11 },
    ],
    transportBani: 0,
    isIncluded: true,
  });
  await pay(db, order, 600_00);
  await move(db, order, ...steps);
  const [advance, final] = fiscal(await listIssued(order.id, db)).map(({ content }) => content);
  expect(advance!.taxes).toEqual([
    { percent: 19, netBani: 336_13, vatBani: 63_87 },
    { percent: 11, netBani: 180_18, vatBani: 19_82 },
  ]);
  expect(final!.lines.map(({ kind, netBani, vatBani }) => [kind, netBani, vatBani])).toEqual([
    ["piece", 840_34, 159_66],
    ["piece", 450_45, 49_55],
    ["advance", -336_13, -63_87],
    ["advance", -180_18, -19_82],
  ]);
  expect(final!.taxes).toEqual([
    { percent: 19, netBani: 504_21, vatBani: 95_79 },
    { percent: 11, netBani: 270_27, vatBani: 29_73 },
  ]);
  expect(final!.totalBani).toBe(900_00);
  const xml = writeUbl(final!);
  expect(xml.match(/<cac:TaxSubtotal>/g)).toHaveLength(2);
  expect(xml).toContain('<cbc:TaxableAmount currencyID="RON">270.27</cbc:TaxableAmount>');
});

test("a reduced rate that the law has changed since is that of the invoice's day", () => {
  const [from, day] = ["2025-07-10", "2025-08-20"] as const;
  expect([19, 9, 5].map((percent) => ownRateOn(percent, { from, day }))).toEqual([21, 11, 11]);
  expect(ownRateOn(9, { from, day: from })).toBe(9);
  // What the law never knew stays as it was agreed.
  expect(ownRateOn(7, { from, day })).toBe(7);
  expect(ownRatesOn("2026-11-25", 19)).toEqual([21, 11]);
  expect(ownRatesOn("2026-11-25", 21)).toEqual([11]);
  expect(ownRatesOn("2025-07-31", 19)).toEqual([9, 5]);
  expect(ownRatesOn("2026-11-25", 0)).toEqual([]);
});

const soldLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 4 }),
    unitBani: fc.integer({ min: 100, max: 3_000_00 }),
    off: fc.constantFrom(0, 0, 7, 33),
    vatPercent: fc.constantFrom(null, 11, 21),
  })
  .map(({ off, ...line }) => ({
    ...line,
    discountBani: Math.floor((line.unitBani * line.quantity * off) / 100),
  }));

type Step = { pay: number } | { part: number[] } | { correct: number } | "next" | "replace";

const someSteps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ pay: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ part: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 3 }) }),
    fc.record({ correct: fc.nat({ max: 3 }) }),
    fc.constant("next" as const),
    fc.constant("replace" as const),
  ),
  { maxLength: 8 },
);

test("whatever rates, discounts, advances, parts and corrections: at each rate the documents come to what was sold, and a document and its storno to nothing", async () => {
  const db = await openDesk();
  const terms = fc.record({
    lines: fc.array(soldLine, { minLength: 1, maxLength: 3 }),
    transportBani: fc.constantFrom(0, 150_00),
    isIncluded: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(terms, someSteps, async (wanted, some) => {
      const order = await sold(db, wanted);
      for (const step of some) await take(db, order, step);
      const before = fiscal(await listIssued(order.id, db));
      for (const { open } of openAdvances(before)) {
        for (const { netBani, vatBani } of open) expect(netBani + vatBani).toBeGreaterThan(0);
      }
      const { status } = await db
        .selectFrom("orders")
        .select("status")
        .where("id", "=", order.id)
        .executeTakeFirstOrThrow();
      await move(db, order, ...steps.slice(steps.indexOf(status as never) + 1));
      const documents = fiscal(await listIssued(order.id, db));
      for (const { content } of documents) {
        const sum = content.lines.reduce((all, { netBani, vatBani }) => all + netBani + vatBani, 0);
        expect([sum, content.netBani + content.vatBani]).toEqual([
          content.totalBani,
          content.totalBani,
        ]);
      }
      expect(invoicedAt(documents)).toEqual(soldAt(wanted));
      // Taken back whole and issued anew: nothing is left of the first, and the second is as it was.
      const last = documents.filter(({ kind }) => kind === "final").at(-1)!;
      const corrected = await correctDocument(last.id, staff, new Date(), db);
      if (corrected.kind !== "corrected") return;
      const all = await listIssued(order.id, db);
      const [storno, anew] = [corrected.storno, corrected.replacement].map(({ id }) =>
        all.find((one) => one.id === id)!,
      );
      const own = all.filter(({ id, correctsId }) => id === last.id || correctsId === last.id);
      expect(own).toContain(storno);
      expect(invoicedAt(own)).toEqual(new Map());
      expect(invoicedAt(all.filter(({ kind }) => kind !== "proforma"))).toEqual(soldAt(wanted));
      expect(anew!.content.taxes.length).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
}, 60_000);

async function take(db: Db, order: Order, step: Step): Promise<void> {
  const row = await db
    .selectFrom("orders")
    .select(["status", "paid_bani", "total_bani"])
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  if (step === "next") {
    const next = steps[steps.indexOf(row.status as never) + 1];
    if (next && next !== "delivered") await move(db, order, next);
  } else if (step === "replace") {
    const advance = (await listIssued(order.id, db)).find(({ kind }) => kind === "advance");
    if (advance) await correctDocument(advance.id, staff, new Date(), db);
  } else if ("pay" in step) {
    const left = row.total_bani - row.paid_bani;
    if (left > 0) await pay(db, order, Math.max(1, Math.floor((left * step.pay) / 100)));
  } else if ("correct" in step) {
    const payments = await db
      .selectFrom("payments")
      .select("id")
      .where("order_id", "=", order.id)
      .where("amount_bani", ">", 0)
      .orderBy("recorded_at")
      .orderBy("id")
      .execute();
    const wrong = payments[step.correct % Math.max(1, payments.length)];
    if (!wrong) return;
    const paidOn = new Date().toISOString().slice(0, 10);
    const none = { amountBani: 0, paidOn, method: "bank_transfer", remark: "" } as const;
    const right = { ...none, paymentId: wrong.id, formToken: randomUUID() };
    await correctPayment(order.number, right, staff, db);
  } else {
    const { lines, deliveries } = await findPartLines(order.id, db);
    const handed = lines.map(
      ({ id, left }, at) => [id, Math.min(left, step.part[at] ?? 0)] as const,
    );
    const part = { pieces: new Map(handed), seen: deliveries, restOn: "", assembled: new Map() };
    await deliverPart(order.number, { ...part, override: "o probă" }, staff, db);
  }
}
