import { findConversationData } from "~/front/assistant/conversation.server";
import {
  listSessions,
  type Account,
  type SessionRow,
} from "~/people/identity/account-session.server";
import { listAddresses, type Address } from "~/people/identity/address.server";
import type { PasskeyRow } from "~/people/identity/passkey.server";
import { findSecondFactor } from "~/people/identity/second-factor.server";
import { listClaimData } from "~/sales/approvals/find-claims.server";
import { listHandoverData } from "~/sales/handover/find-pictures.server";
import { findCustomersDraft } from "~/sales/orders/checkout-draft.server";
import { orderColumns } from "~/sales/orders/checkout-form";
import type { Order } from "~/sales/orders/order.server";
import { findQuoteData } from "~/sales/quotes/old-quotes.server";
import { findQuestionData } from "~/shop/questions/old-questions.server";
import { findSavedData } from "~/shop/saved/join-lists.server";
import { findAlertData } from "~/shop/stock-alerts/old-alerts.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";
import type { AppointmentKind, AppointmentState, OrderDetailColumns } from "~db/schema";

import { listAppointments } from "./export/exported-appointments.server";
import { listOrders } from "./export/exported-orders.server";

/** Everything the shop stores about a customer, which the law entitles them to receive. */
export interface AccountData {
  account: {
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    created_at: string;
    confirmed_at: string | null;
    last_used_on: string;
    language: string | null;
  };
  addresses: Omit<Address, "id">[];
  orders: Omit<Order, "id" | "token">[];
  /** What was typed at the checkout and has not been ordered with. */
  checkout: OrderDetailColumns | null;
  reviews: {
    product: string;
    rating: number;
    text: string;
    created_at: string;
    approved_at: string | null;
    /** How many; the pictures themselves stand on the product's page. */
    pictures: number;
  }[];
  withdrawals: { order_number: string; statement: string; declared_at: string }[];
  /** What was written in claims, by them and to them; without the pictures. */
  claims: Awaited<ReturnType<typeof listClaimData>>;
  /** What was noted when their orders were delivered, and how many pictures; without the pictures. */
  deliveries: Awaited<ReturnType<typeof listHandoverData>>;
  appointments: {
    kind: AppointmentKind;
    starts_at: string;
    ends_at: string;
    state: AppointmentState;
    name: string;
    phone: string;
    county: string;
    address: string;
    note: string;
    booked_at: string;
  }[];
  /** What they asked an offer for, and what they were offered. */
  quotes: Awaited<ReturnType<typeof findQuoteData>>;
  /** What they have saved for later, each with its design as text. */
  saved: Awaited<ReturnType<typeof findSavedData>>;
  messages: { subject: string; message: string; created_at: string }[];
  newsletter: { created_at: string; confirmed_at: string | null; unsubscribed_at: string | null }[];
  /** The sold-out pieces that they wait for. */
  stock_alerts: Awaited<ReturnType<typeof findAlertData>>;
  /** Their questions about pieces that wait for an answer by mail. */
  questions: Awaited<ReturnType<typeof findQuestionData>>;
  conversations: Awaited<ReturnType<typeof findConversationData>>;
  consents: { kind: "terms" | "newsletter"; is_given: 0 | 1; given_at: string }[];
  sessions: Omit<SessionRow, "id">[];
  second_factor: {
    one_time_codes_since: string | null;
    passkeys: Omit<PasskeyRow, "id">[];
    unused_recovery_codes: number;
  };
}

/**
 * Collects all of it, without secrets such as password and tokens. `conversationId` is the
 * assistant conversation of this browser's cookie.
 */
export async function gatherAccountData(
  account: Account,
  conversationId: string | undefined,
  db: Db = shopDatabase(),
): Promise<AccountData> {
  const [
    person,
    addresses,
    orders,
    checkout,
    reviews,
    withdrawals,
    claims,
    deliveries,
    appointments,
    quotes,
    saved,
    messages,
    newsletter,
    stockAlerts,
    questions,
    conversations,
    consents,
    sessions,
    factor,
  ] = await Promise.all([
    db
      .selectFrom("users")
      .select([
        "email",
        "first_name",
        "last_name",
        "phone",
        "created_at",
        "confirmed_at",
        "last_used_on",
        "language",
      ])
      .where("id", "=", account.id)
      .executeTakeFirstOrThrow(),
    listAddresses(account.id, db),
    listOrders(account.id, db),
    findCustomersDraft(account.id, db),
    db
      .selectFrom("reviews")
      .innerJoin("products", "products.id", "reviews.product_id")
      .select([
        "products.name as product",
        "reviews.rating",
        "reviews.text",
        "reviews.created_at",
        "reviews.approved_at",
      ])
      .select((eb) =>
        eb.fn
          .coalesce(
            eb
              .selectFrom("review_pictures")
              .select((of) => of.fn.countAll<number>().as("count"))
              .whereRef("review_pictures.review_id", "=", "reviews.id"),
            eb.lit(0),
          )
          .as("pictures"),
      )
      .where("reviews.user_id", "=", account.id)
      .orderBy("reviews.created_at", "desc")
      .execute(),
    db
      .selectFrom("withdrawals")
      .select(["order_number", "statement", "declared_at"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", account.email))
      .orderBy("declared_at", "desc")
      .execute(),
    listClaimData(account.id, db),
    listHandoverData(account.id, db),
    listAppointments(account.email, db),
    findQuoteData({ userId: account.id, email: account.email }, db),
    findSavedData(account.id, db),
    db
      .selectFrom("contact_messages")
      .select(["subject", "message", "created_at"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", account.email))
      .orderBy("created_at", "desc")
      .execute(),
    db
      .selectFrom("newsletter_subscribers")
      .select(["created_at", "confirmed_at", "unsubscribed_at"])
      .where("email", "=", account.email)
      .execute(),
    findAlertData(account.email, db),
    findQuestionData(account.email, db),
    findConversationData({ userId: account.id, conversationId }, db),
    db
      .selectFrom("consents")
      .select(["kind", "is_given", "given_at"])
      .where((eb) => eb.or([eb("user_id", "=", account.id), eb("email", "=", account.email)]))
      .orderBy("given_at", "desc")
      .execute(),
    listSessions(account.id, db),
    findSecondFactor(account.id, db),
  ]);
  return {
    account: person,
    addresses: addresses.map(({ id: _id, ...address }) => address),
    orders,
    checkout: checkout ? orderColumns(checkout) : null,
    reviews,
    withdrawals,
    claims,
    deliveries,
    appointments,
    quotes,
    saved,
    messages,
    newsletter,
    stock_alerts: stockAlerts,
    questions,
    conversations,
    consents,
    sessions: sessions.map(({ id: _id, ...session }) => session),
    second_factor: {
      one_time_codes_since: factor.codesSince,
      passkeys: factor.passkeys.map(({ id: _id, ...passkey }) => passkey),
      unused_recovery_codes: factor.recoveryCodes,
    },
  };
}
