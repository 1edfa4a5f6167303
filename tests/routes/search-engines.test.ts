import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";

import { seedProducts } from "~db/seed/many-products";

import { pieceId, pieces } from "../world";
import { openShop } from "./shop";

const { db, visitor } = await openShop();
const origin = "http://127.0.0.1:3000";

const canonicalOf = (page: HTMLElement) =>
  page.querySelector("link[rel=canonical]")?.getAttribute("href");
const isListed = (page: HTMLElement) => page.querySelector("meta[name=robots]") === null;

const locationsIn = (text: string) => [...text.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url!);

function structured(page: HTMLElement): Record<string, unknown>[] {
  return page
    .querySelectorAll("script[type='application/ld+json']")
    .map((script) => JSON.parse(script.text) as Record<string, unknown>);
}

test("a page's one address has no parameters but the language", async () => {
  expect(canonicalOf((await visitor().get("/produse/bai")).page)).toBe(`${origin}/produse/bai`);
  expect(canonicalOf((await visitor().get("/produse?pagina=2")).page)).toBe(`${origin}/produse`);
  expect(canonicalOf((await visitor().get("/despre?utm_source=x&lng=fr")).page)).toBe(
    `${origin}/despre?lng=fr`,
  );
});

test.each([
  "/produse?cauta=pat",
  "/galerie?categorie=bai",
  "/galerie?imagine=2",
  `${pieces.bed.path}?fila=recenzii`,
  "/cos",
  "/nu-exista",
])("%s is kept out of the lists and names no other address", async (path) => {
  const { page } = await visitor().get(path);
  expect(isListed(page)).toBe(false);
  expect(canonicalOf(page)).toBeUndefined();
});

test("a page asked for in a language is listed like any other", async () => {
  expect(isListed((await visitor().get(`${pieces.bed.path}?lng=en`)).page)).toBe(true);
});

test("who shares a product shares its picture, name and description", async () => {
  const { page } = await visitor().get(`${pieces.bed.path}?lng=en`);
  const property = (name: string) =>
    page.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
  expect(property("og:title")).toBe("Nora double bed in solid oak");
  expect(property("og:image")).toBe(`${origin}/imagini/dormitoare-1.webp?w=1200`);
  expect(property("og:locale")).toBe("en_GB");
  expect(property("og:site_name")).toBe("Atelier");
  const picture = await visitor().get("/imagini/dormitoare-1.webp?w=1200");
  expect(picture.status).toBe(200);
  expect(page.querySelector("meta[name='twitter:card']")?.getAttribute("content")).toBe(
    "summary_large_image",
  );
});

test("home is a furniture store with its address and the showroom's hours", async () => {
  const [store] = structured((await visitor().get("/")).page);
  expect(store).toMatchObject({
    "@type": "FurnitureStore",
    name: "Atelier",
    telephone: "+40 21 555 01 42",
    address: { "@type": "PostalAddress", addressCountry: "RO" },
  });
  expect(store?.openingHoursSpecification).toMatchObject([
    { dayOfWeek: expect.arrayContaining(["https://schema.org/Monday"]) as unknown, opens: "10:00" },
    { dayOfWeek: ["https://schema.org/Saturday"], closes: "16:00" },
  ]);
});

test("a product says what it is and where it stands, in the page's language", async () => {
  const data = structured((await visitor().get(`${pieces.bed.path}?lng=en`)).page);
  expect(data.map((one) => one["@type"])).toEqual(["Product", "BreadcrumbList"]);
  expect(data[0]).toMatchObject({
    name: "Nora double bed in solid oak",
    offers: { price: "3499.00", priceCurrency: "RON" },
  });
  const steps = data[1]?.itemListElement as { name: string; item: string }[];
  expect(steps.map(({ name }) => name)).toEqual([
    "Home",
    "Products",
    "Bedroom",
    "Nora double bed in solid oak",
  ]);
  for (const { item } of steps) {
    expect((await visitor().get(item.slice(origin.length))).status).toBe(200);
  }
});

test("the sitemap follows what is sold", async () => {
  const bed = await pieceId(db, pieces.bed);
  const status = (value: "active" | "inactive") =>
    db.updateTable("products").set({ status: value }).where("id", "=", bed).execute();
  expect((await visitor().get("/sitemap.xml")).text).toContain(`<loc>${origin}${pieces.bed.path}<`);
  await status("inactive");
  const without = await visitor().get("/sitemap.xml");
  await status("active");
  expect(without.text).not.toContain(`<loc>${origin}${pieces.bed.path}<`);
  expect(without.headers.get("Content-Type")).toContain("application/xml");
});

test("a sitemap of many products names its parts, which have every page once", async () => {
  const before = locationsIn((await visitor().get("/sitemap.xml")).text);
  await seedProducts(db, 4_500);
  const parts = locationsIn((await visitor().get("/sitemap.xml")).text);
  expect(parts).toEqual([1, 2, 3].map((part) => `${origin}/sitemap.xml?parte=${part}`));
  const locations: string[] = [];
  for (const part of parts) {
    const { text } = await visitor().get(part.slice(origin.length));
    locations.push(...locationsIn(text));
  }
  expect(new Set(locations).size).toBe(locations.length);
  // Every tenth is not for sale.
  expect(locations).toHaveLength(before.length + 4_050);
  expect(locations).toEqual(expect.arrayContaining(before));
  for (const part of ["0", "4", "x", "1.5"]) {
    expect((await visitor().get(`/sitemap.xml?parte=${part}`)).status).toBe(404);
  }
});

test("robots are sent to the sitemap and away from filters and private pages", async () => {
  const { text } = await visitor().get("/robots.txt");
  for (const line of ["Disallow: /cos", "Disallow: /admin", "Disallow: /*?cauta="]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the manifest names the shop and icons that exist", async () => {
  const { text, headers } = await visitor().get("/manifest.webmanifest");
  expect(headers.get("Content-Type")).toContain("application/manifest+json");
  const manifest = JSON.parse(text) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe("Atelier");
  const { existsSync } = await import("node:fs");
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true);
  const { page } = await visitor().get("/");
  expect(page.querySelector("link[rel=manifest]")?.getAttribute("href")).toBe(
    "/manifest.webmanifest",
  );
});
