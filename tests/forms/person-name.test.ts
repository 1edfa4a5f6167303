import { expect, test } from "vitest";
import type { z } from "zod";

import { addressForm } from "~/front/routes/account/address/schema";
import { anewForm } from "~/front/routes/account/confirm-email/schema";
import { profileForm } from "~/front/routes/account/profile/schema";
import { signUpForm } from "~/front/routes/account/sign-up/schema";
import { consultantForm } from "~/front/routes/shop/consultant/schema";
import { contactForm } from "~/front/routes/shop/contact/schema";
import { questionForm } from "~/front/routes/shop/questions/schema";
import { requestForm } from "~/front/routes/shop/quote-request/schema";
import { reservationForm } from "~/sales/appointments/front/reservation-form";
import { checkoutForm, checkoutFormFor } from "~/sales/orders/checkout-form";

const elsewhere = checkoutFormFor(new Map([["isDeliveredElsewhere", "on"]]));

/** Every field that asks for the name of a person, with the fewest Latin letters of it. */
const fields: [string, z.ZodType, number][] = [
  ["registration: first name", signUpForm.shape.firstName, 2],
  ["registration: last name", signUpForm.shape.lastName, 2],
  ["registration anew: first name", anewForm.shape.firstName, 2],
  ["registration anew: last name", anewForm.shape.lastName, 2],
  ["profile: first name", profileForm.shape.firstName, 2],
  ["profile: last name", profileForm.shape.lastName, 2],
  ["saved address", addressForm.shape.fullName, 3],
  ["checkout: buyer", checkoutForm.shape.fullName, 3],
  ["checkout: who takes the delivery", elsewhere.shape.deliveryName, 3],
  ["contact", contactForm.shape.name, 2],
  ["consultant", consultantForm.shape.name, 2],
  ["question", questionForm.shape.name, 2],
  ["quote", requestForm.shape.name, 2],
  ["appointment", reservationForm("showroom").shape.name, 2],
];

test.each(fields)(
  "%s takes one sign of a script of signs, and no single letter",
  (_, field, least) => {
    const takes = (name: string) => field.safeParse(name).success;
    for (const name of ["李", "이", "李明", "نور", "ש", "გ"]) expect(takes(name), name).toBe(true);
    for (const letter of ["I", "Ș", "Ж", "Ω", "", " ", "1", "-"]) {
      expect(takes(letter), letter).toBe(false);
      expect(takes(letter.repeat(least)), letter).toBe(letter.trim() !== "");
    }
    const [issue, ...more] = field.safeParse("").error!.issues;
    expect([issue?.message === undefined, more]).toEqual([false, []]);
  },
);
