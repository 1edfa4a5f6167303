import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import pg from "pg";

import { startPostgres } from "../../postgres.mjs";
import { freePort } from "../../shop-process";
import type { Peer, PeerData } from "./peer";

const MOST_SECONDS = 180;

/**
 * EverShop, set up in this directory as README.md says, on a database of its own with the same categories and
 * products, without pictures. Undefined where it is not set up.
 */
export async function startEverShop(
  directory: string,
  { categories, products }: PeerData,
): Promise<Peer | undefined> {
  if (!existsSync(join(directory, ".evershop/build"))) return undefined;
  const server = await startPostgres({ isDurable: true });
  await ask(server.url("postgres"), (db) => db.query("create database evershop"));
  const url = server.url("evershop");
  const port = String(await freePort());
  const child = spawn(process.execPath, ["node_modules/.bin/evershop", "start"], {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: port,
      DB_HOST: decodeURIComponent(/@([^/]+)/.exec(url)?.[1] ?? ""),
      DB_PORT: "5432",
      DB_NAME: "evershop",
      DB_USER: "postgres",
      DB_PASSWORD: "",
      DB_SSLMODE: "disable",
    },
    stdio: "ignore",
    detached: true,
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    // It has processes of its own, which end with their group.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await server.stop();
  };
  try {
    await untilAnswered(origin);
    await ask(url, async (db) => {
      for (const { slug, name } of categories) {
        await db.query(INSERT_CATEGORY, [slug, name]);
      }
      for (const { slug, category, name, description, bani } of products) {
        await db.query(INSERT_PRODUCT, [slug, category, name, description, bani / 100]);
      }
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    name: "EverShop",
    origin,
    pages: ({ category, slug }) => ({
      home: "/",
      listing: `/${category}`,
      product: `/${category}/${slug}`,
      cart: "/cart",
      checkout: "/checkout",
    }),
    add: ({ slug }) => ({
      path: "/api/cart/mine/items",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ sku: slug, qty: 1 }),
    }),
    stop,
  };
}

const INSERT_CATEGORY = `
  with made as (insert into category (status, position) values (true, 0) returning category_id, uuid),
    named as (insert into category_description (category_description_category_id, name, url_key)
      select category_id, $2, $1 from made)
  insert into url_rewrite (request_path, target_path, entity_uuid, entity_type)
    select '/' || $1::text, '/category/' || uuid, uuid, 'category' from made`;

const INSERT_PRODUCT = `
  with made as (insert into product (sku, price, weight, status, category_id)
      select $1, $5, 1, true, category_description_category_id from category_description where url_key = $2
      returning product_id, uuid),
    named as (insert into product_description
        (product_description_product_id, name, description, url_key)
      select product_id, $3, $4, $1 from made),
    stocked as (insert into product_inventory
        (product_inventory_product_id, qty, manage_stock, stock_availability)
      select product_id, 1000000, true, true from made)
  insert into url_rewrite (request_path, target_path, entity_uuid, entity_type)
    select '/' || $2::text || '/' || $1::text, '/product/' || uuid, uuid, 'product' from made`;

async function ask(url: string, work: (db: pg.Client) => Promise<unknown>): Promise<void> {
  const db = new pg.Client(url);
  await db.connect();
  try {
    await work(db);
  } finally {
    await db.end();
  }
}

async function untilAnswered(origin: string): Promise<void> {
  for (let second = 0; second < MOST_SECONDS; second += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await pause(1000);
  }
  throw new Error(`EverShop did not answer within ${MOST_SECONDS} s`);
}
