import fc from "fast-check";
import { expect, test } from "vitest";

import { feedItem } from "~/shop/feeds/items/feed-item";
import type { FeedProduct, FeedShop } from "~/shop/feeds/items/feed-piece";
import { FEED_END, feedStart, itemXml } from "~/shop/feeds/items/write-feed";

import { hostile } from "./edge-catalogue";
import { brokenRules, readFeed, type FeedItem } from "./rules";

/** Anything that may stand in a row, odd halves of characters too. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom("<", "&", "]]>", "\u0000", "\ud800", "\udc00", "😀", "a", " "),
  }),
  fc.constantFrom(...Object.values(hostile)),
);

/** What is left of a text when it is written in XML. */
const written = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");

const feedOf = (items: string) =>
  feedStart({ title: "Atelier", link: "https://x.ro/", description: "x" }) + items + FEED_END;

test("whatever a value is, the feed is XML and says it", () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 5 }), (values) => {
      const xml = feedOf(values.map((value) => itemXml([["title", value]])).join(""));
      const found = readFeed(xml).map((item) => item.get("title")?.[0]);
      // A line's end is one character, as in every XML.
      expect(found).toEqual(values.map((value) => written(value).replace(/\r\n?/g, "\n")));
    }),
  );
});

const shop: FeedShop = {
  target: "google",
  language: "ro",
  origin: "https://x.ro",
  siteName: "Atelier",
  vat: { percent: 21, isIncluded: true },
  zones: [],
  words: { safety: "Siguranța produsului", manufacturer: "Fabricant" },
};

const product: fc.Arbitrary<FeedProduct> = fc.record({
  id: fc.uuid(),
  category_slug: fc.constantFrom("bai", "living"),
  category_name: fc.constant("Băi"),
  number: fc.integer({ min: 1, max: 999_999_999 }),
  // Names are one line of something that is seen, as their form takes them.
  name: anyText.map((text) => `Pat ${text}`),
  description: anyText,
  form: fc.constantFrom("bed", "desk"),
  price_bani: fc.integer({ min: 1, max: 100_000_000 }),
  lowest_bani: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  stock_quantity: fc.integer({ min: 0, max: 3 }),
  pictures: fc.uniqueArray(fc.constantFrom("/imagini/a.webp", "https://y.ro/b.jpg"), {
    minLength: 1,
  }),
  dimensions: anyText,
  maker: fc.record({ name: anyText, address: anyText, contact: anyText }),
  identifier: anyText,
});

test("whatever a piece's row says, its item breaks no rule", () => {
  fc.assert(
    fc.property(product, fc.boolean(), (one, isIncluded) => {
      const vat = { percent: 21, isIncluded };
      for (const target of ["google", "meta"] as const) {
        const xml = feedOf(itemXml(feedItem(one, { ...shop, target, vat })));
        expect(brokenRules(readFeed(xml), target)).toEqual([]);
      }
    }),
  );
});

test("the rules refuse what they are for", () => {
  const good: FeedItem = new Map(
    feedItem(
      {
        id: "a",
        category_slug: "bai",
        category_name: "Băi",
        number: 1,
        name: "Pat",
        description: "",
        form: "bed",
        price_bani: 100,
        lowest_bani: 200,
        stock_quantity: 1,
        pictures: ["/imagini/a.webp"],
        dimensions: "",
        identifier: "M1",
        maker: { name: "Maker", address: "", contact: "" },
      },
      shop,
    ).flatMap(([name, value]) => (typeof value === "string" ? [[name, [value]]] : [])),
  );
  const faultsWith = (name: string, ...values: string[]) => {
    const item = new Map(good);
    if (values.length === 0) item.delete(name);
    else item.set(name, values);
    return brokenRules([item], "google");
  };
  expect(brokenRules([good], "google")).toEqual([]);
  expect(brokenRules([good, good], "google")).toEqual(["a stands twice"]);
  for (const [name, ...values] of [
    ["title"],
    ["title", "x".repeat(151)],
    ["title", "one", "two"],
    ["link", "/produse/bai/1"],
    ["image_link", "ftp://x.ro/a"],
    ["availability", "in stock"],
    ["availability", "backorder"],
    ["availability_date", "2026-12-01"],
    ["price", "2,00 RON"],
    ["price", "0.00 RON"],
    ["sale_price", "2.00 RON"],
    ["identifier_exists", "no"],
    ["colour", "red"],
  ] as [string, ...string[]][]) {
    expect(faultsWith(name, ...values), name).not.toEqual([]);
  }
});
