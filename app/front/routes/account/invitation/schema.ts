import { z } from "~/platform/basics/zod";
import { newPasswordField, personName } from "~/platform/forms/field-schemas";

export const joinForm = z.object({
  firstName: personName("firstName", 60),
  lastName: personName("lastName", 60),
  newPassword: newPasswordField(),
});
