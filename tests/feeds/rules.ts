import { create } from "xmlbuilder2";

import type { FeedTarget } from "~/shop/feeds/front/feed-name";

/** An item as a reader finds it: the values of each attribute, those within another as `shipping/price`. */
export type FeedItem = Map<string, string[]>;

interface Element {
  name: string;
  attributes: string;
  children: Element[];
  text: string;
}

/** The items of a feed, after it was read as XML. Throws where it is none, or not RSS 2.0. */
export function readFeed(xml: string): FeedItem[] {
  // Another's reader takes it too; it decodes `&amp;#0;` twice, so its texts are not used.
  create(xml);
  const rss = readXml(xml);
  const isRss = rss.name === "rss" && rss.attributes.includes('version="2.0"');
  if (!isRss || !rss.attributes.includes('xmlns:g="http://base.google.com/ns/1.0"')) {
    throw new Error("not RSS 2.0 with Google's attributes");
  }
  const [channel, ...others] = rss.children;
  if (channel?.name !== "channel" || others.length > 0) throw new Error("no single channel");
  for (const wanted of ["title", "link", "description"]) {
    const found = channel.children.find(({ name }) => name === wanted);
    if (!found?.text.trim()) throw new Error(`the channel has no ${wanted}`);
  }
  return channel.children.filter(({ name }) => name === "item").map(readItem);
}

function readItem(item: Element): FeedItem {
  const values: FeedItem = new Map();
  const note = (name: string, value: string) => {
    values.set(name, [...(values.get(name) ?? []), value]);
  };
  for (const { name: tag, text, children } of item.children) {
    if (!tag.startsWith("g:")) throw new Error(`${tag} is not in g:`);
    const name = tag.slice(2);
    if (children.length === 0) note(name, text);
    for (const inner of children) note(`${name}/${inner.name.slice(2)}`, inner.text);
  }
  return values;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const ENTITY = /&([^;&<>]{1,6});/g;

/** Reads XML of elements and escaped texts alone, and refuses everything else. */
function readXml(xml: string): Element {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!xml.startsWith(declaration)) throw new Error("no declaration");
  const whole = xml.slice(declaration.length);
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(whole)) {
    throw new Error("a character that XML does not have");
  }
  const root: Element = { name: "", attributes: "", children: [], text: "" };
  const open = [root];
  for (const [token, end, name = "", attributes = "", text = ""] of whole.matchAll(
    /<(\/?)([\w:]+)([^<>]*)>|([^<>]+)|[<>]/g,
  )) {
    const parent = open.at(-1)!;
    if (end === "/") {
      if (open.pop()?.name !== name) throw new Error(`${name} ends where it may not`);
    } else if (name !== "") {
      const element = { name, attributes, children: [], text: "" };
      parent.children.push(element);
      open.push(element);
    } else if (token === "<" || token === ">" || text.replace(ENTITY, "").includes("&")) {
      throw new Error(`${token} is not escaped`);
    } else {
      parent.text += text.replace(/\r\n?/g, "\n").replace(ENTITY, (one, of: string) => {
        if (!(of in entities)) throw new Error(`${one} is unknown`);
        return entities[of]!;
      });
    }
  }
  const [only, ...others] = root.children;
  if (!only || others.length > 0 || open.length > 1) throw new Error("no single root");
  return only;
}

type Check = (value: string) => boolean;

const upTo =
  (most: number): Check =>
  (value) =>
    value.trim() === value && value.length > 0 && value.length <= most;
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value);
const isAddress: Check = (value) =>
  /^https?:\/\/[\x21-\x7e]+$/.test(value) && URL.canParse(value) && value.length <= 2000;
const isAmount: Check = (value) => /^(0|[1-9]\d*)\.\d{2} RON$/.test(value);
const isSide: Check = (value) => {
  const [, side] = /^(\d+(?:\.\d+)?) cm$/.exec(value) ?? [];
  return Number(side) >= 1 && Number(side) <= 3000;
};
const isInstant: Check = (value) =>
  /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(Z|[+-]\d{2}:?\d{2}))?$/.test(value) &&
  !Number.isNaN(Date.parse(value.slice(0, 10)));

interface Rule {
  check: Check;
  isRequired?: boolean;
  most?: number;
}

/** Google's product data specification (support.google.com/merchants/answer/7052112), what concerns furniture. */
const google: Record<string, Rule> = {
  id: { check: upTo(50), isRequired: true },
  title: { check: upTo(150), isRequired: true },
  description: { check: upTo(5000), isRequired: true },
  link: { check: isAddress, isRequired: true },
  image_link: { check: isAddress, isRequired: true },
  additional_image_link: { check: isAddress, most: 10 },
  availability: {
    check: oneOf("in_stock", "out_of_stock", "preorder", "backorder"),
    isRequired: true,
  },
  availability_date: { check: isInstant },
  price: { check: isAmount, isRequired: true },
  sale_price: { check: isAmount },
  condition: { check: oneOf("new", "refurbished", "used"), isRequired: true },
  brand: { check: upTo(70), isRequired: true },
  mpn: { check: upTo(70) },
  identifier_exists: { check: oneOf("yes", "no") },
  product_type: { check: upTo(750) },
  google_product_category: { check: (value) => /^\d{1,7}$/.test(value) },
  product_width: { check: isSide },
  product_length: { check: isSide },
  product_height: { check: isSide },
  "shipping/country": { check: (value) => /^[A-Z]{2}$/.test(value) },
  "shipping/price": { check: isAmount },
  "product_detail/section_name": { check: upTo(140) },
  "product_detail/attribute_name": { check: upTo(140) },
  "product_detail/attribute_value": { check: upTo(1000) },
};

/** Meta's fields of catalogues (developers.facebook.com, Reference - Catalog). */
const meta: Record<string, Rule> = {
  ...google,
  id: { check: upTo(100), isRequired: true },
  title: { check: upTo(200), isRequired: true },
  description: { check: upTo(9999), isRequired: true },
  availability: {
    check: oneOf("in stock", "out of stock", "preorder", "available for order", "discontinued"),
    isRequired: true,
  },
  brand: { check: upTo(100), isRequired: true },
};

const rules: Record<FeedTarget, Record<string, Rule>> = { google, meta };

/** What a feed's reader would refuse in it, in words; nothing where it takes all. */
export function brokenRules(items: readonly FeedItem[], target: FeedTarget): string[] {
  const ids = items.map((item) => item.get("id")?.[0] ?? "");
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${id} stands twice`),
    ...items.flatMap((item) =>
      [...brokenAttributes(item, rules[target]), ...brokenTogether(item)].map(
        (fault) => `${item.get("id")?.[0]}: ${fault}`,
      ),
    ),
  ];
}

function brokenAttributes(item: FeedItem, known: Record<string, Rule>): string[] {
  const unknown = [...item.keys()].filter((name) => !(name in known));
  const faults = Object.entries(known).flatMap(([name, { check, isRequired, most = 1 }]) => {
    const values = item.get(name) ?? [];
    return [
      ...(isRequired && values.length === 0 ? [`${name} is missing`] : []),
      ...(values.length > most ? [`${name} stands ${values.length} times`] : []),
      ...values.filter((value) => !check(value)).map((value) => `${name} is ${value}`),
    ];
  });
  return [...unknown.map((name) => `${name} is unknown`), ...faults];
}

/** Rules of several attributes. */
function brokenTogether(item: FeedItem): string[] {
  const first = (name: string) => item.get(name)?.[0];
  const bani = (name: string) => Math.round(Number.parseFloat(first(name) ?? "0") * 100);
  const isLater = /preorder|backorder/.test(first("availability") ?? "");
  const sides = ["width", "length", "height"].filter((side) => first(`product_${side}`));
  const pictures = [first("image_link"), ...(item.get("additional_image_link") ?? [])];
  const faults: [boolean, string][] = [
    [bani("price") <= 0, "the price is nothing"],
    [item.has("sale_price") && bani("sale_price") >= bani("price"), "the sale is no sale"],
    [isLater !== item.has("availability_date"), "a date stands where none may, or is missing"],
    [item.has("mpn") === (first("identifier_exists") === "no"), "identifiers contradict"],
    [sides.length > 0 && sides.length < 3, "a side is missing"],
    [new Set(pictures).size < pictures.length, "a picture stands twice"],
    [item.has("shipping/country") !== item.has("shipping/price"), "half a shipping"],
  ];
  return faults.flatMap(([isBroken, fault]) => (isBroken ? [fault] : []));
}
