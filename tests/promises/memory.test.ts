// Takes turns.

import { readdirSync } from "node:fs";
import { Agent, request, type RequestOptions } from "node:http";

import { expect, onTestFinished, test } from "vitest";

import type { ShopProcess } from "../shop-process";
import { pieceId, pieces } from "../world";
import { startMeasuredShop, type Memory } from "./measured-shop";
import { figure, size } from "./proof";

const REQUESTS = size(3_000, 1_000_000);
/** So many searches, each a page of its own, come round again within a fifth of the requests. */
const SEARCHES = REQUESTS / 500;
const SAMPLES = 20;
const AT_ONCE = 8;
const MB = 1024 * 1024;
/** What compiled code and the like move about between two measurements, however long the run. */
const NOISE = MB;

test(
  "memory stays flat under a mixed load",
  async () => {
    const { shop, measure, dispose } = await startMeasuredShop();
    onTestFinished(dispose);
    const mix = await mixedRequests(shop);

    const samples: Memory[] = [];
    const failures: string[] = [];
    for (let nth = 1; nth <= SAMPLES; nth += 1) {
      await sendAll(shop, mix, ((nth - 1) * REQUESTS) / SAMPLES, REQUESTS / SAMPLES, failures);
      samples.push(await measure());
    }
    expect(failures).toEqual([]);

    // The first fifth fills caches; after it the slope between every two measurements, of which the
    // middle one is taken, is not led astray by a single odd one.
    const settled = samples.slice(SAMPLES / 5);
    const grownPerStep = medianSlope(settled.map(({ kept }) => kept));
    const stretch = grownPerStep * (settled.length - 1);
    const perMillion = (grownPerStep * SAMPLES * 1_000_000) / REQUESTS;
    const most = Math.max(...samples.map(({ rss }) => rss));
    figure(
      "memory is flat",
      `${REQUESTS} requests: ${inMegabytes(settled[0]!.kept)} kept after the first fifth, ` +
        `${inMegabytes(settled.at(-1)!.kept)} at the end, ${inMegabytes(stretch)} grown between ` +
        `(${inMegabytes(perMillion)} per million), at most ${inMegabytes(most)} resident`,
    );
    const allowed = (5 * MB * REQUESTS * 0.8) / 1_000_000 + NOISE;
    expect(stretch).toBeLessThan(allowed);
    expect(most).toBeLessThan(400 * MB);
  },
  180_000 + REQUESTS * 60,
);

type Ask = (nth: number) => RequestOptions & { body?: string; status: number };

/** A hundred requests as they come in a shop: files, texts, pictures, refusals, pages, forms. */
async function mixedRequests(shop: ShopProcess): Promise<Ask[]> {
  const assets = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  const productId = await pieceId(shop.db, pieces.desk);
  const get =
    (path: string, status = 200): Ask =>
    () => ({ method: "GET", path, status });
  const page =
    (path: (nth: number) => string): Ask =>
    (nth) => ({ path: path(nth), status: 200 });
  const searchOf = (nth: number) => Math.floor(nth / 100) % SEARCHES;
  const addToCart: Ask = () => ({
    method: "POST",
    path: "/cos",
    status: 303,
    headers: { Origin: shop.origin, "Content-Type": "application/x-www-form-urlencoded" },
    body: `intent=add&productId=${productId}`,
  });
  const shares: [number, Ask][] = [
    [45, (nth) => ({ path: `/assets/${assets[nth % assets.length]}`, status: 200 })],
    [5, get("/locales/ro/common.json")],
    [5, get("/healthz")],
    [5, get("/robots.txt")],
    [15, get("/produse\\x", 400)],
    [15, () => ({ method: "DELETE", path: "/", status: 405 })],
    [3, get(`/imagini/${await firstPicture(shop)}`)],
    [1, page(() => "/")],
    [1, page((nth) => `/produse?cauta=birou${searchOf(nth)}`)],
    [1, page(() => pieces.bed.path)],
    [1, page((nth) => `/produse?pagina=1&pretMax=${1_000 + searchOf(nth)}`)],
    [1, get("/nicaieri", 404)],
    [1, addToCart],
    [1, get("/cos")],
  ];
  const mix = shares.flatMap(([share, ask]) => Array<Ask>(share).fill(ask));
  expect(mix).toHaveLength(100);
  // Steps of 37 visit all of a hundred, well mixed.
  return mix.map((_, place) => mix[(place * 37) % 100]!);
}

async function firstPicture(shop: ShopProcess): Promise<string> {
  const text = await (await fetch(shop.origin + pieces.bed.path)).text();
  return /src="\/imagini\/([^"]+)"/.exec(text)![1]!.replaceAll("&amp;", "&");
}

async function sendAll(
  shop: ShopProcess,
  mix: Ask[],
  from: number,
  count: number,
  failures: string[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = from;
  const client = async () => {
    while (next < from + count) {
      const nth = next++;
      const ask = mix[nth % mix.length]!(nth);
      const status = await send(shop, ask, agent);
      if (status !== ask.status) failures.push(`${ask.path}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  agent.destroy();
}

function send(shop: ShopProcess, ask: ReturnType<Ask>, agent: Agent): Promise<number> {
  const { body = "", headers, status: _, ...options } = ask;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop.origin);
    const length = body === "" ? undefined : { "Content-Length": Buffer.byteLength(body) };
    const asking = request(
      { ...options, hostname, port, agent, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    asking.once("error", reject);
    asking.end(body);
  });
}

/** The median of the slopes between every two values (Theil and Sen's estimate). */
function medianSlope(values: number[]): number {
  const slopes = values.flatMap((value, at) =>
    values.slice(at + 1).map((later, distance) => (later - value) / (distance + 1)),
  );
  return slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}
