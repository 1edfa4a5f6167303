import { inBatches } from "~/platform/basics/in-batches.server";
import { dayOf } from "~/platform/format/dates";
import { firstDueBani } from "~/sales/billing/payment-plan";
import { valuesOf, type Db } from "~db/engine";
import type { DocumentKind } from "~db/schema";

import type { PayableOrder, PayableWorld } from "./match";
import { findMentions, type KnownNames, type Mention } from "./references";

/** A statement has thousands of rows; between so many other requests are answered. */
const ROWS_AT_ONCE = 100;

/** What a number is written with behind its prefix: `-2026-000123`. */
const REST_OF_NUMBER = "-2026-000123".length;

const words: Record<DocumentKind, KnownNames["documentPrefixes"][number]["word"]> = {
  proforma: "proforma",
  advance: "invoice",
  final: "invoice",
  storno: "none",
};

/** The orders and documents that the texts of rows name, and the open orders that owe one of the amounts. */
export async function findPayableWorld(
  rows: readonly { amountBani: number; details: string; payer: string }[],
  db: Db,
): Promise<PayableWorld> {
  const known = await findKnownNames(db);
  const mentions: Mention[] = [];
  for await (const some of inBatches(rows, ROWS_AT_ONCE)) {
    mentions.push(...some.flatMap((row) => findMentions(`${row.details} ${row.payer}`, known)));
  }
  const documents = await listDocumentOrders(
    mentions.flatMap((one) => one.documents),
    db,
  );
  const named = [...mentions.flatMap((one) => one.orders), ...documents.values()];
  const orders = await listPayableOrders(
    {
      numbers: named,
      amounts: rows.map((row) => row.amountBani).filter((bani) => bani > 0),
    },
    db,
  );
  return { known, documents, orders, today: dayOf(new Date().toISOString()) };
}

/** How this shop's orders and documents are called. */
async function findKnownNames(db: Db): Promise<KnownNames> {
  const prefixes = await db
    .selectFrom("orders")
    .select((eb) =>
      eb
        .fn<string>("substr", [
          "number",
          eb.lit(1),
          eb(eb.fn<number>("length", ["number"]), "-", eb.lit(REST_OF_NUMBER)),
        ])
        .as("prefix"),
    )
    .distinct()
    .execute();
  const years = await db.selectFrom("order_numbers").select("year").execute();
  const series = await db.selectFrom("document_series").select(["kind", "prefix"]).execute();
  return {
    orderPrefixes: prefixes.map(({ prefix }) => prefix).filter((prefix) => /\p{L}/u.test(prefix)),
    years: years.map(({ year }) => year),
    documentPrefixes: series
      .filter(({ prefix }) => /\p{L}/u.test(prefix))
      .map(({ kind, prefix }) => ({ prefix, word: words[kind] })),
  };
}

/** The numbers of the orders that documents were issued for, by the documents' names. */
async function listDocumentOrders(names: string[], db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("documents")
    .innerJoin("orders", "orders.id", "documents.order_id")
    .select(["documents.name", "orders.number"])
    .where("documents.name", "in", valuesOf([...new Set(names)]))
    .execute();
  return new Map(rows.map(({ name, number }) => [name, number]));
}

/** Orders by number, and the open ones that owe one of some amounts. */
async function listPayableOrders(
  { numbers, amounts }: { numbers: string[]; amounts: number[] },
  db: Db,
): Promise<Map<string, PayableOrder>> {
  const wanted = valuesOf([...new Set(amounts)]);
  const query = db
    .selectFrom("orders")
    .select([
      "number",
      "status",
      "total_bani",
      "paid_bani",
      "advance_bani",
      "reduced_bani",
      "placed_at",
      "buyer_kind",
      "full_name",
      "company_name",
    ]);
  const rows = await query
    .where("number", "in", valuesOf([...new Set(numbers)]))
    .union(
      query
        .where("status", "<>", "cancelled")
        .where((eb) =>
          eb.and([
            eb("paid_bani", "<", eb("total_bani", "-", eb.ref("reduced_bani"))),
            eb.or([
              eb(
                eb(eb("total_bani", "-", eb.ref("reduced_bani")), "-", eb.ref("paid_bani")),
                "in",
                wanted,
              ),
              eb(
                eb(eb("advance_bani", "-", eb.ref("reduced_bani")), "-", eb.ref("paid_bani")),
                "in",
                wanted,
              ),
            ]),
          ]),
        ),
    )
    .execute();
  return new Map(
    rows.map((row) => {
      const order: PayableOrder = {
        number: row.number,
        status: row.status,
        totalBani: row.total_bani - row.reduced_bani,
        paidBani: row.paid_bani,
        firstBani: firstDueBani(row),
        placedOn: dayOf(row.placed_at),
        names: [row.full_name, row.company_name].filter((name) => name !== ""),
      };
      return [row.number, order];
    }),
  );
}

/** The orders that a typed number may mean, none where it is no number. */
export async function findTypedOrders(typed: readonly string[], db: Db): Promise<TypedOrders> {
  // Whoever types into a field for a number need not say that it is one.
  const waysOf = (text: string) => [text, `comanda ${text}`];
  const rows = typed.flatMap(waysOf).map((details) => ({ details, payer: "", amountBani: 0 }));
  const world = await findPayableWorld(rows, db);
  return {
    today: world.today,
    orders: world.orders,
    numbersOf: (text) => {
      const [first] = waysOf(text).flatMap((one) => findMentions(one, world.known));
      const { orders = [], documents = [] } = first ?? {};
      const named = [...orders, ...documents.flatMap((name) => world.documents.get(name) ?? [])];
      return [...new Set(named)].filter((number) => world.orders.has(number));
    },
  };
}

interface TypedOrders {
  today: string;
  orders: ReadonlyMap<string, PayableOrder>;
  numbersOf: (text: string) => string[];
}
