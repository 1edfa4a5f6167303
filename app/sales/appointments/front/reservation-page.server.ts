import { randomUUID } from "node:crypto";

import { redirect } from "@remix-run/node";

import { dayOf, readDay } from "~/platform/format/dates";
import { describeForm } from "~/platform/forms/describe-form.server";
import { parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { counties } from "~/platform/settings/places";
import { findSettings } from "~/platform/settings/settings.server";
import type { AppointmentKind } from "~db/schema";

import { isAway, wordOfKind } from "../kinds";
import { findFreeDays } from "./free-days.server";
import { readSlot } from "./free-slots";
import { holdAppointment } from "./hold.server";
import { reservationForm } from "./reservation-form";
import { reserveAppointment } from "./reserve.server";

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

/** Why a reservation was refused as a whole. */
export type ReservationRefusal =
  | { kind: "taken" }
  | { kind: "enough" }
  | { kind: "not-saved" }
  | { kind: "too-many"; minutes: number };

const statuses = { taken: 409, enough: 409, "too-many": 429, "not-saved": 503 } as const;

/**
 * Books what a customer has chosen and typed, and leads to the appointment's own page. Whose address is
 * not proven holds the time until the mailed link is used.
 */
export async function takeReservation(request: Request, target: ReservationTarget) {
  const { kind, county, orderId, address } = target;
  const posted = await readFormData(request);
  const submission = parseForm(posted, reservationForm(kind));
  if (submission.status !== "success") return refuse<unknown, ReservationRefusal>(submission);
  const { slot, formToken, ...typed } = submission.value;
  const time = readSlot(slot);
  if (!time) throw redirect(target.page, { status: 303 });
  const [language, settings] = await Promise.all([requestLanguage(request), findSettings()]);
  const reservation = {
    ...typed,
    kind,
    county,
    orderId,
    language,
    slot: time,
    address: address ?? typed.address,
    formToken: formToken || randomUUID(),
  };
  const now = new Date();
  const who = typed.email.toLowerCase();
  const result = target.proven.some((email) => email.toLowerCase() === who)
    ? await reserveAppointment(reservation, {
        settings,
        now,
        uses: clientUses(request, budgets.appointment.client),
      })
    : await holdAppointment(reservation, {
        settings,
        now,
        uses: [
          ...clientUses(request, budgets.appointmentHold.client),
          { limit: budgets.appointmentHold.recipient, who },
        ],
      });
  if (result.kind !== "booked" && result.kind !== "held") {
    return refuse<unknown, ReservationRefusal>(submission, {
      status: statuses[result.kind],
      refused: result,
    });
  }
  const said = result.kind === "held" ? ("held" as const) : ("booked" as const);
  return redirectWithFlash(request, paths.appointment(`/${result.token}`), {
    tone: "success",
    title: `appointments.${said}`,
    text: `appointments.${said}Text`,
  });
}
