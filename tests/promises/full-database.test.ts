import { sql } from "kysely";
import { expect, test } from "vitest";

import { databasePath } from "~/platform/env/env.server";
import { openDatabase } from "~db/sqlite/engine";

import { openShop } from "../routes/shop";
import { textOf } from "../visitor";
import { buyer, pieceId, pieces } from "../world";
import { fillCheckout } from "./buying";
import { figure, size } from "./proof";

const FILLINGS = size(10, 200);
const MOST_ORDERS = 50;

const { db, visitor } = await openShop();

test(
  "a database that may not grow refuses the order in words, and takes it when it may",
  async () => {
    await db.updateTable("products").set({ stock_quantity: 1_000_000 }).execute();
    const productId = await pieceId(db, pieces.desk);
    await visitor().get("/");
    let placed = 0;
    for (let filling = 0; filling < FILLINGS; filling += 1) {
      let refused = false;
      for (let count = 0; !refused && count < MOST_ORDERS; count += 1) {
        const somebody = visitor();
        await somebody.post("/cos", { intent: "add", productId });
        const form = await fillCheckout(somebody);
        await allowPages(await pagesOf());
        const answer = await somebody.post("/finalizare-comanda/verificare", form);
        await allowPages(1_000_000);
        refused = answer.status === 409;
        if (refused) {
          const alert = textOf(answer.page.querySelector("main [role=alert]"));
          expect(alert).toContain("Comanda nu a fost înregistrată și nu s-a plătit nimic.");
          const typed = answer.page.querySelector("input[name=address]")?.getAttribute("value");
          expect(typed).toBe(buyer.address);
          expect(await countOrders()).toBe(placed);
          const again = await somebody.post("/finalizare-comanda/verificare", form);
          expect(again.status).toBe(303);
        } else expect(answer.status).toBe(303);
        placed += 1;
        expect(await countOrders()).toBe(placed);
      }
      expect(refused).toBe(true);
    }
    // A connection that has seen the word index before would judge it by what it remembers.
    const fresh = openDatabase(databasePath);
    const integrity = await sql`pragma integrity_check`.execute(fresh);
    await fresh.destroy();
    expect(integrity.rows).toEqual([{ integrity_check: "ok" }]);
    figure(
      "disk full",
      `${FILLINGS} refusals by a full database, each order placed afterwards, once`,
    );
  },
  FILLINGS * 20_000,
);

/** Bounds the shop's own connection: the bound is not the file's. */
async function allowPages(count: number): Promise<void> {
  await sql`pragma max_page_count = ${sql.lit(count)}`.execute(globalThis.__shopDatabase!);
}

async function pagesOf(): Promise<number> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  return rows[0]!.page_count;
}

async function countOrders(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from orders`.execute(db);
  return rows[0]!.count;
}
