import { formatPhone } from "~/platform/format/phones.server";
import type { Settings } from "~/platform/settings/settings.server";
import type { ChangedContact } from "~/sales/orders/change-contact.server";
import type { Db } from "~db/engine";

import { findAppointment } from "../appointment.server";
import { isAway, openStates } from "../kinds";
import { mailAbout } from "../sending/appointment-mail.server";
import { hashToken, tokenOf } from "../sending/token.server";
import { orderAddressLine, countyOf } from "./order-meetings.server";

/**
 * Gives an order's coming appointments its new address and contact, if they had the old ones: a visit that staff booked
 * elsewhere stays there. If the order's e-mail changes, the appointments' links, which its page showed, stop working,
 * and the new e-mail is sent each appointment with a new link.
 */
export async function followOrder(
  { before, after, contact, isEmailOther }: ChangedContact,
  { settings, now }: { settings: Settings; now: Date },
  trx: Db,
): Promise<void> {
  const ahead = await trx
    .selectFrom("appointments")
    .select(["id", "kind", "sequence", "link_number", "email", "phone", "address", "county"])
    .where("order_id", "=", after.id)
    .where("state", "in", openStates)
    .where("starts_at", ">", now.toISOString())
    .execute();
  const place = { address: orderAddressLine(before), county: countyOf(before) };
  const newPlace = { address: orderAddressLine(after), county: countyOf(after) };
  const isPlaceOther = place.address !== newPlace.address || place.county !== newPlace.county;
  for (const { id, kind, sequence, link_number, email, phone, address, county } of ahead) {
    const isAtOrders = isAway(kind) && address === place.address;
    const isSameEmail = email.toLowerCase() === before.email.toLowerCase();
    const isSamePhone = formatPhone(phone) === before.phone;
    const link = isEmailOther ? link_number + 1 : link_number;
    await trx
      .updateTable("appointments")
      .set({
        email: isSameEmail ? contact.email : email,
        phone: isSamePhone ? contact.phone : phone,
        ...(isPlaceOther && isAtOrders ? newPlace : { address, county }),
        sequence: sequence + 1,
        link_number: link,
        token_hash: hashToken(tokenOf(id, link)),
        changed_at: now.toISOString(),
      })
      .where("id", "=", id)
      .execute();
    if (!isEmailOther) continue;
    const told = (await findAppointment(id, trx))!;
    await mailAbout(told, { event: "booked", settings, byStaff: true }, trx);
  }
}
