import { randomUUID } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { keepFilter, listSavedFilters, personalData } from "~/front/desk/saved-filter.server";
import {
  anonymiseOldGuestOrders,
  anonymiseOrders,
} from "~/front/privacy/forgetting/anonymise-orders.server";
import { eraseDueAccounts } from "~/front/privacy/forgetting/erase-account.server";
import { warnUnusedAccounts } from "~/front/privacy/forgetting/unused-accounts.server";
import { orderDetailColumns } from "~/sales/orders/checkout-form";
import { forgetOldBuyers } from "~/sales/orders/front/personal-data.server";
import { orderStatuses } from "~/sales/orders/order-status";
import { toColumns } from "~db/columns";
import type { Db } from "~db/engine";
import type { OrderStatus } from "~db/schema";

import { openCatalogue } from "../memory-database";
import { placePieces } from "../orders-placed";
import { addPerson } from "../people";
import { buyer, company, elsewhere, openForBusiness, pieces } from "../world";

const DAY = 24 * 60 * 60 * 1000;
const now = new Date("2026-11-27T12:00:00.000Z");
const FIVE_YEARS = now.getTime() - Date.parse("2021-11-27T12:00:00.000Z");
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();

/** What part of an order's price was paid, and what part of that was refunded. */
const accounts = ["nothing", "advance", "all", "all back", "advance back", "a part back"] as const;

interface State {
  status: OrderStatus;
  account: (typeof accounts)[number];
  age: number;
}

const state: fc.Arbitrary<State> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  account: fc.constantFrom(...accounts),
  age: fc.oneof(
    fc.integer({ min: 0, max: 12 * 365 }).map((days) => days * DAY),
    fc.integer({ min: -5, max: 5 }).map((milliseconds) => FIVE_YEARS + milliseconds),
  ),
});

/** A description of the state: where the goods are, and whether either side waits for money. */
function isOpen({ status, account }: State): boolean {
  if (status === "delivered") return account === "nothing" || account === "advance";
  if (status === "cancelled") return ["advance", "all", "a part back"].includes(account);
  return true;
}

/** Whether the accounts of a year from 2021 on rest on it: until July 2027 they are kept. */
function isAccounted({ status, account, age }: State): boolean {
  const isPaper = status === "delivered" || account !== "nothing";
  return isPaper && now.getTime() - age >= Date.parse("2020-12-31T22:00:00.000Z");
}

/** The ways in which an order may lose its customer, each tried at `now`. */
const ways = {
  "old guests are forgotten": (db: Db) => anonymiseOldGuestOrders(now, db),
  "its owner's wish is carried out": async (db: Db, id: string) => {
    const user_id = await addPerson(db);
    await db.updateTable("orders").set({ user_id }).where("id", "=", id).execute();
    await db
      .updateTable("users")
      .set({ deletion_due_at: ago(1) })
      .where("id", "=", user_id)
      .execute();
    await eraseDueAccounts(now, db);
  },
  "its owner has not come back after the warning": async (db: Db, id: string) => {
    const user_id = await addPerson(db);
    await db.updateTable("orders").set({ user_id }).where("id", "=", id).execute();
    await db
      .updateTable("users")
      .set({ unused_warned_at: ago(31 * DAY), last_used_on: "2015-01-01" })
      .where("id", "=", user_id)
      .execute();
    await eraseDueAccounts(now, db);
  },
  "it is named": (db: Db, id: string) => anonymiseOrders([id], now, db),
} satisfies Record<string, (db: Db, id: string) => Promise<unknown>>;

/** A guest's order in this state, with nothing in it younger than its age. */
async function putOrder(db: Db, { status, account, age }: State): Promise<string> {
  const { id, total_bani } = await placePieces(db, [[pieces.bed, 1]]);
  await db.deleteFrom("order_history").where("order_id", "=", id).execute();
  await db.updateTable("products").set({ stock_quantity: 9 }).execute();
  const advance = Math.floor(total_bani / 2);
  const amounts = {
    nothing: [],
    advance: [advance],
    all: [total_bani],
    "all back": [total_bani, -total_bani],
    "advance back": [advance, -advance],
    "a part back": [total_bani, -advance],
  }[account];
  for (const amount_bani of amounts) {
    await db
      .insertInto("payments")
      .values({
        id: randomUUID(),
        order_id: id,
        kind: amount_bani < 0 ? "refund" : "advance",
        method: "card",
        amount_bani,
        remark: "",
        form_token: randomUUID(),
        paid_on: ago(age).slice(0, 10),
        recorded_at: ago(age),
        recorded_by: "",
      })
      .execute();
  }
  const paid_bani = amounts.reduce((sum, amount) => sum + amount, 0);
  await db
    .updateTable("orders")
    .set({ status, paid_bani, placed_at: ago(age), user_id: null })
    .where("id", "=", id)
    .execute();
  return id;
}

async function buyerOn(db: Db, id: string): Promise<[email: string, name: string]> {
  const { email, full_name } = await db
    .selectFrom("orders")
    .select(["email", "full_name"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return [email, full_name];
}

test("a forgotten customer's order names them for the accounts alone, and after their time not at all", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const id = await putOrder(db, { status: "delivered", account: "all", age: 1 });
  const read = () =>
    db
      .selectFrom("orders")
      .select(orderDetailColumns)
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  // Everything that can be asked at once: a company's order to another address, carried up.
  const { isDeliveredElsewhere: _, ...delivery } = elsewhere;
  const asked = toColumns({ ...company, ...delivery, deliverySector: "2" });
  await db
    .updateTable("orders")
    .set({ ...asked, buyer_kind: "company", carrying: "stairs", floor: "3", assembly: "yes" })
    .execute();
  const before = await read();
  expect(Object.values(before)).not.toContain("");
  await anonymiseOrders([id], now, db);
  const empty = Object.fromEntries(orderDetailColumns.map((name) => [name, ""]));
  const { payment_method, buyer_kind, delivery_method, ...others } = before;
  const paid = { payment_method, buyer_kind, delivery_method };
  const { full_name, company_name, tax_code, registry_number } = others;
  const { address, city, postal_code, country, county, sector } = others;
  const named = {
    full_name,
    company_name,
    tax_code,
    registry_number,
    address,
    city,
    postal_code,
    country,
    county,
    sector,
  };
  expect(await read()).toEqual({ ...empty, ...paid, ...named });
  // An order of November 2026: five years from 1 July 2027, on Bucharest's clock.
  expect(await forgetOldBuyers(new Date("2032-06-30T20:59:59.999Z"), db)).toBe(0);
  expect(await read()).toEqual({ ...empty, ...paid, ...named });
  expect(await forgetOldBuyers(new Date("2032-06-30T21:00:00.000Z"), db)).toBe(1);
  expect(await read()).toEqual({ ...empty, ...paid });
});

test("no way of forgetting takes the customer from an open order, each takes it from a closed one", async () => {
  const db = await openCatalogue();
  await openForBusiness(db);
  const way = fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[]));
  await fc.assert(
    fc.asyncProperty(state, way, async (order, name) => {
      const id = await putOrder(db, order);
      await ways[name](db, id);
      const isDue = name !== "old guests are forgotten" || order.age >= FIVE_YEARS;
      const isForgotten = isDue && !isOpen(order);
      const isNamed = !isForgotten || isAccounted(order);
      expect(await buyerOn(db, id)).toEqual([
        isForgotten ? "" : buyer.email,
        isNamed ? buyer.fullName : "",
      ]);
      await db.updateTable("orders").set({ user_id: null }).execute();
      await db.deleteFrom("users").execute();
    }),
    { numRuns: 150 },
  );
});

test("an account waits with its deletion for its open order, and goes when that is closed", async () => {
  const db = await openCatalogue();
  const id = await putOrder(db, { status: "in_production", account: "all", age: 20 * DAY });
  const user_id = await addPerson(db);
  await db.updateTable("orders").set({ user_id }).where("id", "=", id).execute();
  await db
    .updateTable("users")
    .set({ deletion_due_at: ago(DAY) })
    .execute();
  expect(await eraseDueAccounts(now, db)).toBe(0);
  expect(await buyerOn(db, id)).toEqual([buyer.email, buyer.fullName]);
  await db.updateTable("orders").set({ status: "delivered" }).where("id", "=", id).execute();
  expect(await eraseDueAccounts(now, db)).toBe(1);
  expect(await buyerOn(db, id)).toEqual(["", ""]);
});

test("nobody is told that an account goes for not being used while its order is open", async () => {
  const db = await openCatalogue();
  const id = await putOrder(db, { status: "delivered", account: "advance", age: FIVE_YEARS });
  const user_id = await addPerson(db);
  await db.updateTable("orders").set({ user_id }).where("id", "=", id).execute();
  await db.updateTable("users").set({ last_used_on: "2015-01-01" }).execute();
  expect(await warnUnusedAccounts(now, db)).toBe(0);
  await db.updateTable("orders").set({ status: "cancelled", paid_bani: 0 }).execute();
  expect(await warnUnusedAccounts(now, db)).toBe(1);
});

test("a filter that searches for a customer goes with that customer, and no other does", async () => {
  const db = await openCatalogue();
  const email = "clientul@example.com";
  const { id } = await placePieces(db, [[pieces.bed, 1]], { email });
  await db
    .updateTable("orders")
    .set({
      status: "cancelled",
      full_name: "Ileana Țăranu",
      company_name: "Nord Lemn SRL",
      phone: "+40722123456",
    })
    .where("id", "=", id)
    .execute();
  const staff = await addPerson(db);
  const query = (search: string) => `?${new URLSearchParams({ cauta: search, stare: "open" })}`;
  const about = {
    "de sunat": query("taranu ileana"),
    după: query("Țăranu"),
    telefon: query("0722 123 456"),
    email: query("Clientul@EXAMPLE.com"),
    "Ileana Țăranu": query(""),
    "cu vorbe": query("țăranu dulap"),
    "Taranu neplătit": query(""),
    "cu număr": query("dulap 120, tel. 0722.123.456"),
    "cu prefix": query("0040722123456"),
    sfârșit: query("2123456"),
    "cu email": query("dulap <clientul@example.com>"),
    firmă: query("Nord Lemn facturi"),
  };
  const ofOthers = {
    altcineva: query("Ileana Popescu"),
    toate: query(""),
    alt: query("0733 123 456"),
    "alt sfârșit": query("0732 123 456"),
    mijloc: query("22123"),
    "alt email": query("xclientul@example.com"),
    Example: query("example"),
    Comenzi: query("com"),
    "altă firmă": query("Lemn SRL"),
  };
  for (const [list, filters] of Object.entries({ about, ofOthers })) {
    for (const [name, searched] of Object.entries(filters)) {
      await keepFilter(staff, { list, name, query: searched }, db);
    }
  }
  await db.transaction().execute((trx) => anonymiseOrders([id], now, trx));
  const left = (await listSavedFilters(staff, db)).map(({ name }) => name);
  expect(left.sort()).toEqual(Object.keys(ofOthers).sort());
});

/** Keeps filters under these names, forgets somebody and says which are left. */
async function leftOf(db: Db, names: string[], forget: (trx: Db) => Promise<unknown>) {
  const staff = await addPerson(db);
  for (const [at, name] of names.entries()) {
    await keepFilter(staff, { list: `l${at}`, name, query: "?stare=open" }, db);
  }
  await db.transaction().execute((trx) => forget(trx));
  return (await listSavedFilters(staff, db)).map(({ name }) => name).sort();
}

test.each([
  ["Popescu Ion", "ABC SRL"],
  ["Ion Popescu", "ABC S.R.L."],
  ["POPESCU ION", "S.C. ABC S.R.L."],
])(
  "of %s and %s go filters with the family's name and the company's, in any order and form; those with a common given name or a legal form alone stay",
  async (full_name, company_name) => {
    const db = await openCatalogue();
    const { id } = await placePieces(db, [[pieces.bed, 1]]);
    const named = { full_name, company_name, delivery_name: "", status: "cancelled" } as const;
    await db.updateTable("orders").set(named).where("id", "=", id).execute();
    const gone = ["popescu dulap", "Ion Popescu", "de sunat Popescu", "ABC", "abc s.r.l. facturi"];
    const kept = ["ion", "Ion Vasilescu", "SRL", "firme S.R.L.", "abcd", "Popesculescu"];
    const left = await leftOf(db, [...gone, ...kept], (trx) => anonymiseOrders([id], now, trx));
    expect(left).toEqual([...kept].sort());
  },
);

test.each([
  ["Ana", "Ion", ["familia Ion", "ion ana"], ["Ana", "ana maria"]],
  ["Ana", "van Dijk", ["dulap van Dijk", "Dijk, van"], ["van", "dijk", "Ana"]],
  ["Zamfira", "Pop", ["pop", "zamfira pop"], ["zamfira", "popa"]],
])(
  "of an account of %s %s go filters with the whole family's name",
  async (first_name, last_name, gone, kept) => {
    const db = await openCatalogue();
    const id = await addPerson(db);
    await db.updateTable("users").set({ first_name, last_name }).where("id", "=", id).execute();
    const person = await db
      .selectFrom("users")
      .select(["id", "email"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const left = await leftOf(db, [...gone, ...kept], (trx) => personalData.eraseOf(person, trx));
    expect(left).toEqual([...kept].sort());
  },
);
