import { inBatches } from "~/platform/basics/in-batches.server";
import { dayOf } from "~/platform/format/dates";
import { valuesOf, type Db } from "~db/engine";

import { findKnownNames } from "./known-names.server";
import type { PayableOrder, PayableWorld } from "./match";
import { listPayableOrders } from "./orders-owing.server";
import { findMentions } from "./references";
import type { Mention } from "./ways-to-name";

/** A statement has thousands of rows; between so many other requests are answered. */
const ROWS_AT_ONCE = 100;

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
