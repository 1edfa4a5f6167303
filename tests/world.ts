import { randomUUID } from "node:crypto";

import type { Insertable } from "kysely";

import { today } from "~/platform/format/dates";
import { changeSettings } from "~/platform/settings/settings.server";
import type { OrderDetails } from "~/sales/orders/checkout-form";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";
import { catalogue, type CatalogueProduct, type CategorySlug } from "~db/seed/catalogue";

/** Today in Bucharest, as a form has the day of a payment. */
export const paidToday = {
  get paidOn() {
    return today();
  },
};

/** Valid values for the checkout form: a person, at whose address the order is delivered. */
export const buyer = {
  buyerKind: "person",
  fullName: "Ileana Țăranu",
  email: "ileana.taranu@example.com",
  phone: "0722 123 456",
  country: "RO",
  county: "RO-B",
  sector: "1",
  address: "Strada Școlii nr. 7, bl. B2, ap. 14",
  city: "București",
  postalCode: "010 101",
  notes: "După ora 17, vă rog.",
  paymentMethod: "bank_transfer",
};

/** The same buyer as an order's details. */
export const buyerDetails: OrderDetails = {
  companyName: "",
  taxCode: "",
  registryNumber: "",
  iban: "",
  ...buyer,
  buyerKind: "person",
  deliveryName: "",
  deliveryCountry: "",
  deliveryCounty: "",
  deliverySector: "",
  deliveryAddress: "",
  deliveryCity: "",
  deliveryPostalCode: "",
  deliveryMethod: "delivery",
  carrying: "none",
  floor: "",
  assembly: "no",
  paymentMethod: "bank_transfer",
};

/** What the form asks of a company besides. */
export const company = {
  buyerKind: "company",
  companyName: "Tâmplăria Veche SRL",
  taxCode: "RO 1434 3998",
  registryNumber: "J40/1234/2020",
  iban: "RO49 AAAA 1B31 0075 9384 0000",
};

/** What it asks of an order that is delivered to another address. */
export const elsewhere = {
  isDeliveredElsewhere: "on",
  deliveryName: "Radu Ștefan",
  deliveryCountry: "RO",
  deliveryCounty: "RO-CJ",
  deliveryAddress: "Bulevardul Eroilor nr. 12, et. 3",
  deliveryCity: "Cluj-Napoca",
  deliveryPostalCode: "400 129",
};

/** Valid values for the registration form. */
export const newcomer = {
  firstName: "Ileana",
  lastName: "Țăranu",
  email: "ileana.taranu@example.com",
  phone: "+40 722 123 456",
  password: "nucul din curte",
  terms: "on",
};

/** The copy of a desk made to order, as an order's line holds it. */
export const frozenDesk = JSON.stringify({
  form: "desk",
  material: { id: "mdf-mat", top: "#dddddd", front: "#cccccc", side: "#bbbbbb" },
  handle: { id: "none", shape: "none", color: "#000000" },
  widthCm: 140,
  heightCm: 75,
  depthCm: 60,
  materialName: "MDF Mat",
  handleName: "Fără mâner",
});

/** Products of the sample catalogue by the part they play in tests. */
export const pieces = {
  /** The bed with the first number of its category. */
  bed: piece("dormitoare", 1),
  /** Made to order in the usual sizes. */
  wardrobe: piece("dormitoare", 2),
  kitchen: piece("bucatarii", 1),
  desk: piece("birouri", 1),
  /** None in stock. */
  soldOut: everyPiece().find(({ product }) => product.stock === 0)!,
  /** Exactly one in stock. */
  last: everyPiece().find(({ product }) => product.stock === 1)!,
};

export interface Piece {
  category: CategorySlug;
  product: CatalogueProduct;
  path: string;
}

function everyPiece(): Piece[] {
  return (Object.keys(catalogue) as CategorySlug[]).flatMap((category) =>
    catalogue[category].map((product) => piece(category, product.number)),
  );
}

function piece(category: CategorySlug, number: number): Piece {
  const product = catalogue[category].find((one) => one.number === number)!;
  return { category, product, path: `/produse/${category}/${number}` };
}

/** The database id of a piece. */
export async function pieceId(db: Db, { category, product }: Piece): Promise<string> {
  const row = await db
    .selectFrom("products")
    .innerJoin("categories", "categories.id", "products.category_id")
    .select("products.id")
    .where("categories.slug", "=", category)
    .where("products.number", "=", product.number)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a message as from the contact form, and returns its id. */
export async function addMessage(
  db: Db,
  changes: Partial<Insertable<Database["contact_messages"]>> = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("contact_messages")
    .values({
      id,
      name: "Matei Crețu",
      email: "matei.cretu@example.com",
      phone: "0744123456",
      subject: "Dulap sub scară",
      message: "Se poate face un dulap sub o scară îngustă?",
      language: "ro",
      attachment_file: null,
      attachment_name: null,
      created_at: new Date().toISOString(),
      read_at: null,
      answered_at: null,
      done_at: null,
      spam_at: null,
      ...changes,
    })
    .execute();
  return id;
}

/** Adds a review of the bed that waits for approval, and returns its id. */
export async function addReview(
  db: Db,
  changes: Partial<Insertable<Database["reviews"]>> = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("reviews")
    .values({
      id,
      product_id: changes.product_id ?? (await pieceId(db, pieces.bed)),
      user_id: null,
      author_name: "Ioana P.",
      rating: 4,
      text: `Un pat frumos ${id}`,
      is_verified_buyer: 0,
      is_sample: 0,
      created_at: new Date().toISOString(),
      approved_at: null,
      ...changes,
    })
    .execute();
  return id;
}

/** Opens the shop for business, so that orders are real, without what an opening removes. */
export async function openForBusiness(db: Db): Promise<void> {
  await changeSettings("opening", { openedAt: "2026-01-01T08:00:00.000Z" }, db);
}

/**
 * Sets the clock's last check to that many days ago (in the future for a negative number), as if
 * the machine's clock had jumped, and then checks the clock. Returns the time it showed before.
 */
export async function jumpClock(db: Db, days: number): Promise<string> {
  const seen_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const now = new Date().toISOString();
  const clock = { seen_at, noticed_at: now, shown_at: now };
  await db
    .insertInto("clock")
    .values({ id: 1, ...clock })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(clock))
    .execute();
  return seen_at;
}
