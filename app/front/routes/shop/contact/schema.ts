import { z } from "~/platform/basics/zod";
import { emailField, personName, phoneField, textField } from "~/platform/forms/field-schemas";
import { requiredBlock } from "~/platform/forms/text-field";

/** The contact form (spec §3, limits of §5); the same on the server and in the browser. */
export const contactForm = z.object({
  name: personName("contactName", 100),
  email: emailField("contactEmail"),
  phone: phoneField(),
  subject: textField("contactSubject", 5, 150),
  message: requiredBlock("contactMessage", 10, 5000),
});
