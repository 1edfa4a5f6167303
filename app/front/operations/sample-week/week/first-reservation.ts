import { addDays, dayOf } from "~/platform/format/dates";
import { findSettings } from "~/platform/settings/settings.server";
import { reserveAppointment } from "~/sales/appointments/front/reserve.server";
import { findFreeSlots } from "~/sales/appointments/front/slots.server";
import { findOrderByToken } from "~/sales/orders/order.server";
import type { AppointmentKind } from "~db/schema";

import { expectKind, newForm, type Workshop } from "./diary";
import type { LivedOrder } from "./lived-order";
import { people } from "./people";

/** Where the sample team goes. */
export const county = "RO-B";

/** The free hours of the week from a day on. */
export function slotsFrom({ db }: Workshop, kind: AppointmentKind, from: string) {
  const query = { kind, county, from, to: addDays(from, 7), now: new Date(), isNoticeWaived: true };
  return findFreeSlots(query, {}, db);
}

/** Reserves the first free hour and returns the appointment's id. */
export async function reserveFirst(
  shop: Workshop,
  visit: {
    kind: AppointmentKind;
    who: number;
    inDays: number;
    note: string;
    of: LivedOrder | undefined;
  },
): Promise<string> {
  const { kind, who, inDays, note, of } = visit;
  const { db, hand } = shop;
  const now = new Date();
  const [slot] = await slotsFrom(shop, kind, addDays(dayOf(now.toISOString()), inDays));
  const { fullName, email, phone, address, city } = people[who]!;
  const reservation = {
    kind,
    county: kind === "showroom" ? "" : county,
    slot: slot!,
    orderId: of ? (await findOrderByToken(of.token, db))!.id : null,
    name: fullName,
    email,
    phone,
    address: kind === "showroom" ? "" : `${address}, ${city}`,
    note,
    language: "ro",
    formToken: newForm(),
  } as const;
  const context = { settings: await findSettings(db), now, uses: [], admin: hand };
  return expectKind(await reserveAppointment(reservation, context, db), "booked", "reserve").id;
}
