import { enqueueMail } from "~/platform/mail/outbox.server";
import { isShopOpen } from "~/platform/settings/settings.server";
import { shopDatabase } from "~db/client.server";
import type { Db } from "~db/engine";

import { accountMails } from "./account-mail.server";
import type { Account } from "./account-session.server";
import { deleteSecondFactor } from "./factor-rows.server";
import { findRecipient } from "./profile.server";
import { worksHere } from "./roles";
import { findSecondFactor, note } from "./second-factor.server";

/**
 * Removes a passkey, or the one-time codes (`null`). Refuses the last factor, which is turned off
 * with the password instead.
 */
export async function removeFactor(
  account: Account,
  passkeyId: string | null,
  db: Db = shopDatabase(),
): Promise<"removed" | "unknown" | "last"> {
  return db.transaction().execute(async (trx) => {
    const { codes, passkeys } = await findSecondFactor(account.id, trx);
    const isThere =
      passkeyId === null ? codes !== "off" : passkeys.some(({ id }) => id === passkeyId);
    if (!isThere) return "unknown";
    if (passkeys.length + (codes === "off" ? 0 : 1) === 1) return "last";
    if (passkeyId === null) {
      await trx.deleteFrom("one_time_codes").where("user_id", "=", account.id).execute();
    } else await trx.deleteFrom("passkeys").where("id", "=", passkeyId).execute();
    const kind = passkeyId === null ? "codes" : "passkey";
    await note(account, "second-factor-removed", kind, trx);
    return "removed";
  });
}

/**
 * Removes the whole second factor of an account and informs its owner. Refuses the staff while the
 * shop is open.
 */
export async function turnOffSecondFactor(
  account: Account,
  db: Db = shopDatabase(),
): Promise<"off" | "required"> {
  return db.transaction().execute(async (trx) => {
    if (worksHere(account.role) && (await isShopOpen(trx))) return "required";
    await deleteSecondFactor(account.id, trx);
    await enqueueMail(
      (await accountMails(trx)).secondFactorOff(await findRecipient(account.id, trx)),
      null,
      trx,
    );
    await note(account, "second-factor-off", null, trx);
    return "off";
  });
}
