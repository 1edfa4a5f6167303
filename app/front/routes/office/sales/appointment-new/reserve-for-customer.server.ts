import { randomUUID } from "node:crypto";

import { done, notSaved, refused, type Post } from "~/front/desk/desk.server";
import { parseForm } from "~/platform/forms/read-form.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { readSlot } from "~/sales/appointments/front/free-slots";
import { reserveAppointment } from "~/sales/appointments/front/reserve.server";
import type { AppointmentKind } from "~db/schema";

import type { Wanted } from "./reservation.server";
import { officeReservationForm } from "./schema";

/** Books for a customer, and leads to the appointment. */
export async function reserveForCustomer(
  post: Post,
  { wanted, kind }: { wanted: Wanted; kind: AppointmentKind },
) {
  const { posted, admin } = post;
  const submission = parseForm(posted, officeReservationForm(kind));
  if (submission.status !== "success") return refused(post, { result: submission.reply() });
  const { slot, formToken, ...typed } = submission.value;
  const time = readSlot(slot);
  if (!time) return refused(post, { result: submission.reply() });
  const result = await reserveAppointment(
    {
      ...typed,
      kind,
      county: wanted.county,
      orderId: wanted.order?.id ?? null,
      slot: time,
      formToken: formToken || randomUUID(),
    },
    { settings: await findSettings(), now: new Date(), uses: [], admin },
  );
  switch (result.kind) {
    case "booked":
      return done(post, {
        to: officePaths.appointments(result.id),
        title: "appointments.booked",
        text: "appointments.bookedForText",
      });
    case "not-saved":
      return notSaved(post, { result: submission.reply() });
    case "taken":
    case "enough":
      return refused(post, { result: submission.reply(), reason: result.kind }, 409);
    case "too-many":
      throw new Error("the desk's reservations use up no limit");
  }
}

/** Why a reservation was refused as a whole. */
export type DeskRefusal = "taken" | "enough" | "notSaved";
