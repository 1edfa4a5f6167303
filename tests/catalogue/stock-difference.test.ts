import fc from "fast-check";
import { afterAll, expect, test } from "vitest";

import { findEditableProduct } from "~/shop/catalogue-editing/front/editable-product.server";
import { changeProduct, type Drawn } from "~/shop/catalogue-editing/front/save-product.server";

import { addCategory, addProduct, openEmptyShop } from "../memory-database";

const db = await openEmptyShop();
afterAll(() => db.destroy());
const admin = { id: "ana", email: "ana@example.com" };
const categoryId = await addCategory(db, "bai");
const id = await addProduct(db, { categoryId, number: 1, name: "Raft de baie" });

const step = fc.oneof(
  fc.record({ kind: fc.constant("sell" as const), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("open" as const), desk: fc.integer({ min: 0, max: 1 }) }),
  fc.record({
    kind: fc.constant("save" as const),
    desk: fc.integer({ min: 0, max: 1 }),
    stock: fc.integer({ min: 0, max: 12 }),
    price: fc.integer({ min: 1, max: 3 }),
  }),
);

test("whatever is sold and saved in whatever order, stock is what came less what went", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 8 }),
      fc.array(step, { maxLength: 25 }),
      async (start, steps) => {
        await db
          .updateTable("products")
          .set({ stock_quantity: start, price_bani: 100 })
          .where("id", "=", id)
          .execute();
        let model = start;
        let saves = 0;
        const open: { drawn: Drawn; saves: number }[] = [];
        const draw = async () => {
          const { version, stock_quantity } = (await findEditableProduct(id, db))!;
          return { drawn: { version, stock: stock_quantity }, saves };
        };
        open.push(await draw(), await draw());
        for (const one of steps) {
          if (one.kind === "open") open[one.desk] = await draw();
          else if (one.kind === "sell") {
            const { numUpdatedRows } = await db
              .updateTable("products")
              .set((eb) => ({ stock_quantity: eb("stock_quantity", "-", one.pieces) }))
              .where("id", "=", id)
              .where("stock_quantity", ">=", one.pieces)
              .executeTakeFirst();
            expect(numUpdatedRows).toBe(model >= one.pieces ? 1n : 0n);
            if (model >= one.pieces) model -= one.pieces;
          } else {
            const form = open[one.desk]!;
            const before = (await findEditableProduct(id, db))!;
            const details = { ...before, price_bani: one.price * 100, stock_quantity: one.stock };
            const result = await changeProduct(
              admin,
              id,
              { details, drawn: form.drawn },
              () => Promise.resolve(false),
              db,
            );
            const change = one.stock - form.drawn.stock;
            // Sales make no form out of date; saves of others do.
            if (form.saves < saves) expect(result.kind).toBe("stale");
            else if (model + change < 0)
              expect(result).toEqual({ kind: "stock-short", left: model });
            else {
              expect(result.kind).toBe("saved");
              model += change;
              saves += 1;
            }
          }
          expect((await findEditableProduct(id, db))!.stock_quantity).toBe(model);
        }
      },
    ),
    { numRuns: 60 },
  );
});
