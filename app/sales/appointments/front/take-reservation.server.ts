import { randomUUID } from "node:crypto";

import { redirect } from "@remix-run/node";

import { parseForm, readFormData, refuse } from "~/platform/forms/read-form.server";
import { budgets } from "~/platform/http/budgets";
import { clientUses } from "~/platform/http/client-rate-limit.server";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { requestLanguage } from "~/platform/http/request-language.server";
import { paths } from "~/platform/paths/paths";
import { findSettings } from "~/platform/settings/settings.server";

import { readSlot } from "./free-slots";
import { holdAppointment } from "./hold.server";
import { reservationForm } from "./reservation-form";
import type { ReservationTarget } from "./reservation-page.server";
import { reserveAppointment } from "./reserve.server";

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
