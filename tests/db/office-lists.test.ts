import { CompiledQuery, type QueryResult } from "kysely";
import { expect, test as anyTest, vi } from "vitest";

import { findToDoList } from "~/front/operations/to-do-list.server";
import { listUsers } from "~/people/identity/front/user-list.server";
import { listUnsentMails } from "~/platform/mail/front/unsent-mails.server";
import {
  listPictureHosts,
  listUnusedPictures,
} from "~/platform/media/front/picture-references.server";
import { listAuditLog } from "~/platform/settings/front/audit-entries.server";
import { listDocuments } from "~/sales/billing/front/document-list.server";
import { listAlike } from "~/sales/customers/front/alike-customers.server";
import { listCustomers } from "~/sales/customers/front/customer-list.server";
import { findCustomer } from "~/sales/customers/front/customer.server";
import { listOrdersOf } from "~/sales/customers/front/customers-orders.server";
import { listSentThings } from "~/sales/customers/front/sent-things.server";
import { findCustomerOf } from "~/sales/customers/front/whose.server";
import { findKeptPromises } from "~/sales/orders/front/kept-promises.server";
import { listPopularProducts } from "~/sales/orders/front/popular-products.server";
import { findSalesReport } from "~/sales/orders/front/sales-report.server";
import { listOrders, readSelectedOrders } from "~/sales/orders/office-order-list.server";
import { listBulkChanges } from "~/shop/catalogue-editing/front/change-list.server";
import { listMatchingIds } from "~/shop/catalogue-editing/front/matching-products.server";
import { listOfficeProducts } from "~/shop/catalogue-editing/front/product-table.server";
import { listOfficeReviews } from "~/shop/catalogue-editing/front/review-moderation.server";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { readProductFilter } from "~/shop/catalogue/front/product-filter";
import {
  findUnreadMessages,
  listContactMessages,
} from "~/shop/messages/front/contact-message.server";
import { listSubscriberPage } from "~/shop/messages/front/subscribers.server";
import { listStartedClocks } from "~/workshop/plan/front/station-times.server";
import { findTimeReport } from "~/workshop/plan/front/time-report.server";
import type { Db } from "~db/engine";
import { seedProducts } from "~db/seed/many-products";
import { seedOrders } from "~db/seed/orders";

import { isOnPostgres } from "../engine";
import { openCatalogue } from "../memory-database";

// These read SQLite's plans; a server chooses its own by how many rows there are.
const test = isOnPostgres ? anyTest.skip : anyTest;

/** The tables that grow with the shop; the others stay small. */
const LARGE = [
  "products",
  "listings",
  "price_history",
  "product_images",
  "audit_log",
  "bulk_changes",
  "bulk_change_rows",
  "orders",
  "order_lines",
  "order_history",
  "users",
  "order_index",
  "new_customers",
  "people",
  "customers",
  "customer_records",
  "quote_requests",
  "appointments",
  "claims",
  "contact_messages",
  "message_replies",
  "reviews",
  "newsletter_subscribers",
  "outbox",
  "product_views",
  "conversations",
  "conversation_messages",
  "station_times",
];

const db = await openCatalogue();
await seedProducts(db, 500);
/** A list of nothing asks for no rows. */
const sold = await openCatalogue();
await seedOrders(sold, 100);

/** SQLite's plan of every query that `work` sends. */
async function plansOf(work: (db: Db) => Promise<unknown>, on = db): Promise<string[]> {
  const spy = vi.spyOn(on.getExecutor(), "executeQuery");
  await work(on);
  const queries = spy.mock.calls.map(([query]) => query);
  spy.mockRestore();
  const plans: string[] = [];
  for (const { sql, parameters } of queries) {
    const plan: QueryResult<{ detail: string }> = await on.executeQuery(
      CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
    );
    const steps = plan.rows.map(({ detail }) => detail);
    // A scan without filter and order stops where the page's limit does.
    const isPage = / limit /.test(sql) && !/ where /.test(sql) && steps.length === 1;
    // What is sorted or grouped is read whole first, whatever the limit; what an index has sorted up to the
    // last term is only sorted among its equals.
    const isWhole = steps.some((step) => /^USE TEMP B-TREE FOR (?!LAST)/.test(step));
    plans.push(
      ...steps.map((step) => (isPage ? `PAGE OF ${step}` : isWhole ? `${step} (WHOLE)` : step)),
    );
  }
  return plans;
}

/** Steps that read a large table from the first row to the last. */
function fullScans(plans: string[]): string[] {
  return plans.filter((step) => {
    const table = /^SCAN (\w+)/.exec(step)?.[1] ?? "";
    const isInOrder = /USING (COVERING )?INDEX|USING INTEGER PRIMARY KEY/.test(step);
    return LARGE.includes(table) && (!isInOrder || step.endsWith("(WHOLE)"));
  });
}

const none = { search: "", category: "", status: "", stock: "" } as const;

const everyOrder = {
  search: "",
  from: "",
  to: "",
  page: 1,
  payment: "",
  status: "",
} as const;

const sortedCustomers = (order: string) => ({ search: "", tag: "", page: 2, order });

test.each([
  ["products", (one: Db) => listOfficeProducts({ ...none, page: 1 }, one)],
  ["products, last page", (one: Db) => listOfficeProducts({ ...none, page: 11 }, one)],
  ["searched", (one: Db) => listOfficeProducts({ ...none, search: "alba", page: 1 }, one)],
  ["of a category", (one: Db) => listOfficeProducts({ ...none, category: "bai", page: 1 }, one)],
  ["in a state", (one: Db) => listOfficeProducts({ ...none, status: "inactive", page: 1 }, one)],
  [
    "all filters",
    (one: Db) =>
      listOfficeProducts(
        { search: "a", category: "bai", status: "active", stock: "low", page: 1 },
        one,
      ),
  ],
  [
    "few left",
    (one: Db) => listOfficeProducts({ ...none, status: "active", stock: "low", page: 1 }, one),
  ],
  ["matching ids", (one: Db) => listMatchingIds({ ...none, search: "alba" }, one)],
  ["the journal", (one: Db) => listAuditLog({ subject: "product", subjectId: "x", page: 1 }, one)],
  ["bulk changes", (one: Db) => listBulkChanges(one)],
  ["the whole journal", (one: Db) => listAuditLog({ page: 1 }, one)],
  ["orders", (one: Db) => listOrders(everyOrder, one)],
  ["orders of a state", (one: Db) => listOrders({ ...everyOrder, status: "new" }, one)],
  ["late orders", (one: Db) => listOrders({ ...everyOrder, status: "late" }, one)],
  ["orders not paid", (one: Db) => listOrders({ ...everyOrder, payment: "unpaid" }, one)],
  ["orders to refund", (one: Db) => listOrders({ ...everyOrder, status: "refund" }, one)],
  ["orders searched", (one: Db) => listOrders({ ...everyOrder, search: "ana" }, one)],
  ["orders of days", (one: Db) => listOrders({ ...everyOrder, from: "2026-01-01" }, one)],
  ["users", (one: Db) => listUsers({ search: "", page: 1 }, one)],
  ["users searched", (one: Db) => listUsers({ search: "ana", page: 1 }, one)],
  ["customers", (one: Db) => listCustomers({ search: "", tag: "", page: 1 }, one)],
  ["customers, last page", (one: Db) => listCustomers({ search: "", tag: "", page: 9 }, one)],
  ["customers searched", (one: Db) => listCustomers({ search: "ana", tag: "", page: 1 }, one)],
  ["customers with a tag", (one: Db) => listCustomers({ search: "", tag: "VIP", page: 1 }, one)],
  ["customers by name", (one: Db) => listCustomers(sortedCustomers("nume"), one)],
  ["customers by name, backwards", (one: Db) => listCustomers(sortedCustomers("-nume"), one)],
  ["customers by orders", (one: Db) => listCustomers(sortedCustomers("-comenzi"), one)],
  ["customers by day", (one: Db) => listCustomers(sortedCustomers("ultima-data"), one)],
  [
    "customers by e-mail",
    (one: Db) => listCustomers({ ...sortedCustomers(""), search: "a@b" }, one),
  ],
  ["a customer", (one: Db) => findCustomer("x", one)],
  ["who may be the same", (one: Db) => listAlike("x", one)],
  ["a customer's orders", (one: Db) => listOrdersOf("x", 1, one)],
  ["what a customer sent", (one: Db) => listSentThings("x", one)],
  ["whose an order is", (one: Db) => findCustomerOf("orders", "x", one)],
  ["messages", (one: Db) => listContactMessages("open", { page: 1 }, one)],
  ["messages done", (one: Db) => listContactMessages("done", { page: 1 }, one)],
  ["spam", (one: Db) => listContactMessages("spam", { page: 1 }, one)],
  ["unread messages", (one: Db) => findUnreadMessages(one)],
  ["reviews that wait", (one: Db) => listOfficeReviews("waiting", 1, one)],
  ["reviews approved", (one: Db) => listOfficeReviews("approved", 1, one)],
  ["reviews refused", (one: Db) => listOfficeReviews("refused", 1, one)],
  ["newsletter", (one: Db) => listSubscriberPage({ page: 1 }, one)],
  ["unsent mails", (one: Db) => listUnsentMails(one)],
  ["dashboard's figures", (one: Db) => findSalesReport(30, new Date(), one)],
  ["popular products", (one: Db) => listPopularProducts(30, new Date(), one)],
  ["kept promises", (one: Db) => findKeptPromises(30, new Date(), one)],
  ["measured times", (one: Db) => findTimeReport(one)],
  ["started clocks", (one: Db) => listStartedClocks(new Date(), one)],
  ["work list", (one: Db) => findToDoList(new Date(), one)],
  ["picture hosts", (one: Db) => listPictureHosts(one)],
  ["unused pictures", (one: Db) => listUnusedPictures(["/imagini/bai-1.webp"], one)],
])("%s: no large table is read from end to end", async (_name, work) => {
  const plans = await plansOf(work);
  expect(plans).not.toEqual([]);
  expect(fullScans(plans)).toEqual([]);
});

test.each(["rest", "-rest", "total", "-total", "client", "-client"])(
  "orders by %s are read from an index, and none are sorted",
  async (order) => {
    const plans = await plansOf((one) => listOrders(everyOrder, one, order), sold);
    const ofPage = plans.filter((step) => /order_index|ORDER BY/.test(step));
    expect(
      ofPage.filter((step) =>
        /SCAN order_index USING .*INDEX order_index_(left|total|name)/.test(step),
      ),
    ).toHaveLength(1);
    // The page's own rows alone.
    expect(ofPage.filter((step) => step.includes("ORDER BY")).length).toBeLessThanOrEqual(1);
  },
);

test("what customers owe is read from their own records", async () => {
  const plans = await plansOf((one) => listCustomers({ search: "", tag: "", page: 1 }, one), sold);
  const ofRecords = plans.filter((step) => step.includes("customer_records"));
  expect(ofRecords).not.toEqual([]);
  expect(ofRecords.filter((step) => !step.includes("customer_records_customer_id"))).toEqual([]);
});

test("documents are found by what was found of them, not one by one", async () => {
  for (const search of ["0720", "s-2026", "popescu"]) {
    const filter = { search, kind: "", from: "", to: "", page: 1 } as const;
    const plans = await plansOf((one) => listDocuments(filter, one), sold);
    expect(plans.filter((step) => step.startsWith("SCAN documents"))).toEqual([]);
  }
});

test("few pieces of a name are looked up by it, and no list is read through for them", async () => {
  const filter = readProductFilter(new URLSearchParams("cauta=bran+11&ordine=nume"), "ro");
  const plans = await plansOf((one) => listProducts(filter, "mese", "ro", one));
  expect(plans.filter((step) => step.includes("listings"))).not.toEqual([]);
  expect(plans.filter((step) => step.includes("INDEX listings_"))).toEqual([]);
});

test("a page of orders, searched or not, is read as it lies, without sorting them all", async () => {
  for (const search of ["", "ana", "ana iasi"]) {
    const plans = await plansOf((one) => readSelectedOrders({ ...everyOrder, search }, one).next());
    expect(plans.filter((step) => step.includes("ORDER BY"))).toEqual([]);
  }
});

test("a query without an index is found", async () => {
  const plans = await plansOf((one) =>
    one.selectFrom("products").selectAll().where("description", "=", "x").execute(),
  );
  expect(fullScans(plans)).toHaveLength(1);
});
