import { HOME_COUNTRY } from "~/platform/format/countries";
import { oneLine } from "~/platform/format/one-line";
import { paths } from "~/platform/paths/paths";
import { priceWithVat, type Vat } from "~/platform/settings/vat";
import { readSizes } from "~/shop/catalogue/dimensions";
import { countryPrice } from "~/shop/feeds/items/country-price";

import type { FeedTarget } from "../front/feed-name";
import type { FeedField, FeedProduct, FeedShop } from "./feed-piece";
import { googleCategories } from "./google-categories";

/**
 * The longest values in the specifications, in characters. Meta's own limits are wider, except for
 * pictures, but it shows less of a title.
 */
const longest = { title: 150, description: 5000, brand: 70, mpn: 70, type: 750, detail: 1000 };
const MOST_MORE_PICTURES = 10;

/** How each reader names what is in stock. */
const availabilities = {
  google: { some: "in_stock", none: "out_of_stock" },
  meta: { some: "in stock", none: "out of stock" },
} as const satisfies Record<FeedTarget, object>;

/**
 * A ready-made piece as an item of a feed, by Google's product data specification and Meta's fields of
 * catalogues. It says what the piece's page says: the price of one, VAT included; beside a reduced price the
 * lowest one before it. A sold-out piece cannot be ordered as it is, so no day is named on which it comes.
 */
export function feedItem(product: FeedProduct, shop: FeedShop): FeedField[] {
  const { target, origin, vat } = shop;
  const [main = "", ...more] = product.pictures.map((address) => pictureAddress(address, origin));
  const page = origin + paths.product(product.category_slug, product.number);
  const name = plain(product.name);
  return [
    ["id", product.id],
    ["title", clip(name, longest.title)],
    ["description", clip(plain(product.description) || name, longest.description)],
    ["link", `${page}?lng=${shop.language}`],
    ["image_link", main],
    ...more.slice(0, MOST_MORE_PICTURES).map((one): FeedField => ["additional_image_link", one]),
    ["availability", availabilities[target][product.stock_quantity > 0 ? "some" : "none"]],
    ...priceFields(product, vat),
    ["condition", "new"],
    ...identifierFields(product, shop),
    ["product_type", clip(plain(product.category_name), longest.type)],
    ["google_product_category", String(googleCategories[product.form])],
    ...sizeFields(product.dimensions),
    ...shippingFields(product, shop),
    ...safetyFields(product, shop),
  ];
}

function priceFields({ price_bani, lowest_bani }: FeedProduct, vat: Vat): FeedField[] {
  const price = priceWithVat(price_bani, vat);
  const before = lowest_bani === null ? price : priceWithVat(lowest_bani, vat);
  if (before <= price) return [["price", amount(price)]];
  return [
    ["price", amount(before)],
    ["sale_price", amount(price)],
  ];
}

function identifierFields({ maker, identifier }: FeedProduct, shop: FeedShop): FeedField[] {
  const brand = clip(plain(maker.name) || plain(shop.siteName), longest.brand);
  const model = plain(identifier);
  // A model's number is left out rather than cut, because a part of it would be another number.
  const isKnown = model !== "" && model.length <= longest.mpn;
  return [["brand", brand], isKnown ? ["mpn", model] : ["identifier_exists", "no"]];
}

function sizeFields(dimensions: string): FeedField[] {
  const sizes = readSizes(dimensions);
  if (!sizes) return [];
  return [
    ["product_width", `${sizes.width} cm`],
    ["product_length", `${sizes.depth} cm`],
    ["product_height", `${sizes.height} cm`],
  ];
}

/**
 * Only if delivery costs the same all over the country; else the settings of the shop's account with
 * Google or Meta say it.
 */
function shippingFields({ price_bani }: FeedProduct, { zones, vat }: FeedShop): FeedField[] {
  const bani = countryPrice(zones, priceWithVat(price_bani, vat));
  if (bani === undefined) return [];
  return [
    [
      "shipping",
      [
        ["country", HOME_COUNTRY],
        ["price", amount(priceWithVat(bani, vat))],
      ],
    ],
  ];
}

/** Who makes the piece, as the law wants it said with every offer (Regulation 2023/988, art. 19). */
function safetyFields({ maker }: FeedProduct, { words }: FeedShop): FeedField[] {
  const value = [maker.name, maker.address, maker.contact].map(plain).filter(Boolean).join(", ");
  if (value === "") return [];
  return [
    [
      "product_detail",
      [
        ["section_name", words.safety],
        ["attribute_name", words.manufacturer],
        ["attribute_value", clip(value, longest.detail)],
      ],
    ],
  ];
}

/** The shop's own pictures are made at the width that pages are shared with. */
function pictureAddress(address: string, origin: string): string {
  const isOwn = address.startsWith(paths.picture(""));
  return new URL(isOwn ? `${address}?w=1200` : address, origin).href;
}

/** A text as one line, without what XML cannot hold, such as half a surrogate pair. */
function plain(text: string): string {
  return oneLine(text.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, "")).replace(/\s+/g, " ");
}

function amount(bani: number): string {
  return `${(bani / 100).toFixed(2)} RON`;
}

/** A text of at most so many characters, and whole ones. */
function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${start.trimEnd()}…`;
}
