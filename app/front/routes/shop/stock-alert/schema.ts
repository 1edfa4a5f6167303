import { z } from "~/platform/basics/zod";
import { emailField } from "~/platform/forms/field-schemas";

export const alertForm = z.object({ email: emailField("contactEmail") });
