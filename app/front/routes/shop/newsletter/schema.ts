import { z } from "~/platform/basics/zod";
import { emailField } from "~/platform/forms/field-schemas";

export const newsletterForm = z.object({ email: emailField("contactEmail") });
