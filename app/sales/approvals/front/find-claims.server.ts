import { dayOf } from "~/platform/format/dates";
import { sha256 } from "~/platform/format/sha256.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import {
  type ClaimEntry,
  listEntries,
  claimRows,
  asRow,
  type ClaimRow,
} from "../claims/claim-rows.server";
import { guaranteeEndsOn } from "./claim-rules";

export interface Claim extends ClaimRow {
  /** The Romanian name of the piece. */
  staffPiece: string | null;
  order: {
    id: string;
    number: string;
    token: string;
    language: string;
    email: string;
    phone: string;
  };
  entries: ClaimEntry[];
}

/** The order from whose page a claim is made. */
export interface ClaimableOrder {
  id: string;
  number: string;
  isDelivered: boolean;
  /** The last day of the legal guarantee; null before the delivery. */
  guaranteeEndsOn: string | null;
  lines: { id: string; name: string }[];
  claims: ClaimRow[];
  /** The token of the form for the next claim, the same until something is written. */
  formToken: string;
}

/**
 * The order behind a token with its claims, or undefined; one that was anonymised takes none and shows
 * none.
 */
export async function findClaimableOrder(
  token: string,
  db: Db = shopDatabase(),
): Promise<ClaimableOrder | undefined> {
  const order = await db
    .selectFrom("orders")
    .select((eb) => [
      "id",
      "number",
      "status",
      eb
        .selectFrom("order_history")
        .select((history) => history.fn.max("changed_at").as("at"))
        .whereRef("order_history.order_id", "=", "orders.id")
        .where("order_history.status", "=", "delivered")
        .as("delivered_at"),
    ])
    .where("token", "=", token)
    .where("phone", "<>", "")
    .executeTakeFirst();
  if (!order) return undefined;
  const { id, number, status, delivered_at } = order;
  const lines = await db
    .selectFrom("order_lines")
    .select(["id", "name"])
    .where("order_id", "=", id)
    .orderBy("display_order")
    .execute();
  return {
    id,
    number,
    lines,
    isDelivered: status === "delivered",
    guaranteeEndsOn: delivered_at === null ? null : guaranteeEndsOn(dayOf(delivered_at)),
    claims: await listOrderClaims(id, "buyer", db),
    formToken: await formTokenOf(id, "customer, a new claim", db),
  };
}

/**
 * The token of the form that writes the next entry in an order's claims: `form` says who writes where.
 * It stays the same until something is written.
 */
export async function formTokenOf(
  orderId: string,
  form: string,
  db: Db = shopDatabase(),
): Promise<string> {
  const { entries } = await db
    .selectFrom("claim_entries")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .select((eb) => eb.fn.countAll<number>().as("entries"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  const token = JSON.stringify([orderId, form, entries]);
  return sha256(token);
}

/** The claims of an order, the newest first. */
export async function listOrderClaims(
  orderId: string,
  names: "buyer" | "staff",
  db: Db = shopDatabase(),
): Promise<ClaimRow[]> {
  const rows = await claimRows(db)
    .where("claims.order_id", "=", orderId)
    .orderBy("opened_at", "desc")
    .execute();
  return rows.map((row) => asRow(row, names));
}

/** A claim with its thread by its id: for its buyer only below the order's token. */
export async function findClaim(
  id: string,
  of: { token: string } | "staff",
  db: Db = shopDatabase(),
): Promise<Claim | undefined> {
  const row = await claimRows(db)
    .innerJoin("orders", "orders.id", "claims.order_id")
    .select(["orders.id as order_id", "orders.number", "orders.token"])
    .select(["orders.language", "orders.email", "orders.phone"])
    .where("claims.id", "=", id)
    .$if(of !== "staff", (query) =>
      query.where("orders.token", "=", of === "staff" ? "" : of.token).where("phone", "<>", ""),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { order_id, number, token, language, email, phone, ...claim } = row;
  return {
    ...asRow(claim, of === "staff" ? "staff" : "buyer"),
    staffPiece: claim.staff_name ?? claim.name,
    order: { id: order_id, number, token, language, email, phone },
    entries: await listEntries(id, db),
  };
}
