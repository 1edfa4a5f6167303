import { phoneField, postalCodeField, textField, tickField } from "~/forms/field-schemas";
import { z } from "~/zod";

export const addressForm = z.object({
  fullName: textField("fullName", 3, 100),
  phone: phoneField(),
  address: textField("address", 10, 200),
  city: textField("city", 2, 100),
  postalCode: postalCodeField(),
  isDefault: tickField(),
});
