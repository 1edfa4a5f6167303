import type { Language } from "~/platform/i18n/languages";
import type { Db } from "~db/engine";
import type { AppointmentKind } from "~db/schema";

import type { Slot } from "../front/free-slots";
import { isAway } from "../kinds";
import { hashToken, tokenOf } from "../sending/token.server";

/** Who wants which time for what. */
export interface Reservation {
  kind: AppointmentKind;
  /** Empty for the showroom. */
  county: string;
  slot: { start: string; end: string };
  orderId: string | null;
  name: string;
  email: string;
  phone: string;
  address: string;
  note: string;
  language: Language;
  /** The form's token: a form that is sent twice reserves once. */
  formToken: string;
}

/** Stores a reservation as an appointment. */
export async function insert(
  id: string,
  reservation: Reservation,
  { slot, now }: { slot: Slot; now: Date },
  trx: Db,
): Promise<void> {
  const { kind, county, orderId, name, email, phone, address, note, language, formToken } =
    reservation;
  await trx
    .insertInto("appointments")
    .values({
      id,
      token_hash: hashToken(tokenOf(id)),
      form_token: formToken,
      team_id: slot.teamId,
      kind,
      starts_at: slot.start,
      ends_at: slot.end,
      order_id: orderId,
      name,
      email,
      phone,
      county: isAway(kind) ? county : "",
      address,
      note,
      language,
      state: "booked",
      booked_at: now.toISOString(),
      changed_at: now.toISOString(),
      reminded_at: null,
    })
    .execute();
}
