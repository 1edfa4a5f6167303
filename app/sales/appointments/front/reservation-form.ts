import { z } from "~/platform/basics/zod";
import {
  emailField,
  hiddenField,
  personName,
  phoneField,
  textField,
} from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { notAsked } from "~/sales/orders/address-schema";
import type { AppointmentKind } from "~db/schema";

import { readSlot } from "./free-slots";

/** The longest address, and the longest words of a customer. */
const LONGEST_ADDRESS = 200;
const LONGEST_NOTE = 1000;

/** A time from the list of free ones. */
const slotField = z
  .string({ error: message("appointmentSlot") })
  .max(80, message("appointmentSlot"))
  .refine((value) => readSlot(value) !== undefined, message("appointmentSlot"));

/** A move to another free time. */
export const moveForm = z.object({ slot: slotField });

/** What a reservation asks; the address only of those who are measured at home. */
function formOf(isAddressAsked: boolean) {
  const asked = (field: z.ZodType<string>) => (isAddressAsked ? field : notAsked);
  return z.object({
    slot: slotField,
    name: personName("appointmentName", 100),
    email: emailField("email"),
    phone: phoneField(),
    address: asked(textField("appointmentAddress", 10, LONGEST_ADDRESS)),
    note: textBlock(LONGEST_NOTE),
    formToken: hiddenField(),
  });
}

const withAddress = formOf(true);
const withoutAddress = formOf(false);

/** The form of a reservation; where an order is delivered is known. */
export function reservationForm(kind: AppointmentKind): ReturnType<typeof formOf> {
  return kind === "measuring" ? withAddress : withoutAddress;
}
