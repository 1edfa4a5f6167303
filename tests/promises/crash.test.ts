import { join } from "node:path";

import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openDatabase } from "~db/sqlite/engine";

import { eventually } from "../eventually";
import { startShop, type ShopProcess } from "../shop-process";
import { pieceId, pieces } from "../world";
import { fillCheckout, visit } from "./buying";
import { figure, moment, size } from "./proof";

const CYCLES = size(2, 1000);
const CLIENTS = 8;
const STOCK = 100_000;

test(
  "every order whose answer was received survives a crash, whole",
  async () => {
    const shop = await startShop();
    onTestFinished(() => shop.dispose());
    await shop.db.updateTable("products").set({ stock_quantity: STOCK }).execute();
    const products = [await pieceId(shop.db, pieces.bed), await pieceId(shop.db, pieces.desk)];
    // Nobody else holds the file while it is written: what is found later was recovered from disk.
    await shop.db.destroy();

    const acknowledged: string[] = [];
    for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
      const before = acknowledged.length;
      const clients = Array.from({ length: CLIENTS }, () =>
        orderUntilItDies(shop, products, acknowledged),
      );
      await eventually("a first order", () => acknowledged.length > before);
      await new Promise((resolve) => setTimeout(resolve, moment(cycle, 400)));
      await shop.kill();
      await Promise.all(clients);
      await shop.restart();
    }
    const revisited = await visit(shop).get(`/comanda/${acknowledged.at(-1)}`);
    expect(revisited.status).toBe(200);
    await shop.kill();

    const db = openDatabase(join(shop.data, "shop.sqlite"));
    onTestFinished(() => db.destroy());
    const integrity = await sql`pragma integrity_check`.execute(db);
    expect(integrity.rows).toEqual([{ integrity_check: "ok" }]);
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([]);

    const orders = await db
      .selectFrom("orders")
      .select((eb) => [
        "token",
        "number",
        "subtotal_bani",
        "vat_bani",
        "total_bani",
        eb
          .selectFrom("order_lines")
          .whereRef("order_id", "=", "orders.id")
          .select((line) => line.fn.countAll<number>().as("count"))
          .as("lines"),
        eb
          .selectFrom("order_lines")
          .whereRef("order_id", "=", "orders.id")
          .select((line) => line.fn.sum<number>("line_total_bani").as("sum"))
          .as("sum_of_lines"),
        eb
          .selectFrom("order_history")
          .whereRef("order_id", "=", "orders.id")
          .select((entry) => entry.fn.countAll<number>().as("count"))
          .as("history"),
        eb
          .selectFrom("outbox")
          .whereRef("order_id", "=", "orders.id")
          .select((mail) => mail.fn.countAll<number>().as("count"))
          .as("mails"),
        eb
          .selectFrom("order_mail_requests")
          .whereRef("order_id", "=", "orders.id")
          .select((request) => request.fn.countAll<number>().as("count"))
          .as("mailRequests"),
      ])
      .orderBy("number")
      .execute();
    const kept = new Set(orders.map((order) => order.token));
    const lost = acknowledged.filter((token) => !kept.has(token));
    figure(
      "an acknowledged order survives a crash",
      `${CYCLES} crashes, ${acknowledged.length} orders acknowledged, ${lost.length} lost, ` +
        `${orders.length - acknowledged.length} written whose answer was cut off`,
    );
    expect(lost).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(CYCLES);

    const priceOfBoth = (pieces.bed.product.priceLei + pieces.desk.product.priceLei) * 100;
    const withoutVat = Math.round(priceOfBoth / 1.19);
    const halves = orders.filter(
      (order) =>
        order.lines !== 2 ||
        order.history !== 1 ||
        // Both mails, or the note that they are due.
        (order.mails ?? 0) + 2 * (order.mailRequests ?? 0) !== 2 ||
        order.sum_of_lines !== priceOfBoth ||
        order.subtotal_bani !== withoutVat ||
        order.vat_bani !== priceOfBoth - withoutVat ||
        order.total_bani !== priceOfBoth,
    );
    expect(halves).toEqual([]);

    const numbers = orders.map((order) => Number(order.number.slice(-6)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const left = await db
      .selectFrom("products")
      .select("stock_quantity")
      .where("id", "in", products)
      .execute();
    expect(left.map((product) => STOCK - product.stock_quantity)).toEqual([
      orders.length,
      orders.length,
    ]);
  },
  CYCLES * 60_000,
);

/** Orders two pieces over and over, noting the token of each order whose answer arrives. */
async function orderUntilItDies(
  shop: ShopProcess,
  products: string[],
  acknowledged: string[],
): Promise<void> {
  const visitor = visit(shop);
  try {
    for (;;) {
      for (const productId of products) await visitor.post("/cos", { intent: "add", productId });
      const answer = await visitor.post(
        "/finalizare-comanda/verificare",
        await fillCheckout(visitor),
      );
      expect(answer.status).toBe(303);
      acknowledged.push(answer.location!.replace("/comanda/", ""));
    }
  } catch (error) {
    // The connection breaks off when the shop dies; anything else is a fault of the shop's.
    if (!(error instanceof TypeError)) throw error;
  }
}
