import { emailField } from "~/form-fields";
import { z } from "~/zod";

export const newsletterForm = z.object({ email: emailField("contactEmail") });
