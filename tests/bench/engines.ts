import pg from "pg";

import { paths } from "~/platform/paths/paths";

import { startPostgres } from "../postgres.mjs";
import { readyToOrder } from "../promises/buying";
import { startShop, type ShopProcess } from "../shop-process";
import { coldRate } from "./cold";
import { answerRate } from "./load";
import { placeOrders } from "./orders";
import { pages } from "./rates";
import { median, unjudged, type Row } from "./row";
import { firstVisit, signedIn, withCarts } from "./visitors";

const CONNECTIONS = 16;
const SECONDS = 2;
const PEOPLE = 100;
const ORDERS = 200;
/** The first is not counted: it compiles what runs for the first time. */
const ROUNDS = 4;

type Headers = Record<string, string>;
interface Probe {
  what: string;
  unit: string;
  measure: (shop: ShopProcess, who: Record<"carts" | "people", Headers[]>) => Promise<number>;
}

const probes: Probe[] = [
  ...pages.flatMap(([name, path]): Probe[] => [
    rateOf(`${name} without cookies`, path, () => [firstVisit]),
    rateOf(`${name}, ${PEOPLE} carts in turns`, path, ({ carts }) => carts),
    rateOf(`${name}, ${PEOPLE} signed-in people in turns`, path, ({ people }) => people),
    {
      what: `${name} just changed, one by one`,
      unit: "answers/s",
      measure: (shop) => coldRate(shop, path, firstVisit),
    },
  ]),
  rateOf(`the cart, ${PEOPLE} of them in turns`, paths.cart(), ({ carts }) => carts),
  {
    what: "orders placed over HTTP, each durable",
    unit: "orders/s",
    measure: async (shop) => {
      const buyers = [];
      for (let index = 0; index < ORDERS; index += 1) buyers.push(await readyToOrder(shop));
      return placeOrders(shop.origin, buyers);
    },
  },
];

function rateOf(
  what: string,
  path: string,
  visitorsOf: (who: Record<"carts" | "people", Headers[]>) => Headers[],
): Probe {
  return {
    what,
    unit: "answers/s",
    measure: ({ origin }, who) =>
      answerRate({
        url: origin + path,
        visitors: visitorsOf(who),
        connections: CONNECTIONS,
        seconds: SECONDS,
      }),
  };
}

/**
 * The shop on a PostgreSQL server of the same machine, which flushes as usual, beside the shop on its file:
 * each row is PostgreSQL's rate, then SQLite's, of medians of turns.
 */
export async function measureEngines(): Promise<Row[]> {
  const server = await startPostgres({ isDurable: true });
  const shops: ShopProcess[] = [];
  try {
    const client = new pg.Client({ connectionString: server.url("postgres") });
    await client.connect();
    await client.query("create database bench");
    await client.end();
    shops.push(await startShop({ DATABASE_URL: server.url("bench") }), await startShop());
    const ready = [];
    for (const shop of shops) {
      await shop.db.updateTable("products").set({ stock_quantity: 100_000 }).execute();
      const who = { carts: await withCarts(shop, PEOPLE), people: await signedIn(shop, PEOPLE) };
      ready.push({ shop, who });
    }
    const rows: Row[] = [];
    for (const { what, unit, measure } of probes) {
      const turns: number[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const turn = [];
        for (const { shop, who } of ready) turn.push(await measure(shop, who));
        turns.push(turn);
      }
      const [onServer = 0, onFile = 0] = [0, 1].map((nth) =>
        median(turns.slice(1).map((turn) => turn[nth]!)),
      );
      rows.push(unjudged(`${what}: PostgreSQL beside SQLite`, onServer, unit, onFile));
    }
    return rows;
  } finally {
    for (const shop of shops) await shop.dispose();
    await server.stop();
  }
}
