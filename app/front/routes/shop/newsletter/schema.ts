import { emailField } from "~/platform/forms/field-schemas";
import { z } from "~/platform/basics/zod";

export const newsletterForm = z.object({ email: emailField("contactEmail") });
