import { z } from "~/platform/basics/zod";
import {
  emailField,
  hiddenField,
  passwordOfAccount,
  tickField,
} from "~/platform/forms/field-schemas";

/** The sign-in form (spec §5). */
export const signInForm = z.object({
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
  password: passwordOfAccount(),
  remember: tickField(),
  returnTo: hiddenField(2000),
});
