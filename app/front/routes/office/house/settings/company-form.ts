import { z } from "~/platform/basics/zod";
import { postcodeField } from "~/platform/forms/field-schemas";
import { textBlock, textLine } from "~/platform/forms/text-field";
import { message, type MessageKey } from "~/platform/forms/validation-message";
import { isIban, isRegistryNumber, isTaxCode } from "~/platform/settings/company-identity";
import { BUCHAREST, countyCodes, sectors } from "~/platform/settings/places";

/** The seat in parts is either complete or left out. */
const companyFields = z.object({
  name: textLine("companyName", 2, 120),
  taxCode: checked(isTaxCode, "taxCode", 14),
  registryNumber: checked(isRegistryNumber, "registryNumber", 30),
  seat: textBlock(200),
  seatStreet: textLine("address", 10, 150).or(z.literal("")).default(""),
  seatCity: textLine("city", 2, 50).or(z.literal("")).default(""),
  seatCounty: z
    .enum(countyCodes, { error: message("county") })
    .or(z.literal(""))
    .default(""),
  seatSector: z
    .enum(sectors, { error: message("sector") })
    .or(z.literal(""))
    .default(""),
  seatPostalCode: postcodeField().or(z.literal("")).default(""),
  bank: textBlock(100),
  iban: checked(isIban, "iban", 50),
});

export const companyForm = companyFields.check(({ value, issues }) => {
  const { seatStreet, seatCity, seatCounty, seatPostalCode } = value;
  const parts = { seatStreet, seatCity, seatCounty, seatPostalCode };
  if (Object.values(parts).every((part) => part === "")) return;
  const asked = {
    seatStreet: "address",
    seatCity: "city",
    seatCounty: "county",
    seatPostalCode: "postalCode",
  } as const;
  for (const name of ["seatStreet", "seatCity", "seatCounty", "seatPostalCode"] as const) {
    if (parts[name] !== "") continue;
    issues.push({ code: "custom", input: value, path: [name], message: message(asked[name]) });
  }
  if (seatCounty === BUCHAREST && value.seatSector === "") {
    issues.push({ code: "custom", input: value, path: ["seatSector"], message: message("sector") });
  }
});

/** An identifier that passes its check, or is left empty for now. */
function checked(isRight: (text: string) => boolean, key: MessageKey, max: number) {
  return z
    .string()
    .trim()
    .max(max, message("tooLong", { count: max }))
    .refine((typed) => typed === "" || isRight(typed), message(key))
    .default("");
}
