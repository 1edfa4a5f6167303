import { z } from "~/platform/basics/zod";
import { emailField, personName, phoneField } from "~/platform/forms/field-schemas";
import { textBlock } from "~/platform/forms/text-field";

/**
 * The person whom the consultant answers; the rules are the contact form's (spec §5). The thread itself
 * is the message.
 */
export const consultantForm = z.object({
  name: personName("contactName", 100),
  email: emailField("contactEmail"),
  phone: phoneField(),
  note: textBlock(1000),
});
