import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

import autocannon from "autocannon";

import { paths } from "~/paths";

import { Visitor } from "../visitor";
import { atLeast, median, type Row } from "./row";

const CONNECTIONS = 64;
const ROUNDS = 3;

const pages = [
  ["home", paths.home()],
  ["listing", paths.products()],
  ["product", paths.product("dormitoare", 1)],
] as const;

/**
 * Answers a second, beside a bare server that sends the same bytes: all take turns, and what
 * counts is the ratio of their medians.
 */
export async function measureRates(origin: string, seconds = 3): Promise<Row[]> {
  const rows: Row[] = [];
  const cart = await fillCart(origin);
  const account = await signIn(origin);
  for (const [name, path] of pages) {
    const bare = await startBare(await read(origin + path));
    const rates = {
      ours: [] as number[],
      bare: [] as number[],
      cart: [] as number[],
      account: [] as number[],
    };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.bare.push(await rate(bare.url, {}, seconds));
        rates.ours.push(await rate(origin + path, {}, seconds));
        rates.cart.push(await rate(origin + path, { Cookie: cart }, seconds));
        rates.account.push(await rate(origin + path, { Cookie: account }, seconds));
      }
    } finally {
      bare.stop();
    }
    const [limit, ours] = [median(rates.bare), median(rates.ours)];
    const [withCart, signedIn] = [median(rates.cart), median(rates.account)];
    rows.push(
      atLeast(`${name} without cookies`, ours, limit, 0.5),
      atLeast(`${name} with a cart`, withCart, limit, 0.1),
      atLeast(`${name} signed in`, signedIn, limit, 0.1),
    );
  }
  return rows;
}

async function rate(
  url: string,
  headers: Record<string, string>,
  duration: number,
): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    headers: { "Accept-Encoding": "gzip, deflate, br", "Accept-Language": "ro", ...headers },
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: not every answer was a page`);
  return result["2xx"] / result.duration;
}

/** The cookie of somebody with a piece in the cart, its message already read. */
async function fillCart(origin: string): Promise<string> {
  const visitor = new Visitor((request) => fetch(request, { redirect: "manual" }), origin);
  const form = (await visitor.get("/produse")).page.querySelector('form[action="/cos"]');
  const productId = form?.querySelector("[name=productId]")?.getAttribute("value") ?? "";
  await visitor.submit("/cos", { productId, returnTo: "/produse", intent: "add" });
  return ["session", "cart"].map((name) => `${name}=${visitor.cookie(name)}`).join("; ");
}

async function signIn(origin: string): Promise<string> {
  const visitor = new Visitor((request) => fetch(request, { redirect: "manual" }), origin);
  const email = "admin@atelier.local";
  await visitor.submit("/autentificare", { email, password: "a password for tests" });
  return ["session", "account"].map((name) => `${name}=${visitor.cookie(name)}`).join("; ");
}

/** Headers and bytes as they are sent, which `fetch` would unpack. */
async function read(url: string): Promise<{ headers: [string, string][]; body: string }> {
  const request = get(url, { headers: { "Accept-Encoding": "br", "Accept-Language": "ro" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const headers = Object.entries(response.headersDistinct)
    .filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
    .map(([name, values]): [string, string] => [name, (values ?? []).join(", ")]);
  return { headers, body: Buffer.concat(chunks).toString("base64") };
}

async function startBare(answer: object): Promise<{ url: string; stop: () => void }> {
  const child = fork("tests/bench/bare.mjs");
  child.send(answer);
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}
