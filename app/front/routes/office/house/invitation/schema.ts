import { staffRoles } from "~/people/identity/front/roles";
import { z } from "~/platform/basics/zod";
import { emailField } from "~/platform/forms/field-schemas";
import { message } from "~/platform/forms/validation-message";

export const invitationForm = z.object({
  email: emailField("email"),
  role: z.enum(staffRoles, { error: message("choose") }),
});
