import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { changeSettings, findSettings } from "~/platform/settings/settings.server";
import { issueProforma } from "~/sales/billing/document-causes.server";
import { listIssued, sumInvoiced } from "~/sales/billing/issuing/issued-documents.server";
import { writeUbl } from "~/sales/e-invoices/ubl/ubl";
import { changeOrderStatus } from "~/sales/orders/order-workflow.server";
import type { Order } from "~/sales/orders/order.server";
import { acceptWithdrawal } from "~/sales/withdrawals/front/accept-withdrawal.server";
import { findDeskWithdrawal } from "~/sales/withdrawals/withdrawal-list.server";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { declare } from "../declare";
import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { openForBusiness, pieces } from "../world";

const admin = { id: "ana", email: "ana@example.com" };
const steps: OrderStatus[] = ["new", "confirmed", "in_production", "in_delivery", "delivered"];

/** Two beds of 600 lei, brought for 150 lei and put together for 200. */
async function placed(isVatIncluded = true): Promise<{ db: Db; order: Order }> {
  const db = await openCatalogue();
  await openForBusiness(db);
  const { trade } = await findSettings(db);
  await changeSettings("trade", { ...trade, isVatIncluded }, db);
  await db.updateTable("products").set({ price_bani: 600_00, stock_quantity: 9 }).execute();
  return { db, order: await placePieces(db, [[pieces.bed, 2]], { assembly: "yes" }) };
}

async function deliver({ number }: Order, db: Db) {
  for (const [index, to] of steps.slice(1).entries()) {
    const change = { number, from: steps[index]!, to, note: "", override: "Plătește apoi." };
    expect(await changeOrderStatus(change, admin, db)).toEqual({ kind: "moved" });
  }
}

/** A withdrawal of so many beds, accepted. */
async function takeBack(order: Order, returned: number, db: Db) {
  const id = await declare(db, {
    email: order.email,
    fullName: "",
    order: order.number,
    pieces: [],
    wording: randomUUID(),
    statement: "",
    language: "ro",
    declaredAt: new Date().toISOString(),
  });
  const [line] = (await findDeskWithdrawal(id, db))!.order!.lines;
  const step = { id, from: "open", admin } as const;
  const pieces = { returned: new Map([[line!.id, returned]]), refundBani: 0 };
  expect(await acceptWithdrawal({ ...step, ...pieces }, db)).toEqual({ kind: "done" });
}

const linesOf = async ({ id }: Order, db: Db) =>
  (await listIssued(id, db)).map(({ kind, content }) => [
    kind,
    ...content.lines.map((line) => `${line.kind} ${line.quantity} ${line.netBani + line.vatBani}`),
  ]);

test.each([true, false])(
  "transport and assembly have lines of their own in proforma and invoice; prices with VAT: %s",
  async (isVatIncluded) => {
    const { db, order } = await placed(isVatIncluded);
    await deliver(order, db);
    const issued = await listIssued(order.id, db);
    expect(issued.map(({ kind }) => kind)).toEqual(["proforma", "final"]);
    for (const { content } of issued) {
      expect(content.lines.map(({ kind }) => kind)).toEqual(["piece", "transport", "assembly"]);
      expect(content.lines.slice(1).map(({ name }) => name)).toEqual(["Transport", "Montaj"]);
      const { netBani, vatBani, totalBani } = content;
      expect([netBani, vatBani, totalBani]).toEqual([
        order.subtotal_bani,
        order.vat_bani,
        order.total_bani,
      ]);
    }
    expect(writeUbl(issued[1]!.content)).toContain("<cbc:Name>Montaj</cbc:Name>");
  },
);

test("with the last piece the transport is taken back, what was done besides is not", async () => {
  const { db, order } = await placed();
  await deliver(order, db);
  await takeBack(order, 1, db);
  await takeBack(order, 1, db);
  expect((await linesOf(order, db)).slice(1)).toEqual([
    ["final", "piece 2 120000", "transport 1 15000", "assembly 1 20000"],
    ["storno", "piece -1 -60000"],
    ["storno", "piece -1 -60000", "transport -1 -15000"],
  ]);
  const { reduced_bani } = await db.selectFrom("orders").selectAll().executeTakeFirstOrThrow();
  expect([reduced_bani, sumInvoiced(await listIssued(order.id, db))]).toEqual([1_350_00, 200_00]);
});

test("whatever prices and rates, the lines come to the order's total", async () => {
  const { db, order } = await placed();
  const bani = fc.integer({ min: 1, max: 9_999_999 });
  const charges = fc.record({ transport_bani: bani, carrying_bani: bani, assembly_bani: bani });
  await fc.assert(
    fc.asyncProperty(charges, fc.boolean(), async (prices, isIncluded) => {
      const flag = isIncluded ? (1 as const) : (0 as const);
      await db
        .updateTable("orders")
        .set({ ...prices, is_vat_included: flag })
        .execute();
      const due = { dueNowBani: 1, dueOn: null };
      await db.transaction().execute((trx) => issueProforma(order.id, due, new Date(), trx));
      const { content } = (await listIssued(order.id, db)).at(-1)!;
      const gross = (shown: number) => (isIncluded ? shown : Math.round(shown * 1.19));
      const { transport_bani, carrying_bani, assembly_bani } = prices;
      expect(content.totalBani).toBe(
        [60_000, 60_000, transport_bani, carrying_bani, assembly_bani]
          .map(gross)
          .reduce((sum, one) => sum + one, 0),
      );
    }),
    { numRuns: 25 },
  );
});
