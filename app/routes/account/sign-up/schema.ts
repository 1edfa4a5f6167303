import { emailField, passwordField, phoneField, textField } from "~/forms/field-schemas";
import { message } from "~/forms/validation-message";
import { z } from "~/zod";

/** The registration form (spec §5). */
export const signUpForm = z.object({
  firstName: textField("firstName", 2, 60),
  lastName: textField("lastName", 2, 60),
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
  phone: phoneField().optional(),
  password: passwordField("password", 8),
  terms: z.literal("on", { error: message("terms") }),
});
