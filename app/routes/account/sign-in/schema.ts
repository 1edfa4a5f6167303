import { emailField, hiddenField, passwordField, tickField } from "~/forms/field-schemas";
import { z } from "~/zod";

/** The sign-in form (spec §5). */
export const signInForm = z.object({
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
  password: passwordField("signInPassword", 6),
  remember: tickField(),
  returnTo: hiddenField(2000),
});
