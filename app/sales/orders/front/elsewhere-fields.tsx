import { TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";

import { type AddressFieldsProps, AddressFields } from "./address-fields";

/** The address to which an order goes where that is not its buyer's, and who is there. */
export function ElsewhereFields({
  fields,
  countries,
  children,
}: {
  fields: Record<
    | "deliveryName"
    | `delivery${"Country" | "County" | "Sector" | "Address" | "City" | "PostalCode"}`,
    FieldState
  >;
} & Pick<AddressFieldsProps, "countries" | "children">) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <TextField
        field={fields.deliveryName}
        label={t("deliveryName")}
        autoComplete="shipping name"
      />
      <AddressFields
        fields={{
          country: fields.deliveryCountry,
          county: fields.deliveryCounty,
          sector: fields.deliverySector,
          address: fields.deliveryAddress,
          city: fields.deliveryCity,
          postalCode: fields.deliveryPostalCode,
        }}
        countries={countries}
        purpose="shipping"
      >
        {children}
      </AddressFields>
    </>
  );
}
