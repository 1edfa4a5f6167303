import type { ExpressionBuilder } from "kysely";

import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { Database } from "~db/schema";

/** So many of each other kind are shown, the newest. */
const MOST_SHOWN = 20;

type Source = Database["customer_records"]["source"];

/** The ids of what a customer has sent of one kind. */
function sentBy(
  id: string,
  source: Source,
  eb: Pick<ExpressionBuilder<Database, never>, "selectFrom">,
) {
  return eb
    .selectFrom("customer_records")
    .select("customer_records.source_id")
    .where("customer_records.customer_id", "=", id)
    .where("customer_records.source", "=", source);
}

/** A customer's requests, messages, claims and the like: the newest of each kind, and how many there are. */
export async function listSentThings(id: string, db: Db = shopDatabase()) {
  return {
    quotes: await newest(
      db
        .selectFrom("quote_requests")
        .select((eb) => ["id", "number as title", "state", "changed_at as at", countOver(eb)])
        .where("id", "in", (eb) => sentBy(id, "quote_requests", eb))
        .orderBy("changed_at", "desc")
        .limit(MOST_SHOWN),
    ),
    messages: await newest(
      db
        .selectFrom("contact_messages")
        .select((eb) => ["id", "subject as title", "created_at as at", countOver(eb)])
        .where("id", "in", (eb) => sentBy(id, "contact_messages", eb))
        .orderBy("created_at", "desc")
        .limit(MOST_SHOWN),
    ),
    appointments: await newest(
      db
        .selectFrom("appointments")
        .select((eb) => ["id", "kind", "state", "starts_at as at", countOver(eb)])
        .where((eb) =>
          eb.or([
            eb("id", "in", sentBy(id, "appointments", eb)),
            eb("order_id", "in", sentBy(id, "orders", eb)),
          ]),
        )
        .orderBy("starts_at", "desc")
        .limit(MOST_SHOWN),
    ),
    claims: await newest(
      db
        .selectFrom("claims")
        .innerJoin("orders", "orders.id", "claims.order_id")
        .select((eb) => [
          "claims.id",
          "orders.number as title",
          "claims.state",
          "claims.opened_at as at",
          countOver(eb),
        ])
        .where("claims.order_id", "in", (eb) => sentBy(id, "orders", eb))
        .orderBy("claims.opened_at", "desc")
        .limit(MOST_SHOWN),
    ),
    withdrawals: await newest(
      db
        .selectFrom("withdrawals")
        .select((eb) => ["id", "order_number as title", "declared_at as at", countOver(eb)])
        .where("order_id", "in", (eb) => sentBy(id, "orders", eb))
        .orderBy("declared_at", "desc")
        .limit(MOST_SHOWN),
    ),
  };
}

/** How many rows a query has without its limit. */
function countOver<DB, TB extends keyof DB>(eb: ExpressionBuilder<DB, TB>) {
  return eb.fn.countAll<number>().over().as("total");
}

async function newest<Row extends { total: number }>(query: { execute: () => Promise<Row[]> }) {
  const rows = await query.execute();
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => row),
  };
}

/**
 * What somebody with these e-mails or this account has agreed to and taken back, the last first, and the
 * newsletter as it stands; at most twenty of each.
 */
export async function listConsents(
  { emails, userId }: { emails: string[]; userId: string | null },
  db: Db = shopDatabase(),
) {
  const some = emails.length > 0 ? emails : [""];
  const consents = await db
    .selectFrom("consents")
    .select(["id", "email", "kind", "is_given", "given_at"])
    .where((eb) => eb.or([eb("email", "in", some), eb("user_id", "=", userId ?? "")]))
    .orderBy("given_at", "desc")
    .limit(MOST_SHOWN)
    .execute();
  const newsletter = await db
    .selectFrom("newsletter_subscribers")
    .select(["email", "confirmed_at", "unsubscribed_at", "created_at"])
    .where("email", "in", some)
    .limit(MOST_SHOWN)
    .execute();
  return { consents, newsletter };
}
