import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { build, type Plugin } from "esbuild";

import type * as Listing from "~/shop/catalogue/listing-query.server";
import type { wishedPieces } from "~/shop/catalogue/listing/wished-listings.server";
import type { findWish } from "~/shop/search/find-wish.server";
import { seedProducts } from "~db/seed/many-products";
import type { openDatabase } from "~db/sqlite/engine";

import { startShop } from "../shop-process";
import { unjudged, type Row } from "./row";

/** More than any maker has; and so many that it must work, not shine. */
const SIZES = [10_000, 100_000];
const ROUNDS = 7;
const PER_PAGE = 24;

export const listingQuery = "app/shop/catalogue/listing-query.server.ts";
const cacheModule = "db/versioned-cache.ts";

const WHOLE = "both ways";

/** Which way is taken instead of the one that is missing. */
const variants = {
  [WHOLE]: {},
  "no walk": { walk: "look-up" },
  "no look-up": { "look-up": "walk" },
};

type Variant = keyof typeof variants;

interface Read {
  filter: Omit<Parameters<typeof Listing.countListings>[0], "language">;
  order: Listing.ListingOrder;
  page: number;
}

const newest = { by: "newest", isDescending: true } as const;
const prices = Array.from({ length: 10 }, (_, index) => index * 30_000);

/** What visitors ask of the listing, and how each of it is asked. */
const reads: Record<string, Read[]> = {
  "pages 1 and 100": [1, 100].map((page) => ({ filter: {}, order: newest, page })),
  sorted: (["price", "name"] as const).flatMap((by) =>
    [1, 100].map((page) => ({ filter: {}, order: { by }, page })),
  ),
  category: ["dormitoare", "living", "bai"].flatMap((category) =>
    [1, 20].map((page) => ({ filter: { category }, order: newest, page })),
  ),
  "by price and material": prices.map((minBani) => ({
    filter: { minBani, maxBani: minBani + 400_000, materials: ["pal", "mdf"] },
    order: newest,
    page: 1,
  })),
  "narrow price": prices.map((minBani) => ({
    filter: { minBani, maxBani: minBani + 2_000 },
    order: { by: "name" },
    page: 1,
  })),
  "common words": ["dulap", "masa", "birou"].flatMap((search) =>
    [1, 20].map((page) => ({ filter: { search }, order: newest, page })),
  ),
  "rare words": ["noptiera alba", "bran 1", "cerna 77", "nimic"].map((search) => ({
    filter: { search },
    order: newest,
    page: 1,
  })),
  "words of kinds": ["sifonier", "dulpa", "comode", "dulap 217"].map((search) => ({
    filter: { search },
    order: newest,
    page: 1,
  })),
  "words of rooms and materials": ["dormitor", "lemn masiv", "mobilier din sticla"].map(
    (search) => ({ filter: { search }, order: { by: "price" }, page: 1 }),
  ),
  "two letters": ["du", "ra"].map((search) => ({ filter: { search }, order: newest, page: 1 })),
  "word in a category": ["alba", "bran"].map((search) => ({
    filter: { search, category: "living" },
    order: { by: "price" },
    page: 1,
  })),
};

/**
 * What each way of finding listings buys: how long it takes to count and to find the pieces of a
 * page, with nothing cached, beside a shop that has to go another way.
 */
export async function measureListingWays(say: (line: string) => void): Promise<Row[]> {
  const directory = mkdtempSync(resolve("build", "listing-"));
  const shop = await startShop();
  try {
    await shop.stop();
    const rows: Row[] = [];
    let products = 0;
    for (const size of SIZES) {
      say(`listing with ${size} products`);
      await seedProducts(shop.db, size - products);
      products = size;
      rows.push(...(await measureAt(size, join(shop.data, "shop.sqlite"), directory)));
    }
    return rows;
  } finally {
    await shop.dispose();
    rmSync(directory, { recursive: true });
  }
}

async function measureAt(size: number, file: string, directory: string): Promise<Row[]> {
  const listings: { name: Variant; listing: Built }[] = [];
  for (const name of Object.keys(variants) as Variant[]) {
    listings.push({ name, listing: await load(name, file, directory) });
  }
  const times = new Map<Variant, number[]>();
  for (const asked of Object.values(reads)) {
    // In turns, so that what else the machine does slows all of them.
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const taken = [];
      for (const { listing } of listings) taken.push(await time(listing, asked));
      rounds.push(taken);
    }
    listings.forEach(({ name }, index) => {
      const best = Math.min(...rounds.map((taken) => taken[index] ?? Infinity));
      times.set(name, [...(times.get(name) ?? []), best]);
    });
  }
  for (const { listing } of listings) await listing.close();
  return rowsOf(size, times);
}

/** All kinds of reads together, and each kind for which the way that is gone would halve the time. */
function rowsOf(size: number, times: Map<Variant, number[]>): Row[] {
  const { [WHOLE]: whole = [], ...others } = Object.fromEntries(times);
  const sum = (values: number[]) => values.reduce((before, value) => before + value, 0);
  return Object.entries(others).flatMap(([name, without]) => {
    const row = (what: string, ours: number, beside: number) =>
      unjudged(`${size} products, ${what}, beside ${name}`, ours, "ms", beside);
    const halved = Object.keys(reads).flatMap((what, index) => {
      const [ours = NaN, beside = NaN] = [whole[index], without[index]];
      return ours <= beside / 2 ? row(what, ours, beside) : [];
    });
    return [row("every kind of list", sum(whole), sum(without)), ...halved];
  });
}

interface Built {
  read: (asked: Read) => Promise<number[]>;
  close: () => Promise<void>;
}

/** Milliseconds of work for a read, on average: those of the process, whatever else the machine does. */
async function time({ read }: Built, asked: Read[]): Promise<number> {
  const before = process.cpuUsage();
  for (const one of asked) await read(one);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / asked.length;
}

async function load(variant: Variant, file: string, directory: string): Promise<Built> {
  const outfile = join(directory, `${Object.keys(variants).indexOf(variant)}.mjs`);
  await build({
    stdin: {
      contents: `export * from "~/shop/catalogue/listing-query.server";
        export { wishedPieces } from "~/shop/catalogue/listing/wished-listings.server";
        export { findWish } from "~/shop/search/find-wish.server";
        export { openDatabase } from "~db/sqlite/engine";`,
      resolveDir: resolve("."),
    },
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["better-sqlite3"],
    plugins: [goes(variant)],
    outfile,
    logLevel: "error",
  });
  const { countListings, listingIds, ...made } = (await import(outfile)) as typeof Listing & {
    openDatabase: typeof openDatabase;
    findWish: typeof findWish;
    wishedPieces: typeof wishedPieces;
  };
  const db = made.openDatabase(file);
  const read = async ({ filter: plain, order, page }: Read) => {
    const wish = plain.search && made.wishedPieces(await made.findWish(plain.search, "ro", db));
    const filter = { ...plain, wish: wish || undefined, isListed: true, language: "ro" } as const;
    const total = await countListings(filter, db);
    const last = Math.max(1, Math.ceil(total / PER_PAGE));
    const offset = (Math.min(page, last) - 1) * PER_PAGE;
    return listingIds(filter, order, { limit: PER_PAGE, offset }, db);
  };
  return { read, close: () => db.destroy() };
}

/** The shop's own queries, but by another way, and with nothing cached. */
function goes(variant: Variant): Plugin {
  return {
    name: "listing-ways",
    setup: (bundle) => {
      bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path === resolve(cacheModule)) {
          return {
            contents: "export const versionedCache = () => (_key, _db, read) => read();",
            loader: "ts",
          };
        }
        if (path !== resolve(listingQuery)) return undefined;
        return { contents: goAnotherWay(await readFile(path, "utf8"), variant), loader: "ts" };
      });
    },
  };
}

/** Throws where the code has changed so much that nothing would be replaced. */
export function goAnotherWay(code: string, variant: Variant): string {
  const own = /^async function wayTo\(/m;
  if (!own.test(code)) throw new Error(`${listingQuery} chooses its ways otherwise`);
  return `${code.replace(own, "async function shopsWayTo(")}
async function wayTo(...asked) {
  const way = await shopsWayTo(...asked);
  return ${JSON.stringify(variants[variant])}[way] ?? way;
}`;
}
