import { passwordField, textField } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** The two forms of the page behind a registration's link, told apart by `intent`. */
export const confirmForm = z.object({
  intent: z.literal("confirm"),
  password: passwordField("signInPassword", 6),
});

export const anewForm = z.object({
  intent: z.literal("anew"),
  firstName: textField("firstName", 2, 60),
  lastName: textField("lastName", 2, 60),
  newPassword: passwordField("password", 8),
  terms: z.literal("on", { error: message("terms") }),
});
