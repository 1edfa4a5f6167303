import { emailField } from "~/forms/field-schemas";
import { z } from "~/zod";

/** The form that mails the list's link. */
export const mailForm = z.object({ email: emailField("contactEmail") });
