import { json, redirect } from "@remix-run/node";

import { parseForm, refuse } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { findSettings } from "~/platform/settings/settings.server";
import {
  cancelAppointment,
  moveAppointment,
  type ChangeResult,
} from "~/sales/appointments/front/change-appointment.server";
import { readSlot } from "~/sales/appointments/front/free-slots";
import { moveForm } from "~/sales/appointments/front/reservation-form";

interface CustomersChange {
  id: string;
  posted: FormData;
  /** The appointment's own page. */
  own: string;
}

/** How often the appointment had been moved when the form was drawn; -1 for a form that does not say. */
function sequenceOf(posted: FormData): number {
  const sequence = posted.get("sequence");
  return typeof sequence === "string" && /^\d{1,9}$/.test(sequence) ? Number(sequence) : -1;
}

export async function move(request: Request, { id, posted, own }: CustomersChange) {
  const submission = parseForm(posted, moveForm);
  if (submission.status !== "success") return refuse(submission);
  const slot = readSlot(submission.value.slot);
  if (!slot) return refuse(submission);
  const change = { id, seen: sequenceOf(posted), settings: await findSettings(), now: new Date() };
  const result = await moveAppointment(change, slot);
  if (result.kind === "taken") {
    return refuse(submission, {
      status: 409,
      fieldErrors: { slot: [message("appointmentTaken")] },
    });
  }
  return answer(request, result, own, "appointments.moved");
}

export async function cancel(request: Request, { id, posted, own }: CustomersChange) {
  const change = { id, seen: sequenceOf(posted), settings: await findSettings(), now: new Date() };
  return answer(request, await cancelAppointment(change, ""), own, "appointments.cancelled");
}

function answer(
  request: Request,
  result: ChangeResult,
  own: string,
  title: "appointments.moved" | "appointments.cancelled",
) {
  switch (result.kind) {
    case "changed":
      return redirectWithFlash(request, own, { tone: "success", title });
    case "stale":
      return json({ why: "stale" as const }, { status: 409 });
    case "not-saved":
      return json({ why: "notSaved" as const }, { status: 503 });
    case "over":
    case "unknown":
      // The appointment's page says what became of it.
      return redirect(own, 303);
  }
}
