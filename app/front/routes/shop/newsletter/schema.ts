import { emailField } from "~/forms/field-schemas";
import { z } from "~/zod";

export const newsletterForm = z.object({ email: emailField("contactEmail") });
