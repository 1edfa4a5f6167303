import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { listDeliveries, paidFor, takeDeliveryBack } from "~/workshop/stock/front/delivery.server";
import { receiveOrder } from "~/workshop/stock/front/receive-order.server";
import { endOrder, sendOrder } from "~/workshop/stock/front/step-order.server";
import { findSupplierOrder } from "~/workshop/stock/front/supplier-order.server";
import { findStockItem, giveStockBack, takeStock } from "~/workshop/stock/stock.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { size } from "../promises/proof";
import { desk } from "./batches";
import { addDraft, addSupplier } from "./buying";

const HINGE = "hardware hinge";
const article = { kind: "hardware", code: "hinge", length: null } as const;

async function addBatch(db: Db): Promise<string> {
  const id = randomUUID();
  const row = { id, number: id, created_at: "2026-11-29T10:00:00.000Z", created_by: desk.id };
  await db
    .insertInto("batches")
    .values({ ...row, started_at: null, cut_at: null, undone_at: null })
    .execute();
  return id;
}

async function sentOrder(db: Db, least = 1_000) {
  const id = await addDraft(db, await addSupplier(db), { [HINGE]: { least } });
  const number = String(id);
  const order = async () => (await findSupplierOrder(number, db))!;
  await sendOrder({ number, version: (await order()).version }, desk, db);
  const receive = async (amount: number, priceBani: number | null) => {
    const came = { note: "", lines: { [HINGE]: { amount, priceBani } } };
    const { kind } = await receiveOrder(
      number,
      { version: (await order()).version, ...came },
      desk,
      db,
    );
    expect(kind).toBe("saved");
  };
  const back = async (delivery: number) => {
    const { version } = await order();
    return takeDeliveryBack(number, { version, delivery, reason: "greșit" }, desk, db);
  };
  const item = async () => {
    const { onHand, unitCost, priceBani } = (await findStockItem(HINGE, db))!;
    return { onHand, unitCost, priceBani };
  };
  return { id, number, order, receive, back, item };
}

test("a delivery that was typed wrongly is taken back: stock, cost and price are as before, the order is open again", async () => {
  const db = await openCatalogue();
  const { id, order, receive, back, item } = await sentOrder(db, 30);
  await receive(10, 14_00);
  const before = await item();
  const open = await order();
  await receive(200, 1_400_00);
  expect((await order()).state).toBe("received");
  expect((await back(2)).kind).toBe("saved");
  expect(await item()).toEqual(before);
  expect(await order()).toMatchObject({ state: "partly", lines: open.lines });
  // The same press once more changes nothing, and one that there is not is refused.
  expect((await back(2)).kind).toBe("saved");
  expect((await back(3)).kind).toBe("not-now");
  expect(await item()).toEqual(before);
  const deliveries = await listDeliveries(id, db);
  expect(deliveries.map(({ number, takenBack }) => [number, takenBack])).toEqual([
    [2, "greșit"],
    [1, null],
  ]);
  expect(paidFor(deliveries)).toEqual({ bani: 140_00, unpriced: 0 });
  await receive(20, 14_00);
  expect((await order()).state).toBe("received");
});

test("a delivery without a price keeps none that another, taken back before it, had brought", async () => {
  const { receive, back, item } = await sentOrder(await openCatalogue());
  const before = await item();
  await receive(1, 100);
  await receive(1, null);
  await receive(1, 200);
  for (const delivery of [1, 2, 3]) await back(delivery);
  expect(await item()).toEqual(before);
});

test("who takes a delivery back of an order that has changed since is told, and one closed by hand stays closed", async () => {
  const db = await openCatalogue();
  const { number, order, receive, back } = await sentOrder(db, 30);
  await receive(10, 14_00);
  const old = (await order()).version;
  await receive(5, 14_00);
  const late = { version: old, delivery: 1, reason: "greșit" };
  expect((await takeDeliveryBack(number, late, desk, db)).kind).toBe("stale");
  await endOrder({ id: number, version: (await order()).version }, desk, db);
  expect((await back(1)).kind).toBe("saved");
  expect(await order()).toMatchObject({ state: "short", lines: [{ received: 5 }] });
});

test("what a batch took at a wrong cost costs what it would have, and what it gives back too", async () => {
  const db = await openCatalogue();
  const { receive, back, item } = await sentOrder(db);
  await receive(10, 10_00);
  await receive(10, 1_000_00);
  const batch = await addBatch(db);
  await takeStock(batch, [{ article, amount: 10 }], desk, db);
  await receive(20, 20_00);
  expect((await back(2)).kind).toBe("saved");
  // Ten at 10 lei were there and were taken; twenty at 20 lei came.
  expect(await item()).toEqual({ onHand: 20, unitCost: 20_00_000, priceBani: 20_00 });
  const taken = await db
    .selectFrom("stock_moves")
    .select("unit_cost")
    .where("batch_id", "=", batch)
    .executeTakeFirstOrThrow();
  expect(taken.unit_cost).toBe(10_00_000);
  await giveStockBack(batch, desk, db);
  expect(await item()).toMatchObject({
    onHand: 30,
    unitCost: Math.round((20 * 20_00_000 + 10 * 10_00_000) / 30),
  });
});

test("what a batch gives back costs what it cost when it was taken", async () => {
  const db = await openCatalogue();
  const { receive, item } = await sentOrder(db);
  await receive(10, 10_00);
  const batch = await addBatch(db);
  await takeStock(batch, [{ article, amount: 10 }], desk, db);
  await receive(10, 20_00);
  await giveStockBack(batch, desk, db);
  // 300 lei were paid for twenty.
  expect(await item()).toMatchObject({ onHand: 20, unitCost: 15_00_000 });
});

test("whatever comes and is taken, taking deliveries back leaves what there would be without them", async () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("receive" as const),
        amount: fc.integer({ min: 1, max: 40 }),
        price: fc.option(fc.integer({ min: 1, max: 500 }).map((lei) => lei * 100)),
        isWrong: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("take" as const),
        amount: fc.integer({ min: 1, max: 30 }),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: "give" as const }) },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 10 }),
      fc.infiniteStream(fc.nat()),
      async (steps, chances) => {
        const run = async (without: boolean) => {
          const db = await openCatalogue();
          const { receive, back, item } = await sentOrder(db, 10_000);
          const wrong: number[] = [];
          let deliveries = 0;
          let batch: string | undefined;
          for (const one of steps) {
            if (one.kind === "receive") {
              if (one.isWrong && without) continue;
              deliveries += 1;
              await receive(one.amount, one.price);
              if (one.isWrong) wrong.push(deliveries);
            } else if (one.kind === "take") {
              batch = await addBatch(db);
              await takeStock(batch, [{ article, amount: one.amount }], desk, db);
            } else if (batch !== undefined) {
              await giveStockBack(batch, desk, db);
              batch = undefined;
            }
          }
          // In any turn.
          while (wrong.length > 0) {
            const [number] = wrong.splice(chances.next().value! % wrong.length, 1);
            expect((await back(number!)).kind).toBe("saved");
          }
          return item();
        };
        expect(await run(false)).toEqual(await run(true));
      },
    ),
    { numRuns: size(15, 200) },
  );
});
