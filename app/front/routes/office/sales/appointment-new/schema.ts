import { z } from "~/platform/basics/zod";
import { textField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";
import { languageCodes } from "~/platform/i18n/languages";
import { reservationForm } from "~/sales/appointments/front/reservation-form";
import { isAway } from "~/sales/appointments/kinds";
import { notAsked } from "~/sales/orders/address-schema";
import type { AppointmentKind } from "~db/schema";

/** A reservation for a customer on the phone: the address wherever a team goes, and the mails' language. */
function formOf(kind: AppointmentKind) {
  const address: z.ZodType<string> = isAway(kind)
    ? textField("appointmentAddress", 10, 200)
    : notAsked;
  return reservationForm(kind).extend({
    address,
    language: z.enum(languageCodes, { error: message("choose") }).default("ro"),
  });
}

const forms = {
  showroom: formOf("showroom"),
  measuring: formOf("measuring"),
  delivery: formOf("delivery"),
};

export function officeReservationForm(kind: AppointmentKind): ReturnType<typeof formOf> {
  return forms[kind];
}
