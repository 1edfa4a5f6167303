import { randomUUID } from "node:crypto";

import { dayOf, readDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { counties } from "~/platform/settings/places";
import type { AppointmentKind } from "~db/schema";

import { isAway, wordOfKind } from "../kinds";
import { findFreeDays } from "./free-days.server";
import { reservationForm } from "./reservation-form";

/** What is reserved and where, and what is known of the customer. */
export interface ReservationTarget {
  kind: AppointmentKind;
  county: string;
  /** The page without its query. */
  page: string;
  orderId: string | null;
  /** Where an order is delivered; null where the form asks, or nobody goes anywhere. */
  address: string | null;
  known: { name: string; email: string; phone: string; address: string };
  /** The addresses that are proven to be the customer's, who reserves with them at once. */
  proven: string[];
}

/** The form of a reservation with the next free days, from the day that the address names. */
export async function showReservation(request: Request, target: ReservationTarget) {
  const { kind, county, page, address, known } = target;
  const now = new Date();
  const from = readDay(new URL(request.url).searchParams.get("de"));
  const { days, next } = await findFreeDays({ kind, county, from, now });
  const at = (day = "") => {
    const query = new URLSearchParams({
      fel: wordOfKind(kind),
      ...(isAway(kind) && target.orderId === null && { judet: county }),
      ...(day !== "" && { de: day }),
    });
    return `${page}?${query}`;
  };
  return {
    kind,
    county: isAway(kind) ? (counties[county as keyof typeof counties] ?? county) : "",
    form: describeForm(reservationForm(kind)),
    days,
    later: next && at(next),
    first: from > dayOf(now.toISOString()) ? at() : null,
    action: at(from),
    address,
    typed: { ...known, formToken: randomUUID() },
  };
}

export type ShownReservation = Awaited<ReturnType<typeof showReservation>>;
