import { emailField } from "~/platform/forms/field-schemas";
import { z } from "~/platform/basics/zod";

export const alertForm = z.object({ email: emailField("contactEmail") });
