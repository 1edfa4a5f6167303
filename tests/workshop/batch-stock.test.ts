import fc from "fast-check";
import { expect, test } from "vitest";

import { startBatch, undoBatch } from "~/workshop/batches/front/start-batch.server";
import { articleKey } from "~/workshop/stock/article";
import { changeStock } from "~/workshop/stock/front/change-stock.server";
import { newItem, saveStockItem } from "~/workshop/stock/front/save-item.server";
import { listStockItems } from "~/workshop/stock/stock.server";
import type { Db } from "~db/engine";

import { openCatalogue } from "../memory-database";
import { size } from "../promises/proof";
import { desk, laidOutBatch } from "./batches";

const pins = { kind: "hardware", code: "shelf-pin", length: null } as const;
const sheets = { kind: "sheet", material: "pal-alb", thickness: 18 } as const;

async function onHand(db: Db): Promise<Record<string, number>> {
  return Object.fromEntries((await listStockItems(db)).map((item) => [item.id, item.onHand]));
}

test("a batch takes what it needs of what is kept when it starts, once, and gives it back when it is undone", async () => {
  const db = await openCatalogue();
  await saveStockItem(pins, newItem, desk, db);
  await saveStockItem(sheets, newItem, desk, db);
  await changeStock(articleKey(pins), { reason: "received", amount: 100, note: "" }, desk, db);
  const { id } = await laidOutBatch(db);
  await startBatch(id, desk, db);
  // A bookcase has four shelves on four pins each, of one sheet; there was none of it, so it is owed.
  const after = { "hardware shelf-pin": 84, "sheet pal-alb 18": -1 };
  expect(await onHand(db)).toEqual(after);
  expect((await startBatch(id, desk, db)).kind).toBe("done-before");
  expect(await onHand(db)).toEqual(after);
  await undoBatch(id, desk, db);
  expect(await onHand(db)).toEqual({ "hardware shelf-pin": 100, "sheet pal-alb 18": 0 });
  await undoBatch(id, desk, db);
  expect(await onHand(db)).toEqual({ "hardware shelf-pin": 100, "sheet pal-alb 18": 0 });
});

test("whatever is delivered and counted, what there is is the sum of its moves", async () => {
  const db = await openCatalogue();
  await saveStockItem(pins, newItem, desk, db);
  const id = articleKey(pins);
  const change = fc.oneof(
    fc.record({ received: fc.integer({ min: 1, max: 500 }) }),
    fc.record({ counted: fc.nat({ max: 500 }), isStale: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      for (const one of changes) {
        const before = (await onHand(db))[id]!;
        if ("received" in one) {
          await changeStock(id, { reason: "received", amount: one.received, note: "" }, desk, db);
          expect((await onHand(db))[id]).toBe(before + one.received);
        } else {
          const seen = one.isStale ? before + 1 : before;
          const counted = { reason: "counted", amount: one.counted, seen, note: "" } as const;
          await changeStock(id, counted, desk, db);
          expect((await onHand(db))[id]).toBe(one.isStale ? before : one.counted);
        }
      }
      const moves = await db.selectFrom("stock_moves").select("amount").execute();
      expect(moves.reduce((sum, { amount }) => sum + amount, 0)).toBe((await onHand(db))[id]);
    }),
    { numRuns: size(15, 300) },
  );
});
