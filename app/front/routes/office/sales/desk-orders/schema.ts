import { z } from "~/platform/basics/zod";
import { emailField, hiddenField, personName, phoneField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

/** The e-mail of somebody who may have none. */
export function emailIfAny() {
  const isRight = (typed: string) => typed === "" || emailField("email").safeParse(typed).success;
  return z
    .string({ error: message("email") })
    .trim()
    .refine(isRight, message("email"))
    .default("");
}

/** Who calls, where nobody of that name is known: enough to begin. */
export const callerForm = z.object({
  fullName: personName("fullName", 100),
  phone: phoneField(),
  email: emailIfAny(),
  formToken: hiddenField(),
});
