import type { Db } from "~db/engine";

import type { Stage } from "./stage";
import type { Order, World } from "./world";

/** What the tables hold of the thread, as the model says it. */
export async function readWorld({ db, world, desk }: Stage) {
  const request = await db
    .selectFrom("quote_requests")
    .select("state")
    .where("id", "=", desk.id)
    .executeTakeFirstOrThrow();
  const quotes = await db
    .selectFrom("quotes")
    .select(["state", "total_bani as totalBani", "answer_note as note"])
    .where("request_id", "=", desk.id)
    .orderBy("version")
    .execute();
  const visits = await db
    .selectFrom("appointments")
    .select(["id", "order_id as order", "kind", "starts_at as start", "state", "sequence"])
    .orderBy("id")
    .execute();
  const tokens = await db.selectFrom("orders").select("token").orderBy("token").execute();
  return {
    tokens: tokens.map(({ token }) => token),
    request: { state: request.state, quotes },
    orders: await Promise.all(world.orders.map((order) => readOrderNow(order, db))),
    visits: visits.map(({ sequence, ...visit }) => ({ ...visit, changes: sequence })),
  };
}

async function readOrderNow({ id }: Order, db: Db) {
  const row = await db
    .selectFrom("orders")
    .select(["status", "transport_state", "total_bani", "paid_bani"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom("order_history")
    .select("status")
    .where("order_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  const offers = await db
    .selectFrom("transport_quotes")
    .select(["price_bani as priceBani", "answer"])
    .where("order_id", "=", id)
    .orderBy("number")
    .execute();
  const drawings = await db
    .selectFrom("drawing_versions")
    .innerJoin("order_lines", "order_lines.id", "drawing_versions.order_line_id")
    .select(["drawing_versions.id", "sha256", "sent_at", "answer", "replaced_at"])
    .where("order_lines.order_id", "=", id)
    .orderBy("version")
    .execute();
  const promises = await db
    .selectFrom("promise_changes")
    .select(["promised_on as day", "reason"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const claims = await db
    .selectFrom("claims")
    .select((eb) => [
      "id",
      "state",
      eb
        .selectFrom("claim_entries")
        .select((entries) => entries.fn.countAll<number>().as("count"))
        .whereRef("claim_id", "=", "claims.id")
        .as("entries"),
    ])
    .where("order_id", "=", id)
    .orderBy("claims.id")
    .execute();
  const proformas = await db
    .selectFrom("documents")
    .select("id")
    .where("order_id", "=", id)
    .where("kind", "=", "proforma")
    .execute();
  return {
    status: row.status,
    noted: history[0]?.status,
    transport: row.transport_state,
    offers,
    totalBani: row.total_bani,
    paidBani: row.paid_bani,
    promises,
    claims,
    drawings: drawings.map(({ id: drawing, sha256, sent_at, answer, replaced_at }) => ({
      id: drawing,
      hash: sha256,
      isReplaced: replaced_at !== null,
      state: sent_at === null ? "draft" : (answer ?? "sent"),
    })),
    proformas: proformas.length,
  };
}

/** The model, said as the tables are read. */
export function sayWorld({ request, orders, visits }: World, others: string[]) {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  return {
    tokens: [...others, ...orders.map(({ token }) => token)].sort(),
    request: { state: request.state, quotes: request.quotes },
    orders: orders.map((order) => ({
      status: order.status,
      noted: order.status,
      transport: order.transport,
      offers: order.offers,
      totalBani: order.totalBani,
      paidBani: order.paidBani,
      promises: order.promises,
      claims: [...order.claims].sort(byId),
      drawings: order.drawings,
      proformas: order.proformas,
    })),
    visits: [...visits].sort(byId),
  };
}

/** What was answered, as it is kept: whatever happens later, it does not change. */
export async function readAnswered(db: Db): Promise<Map<string, string>> {
  const quotes = await db
    .selectFrom("quotes")
    .selectAll()
    .where("state", "in", ["accepted", "declined", "asked_again"])
    .execute();
  const drawings = await db
    .selectFrom("drawing_versions")
    .select(["id", "content", "sha256", "note", "answer", "answered_at", "answer_note"])
    .where("answer", "is not", null)
    .execute();
  return new Map([...quotes, ...drawings].map((row) => [row.id, JSON.stringify(row)]));
}
