import { z } from "~/platform/basics/zod";
import {
  emailField,
  newPasswordField,
  personName,
  phoneField,
} from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

/** The registration form (spec §5). */
export const signUpForm = z.object({
  firstName: personName("firstName", 60),
  lastName: personName("lastName", 60),
  email: emailField("signInEmail").transform((email) => email.toLowerCase()),
  phone: phoneField().optional(),
  password: newPasswordField(),
  terms: z.literal("on", { error: message("terms") }),
});
