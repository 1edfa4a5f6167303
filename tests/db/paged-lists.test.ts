import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { expect, test, vi } from "vitest";

import { listVersions } from "~/furniture/workshop-numbers/front/versions.server";
import { listUsers, userSorts } from "~/people/identity/front/user-list.server";
import { listAuditLog } from "~/platform/settings/front/audit-entries.server";
import { searchAppointments } from "~/sales/appointments/front/list-appointments.server";
import { claimSorts, listClaims } from "~/sales/approvals/front/claim-list.server";
import { documentSorts, listDocuments } from "~/sales/billing/front/document-list.server";
import { customerSorts, listCustomers } from "~/sales/customers/front/customer-list.server";
import { listOrdersOf } from "~/sales/customers/front/customers-orders.server";
import { listEInvoices } from "~/sales/e-invoices/front/e-invoice.server";
import { listCustomerOrders } from "~/sales/orders/front/customer-order.server";
import { listProduction } from "~/sales/orders/front/production-list.server";
import { listSwatchOrders } from "~/sales/orders/front/swatch-orders.server";
import { listOrders, orderSorts } from "~/sales/orders/office-order-list.server";
import { listQuoteRequests, quoteSorts } from "~/sales/quotes/front/list-quotes.server";
import { listStatements, statementSorts } from "~/sales/statements/front/statement.server";
import { listWithdrawals, withdrawalSorts } from "~/sales/withdrawals/withdrawal-list.server";
import { listOfficeProducts } from "~/shop/catalogue-editing/front/product-table.server";
import { listOfficeReviews } from "~/shop/catalogue-editing/front/review-moderation.server";
import { listProducts } from "~/shop/catalogue/front/listing.server";
import { catalogueSorts, readProductFilter } from "~/shop/catalogue/front/product-filter";
import { listReviews } from "~/shop/catalogue/review.server";
import { listContactMessages, messageSorts } from "~/shop/messages/front/contact-message.server";
import { listSubscriberPage, subscriberSorts } from "~/shop/messages/front/subscribers.server";
import { listAnswered } from "~/shop/questions/front/list-questions.server";
import { listQuestions } from "~/shop/questions/front/question-desk.server";
import { listSharedDesigns, sharedSorts } from "~/shop/saved/front/shared-design.server";
import { listSupplierOrders } from "~/workshop/stock/front/supplier-order.server";
import type { Db } from "~db/engine";
import type { Sorts } from "~db/list-page";
import { seedOrders } from "~db/seed/orders";

import { filesBelow } from "../house/files";
import { openInMemory } from "../memory-database";

// On SQLite whichever engine the tests are on: both are sent the same orders, and SQLite tells its keys.
const db = await openInMemory("catalogue");
await seedOrders(db, 20);
const { id: productId } = await db
  .selectFrom("products")
  .select("id")
  .limit(1)
  .executeTakeFirstOrThrow();
await db
  .insertInto("product_questions")
  .values({
    id: randomUUID(),
    product_id: productId,
    name: "Ioana",
    email: null,
    language: "ro",
    text: "Se poate și în verde?",
    created_at: "2026-03-01T10:00:00.000Z",
    answer: "Da.",
    answer_language: "ro",
    answered_at: "2026-03-02T10:00:00.000Z",
    hidden_at: null,
  })
  .execute();

/** Asks for a list in its own order, and by each of its columns, up and down. */
function sorted(sorts: Sorts, list: (order: string) => Promise<unknown>): () => Promise<unknown[]> {
  const orders = ["", ...Object.keys(sorts).flatMap((name) => [name, `-${name}`])];
  return () => Promise.all(orders.map((order) => list(order)));
}

const everyOrder = { search: "", from: "", to: "", page: 1, payment: "", status: "" } as const;
const year = { from: "2026-01-01", to: "2026-12-31", page: 1 };
const document = { kind: "", from: "", to: "", search: "", page: 1 } as const;

/** Who asks for a page of rows, by the file that says which rows they are. */
const paged: Record<string, () => Promise<unknown>> = {
  "app/furniture/workshop-numbers/front/versions.server.ts": () =>
    Promise.all([listVersions("rules", 1, db), listVersions("prices", 1, db)]),
  "app/people/identity/front/user-list.server.ts": sorted(userSorts, (order) =>
    listUsers({ search: "", page: 1, order }, db),
  ),
  "app/platform/settings/front/audit-entries.server.ts": () => listAuditLog({ page: 1 }, db),
  "app/sales/appointments/front/list-appointments.server.ts": () =>
    searchAppointments({ search: "ana", page: 1 }, db),
  "app/sales/approvals/front/claim-list.server.ts": sorted(claimSorts, (order) =>
    Promise.all([true, false].map((isOpenOnly) => listClaims({ isOpenOnly, page: 1, order }, db))),
  ),
  "app/sales/billing/front/document-list.server.ts": sorted(documentSorts, (order) =>
    listDocuments({ ...document, order }, db),
  ),
  "app/sales/customers/front/customer-list.server.ts": sorted(customerSorts, (order) =>
    listCustomers({ search: "", tag: "", page: 1, order }, db),
  ),
  "app/sales/customers/front/customers-orders.server.ts": () => listOrdersOf("x", 1, db),
  "app/sales/e-invoices/front/e-invoice.server.ts": () => listEInvoices(year, db),
  "app/sales/orders/desk/order-sorts.server.ts": sorted(orderSorts, (order) =>
    listOrders(everyOrder, db, order),
  ),
  "app/sales/orders/front/customer-order.server.ts": () => listCustomerOrders("x", 1, db),
  "app/sales/orders/front/order-rows.server.ts": () => listOrders(everyOrder, db),
  "app/sales/orders/front/production-list.server.ts": () => listProduction({ page: 1 }, db),
  "app/sales/orders/front/swatch-orders.server.ts": () => listSwatchOrders({ page: 1 }, db),
  "app/sales/quotes/front/list-quotes.server.ts": sorted(quoteSorts, (order) =>
    Promise.all(
      (["", "new"] as const).map((state) =>
        listQuoteRequests({ state, search: "", page: 1, order }, db),
      ),
    ),
  ),
  "app/sales/statements/front/statement.server.ts": sorted(statementSorts, (order) =>
    listStatements({ page: 1, order }, db),
  ),
  "app/sales/withdrawals/withdrawal-list.server.ts": sorted(withdrawalSorts, (order) =>
    listWithdrawals({ isWaitingOnly: false, page: 1, order }, db),
  ),
  "app/shop/catalogue-editing/front/review-moderation.server.ts": () =>
    listOfficeReviews("approved", 1, db),
  "app/shop/catalogue/listing-query.server.ts": () =>
    Promise.all([
      listOfficeProducts({ search: "", category: "", status: "", stock: "", page: 1 }, db),
      ...catalogueSorts.map((sort) => {
        const everything = readProductFilter(new URLSearchParams(), "ro");
        return listProducts({ ...everything, sort }, undefined, "ro", db);
      }),
    ]),
  "app/shop/catalogue/review.server.ts": () => listReviews(productId, 1, 1, db),
  "app/shop/messages/front/contact-message.server.ts": sorted(messageSorts, (order) =>
    listContactMessages("open", { page: 1, order }, db),
  ),
  "app/shop/messages/front/subscribers.server.ts": sorted(subscriberSorts, (order) =>
    listSubscriberPage({ page: 1, order }, db),
  ),
  "app/shop/questions/front/list-questions.server.ts": () => listAnswered(productId, "ro", {}, db),
  "app/shop/questions/front/question-desk.server.ts": () =>
    listQuestions({ folder: "waiting", search: "", wanted: 1 }, db),
  "app/shop/saved/front/shared-design.server.ts": sorted(sharedSorts, (order) =>
    listSharedDesigns({ search: "", page: 1, order }, "ro", db),
  ),
  "app/workshop/stock/front/supplier-order.server.ts": () => listSupplierOrders(1, db),
};

/** The sets of columns by which each table has no two rows. */
const keys = await keysOf(db);

async function keysOf(one: Db): Promise<Map<string, string[][]>> {
  const { rows } = await sql<{ table: string; key: string; column: string; place: number }>`
    select t.name as "table", 'primary' as key, c.name as "column", c.pk as place
      from pragma_table_list t, pragma_table_info(t.name) c
      where t.schema = 'main' and c.pk > 0
    union all
    select t.name, i.name, c.name, c.seqno
      from pragma_table_list t, pragma_index_list(t.name) i, pragma_index_info(i.name) c
      where t.schema = 'main' and i."unique" = 1 and i.partial = 0
    order by 1, 2, 4`.execute(one);
  const found = new Map<string, Map<string, string[]>>();
  for (const { table, key, column } of rows) {
    const own = found.get(table) ?? new Map<string, string[]>();
    found.set(table, own.set(key, [...(own.get(key) ?? []), column]));
  }
  return new Map([...found].map(([table, own]) => [table, [...own.values()]]));
}

/** Of each select that reads a page: its first table, and the columns by which it is ordered. */
function ordersOf(statement: string): { table: string; columns: string[] }[] {
  return [...statement.matchAll(/ limit \? offset \?/g)].map(({ index }) => {
    // Read backwards to the beginning of its own select, without what stands in brackets.
    let own = "";
    for (let at = index - 1, depth = 0; at >= 0 && depth >= 0; at -= 1) {
      const sign = statement[at]!;
      if (sign === ")") depth += 1;
      if (depth === 0 && sign !== "(") own = sign + own;
      if (sign === "(") depth -= 1;
    }
    const table = / from "(\w+)"/.exec(own)?.[1] ?? "";
    const terms = (own.split(" order by ")[1] ?? "").split(", ");
    const columns = terms.flatMap((term) => {
      const [, of = table, column] =
        /^\+?(?:"(\w+)"\.)?"(\w+)"(?: asc| desc)?$/.exec(term.trim()) ?? [];
      return column && of === table ? [column] : [];
    });
    return { table, columns };
  });
}

function isWhole({ table, columns }: { table: string; columns: string[] }): boolean {
  return (keys.get(table) ?? []).some((key) => key.every((column) => columns.includes(column)));
}

test("every query that reads a page is one of these", () => {
  const reading = filesBelow("app", ".server.ts").filter(({ text }) => text.includes(".offset("));
  expect(reading.map(({ path }) => path)).toEqual(Object.keys(paged).sort());
});

test.each(Object.entries(paged))(
  "%s: rows that are alike have one order on all pages",
  async (_file, ask) => {
    const spy = vi.spyOn(db.getExecutor(), "executeQuery");
    await ask();
    const sent = spy.mock.calls.map(([query]) => query.sql);
    spy.mockRestore();
    const found = sent.flatMap(ordersOf);
    expect(found).not.toEqual([]);
    expect(found.filter((one) => !isWhole(one))).toEqual([]);
  },
);

test("an order that leaves rows alike is found, within a query too", () => {
  const bad = [
    'select "id" from "users" order by "created_at" desc limit ? offset ?',
    'select "id" from "documents" order by "issued_at" desc, "documents"."number" desc limit ? offset ?',
    'select * from "orders" where "id" in (select "source_id" from "customer_records" where "a" in (?, ?)' +
      ' order by "at" desc limit ? offset ?) order by "orders"."id" asc',
    'select * from "claims" inner join "orders" on "orders"."id" = "claims"."order_id"' +
      ' order by "changed_at", "orders"."id" limit ? offset ?',
    'select "id" from "users" limit ? offset ?',
  ];
  for (const one of bad) expect(ordersOf(one).filter((order) => !isWhole(order))).toHaveLength(1);
  const good = [
    'select "id" from "users" order by lower("first_name") asc, "created_at" desc, "id" limit ? offset ?',
    'select "id" from "documents" order by "prefix", "documents"."number" desc limit ? offset ?',
    'select * from "listings" order by +"listings"."price_bani" asc, +"listings"."id" asc limit ? offset ?',
  ];
  for (const one of good) expect(ordersOf(one).filter(isWhole)).toHaveLength(1);
});
