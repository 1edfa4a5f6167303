import { fallbackLanguage, isLanguage } from "~/platform/i18n/languages";
import { shopDatabase } from "~db/client.server";
import { isStorageTrouble, type Db } from "~db/engine";

import type { Reservation } from "../reserving/write-reservation.server";
import { hashToken } from "../sending/token.server";
import { type HoldContext, isConfirmationKey } from "./hold.server";
import { reserveWithin } from "./reserve.server";

export type ConfirmHoldResult =
  | { kind: "confirmed" }
  /** It was not confirmed in time, and somebody else has reserved it since. */
  | { kind: "taken" }
  /** The address, now proven, or its order has as many of this kind ahead as it may. */
  | { kind: "enough" }
  | { kind: "unknown" }
  | { kind: "not-saved" };

/**
 * Makes an appointment of a held time, under the same address of its page, for whoever brings the key
 * of the mail. After the half hour it still works as long as nobody else has the time.
 */
export async function confirmHold(
  { token, key }: { token: string; key: string | null },
  { settings, now }: Pick<HoldContext, "settings" | "now">,
  db: Db = shopDatabase(),
): Promise<ConfirmHoldResult> {
  try {
    return await db.transaction().execute(async (trx): Promise<ConfirmHoldResult> => {
      const hold = await trx
        .selectFrom("appointment_holds")
        .selectAll()
        .where("token_hash", "=", hashToken(token))
        .executeTakeFirst();
      if (!hold || !isConfirmationKey(key, hold)) return { kind: "unknown" };
      const { kind, county, name, email, phone, address, note, language } = hold;
      const reservation: Reservation = {
        kind,
        county,
        name,
        email,
        phone,
        address,
        note,
        language: isLanguage(language) ? language : fallbackLanguage,
        orderId: hold.order_id,
        formToken: hold.form_token,
        slot: { start: hold.starts_at, end: hold.ends_at },
      };
      const isHeld = hold.held_until > now.toISOString();
      const askedAt = isHeld ? new Date(hold.asked_at) : now;
      const booked = await reserveWithin(
        reservation,
        { settings, now, uses: [], hold: { id: hold.id, askedAt } },
        trx,
      );
      if (booked.kind === "too-many" || booked.kind === "not-saved") return { kind: "not-saved" };
      if (booked.kind !== "booked") return { kind: booked.kind };
      await trx.deleteFrom("appointment_holds").where("id", "=", hold.id).execute();
      return { kind: "confirmed" };
    });
  } catch (error) {
    if (isStorageTrouble(error)) return { kind: "not-saved" };
    throw error;
  }
}
