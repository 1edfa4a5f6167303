import { z } from "~/platform/basics/zod";
import { emailField, personName, phoneField, textField } from "~/platform/forms/field-schemas";
import { requiredBlock } from "~/platform/forms/text-field";
import { message } from "~/platform/forms/validation-message";
import { countyCodes } from "~/platform/settings/places";
import { ABROAD } from "~/sales/quotes/front/place-name.server";

/** What the shop has to know to make a quote; the limits are those of the contact form (spec §5). */
export const requestForm = z.object({
  name: personName("contactName", 100),
  email: emailField("contactEmail"),
  phone: phoneField(),
  county: z.enum([...countyCodes, ABROAD], { error: message("county") }),
  city: textField("city", 2, 100),
  wishes: requiredBlock("contactMessage", 10, 5000),
});
