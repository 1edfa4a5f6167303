import { z } from "~/platform/basics/zod";
import { emailField } from "~/platform/forms/field-schemas";

/** The form that mails the list's link. */
export const mailForm = z.object({ email: emailField("contactEmail") });
