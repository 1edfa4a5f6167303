import { json } from "@remix-run/node";

import { notThere } from "~/front/desk/desk.server";
import { parseForm, readVersion } from "~/platform/forms/read-form.server";
import { message } from "~/platform/forms/validation-message";
import { redirectWithFlash } from "~/platform/http/redirect.server";
import { officePaths } from "~/platform/paths/office-paths";
import type { Admin } from "~/platform/settings/audit-log.server";
import { findSettings } from "~/platform/settings/settings.server";
import {
  cancelAppointment,
  finishAppointment,
  moveAppointment,
  noteAppointment,
  type ChangeResult,
} from "~/sales/appointments/change-appointment.server";
import { readSlot } from "~/sales/appointments/free-slots";
import { moveForm } from "~/sales/appointments/reservation-form";

import { cancelForm, noteForm } from "./schema";

type FormName = "move" | "cancel" | "note" | "done";

/** What the staff sent about which appointment. */
interface Posted {
  id: string;
  form: FormData;
  admin: Admin;
}

async function changeOf({ id, form, admin }: Posted) {
  return { id, seen: readVersion(form), admin, now: new Date(), settings: await findSettings() };
}

export async function move(request: Request, posted: Posted) {
  const submission = parseForm(posted.form, moveForm);
  const slot = submission.status === "success" ? readSlot(submission.value.slot) : undefined;
  if (!slot) return refused("move", submission.reply(), 422);
  const result = await moveAppointment(await changeOf(posted), slot);
  if (result.kind === "taken") {
    const taken = { fieldErrors: { slot: [message("appointmentTaken")] } };
    return refused("move", submission.reply(taken), 409);
  }
  return answer(request, { form: "move", id: posted.id, reply: submission.reply() }, result);
}

export async function cancel(request: Request, posted: Posted) {
  const submission = parseForm(posted.form, cancelForm);
  if (submission.status !== "success") return refused("cancel", submission.reply(), 422);
  const result = await cancelAppointment(await changeOf(posted), submission.value.words);
  return answer(request, { form: "cancel", id: posted.id, reply: submission.reply() }, result);
}

export async function note(request: Request, posted: Posted) {
  const submission = parseForm(posted.form, noteForm);
  if (submission.status !== "success") return refused("note", submission.reply(), 422);
  const result = await noteAppointment(await changeOf(posted), submission.value.note);
  return answer(request, { form: "note", id: posted.id, reply: submission.reply() }, result);
}

export async function finish(request: Request, posted: Posted) {
  const result = await finishAppointment(await changeOf(posted));
  return answer(request, { form: "done", id: posted.id, reply: undefined }, result);
}

const titles = {
  move: "appointments.moved",
  cancel: "appointments.cancelled",
  note: "appointments.noted",
  done: "appointments.done",
} as const;

function answer<Reply>(
  request: Request,
  { form, id, reply }: { form: FormName; id: string; reply: Reply },
  result: ChangeResult,
) {
  switch (result.kind) {
    case "changed":
      return redirectWithFlash(request, officePaths.appointments(id), {
        tone: "success",
        title: titles[form],
      });
    case "unknown":
      throw notThere();
    case "stale":
    case "over":
      return refused(form, reply, 409, result.kind);
    case "not-saved":
      return refused(form, reply, 503, "notSaved");
  }
}

function refused<Reply>(
  form: FormName,
  result: Reply,
  status: number,
  why?: "stale" | "over" | "notSaved",
) {
  return json({ form, result, why }, { status });
}
