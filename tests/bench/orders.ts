import { Agent, request as ask } from "node:http";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

import SQLite from "better-sqlite3";

import { copyDatabase } from "~db/sqlite/maintenance";

import { readyToOrder } from "../promises/buying";
import type { ShopProcess } from "../shop-process";
import type { Visitor } from "../visitor";
import { atLeast, median, type Row } from "./row";

/** The first is not counted: it compiles what runs for the first time. */
const ROUNDS = 6;
const ORDERS = 200;
const CONNECTIONS = 16;

/**
 * Orders placed a second over HTTP, each durable before its answer, beside a bare loop that writes
 * the rows of the same orders into a copy of the database, each in a durable transaction of its own.
 */
export async function measureOrders(shop: ShopProcess): Promise<Row[]> {
  await shop.db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
  // The first order keeps the accepted texts that all others refer to, also in the copies.
  await placeOrders(shop.origin, [await readyToOrder(shop)]);
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyers = [];
    for (let index = 0; index < ORDERS; index += 1) buyers.push(await readyToOrder(shop));
    const copies = await copyForTheBareLoop(shop.data, round);
    const known = new Set((await shop.db.selectFrom("orders").select("id").execute()).map(idOf));
    rates.ours.push(await placeOrders(shop.origin, buyers));
    const made = (await shop.db.selectFrom("orders").select("id").execute()).map(idOf);
    const placed = made.filter((id) => !known.has(id));
    rates.bare.push(median(copies.map((copy) => writeBare(shop.data, copy, placed))));
    // The bare loop lets nothing else run, and meanwhile the shop has closed what was left open.
    await setTimeout(10);
  }
  const [ours, bare] = [rates.ours, rates.bare].map((counted) => median(counted.slice(1)));
  return [atLeast("orders placed over HTTP", ours ?? 0, bare ?? 0, 0.5, "orders/s")];
}

/** Several, because the loop ends sooner than the orders over HTTP and so is more a matter of luck. */
async function copyForTheBareLoop(data: string, round: number): Promise<string[]> {
  const copies = [1, 2, 3].map((copy) => join(data, `copy-${round}-${copy}.sqlite`));
  for (const copy of copies) await copyDatabase(join(data, "shop.sqlite"), copy);
  return copies;
}

const idOf = ({ id }: { id: string }) => id;

type Buyer = { visitor: Visitor; form: Record<string, string> };

/** Orders placed a second, each by somebody who is ready to. */
export async function placeOrders(origin: string, buyers: Buyer[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const waiting = buyers.values();
  const placeOneByOne = async () => {
    for (const buyer of waiting) await placeOrder(origin, buyer, agent);
  };
  const before = performance.now();
  await Promise.all(Array.from({ length: CONNECTIONS }, placeOneByOne));
  const seconds = (performance.now() - before) / 1000;
  agent.destroy();
  return buyers.length / seconds;
}

function placeOrder(origin: string, { visitor, form }: Buyer, agent: Agent): Promise<void> {
  const body = new URLSearchParams(form).toString();
  const headers = {
    ...visitor.requestHeaders(),
    Origin: origin,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    ask(`${origin}/finalizare-comanda/verificare`, { method: "POST", agent, headers }, (answer) => {
      const isPlaced =
        answer.statusCode === 303 && answer.headers.location?.startsWith("/comanda/");
      if (!isPlaced) reject(new Error(`an order was answered with ${answer.statusCode}`));
      answer.on("end", resolve).on("error", reject).resume();
    })
      .on("error", reject)
      .end(body);
  });
}

/** Writes what these orders wrote, a transaction for each, as fast as the disk allows. */
function writeBare(data: string, copy: string, ids: string[]): number {
  const source = new SQLite(join(data, "shop.sqlite"), { readonly: true });
  const orders = ids.map((id) => ({
    rows: [
      ...["orders", "order_lines", "order_history"].flatMap((table) =>
        source
          .prepare(`select * from ${table} where ${table === "orders" ? "id" : "order_id"} = ?`)
          .all(id)
          .map((row) => [table, row as Record<string, unknown>] as const),
      ),
      // The shop's own is gone as soon as the mails are written.
      ["order_mail_requests", { order_id: id, low_stock: "[]" }] as const,
    ],
    token: source.prepare("select checkout_token from orders where id = ?").pluck().get(id),
  }));
  source.close();
  const target = new SQLite(copy);
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]) {
    target.pragma(pragma);
  }
  const inserts = new Map<string, SQLite.Statement>();
  const insert = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const values = columns.map((name) => `@${name}`).join(", ");
    const text = `insert into ${table} (${columns.join(", ")}) values (${values})`;
    const statement = inserts.get(text) ?? target.prepare(text);
    inserts.set(text, statement);
    // The copy counts its history itself.
    statement.run(table === "order_history" ? { ...row, id: null } : row);
  };
  const others = [
    "update order_numbers set last_number = last_number + 1",
    "update products set stock_quantity = stock_quantity - 1 where id in (select product_id from cart_lines where cart_id = (select id from carts where checkout_token = ?))",
    "delete from cart_lines where cart_id = (select id from carts where checkout_token = ?)",
    "update carts set updated_at = updated_at || ' ' where checkout_token = ?",
  ].map((text) => target.prepare(text));
  const write = target.transaction(({ rows, token }: (typeof orders)[number]) => {
    for (const [table, row] of rows) insert(table, row);
    const [number, ...ofCart] = others;
    number?.run();
    for (const statement of ofCart) statement.run(token);
  });
  const before = performance.now();
  for (const order of orders) write.immediate(order);
  const seconds = (performance.now() - before) / 1000;
  target.close();
  return orders.length / seconds;
}
