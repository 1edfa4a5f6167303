import { randomUUID } from "node:crypto";

import { newLinkToken } from "~/platform/format/link-token.server";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { retentionCutoff } from "~/platform/settings/retention";
import { findSettings } from "~/platform/settings/settings.server";
import { isEmailProven } from "~/sales/orders/order.server";
import { plainOrderNumber } from "~/sales/orders/withdrawal-rules";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, valuesOf, type Db } from "~db/engine";
import type { PersonalData } from "~db/personal-data";
import type { WithdrawalKnownBy } from "~db/schema";

import { listOrderLines } from "../steps/order-lines.server";
import { type Declaration, wordsOf, findDigest } from "../steps/statement-digest.server";
import { composeDeclaredMails } from "../steps/withdrawal-mail.server";

export type DeclareResult =
  | { kind: "declared"; token: string; isRepeat: boolean }
  | { kind: "not-saved" };

/**
 * Records a statement of withdrawal and queues its mails. Any statement is recorded, also one whose order is not
 * found, because a typing error takes no right away; the result says nothing of it. `orderToken` is that of the
 * order's page from which it was made. The same statement sent again leads to the same record, until the office has
 * decided about it; after that the same words are about the pieces that are left. `withReceipt`: its author is
 * mailed one. Refuses a database that cannot be written.
 */
export async function declareWithdrawal(
  declaration: Declaration,
  { orderToken, withReceipt }: { orderToken?: string; withReceipt: boolean },
  db: Db = shopDatabase(),
): Promise<DeclareResult> {
  try {
    return await db.transaction().execute(async (trx) => {
      const order = await findWithdrawnOrder(declaration, orderToken, trx);
      const id = randomUUID();
      const token = newLinkToken();
      const said = wordsOf(declaration, orderToken ? order?.id : undefined);
      const { digest, open } = await findDigest(said, trx);
      if (open) return { kind: "declared", token: open, isRepeat: true };
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
      // If two presses arrive at once, the second finds the first one's record.
      if (added.numInsertedOrUpdatedRows === 0n) {
        const { token: first } = await trx
          .selectFrom("withdrawals")
          .select("token")
          .where("digest", "=", digest)
          .executeTakeFirstOrThrow();
        return { kind: "declared", token: first, isRepeat: true };
      }
      const ticked = (order?.lines ?? []).flatMap((line) => {
        const chosen = declaration.pieces.find(({ lineId }) => lineId === line.id);
        return chosen ? [{ ...line, quantity: Math.min(line.quantity, chosen.quantity) }] : [];
      });
      for (const line of ticked) {
        const named = { withdrawal_id: id, order_line_id: line.id, is_declared: 1 } as const;
        await trx
          .insertInto("withdrawal_lines")
          .values({ ...named, declared_quantity: line.quantity })
          .execute();
      }
      const known = ticked.length > 0 ? ticked : (order?.lines ?? []);
      const mayKnow = order?.knownBy === "email" || order?.knownBy === "order-page";
      const declared = {
        id,
        token,
        knownBy: order?.knownBy ?? ("nothing" as const),
        isEmailProven: order?.isEmailProven ?? false,
        lines: mayKnow ? known : [],
      };
      const settings = await findSettings(trx);
      const mails = composeDeclaredMails(declaration, declared, settings, withReceipt);
      await enqueueMails(mails, order?.id ?? null, trx);
      return { kind: "declared", token, isRepeat: false };
    });
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
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

/**
 * What the order's own page offers to withdraw from: of each line what earlier withdrawals that were
 * accepted have left of it. Undefined behind an unknown token.
 */
export async function findReturnableOrder(token: string, db: Db = shopDatabase()) {
  const order = await db
    .selectFrom("orders")
    .select(["id", "number", "full_name", "email", "status"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (!order) return undefined;
  const { id: orderId, ...shown } = order;
  const lines = await listOrderLines(orderId, db);
  const gone = await db
    .selectFrom("withdrawal_lines")
    .select(["order_line_id", "returned_quantity"])
    .where("order_line_id", "in", valuesOf(lines.map(({ id }) => id)))
    .execute();
  return {
    ...shown,
    lines: lines.map(({ id, name, quantity, isExempt }) => {
      const returned = gone.filter((one) => one.order_line_id === id);
      const sum = returned.reduce((all, { returned_quantity }) => all + returned_quantity, 0);
      return { id, name, quantity, left: Math.max(0, quantity - sum), isExempt };
    }),
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
  // Only somebody who came from the order's page has seen its lines.
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

/** The room's part in what the shop knows of people. */
export const personalData = {
  keepUntil: {
    withdrawals: "five years (spec §1), or as long as its order names its customer",
  },
  exportOf: async ({ email }, db) => ({
    withdrawals: await db
      .selectFrom("withdrawals")
      .select(["order_number", "statement", "declared_at"])
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .orderBy("declared_at", "desc")
      .execute(),
  }),
  // Those from an order stay with it, without their author.
  eraseOf: async ({ email }, trx) => {
    await trx
      .deleteFrom("withdrawals")
      .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
      .where("order_id", "is", null)
      .execute();
  },
  eraseOfOrders: async (ids, _now, trx) => {
    const forgotten = { full_name: "", email: "", statement: "", answer: "", amount_reason: "" };
    await trx.updateTable("withdrawals").set(forgotten).where("order_id", "in", ids).execute();
  },
  cleanUp: deleteOldWithdrawals,
} satisfies PersonalData;
