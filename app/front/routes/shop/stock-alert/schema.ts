import { emailField } from "~/forms/field-schemas";
import { z } from "~/zod";

export const alertForm = z.object({ email: emailField("contactEmail") });
