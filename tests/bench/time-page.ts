import { Agent, get } from "node:http";
import { performance } from "node:perf_hooks";

/**
 * How long pages take, one after the other on one connection: the 95th percentile in milliseconds.
 * `addresses` are asked for in turns, each time with a parameter that was never there, so that no
 * page comes from memory.
 */
export async function timePages(
  origin: string,
  addresses: string[],
  cookie: string,
  samples: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  try {
    // The first few are not counted: they compile what runs for the first time.
    for (let sample = -WARM_UP; sample < samples; sample += 1) {
      const address = new URL(addresses[(sample + WARM_UP) % addresses.length]!, origin);
      address.searchParams.set("nou", String((asked += 1)));
      const before = performance.now();
      await ask(address.href, cookie, agent);
      if (sample >= 0) times.push(performance.now() - before);
    }
  } finally {
    agent.destroy();
  }
  times.sort((one, other) => one - other);
  return times[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

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
      await ask(`${origin}/produse?nou=${round}-${answers}`, "", agent);
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
