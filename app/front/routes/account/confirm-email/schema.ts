import { z } from "~/platform/basics/zod";
import { newPasswordField, passwordOfAccount, personName } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

/** The two forms of the page behind a registration's link, told apart by `intent`. */
export const confirmForm = z.object({
  intent: z.literal("confirm"),
  password: passwordOfAccount(),
});

export const anewForm = z.object({
  intent: z.literal("anew"),
  firstName: personName("firstName", 60),
  lastName: personName("lastName", 60),
  newPassword: newPasswordField(),
  terms: z.literal("on", { error: message("terms") }),
});
