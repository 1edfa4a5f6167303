import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";

import type { ShopProcess } from "../shop-process";

const SAMPLES = 100;
/** They compile what runs for the first time, and are not counted. */
const WARM_UP = 20;

/** Answers a second, one after the other, each of them the first after a piece was sold. */
export async function coldRate(
  shop: ShopProcess,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  await askCold(shop, path, headers, WARM_UP);
  return (SAMPLES * 1000) / (await askCold(shop, path, headers, SAMPLES));
}

/**
 * Asks for a page so many times, each time after a piece was sold, so that nothing that was finished
 * before may be sent any more. Returns the milliseconds waited for answers.
 */
export async function askCold(
  shop: ShopProcess,
  path: string,
  headers: Record<string, string>,
  count: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let spent = 0;
  try {
    for (let turn = 0; turn < count; turn += 1) {
      await sellAndRestock(shop, turn);
      const before = performance.now();
      await sizeOf(shop.origin + path, headers, agent);
      spent += performance.now() - before;
    }
  } finally {
    agent.destroy();
  }
  return spent;
}

/** Bytes of a page's body as they are sent, the first after a piece was sold. */
export async function coldSize(
  shop: ShopProcess,
  path: string,
  headers: Record<string, string>,
): Promise<number> {
  await sellAndRestock(shop, 0);
  return sizeOf(shop.origin + path, headers);
}

/** Leaves two of the first piece, or the last one, by turns: every page shows it or depends on it. */
export async function sellAndRestock(shop: ShopProcess, turn: number): Promise<void> {
  await shop.db
    .updateTable("products")
    .set({ stock_quantity: 2 - (turn % 2) })
    .where("number", "=", 1)
    .execute();
}

/** Bytes of a body as they are sent. */
function sizeOf(url: string, headers: Record<string, string>, agent?: Agent) {
  return new Promise<number>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${url}`));
      let size = 0;
      answer
        .on("data", (chunk: Buffer) => (size += chunk.length))
        .on("end", () => resolve(size))
        .on("error", reject);
    }).on("error", reject);
  });
}
