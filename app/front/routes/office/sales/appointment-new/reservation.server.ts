import { randomUUID } from "node:crypto";

import { dayOf, readDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { fallbackLanguage, isLanguage, type Language } from "~/platform/i18n/languages";
import { officePaths } from "~/platform/paths/office-paths";
import { findFreeDays } from "~/sales/appointments/front/free-days.server";
import { countyOf, orderAddressLine } from "~/sales/appointments/front/order-meetings.server";
import { findReservable, type Reservable } from "~/sales/appointments/front/team.server";
import { isAway, kindOfWord, wordOfKind } from "~/sales/appointments/kinds";
import { findOfficeOrder, type OfficeOrder } from "~/sales/orders/office-order.server";
import type { AppointmentKind } from "~db/schema";

import { officeReservationForm } from "./schema";

/** What the address asks for: the kind, the county, the day, and the order that it is about. */
export interface Wanted {
  reservable: Reservable;
  kind: AppointmentKind | undefined;
  county: string;
  from: string;
  order: OfficeOrder | undefined;
}

/** Reads what is wanted; an order says where unless the query does. */
export async function readWanted(query: URLSearchParams): Promise<Wanted> {
  const [reservable, order] = await Promise.all([
    findReservable(),
    findOfficeOrder(query.get("comanda") ?? ""),
  ]);
  const named = kindOfWord(query.get("fel"));
  const kind = reservable.kinds.find((one) => one === named);
  const county = query.get("judet") ?? (order ? countyOf(order) : "");
  return { reservable, kind, county, from: readDay(query.get("de")), order };
}

/** The page of a wanted appointment, from a day on. */
function addressOf({ kind, county, order }: Wanted, day: string): string {
  const query = new URLSearchParams({
    ...(kind && { fel: wordOfKind(kind) }),
    ...(county && { judet: county }),
    ...(order && { comanda: order.number }),
    ...(day && { de: day }),
  });
  return officePaths.appointments("nou", query.toString());
}

/** The free hours and the form; undefined while the kind, or where to, is not chosen. */
export async function showDeskReservation(wanted: Wanted) {
  const { kind, county, from, order } = wanted;
  if (!kind || (isAway(kind) && county === "")) return undefined;
  const now = new Date();
  const { days, next } = await findFreeDays({ kind, county, from, now, isNoticeWaived: true });
  return {
    kind,
    days,
    later: next && addressOf(wanted, next),
    first: from > dayOf(now.toISOString()) ? addressOf(wanted, "") : null,
    action: addressOf(wanted, from),
    form: describeForm(officeReservationForm(kind)),
    typed: {
      name: order?.full_name ?? "",
      email: order?.email ?? "",
      phone: order?.phone ?? "",
      address: order && isAway(kind) ? orderAddressLine(order) : "",
      language: languageOf(order),
      formToken: randomUUID(),
    },
  };
}

export type ShownDeskReservation = NonNullable<Awaited<ReturnType<typeof showDeskReservation>>>;

function languageOf(order: OfficeOrder | undefined): Language {
  return order && isLanguage(order.language) ? order.language : fallbackLanguage;
}
