import { byIntent, orNotThere, type Post, type WayOn } from "~/front/desk/desk.server";
import { saveRecord } from "~/front/desk/record.server";
import { message } from "~/platform/forms/validation-message";
import { requestLanguage, translateFor } from "~/platform/http/request-language.server";
import { officePaths } from "~/platform/paths/office-paths";
import { findSettings } from "~/platform/settings/settings.server";
import { findAppointment, type Appointment } from "~/sales/appointments/appointment.server";
import {
  cancelAppointment,
  finishAppointment,
  moveAppointment,
  noteAppointment,
  type ChangeResult,
} from "~/sales/appointments/front/change-appointment.server";
import { readSlot } from "~/sales/appointments/front/free-slots";
import { moveForm } from "~/sales/appointments/front/reservation-form";
import { whenText } from "~/sales/appointments/kinds";

import { cancelForm, doneForm, noteForm } from "./schema";

/** The appointment as a form would make it, for a comparison with what is saved now. */
interface Wished {
  state?: Appointment["state"];
  slot?: { start: string; end: string };
  words?: string;
  note?: string;
}

/** Moves, cancels, ends or notes the appointment, as the pressed button says. */
export async function changeAppointment(post: Post) {
  const { id, request, admin, version: seen } = post;
  const t = await translateFor(request, "appointments");
  const language = await requestLanguage(request);
  const change = { id, seen, admin, now: new Date(), settings: await findSettings() };
  const found = orNotThere(await findAppointment(id));

  const settled = async (result: ChangeResult) => {
    if (result.kind === "changed") return { kind: "saved" as const };
    if (result.kind !== "stale" && result.kind !== "over") return { kind: result.kind };
    const { state, desk_note: note, version, ...now } = orNotThere(await findAppointment(id));
    return { kind: "stale" as const, current: { state, slot: slotOf(now), note, version } };
  };
  const step = (title: WayOn["title"]) => ({
    subject: "appointment" as const,
    texts: ({ state, slot, words, note }: Wished) => ({
      state: state && t(`states.${state}`),
      slot: slot && whenText({ starts_at: slot.start, ends_at: slot.end }, language, t),
      words,
      note,
    }),
    refuse: () => ({}),
    saved: () => ({ to: officePaths.appointments(id), title }),
  });
  return byIntent(post, {
    move: () =>
      saveRecord(post, {
        ...step("appointments.moved"),
        schema: moveForm,
        read: ({ slot }) => ({ state: "moved" as const, slot: readSlot(slot)! }),
        save: async ({ slot }) => {
          const result = await moveAppointment(change, slot);
          return result.kind === "taken" ? { kind: result.kind } : settled(result);
        },
        refuse: () => ({ slot: message("appointmentTaken") }),
        conflicts: ["taken"],
      }),
    cancel: () =>
      saveRecord(post, {
        ...step("appointments.cancelled"),
        schema: cancelForm,
        read: ({ words }) => ({ state: "cancelled" as const, slot: slotOf(found), words }),
        save: async ({ words }) => settled(await cancelAppointment(change, words)),
      }),
    done: () =>
      saveRecord(post, {
        ...step("appointments.done"),
        schema: doneForm,
        read: () => ({ state: "done" as const, slot: slotOf(found) }),
        save: async () => settled(await finishAppointment(change)),
      }),
    note: () =>
      saveRecord(post, {
        ...step("appointments.noted"),
        schema: noteForm,
        read: ({ note }) => ({ note }),
        save: async ({ note }) => settled(await noteAppointment(change, note)),
      }),
  });
}

function slotOf({ starts_at, ends_at }: Pick<Appointment, "starts_at" | "ends_at">) {
  return { start: starts_at, end: ends_at };
}
