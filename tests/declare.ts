import { declareWithdrawal } from "~/sales/withdrawals/front/withdrawal.server";
import type { Db } from "~db/engine";

type Declaration = Parameters<typeof declareWithdrawal>[0];

/** Declares a withdrawal, and returns its id, empty for a repeat; its mails count as sent and gone. */
export async function declare(
  db: Db,
  declaration: Declaration,
  orderToken?: string,
): Promise<string> {
  const mails = db.selectFrom("outbox").select("id");
  const before = (await mails.execute()).map(({ id }) => id);
  const result = await declareWithdrawal(declaration, { orderToken, withReceipt: false }, db);
  if (result.kind !== "declared") throw new Error(result.kind);
  if (result.isRepeat) return "";
  await db
    .deleteFrom("outbox")
    .where("id", "not in", [...before, ""])
    .execute();
  const { id } = await db
    .selectFrom("withdrawals")
    .select("id")
    .where("token", "=", result.token)
    .executeTakeFirstOrThrow();
  return id;
}
