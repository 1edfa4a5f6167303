import { expect, test } from "vitest";

import { formatLei } from "~/platform/format/money";
import { seedProducts } from "~db/seed/many-products";

import { everyFeed, makeEdgeCatalogue } from "../feeds/edge-catalogue";
import { readFeed, type FeedItem } from "../feeds/rules";
import { turnCodesOn } from "../one-time-codes";
import { someOf } from "../promises/proof";
import { textOf, type Answer } from "../visitor";
import { mainOf } from "./reading";
import { openShop } from "./shop";

const { db, visitor, signedIn } = await openShop();
const admin = await signedIn({ role: "administrator" });
const onTrial = await admin.get("/admin/feeduri");
const ids = await makeEdgeCatalogue(db);
// An open shop lets no administrator in without.
await turnCodesOn(admin);

const first = (item: FeedItem, name: string) => item.get(name)?.[0];

interface ProductData {
  sku: string;
  name: string;
  image: string[];
  offers: {
    price: string;
    availability: string;
    priceSpecification: { price: string; priceType?: string }[];
  };
}

function dataOf({ page }: Answer): ProductData {
  const scripts = page.querySelectorAll("script[type='application/ld+json']");
  return scripts
    .map((script) => JSON.parse(script.text) as ProductData & { "@type": string })
    .find((one) => one["@type"] === "Product")!;
}

const spaces = (text: string) => text.replace(/\s+/g, " ");

/** A text without what nobody reads. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "");

test.each(someOf(everyFeed, 4))(
  "every piece of the feed for $target in $language says what its page says",
  async ({ target, language }) => {
    const feed = await visitor().get(`/feed/${target}-${language}.xml`);
    expect(feed.status).toBe(200);
    const items = readFeed(feed.text);
    expect(items.length).toBeGreaterThan(15);
    for (const item of items) {
      const link = new URL(first(item, "link")!);
      const answer = await visitor().get(link.pathname + link.search);
      expect(answer.status).toBe(200);
      expect(answer.page.querySelector("html")?.getAttribute("lang")).toBe(language);
      const { sku, image, offers } = dataOf(answer);
      expect(first(item, "id")).toBe(sku);
      const asked = first(item, "sale_price") ?? first(item, "price");
      expect(asked).toBe(`${offers.price} RON`);
      const struck = offers.priceSpecification.find(({ priceType }) => priceType)?.price;
      expect(item.has("sale_price")).toBe(struck !== undefined);
      if (struck !== undefined) expect(first(item, "price")).toBe(`${struck} RON`);
      const isInStock = offers.availability === "https://schema.org/InStock";
      expect(/^in.stock$/.test(first(item, "availability")!)).toBe(isInStock);
      expect(first(item, "image_link")!.replace(/\?w=1200$/, "")).toBe(image[0]);
      // What somebody reads on the page itself.
      const shown = spaces(mainOf(answer));
      const bani = Math.round(Number(offers.price) * 100);
      expect(shown).toContain(spaces(formatLei(bani, language)));
      expect(answer.page.querySelector("form.buy-bar") !== null).toBe(isInStock);
      const name = letters(textOf(answer.page.querySelector("h1")));
      const title = first(item, "title")!;
      if (!title.endsWith("…")) expect(name).toBe(letters(title));
      else expect(name.startsWith(letters(title))).toBe(true);
    }
  },
);

test("a feed follows what the page shows at once, and is not sent twice", async () => {
  const address = "/feed/google-ro.xml";
  const machine = visitor();
  const before = await machine.get(address);
  expect(before.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  expect(before.headers.get("Cache-Control")).toBe("public, no-cache");
  machine.headers["If-None-Match"] = before.headers.get("ETag")!;
  expect((await machine.get(address)).status).toBe(304);
  await db
    .updateTable("products")
    .set({ stock_quantity: 0, price_bani: 111_150 })
    .where("id", "=", ids.bed!)
    .execute();
  const after = await machine.get(address);
  expect(after.status).toBe(200);
  const bed = readFeed(after.text).find((item) => first(item, "id") === ids.bed);
  expect(bed?.get("availability")).toEqual(["out_of_stock"]);
  expect(bed?.get("price")).toEqual(["1111.50 RON"]);
});

test.each(["google-xx.xml", "bing-ro.xml", "google-ro.csv", "google-RO.xml", "..%2Fgoogle-ro.xml"])(
  "there is no feed %s",
  async (file) => {
    expect((await visitor().get(`/feed/${file}`)).status).toBe(404);
  },
);

test("the desk shows every address and, with a way to mend it, what is left out and why", async () => {
  const answer = await admin.get("/admin/feeduri");
  for (const { target, language } of everyFeed) {
    const address = `http://127.0.0.1:3000/feed/${target}-${language}.xml`;
    expect(answer.page.querySelector(`a[href='${address}']`)?.text).toBe(address);
  }
  expect(mainOf(answer)).toContain("5 produse lipsesc din feeduri");
  for (const [id, words, mend] of [
    [ids.pictureless, "Nu are fotografie", `/admin/produse/${ids.pictureless}`],
    [ids.hidden, "Este ascuns", `/admin/produse/${ids.hidden}`],
    [ids.sample, "demonstrativ", "/admin/lansare"],
    [
      ids.foreign,
      "Netradus, deci lipsește din feedul în: Magyar",
      `/admin/traduceri/product/${ids.foreign}`,
    ],
  ]) {
    const row = answer.page
      .querySelectorAll("tbody tr")
      .find((one) => one.querySelector(`a[href='/admin/produse/${id}']`));
    expect(textOf(row ?? null)).toContain(words);
    const link = row?.querySelectorAll("a").find((one) => one.text === "Rezolvă");
    expect(link?.getAttribute("href")).toBe(mend);
    expect((await admin.get(mend!)).status).toBe(200);
  }
  const [romanian, hungarian] = ["Română", "Magyar"].map((name) => {
    const row = answer.page.querySelectorAll("tbody tr").find((one) => one.text.includes(name));
    return Number(row?.querySelectorAll("td").at(-1)?.text);
  });
  expect(romanian! - hungarian!).toBe(1);
});

test("on trial the desk says that the feeds are empty", () => {
  expect(mainOf(onTrial)).toContain("feedurile sunt goale până la deschidere");
  expect(mainOf(onTrial)).toContain("25 de produse lipsesc");
});

test("a long list of what is left out has pages", async () => {
  await seedProducts(db, 60);
  await db.updateTable("products").set({ is_sample: 1 }).execute();
  const answer = await admin.get("/admin/feeduri?pagina=2");
  expect(answer.page.querySelectorAll("section table tbody tr").length).toBeGreaterThan(10);
  expect(answer.page.querySelector("section nav a[aria-current=page]")?.text).toBe("2");
  for (const page of ["0", "-1", "x", "99999"]) {
    expect((await admin.get(`/admin/feeduri?pagina=${page}`)).status).toBe(200);
  }
});
