import { sha256 } from "~/format/sha256.server";
import { dayOf } from "~/format/dates";
import type { Waiting } from "~/shop/waiting";
import { shopDatabase } from "~db/client.server";
import type { ClaimKind, ClaimState } from "~db/schema";
import type { Db } from "~db/engine";

import { guaranteeEndsOn } from "./claim-rules";

const PAGE_SIZE = 30;

/** A claim as lists show it. */
export interface ClaimRow {
  id: string;
  kind: ClaimKind;
  state: ClaimState;
  opened_at: string;
  changed_at: string;
  /** The name of the piece; null where it is about the whole order. */
  piece: string | null;
}

/** What was written in a claim; `by` is the staff's name, or null for the customer. */
interface ClaimEntry {
  id: string;
  isCustomers: boolean;
  by: string | null;
  text: string;
  /** The state from then on. */
  state: ClaimState;
  written_at: string;
  /** The ids of its pictures. */
  pictures: string[];
}

export interface Claim extends ClaimRow {
  /** The Romanian name of the piece. */
  staffPiece: string | null;
  order: { id: string; number: string; token: string; language: string; email: string };
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
    .where("email", "<>", "")
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

/** One page of the claims, those that waited longest first; a page past the end is the last one. */
export async function listClaims(
  { isOpenOnly, page: wanted }: { isOpenOnly: boolean; page: number },
  db: Db = shopDatabase(),
): Promise<{
  claims: (ClaimRow & { number: string })[];
  total: number;
  page: number;
  pageCount: number;
}> {
  const open = ["new", "in_work"] as const;
  const { total } = await db
    .selectFrom("claims")
    .$if(isOpenOnly, (query) => query.where("state", "in", open))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(Math.max(1, wanted), pageCount);
  const rows = await claimRows(db)
    .innerJoin("orders", "orders.id", "claims.order_id")
    .select("orders.number")
    .$if(isOpenOnly, (query) => query.where("state", "in", open))
    .orderBy("changed_at", isOpenOnly ? "asc" : "desc")
    .orderBy("claims.id")
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  const claims = rows.map(({ number, ...row }) => ({ ...asRow(row, "staff"), number }));
  return { claims, total, page, pageCount };
}

/** How many claims nobody has answered yet. */
export async function findNewClaims(db: Db = shopDatabase()): Promise<Waiting> {
  return db
    .selectFrom("claims")
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.min<string | null>("changed_at").as("since"),
    ])
    .where("state", "=", "new")
    .executeTakeFirstOrThrow();
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
    .select(["orders.language", "orders.email"])
    .where("claims.id", "=", id)
    .$if(of !== "staff", (query) =>
      query.where("orders.token", "=", of === "staff" ? "" : of.token).where("email", "<>", ""),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const { order_id, number, token, language, email, ...claim } = row;
  return {
    ...asRow(claim, of === "staff" ? "staff" : "buyer"),
    staffPiece: claim.staff_name ?? claim.name,
    order: { id: order_id, number, token, language, email },
    entries: await listEntries(id, db),
  };
}

/** What is written in the claims about an account's orders, for its owner. */
export async function listClaimData(userId: string, db: Db = shopDatabase()) {
  const rows = await db
    .selectFrom("claim_entries")
    .innerJoin("claims", "claims.id", "claim_entries.claim_id")
    .innerJoin("orders", "orders.id", "claims.order_id")
    .select(["orders.number as order_number", "claims.kind", "claim_entries.state"])
    .select(["claim_entries.text", "claim_entries.written_at", "claim_entries.written_by"])
    .where("orders.user_id", "=", userId)
    .orderBy("written_at")
    .execute();
  return rows.map(({ written_by, ...row }) => ({
    ...row,
    author: written_by === "customer" ? ("customer" as const) : ("shop" as const),
  }));
}

async function listEntries(claimId: string, db: Db): Promise<ClaimEntry[]> {
  const entries = await db
    .selectFrom("claim_entries")
    .leftJoin("users", "users.id", "claim_entries.written_by")
    .select(["claim_entries.id", "written_by", "text", "state", "written_at"])
    .select(["users.first_name", "users.last_name", "users.email"])
    .where("claim_id", "=", claimId)
    .orderBy("written_at")
    .orderBy("claim_entries.id")
    .execute();
  const pictures = await db
    .selectFrom("sent_pictures")
    .innerJoin("claim_entries", "claim_entries.id", "sent_pictures.claim_entry_id")
    .select(["sent_pictures.id", "claim_entry_id"])
    .where("claim_id", "=", claimId)
    .orderBy("position")
    .execute();
  return entries.map(({ written_by, first_name, last_name, email, ...entry }) => ({
    ...entry,
    isCustomers: written_by === "customer",
    by: email === null ? null : `${first_name} ${last_name}`.trim() || email,
    pictures: pictures.flatMap((one) => (one.claim_entry_id === entry.id ? [one.id] : [])),
  }));
}

function claimRows(db: Db) {
  return db
    .selectFrom("claims")
    .leftJoin("order_lines", "order_lines.id", "claims.order_line_id")
    .select(["claims.id", "kind", "state", "opened_at", "changed_at"])
    .select(["order_lines.name", "order_lines.staff_name"]);
}

function asRow(
  {
    name,
    staff_name,
    ...row
  }: Omit<ClaimRow, "piece"> & {
    name: string | null;
    staff_name: string | null;
  },
  names: "buyer" | "staff",
): ClaimRow {
  return { ...row, piece: names === "staff" ? (staff_name ?? name) : name };
}
