import { randomUUID } from "node:crypto";

import { ownSizesOf } from "~/furniture/configurator/sizes";
import { hashPassword } from "~/people/identity/front/passwords.server";
import { findVat } from "~/platform/settings/vat-rates.server";
import { insertProducts } from "~/shop/catalogue-editing/product/product-rows.server";
import { noSafety } from "~/shop/catalogue/safety";
import type { Db } from "~db/engine";

import { addPerson } from "../../people";
import type { ShopProcess } from "../../shop-process";
import type { Visitor } from "../../visitor";
import { anotherClient, visit } from "../buying";
import { signedInAt } from "../signed-in";
import { adminNames, buyerNames, type AdminName, type BuyerName, type Terms } from "./world";

/** A form that somebody has open: what it would send, and what stood behind it when it was drawn. */
export interface Tab<Drawn> {
  fields: Record<string, string>;
  drawn: Drawn;
}

interface Buyer {
  browser: Visitor;
  email: string;
}

/** Everything of one run that is not the model's: its people, their browsers, its products in the shop. */
export interface Stage {
  shop: ShopProcess;
  terms: Terms;
  buyers: Record<BuyerName, Buyer>;
  admins: Record<AdminName, Visitor>;
  products: { id: string; path: string }[];
  /** Forms left open, the newest first, by whose they are and what they are for. */
  tabs: Map<string, Tab<never>[]>;
  /** The drawing that a line of an order was sent, by the order's address and the line's place. */
  drawings: Map<string, string>;
  /** What happened so far, for who reads a counter-example. */
  story: string[];
}

export const PASSWORD = "nucul din curtea bunicii";
const passwordHash = hashPassword(PASSWORD);

/** Two designs that anybody may choose. */
export const designs = [
  { material: "mdf-mat", handle: "metal", width: "150", height: "80", depth: "60" },
  { material: "pal-nuc", handle: "wood", width: "105", height: "75", depth: "45" },
];

/** Makes new people and products, so that runs do not meet; `stocks` are put on the shelf. */
export async function setStage(
  shop: ShopProcess,
  terms: Terms,
  pieces: { name: string; priceBani: number; stock: number }[],
): Promise<Stage> {
  const run = randomUUID().slice(0, 8);
  const ana = `ana-${run}@example.com`;
  const userId = await addPerson(shop.db, { email: ana });
  await shop.db
    .updateTable("users")
    .set({ password_hash: await passwordHash })
    .where("id", "=", userId)
    .execute();
  const emailOf = (name: BuyerName) =>
    name.startsWith("Ana") ? ana : `${name.toLowerCase()}-${run}@example.com`;
  const buyers = buyerNames.map((name): [BuyerName, Buyer] => [
    name,
    { browser: visit(shop), email: emailOf(name) },
  ]);
  const admins: [AdminName, Visitor][] = [];
  for (const name of adminNames) {
    const email = `${name.toLowerCase()}-${run}@example.com`;
    const admin = await signedInAt(shop, { email, role: "administrator", first_name: name });
    Object.assign(admin.headers, anotherClient());
    admins.push([name, admin]);
  }
  return {
    shop,
    terms,
    buyers: Object.fromEntries(buyers) as Stage["buyers"],
    admins: Object.fromEntries(admins) as Stage["admins"],
    products: await addProducts(shop.db, pieces),
    tabs: new Map(),
    drawings: new Map(),
    story: [],
  };
}

/** What the model must know of the shop that all runs share. */
export async function readTerms(shop: ShopProcess): Promise<Terms> {
  const vat = await findVat(new Date(), shop.db);
  const surcharge = async (table: "materials" | "handles", id: string) => {
    const row = shop.db.selectFrom(table).select("surcharge_bani").where("id", "=", id);
    return (await row.executeTakeFirstOrThrow()).surcharge_bani;
  };
  const designsBani: number[] = [];
  for (const { material, handle, width, height, depth } of designs) {
    const surcharges =
      (await surcharge("materials", material)) + (await surcharge("handles", handle));
    designsBani.push(surcharges + (Number(width) * Number(height) * Number(depth)) / 100);
  }
  return { vatPercent: vat.percent, isVatIncluded: vat.isIncluded, designsBani };
}

async function addProducts(
  db: Db,
  pieces: { name: string; priceBani: number; stock: number }[],
): Promise<Stage["products"]> {
  const category = await db
    .selectFrom("categories")
    .select(["id", "slug"])
    .where("slug", "=", "living")
    .executeTakeFirstOrThrow();
  const details = pieces.map(({ name, priceBani, stock }) => ({
    name,
    category: category.slug,
    price_bani: priceBani,
    regular_price_bani: null,
    description: "",
    stock_quantity: stock,
    status: "active" as const,
    material: null,
    form: "desk" as const,
    delivery: null,
    made: null,
    sizes: ownSizesOf(() => null),
    safety: noSafety,
    specification: { material: "", dimensions: "", color: "", features: [] },
  }));
  const ids = await db.transaction().execute((trx) => insertProducts(details, category.id, trx));
  const rows = await db
    .selectFrom("products")
    .select(["id", "number"])
    .where("id", "in", ids)
    .execute();
  return ids.map((id) => {
    const number = rows.find((row) => row.id === id)!.number;
    return { id, path: `/produse/${category.slug}/${number}` };
  });
}
