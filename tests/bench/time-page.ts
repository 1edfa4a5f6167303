import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

import type { ShopProcess } from "../shop-process";

/**
 * How long the shop takes for pages, one after the other on one connection, from a request's arrival
 * to its last byte: the 95th percentile in milliseconds. `addresses` are asked for in turns, each time
 * with a parameter that was never there, so that no page comes from memory.
 */
export async function timePages(
  shop: ShopProcess,
  addresses: string[],
  cookie: string,
  samples: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = shop.output().length;
  const count = WARM_UP + samples;
  try {
    for (let sample = 0; sample < count; sample += 1) {
      const address = new URL(addresses[sample % addresses.length]!, shop.origin);
      neverAsked(address);
      await ask(address.href, cookie, agent);
    }
  } finally {
    agent.destroy();
  }
  // The first few are not counted: they compile what runs for the first time.
  const times = (await loggedTimes(shop, from, count)).slice(WARM_UP);
  times.sort((one, other) => one - other);
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

/** What the shop's log says of its answers from a place on, once it has told of so many. */
async function loggedTimes(shop: ShopProcess, from: number, count: number): Promise<number[]> {
  for (let wait = 0; wait < MOST_WAITS; wait += 1) {
    const lines = [
      ...shop
        .output()
        .slice(from)
        .matchAll(/"event":"answer".*"ms":(\d+)/g),
    ];
    // They are whole milliseconds, so that one took half of one more at most.
    if (lines.length >= count) return lines.map(([, ms]) => Number(ms) + 0.5);
    await pause(10);
  }
  throw new Error(`the log does not tell of ${count} answers`);
}

/** Sets a field that the page reads and that changes nothing in it, as no other does make another page of it. */
function neverAsked({ pathname, searchParams }: URL): void {
  const isProduct = /^\/produse\/[^/]+\/\d+$/.test(pathname);
  searchParams.set(isProduct ? "linie" : "pret", String((asked += 1)));
}

const MOST_WAITS = 500;
const WARM_UP = 20;
/** Of a whole run: what was asked for once would come from memory. */
let asked = 0;

const CONNECTIONS = 4;
const SECONDS = 3;

/** Listings a second, each under an address that was never asked for. */
export async function uncachedRate(origin: string, round: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const end = performance.now() + SECONDS * 1000;
  let answers = 0;
  const goOn = async () => {
    while (performance.now() < end) {
      answers += 1;
      await ask(`${origin}/produse?pret=${round}${answers}`, "", agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, goOn));
  agent.destroy();
  return answers / SECONDS;
}

function ask(address: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Cookie: cookie, Accept: "text/html", "Accept-Encoding": "gzip, deflate, br" };
    get(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${address}`));
      answer.on("end", resolve).on("error", reject).resume();
    }).on("error", reject);
  });
}
