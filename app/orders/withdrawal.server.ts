import { createHash, randomBytes, randomUUID } from "node:crypto";

import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";
import type { WithdrawalKnownBy } from "~db/schema";

import type { Language } from "~/languages";
import { enqueueMails, type Mail } from "~/mail/outbox.server";
import { isEmailProven } from "./order.server";
import { retentionCutoff } from "~/shop/retention";
import { plainOrderNumber } from "./withdrawal-rules";

/** A consumer's statement that a contract of sale is withdrawn from (OUG 34/2014, art. 11¹). */
export interface Declaration {
  email: string;
  /** All of these may be empty: any wording counts, and only an answer needs an address. */
  fullName: string;
  order: string;
  wording: string;
  /** The ids of the order's lines that were ticked on its page. */
  lineIds: string[];
  /** The whole statement as its author has read it, in his language. */
  statement: string;
  language: Language;
  declaredAt: string;
}

/** What the mails about a new statement may tell its author. */
export interface DeclaredWithdrawal {
  id: string;
  token: string;
  knownBy: WithdrawalKnownBy;
  /** Whether the e-mail is that of the account that ordered. */
  isEmailProven: boolean;
  /** The lines that it is about, as far as they are known; empty where the author may not know. */
  lines: WithdrawnLine[];
}

export interface WithdrawnLine {
  name: string;
  quantity: number;
  isExempt: boolean;
}

export type DeclareResult =
  | { kind: "declared"; token: string; isRepeat: boolean }
  | { kind: "not-saved" };

/**
 * Records a statement of withdrawal and queues its mails. Any statement is recorded, also one whose
 * order is not found, because a typing error takes no right away; the result says nothing of it.
 * `orderToken` is that of the order's page from which it was made. The same statement again is the
 * record that there is. Refuses a database that cannot be written.
 */
export async function declareWithdrawal(
  declaration: Declaration,
  orderToken: string | undefined,
  composeMails: (declared: DeclaredWithdrawal) => Mail[],
  db: Db = shopDatabase(),
): Promise<DeclareResult> {
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await findWithdrawnOrder(declaration, orderToken, trx);
      const id = randomUUID();
      const token = randomBytes(24).toString("base64url");
      const digest = digestOf(declaration, orderToken ? order?.id : undefined);
      const added = await trx
        .insertInto("withdrawals")
        .values({
          id,
          token,
          digest,
          order_id: order?.id ?? null,
          known_by: order?.knownBy ?? "nothing",
          order_number: order?.knownBy === "order-page" ? order.number : declaration.order,
          full_name: declaration.fullName,
          email: declaration.email,
          statement: declaration.statement,
          language: declaration.language,
          declared_at: declaration.declaredAt,
        })
        .onConflict((conflict) => conflict.column("digest").doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) {
        const earlier = await trx
          .selectFrom("withdrawals")
          .select("token")
          .where("digest", "=", digest)
          .executeTakeFirstOrThrow();
        return { kind: "declared", token: earlier.token, isRepeat: true };
      }
      const ticked = order?.lines.filter((line) => declaration.lineIds.includes(line.id)) ?? [];
      for (const line of ticked) {
        await trx
          .insertInto("withdrawal_lines")
          .values({ withdrawal_id: id, order_line_id: line.id, is_declared: 1 })
          .execute();
      }
      const known = ticked.length > 0 ? ticked : (order?.lines ?? []);
      const mayKnow = order?.knownBy === "email" || order?.knownBy === "order-page";
      const mails = composeMails({
        id,
        token,
        knownBy: order?.knownBy ?? "nothing",
        isEmailProven: order?.isEmailProven ?? false,
        lines: mayKnow ? known : [],
      });
      await enqueueMails(mails, order?.id ?? null, trx);
      return { kind: "declared", token, isRepeat: false };
    });
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}

/** Small letters and single spaces: how often a statement was pressed says nothing of it. */
function digestOf(declaration: Declaration, orderId: string | undefined): string {
  const plain = (typed: string) => typed.replace(/\s+/g, " ").trim().toLowerCase();
  const said = [
    plain(declaration.email),
    plain(declaration.fullName),
    orderId ?? plainOrderNumber(declaration.order),
    plain(declaration.wording),
    ...[...declaration.lineIds].sort(),
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}

async function findWithdrawnOrder(
  { order: typed, email }: Declaration,
  orderToken: string | undefined,
  trx: Db,
) {
  const row = await trx
    .selectFrom("orders")
    .select((eb) => ["id", "number", "email", isEmailProven(eb).as("is_email_proven")])
    .where((eb) =>
      orderToken === undefined
        ? eb("number", "=", plainOrderNumber(typed))
        : eb("token", "=", orderToken),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const isCustomers = row.email.toLowerCase() === email.toLowerCase();
  const knownBy: WithdrawalKnownBy =
    orderToken !== undefined ? "order-page" : isCustomers ? "email" : "number";
  return {
    id: row.id,
    number: row.number,
    knownBy,
    isEmailProven: isCustomers && Boolean(row.is_email_proven),
    lines: await listOrderLines(row.id, trx),
  };
}

/** An order's lines with their ids, and whether they may be returned. */
export async function listOrderLines(orderId: string, db: Db = shopDatabase()) {
  const lines = await db
    .selectFrom("order_lines")
    .select([
      ...(["id", "product_id", "swatch_id", "name", "quantity"] as const),
      ...(["unit_price_bani", "discount_bani", "is_withdrawal_exempt"] as const),
    ])
    .where("order_id", "=", orderId)
    .orderBy("display_order")
    .execute();
  return lines.map(({ is_withdrawal_exempt, ...line }) => ({
    ...line,
    isExempt: is_withdrawal_exempt === 1,
  }));
}

/** What the order's own page offers to withdraw from; undefined behind an unknown token. */
export async function findReturnableOrder(token: string, db: Db = shopDatabase()) {
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "full_name", "email", "status"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!order) return undefined;
  const { id, ...shown } = order;
  const lines = await listOrderLines(id, db);
  return {
    ...shown,
    lines: lines.map(({ id, name, quantity, isExempt }) => ({ id, name, quantity, isExempt })),
  };
}

/** The receipt behind an unguessable token, with nothing that its author did not type; or undefined. */
export async function findReceipt(token: string, db: Db = shopDatabase()) {
  const row = await db
    .selectFrom("withdrawals")
    .select(["id", "statement", "language", "email", "declared_at", "known_by"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, known_by, ...receipt } = row;
  const named = await db
    .selectFrom("withdrawal_lines")
    .innerJoin("order_lines", "order_lines.id", "withdrawal_lines.order_line_id")
    .select(["name", "is_withdrawal_exempt"])
    .where("withdrawal_id", "=", id)
    .where("is_declared", "=", 1)
    .orderBy("display_order")
    .execute();
  // Only who came from the order's page has seen its lines.
  const lines = known_by === "order-page" ? named : [];
  return {
    ...receipt,
    exempt: lines.filter((line) => line.is_withdrawal_exempt).map(({ name }) => name),
    isExemptOnly: lines.length > 0 && lines.every((line) => line.is_withdrawal_exempt),
  };
}

/** Deletes the statements of no known order that are older than five years; the others go with it. */
export async function deleteOldWithdrawals(
  now: Date = new Date(),
  db: Db = shopDatabase(),
): Promise<void> {
  await db
    .deleteFrom("withdrawals")
    .where("order_id", "is", null)
    .where("declared_at", "<=", retentionCutoff(now))
    .execute();
}
