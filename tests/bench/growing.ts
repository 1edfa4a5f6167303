import { readFileSync } from "node:fs";

import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";

import { startShop, type ShopProcess } from "../shop-process";
import { Visitor } from "../visitor";
import { atLeast, below, median, type Row } from "./row";
import { timePages, uncachedRate } from "./time-page";

const CATALOGUE_MS = 20;
const ORDERS_MS = 30;
const EVERYTHING_MS = 50;
const MEMORY_MB = 300;

const page = (queries: string[], path = "/produse") => queries.map((query) => path + query);
const words = ["dulap", "masa", "noptiera alba", "cerna", "birou", "lit", "bran 1", "du", "ra"];

/** What is asked for in turns, and how long it may take. */
const pages: [what: string, budget: number, addresses: string[]][] = [
  ["listing, pages 1 and 100", CATALOGUE_MS, page(["", "?pagina=100"])],
  [
    "listing sorted, pages 1 and 100",
    CATALOGUE_MS,
    ["pret-crescator", "pret-descrescator", "nume"].flatMap((sort) =>
      page([`?ordine=${sort}`, `?ordine=${sort}&pagina=100`]),
    ),
  ],
  [
    "listing filtered",
    CATALOGUE_MS,
    Array.from({ length: 30 }, (_, index) => index * 100).flatMap((min) =>
      page([`?pretMin=${min}&pretMax=${min + 4000}&material=pal&material=mdf&pagina=100`]),
    ),
  ],
  ["search", CATALOGUE_MS, words.flatMap((word) => page([`?cauta=${word}`]))],
  [
    "category",
    CATALOGUE_MS,
    ["dormitoare", "living", "bai"].flatMap((slug) =>
      page(["", "?pagina=100", "?ordine=nume"], `/produse/${slug}`),
    ),
  ],
  ["product", CATALOGUE_MS, page(["/dormitoare/7", "/living/6", "/bai/8"])],
  [
    "products in the back office",
    CATALOGUE_MS,
    page(["", "?pagina=100", "?cauta=dulap", "?stare=inactive"], "/admin/produse"),
  ],
  ["own orders", ORDERS_MS, page(["", "?pagina=20"], "/cont/comenzi")],
  [
    "orders in the back office",
    ORDERS_MS,
    page(
      ["", "?pagina=100", "?stare=open", "?stare=delivered", "?cauta=popescu", "?cauta=s"],
      "/admin/comenzi",
    ),
  ],
  [
    "orders in the back office, sorted",
    EVERYTHING_MS,
    page(
      ["?ordine=client", "?ordine=-total", "?ordine=rest&pagina=100", "?ordine=-stare&stare=open"],
      "/admin/comenzi",
    ),
  ],
  [
    "search over everything",
    EVERYTHING_MS,
    [
      "popescu",
      "ana",
      "s-2026",
      "0720000123",
      "+40 720 099 123",
      "client77@example.com",
      "bran",
      "popescu dulap",
      "ana noptiera alba",
      "nimic",
      "pi",
      "ploiesti masa",
      "AV-000123",
    ].map((text) => `/admin/cauta?q=${encodeURIComponent(text)}`),
  ],
  ["people in the back office", ORDERS_MS, ["/admin/utilizatori"]],
  ["dashboard", ORDERS_MS, ["/admin"]],
];

/**
 * The heap's limit that V8 sets itself on a machine of 1 GB. Where memory is plenty it collects so late
 * that the machine is measured, not the shop.
 */
function onSmallMachine([node = "", ...rest]: string[]): string[] {
  return [node, "--max-old-space-size=512", ...rest];
}

/** Rounds over all pages: what else the machine does for some seconds spoils one of them, not a page. */
const ROUNDS = 5;

/** How long pages take in a large shop, 95 of 100 at most (the median of the rounds), and what memory the shop then has. */
export async function measureGrowing({
  products = 100_000,
  orders = 100_000,
  samples = 80,
  say = (_line: string) => {},
} = {}): Promise<Row[]> {
  const shop = await startShop({}, onSmallMachine);
  try {
    say(`Growing: filling a shop with ${products} products and ${orders} orders …`);
    await seedProducts(shop.db, products);
    await seedOrders(shop.db, orders);
    const cookies = await signInWithOrders(shop);
    say("Growing: opening every page, to compile what runs for the first time …");
    for (const [, , addresses] of pages) await timePages(shop, addresses, cookies.first, 30);
    const times = new Map<string, number[]>();
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const [what, , addresses] of pages) {
        say(`Growing: ${what}, round ${round} of ${ROUNDS} …`);
        const isPublic = addresses[0]?.startsWith("/produse");
        const cookie = isPublic ? cookies.first : cookies.later;
        const time = await timePages(shop, addresses, cookie, samples);
        times.set(what, [...(times.get(what) ?? []), time]);
      }
    }
    const rows = pages.map(([what, budget]) =>
      below(`${what}: server time, p95`, median(times.get(what) ?? []), "ms", budget),
    );
    say("Growing: pages never asked for before …");
    rows.push(await measureUncached(shop.origin));
    return [...rows, below("memory of the large shop", memoryOf(shop.pid()), "MB", MEMORY_MB)];
  } finally {
    await shop.dispose();
  }
}

/** Listings that no memory holds, beside those of a shop with the sample catalogue alone. */
async function measureUncached(origin: string): Promise<Row> {
  const small = await startShop();
  try {
    const rates = { large: [] as number[], small: [] as number[] };
    for (let round = 0; round < 3; round += 1) {
      rates.small.push(await uncachedRate(small.origin, `${round}`));
      rates.large.push(await uncachedRate(origin, `${round}`));
    }
    const what = "anonymous listing not in memory, beside a shop of 25 products";
    return atLeast(what, median(rates.large), median(rates.small), 0.5);
  } finally {
    await small.dispose();
  }
}

/**
 * The administrator's cookies, who sees every page; every hundredth order is his own. `first` without
 * the one that says the browser has the stylesheet, which whoever has signed in by hand has too.
 */
async function signInWithOrders(shop: ShopProcess): Promise<{ first: string; later: string }> {
  const email = "admin@atelier.local";
  const visitor = new Visitor((request) => fetch(request, { redirect: "manual" }), shop.origin);
  await visitor.post("/autentificare", { email, password: "a password for tests" });
  const { id } = await shop.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable("orders").set({ user_id: id }).where("number", "like", "%00").execute();
  const page = await visitor.get("/");
  await visitor.get(page.page.querySelector("link[rel=stylesheet]")?.getAttribute("href") ?? "");
  const first = `account=${visitor.cookie("account")}`;
  return { first, later: `${first}; style=${visitor.cookie("style")}` };
}

/** The most memory a process has had, where the system tells. */
function memoryOf(pid: number): number {
  const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}
