import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";

import { chromium } from "playwright";

import { paths } from "~/platform/paths/paths";

import { findChromium, noChromium } from "../chromium.mjs";
import { startShop, type ShopProcess } from "../shop-process";
import { answerRate } from "./load";
import { startEverShop } from "./peers/evershop";
import { firstLoad } from "./peers/first-load";
import { FORM, pageNames, type Peer, type PeerData, type PeerProduct } from "./peers/peer";
import { startMinimalRemix } from "./peers/remix";
import { median, type Row } from "./row";
import { firstVisit } from "./visitors";

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 16;
const ADDED = 20;
/** Visitors of as many addresses: each shop bounds what one may ask for. */
const VISITORS = 200;

/**
 * The shop, EverShop and a minimal Remix app in turns, with the same categories, products and load: answers a second
 * of each page, without a cart and with one, milliseconds until a piece is in the cart, and a first visit on a bad
 * line. `--peers DIRECTORY` has what is not shipped, set up as peers/README.md says; what is missing there is named.
 */
export async function measurePeers(say: (line: string) => void): Promise<Row[]> {
  const at = process.argv.indexOf("--peers");
  const directory = resolve(at < 0 ? "peers" : (process.argv[at + 1] ?? ""));
  const shop = await startShop();
  const peers: Peer[] = [];
  try {
    const data = await dataOf(shop);
    const everShop = await startEverShop(join(directory, "evershop"), data);
    if (!everShop) {
      say(`EverShop is not set up in ${directory}/evershop: tests/bench/peers/README.md says how.`);
    }
    peers.push(ours(shop), ...(everShop ? [everShop] : []), await startMinimalRemix(data));
    const product = data.products[0]!;
    const figures = new Map<string, Map<Peer, number[]>>();
    const note = (what: string, peer: Peer, value: number) => {
      const row = figures.get(what) ?? new Map<Peer, number[]>();
      row.set(peer, [...(row.get(peer) ?? []), value]);
      figures.set(what, row);
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const peer of peers) {
        say(`${peer.name}, round ${round + 1} of ${ROUNDS}`);
        for (const [what, value] of await measure(peer, product)) note(what, peer, value);
      }
    }
    for (const peer of peers) {
      for (const [what, value] of await measureFirst(peer)) note(what, peer, value);
    }
    console.log(table(peers, figures));
    return [];
  } finally {
    for (const { stop } of peers) await stop();
    await shop.dispose();
  }
}

async function dataOf({ db }: ShopProcess): Promise<PeerData> {
  const categories = await db.selectFrom("categories").select(["slug", "name"]).execute();
  const products = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .where("products.status", "=", "active")
    .where("products.stock_quantity", ">", 0)
    .select((eb) => [
      "categories.slug as category",
      eb.ref("products.id").as("slug"),
      "products.name",
      "products.description",
      "products.price_bani as bani",
    ])
    .orderBy("categories.slug")
    .orderBy("products.number")
    .execute();
  await db.updateTable("products").set({ stock_quantity: 1_000_000 }).execute();
  return { categories, products };
}

function ours({ origin }: ShopProcess): Peer {
  return {
    name: "this shop",
    origin,
    // The first product of its category has the number 1.
    pages: ({ category }) => ({
      home: paths.home(),
      listing: `${paths.products()}/${category}`,
      product: paths.product(category, 1),
      cart: paths.cart(),
      checkout: paths.checkout(),
    }),
    add: ({ slug }) => {
      const form = { intent: "add", productId: slug, returnTo: paths.products() };
      const headers = { ...FORM, Origin: origin };
      return { path: paths.cart(), headers, body: `${new URLSearchParams(form)}` };
    },
    stop: () => Promise.resolve(),
  };
}

let next = 0;

/** The headers of a visitor who comes through a proxy, from another address each time. */
function somebody(): Record<string, string> {
  next += 1;
  return { ...firstVisit, "X-Forwarded-For": `10.53.${(next >> 8) & 255}.${next & 255}` };
}

async function measure(peer: Peer, product: PeerProduct): Promise<[string, number][]> {
  const { origin, pages, add } = peer;
  const addresses = pages(product);
  const { path, headers, body } = add(product);
  const adding: number[] = [];
  let Cookie = "";
  for (let nth = 0; nth < ADDED; nth += 1) {
    const visitor = somebody();
    const fresh = await fetch(origin, { headers: visitor });
    await fresh.arrayBuffer();
    const began = performance.now();
    const answer = await fetch(origin + path, {
      method: "POST",
      headers: { ...visitor, ...headers, Cookie: cookiesOf(fresh) },
      body,
      redirect: "manual",
    });
    await answer.arrayBuffer();
    adding.push(performance.now() - began);
    if (answer.status >= 400) throw new Error(`${peer.name} adds nothing: ${answer.status}`);
    Cookie = [cookiesOf(fresh), cookiesOf(answer)].filter(Boolean).join("; ");
  }
  const found: [string, number][] = [["a piece into the cart, ms", median(adding)]];
  for (const page of pageNames) {
    const needsCart = page === "cart" || page === "checkout";
    const visitors = Array.from({ length: VISITORS }, () =>
      needsCart ? { ...somebody(), Cookie } : somebody(),
    );
    const url = origin + addresses[page];
    const rate = await answerRate({ url, visitors, connections: CONNECTIONS, seconds: SECONDS });
    found.push([`${page}, answers a second`, rate]);
  }
  return found;
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0]!)
    .join("; ");
}

async function measureFirst({ origin }: Peer): Promise<[string, number][]> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error(noChromium);
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const { paint, kilobytes } = await firstLoad(browser, origin);
    return [
      ["home on a bad line, first paint, ms", paint],
      ["home, first visit without pictures, KB", kilobytes],
    ];
  } finally {
    await browser.close();
  }
}

function table(peers: Peer[], figures: Map<string, Map<Peer, number[]>>): string {
  const head = ["what", ...peers.map(({ name }) => name)];
  const rows = [...figures].map(([what, row]) => [
    what,
    ...peers.map((peer) => inFigures(median(row.get(peer) ?? []))),
  ]);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function inFigures(value: number): string {
  return value.toFixed(value < 100 ? 1 : 0);
}
