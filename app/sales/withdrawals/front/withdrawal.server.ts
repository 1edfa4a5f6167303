import { randomUUID } from "node:crypto";

import { newLinkToken } from "~/platform/format/link-token.server";
import { enqueueMails } from "~/platform/mail/outbox.server";
import { findSettings } from "~/platform/settings/settings.server";
import { isEmailProven } from "~/sales/orders/order.server";
import { plainOrderNumber } from "~/sales/orders/withdrawal-rules";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";
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
