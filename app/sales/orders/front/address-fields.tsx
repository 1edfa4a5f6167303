import type { ReactNode } from "react";

import { SelectField, TextField } from "~/platform/forms/field";
import type { FieldState } from "~/platform/forms/plain-field";
import { useTranslation } from "~/platform/i18n/use-translation";
import { counties, countyCodes, sectors } from "~/platform/settings/places";

export interface AddressFieldsProps {
  fields: Record<"country" | "county" | "sector" | "address" | "city" | "postalCode", FieldState>;
  /** In the page's language (`listCountries`). */
  countries: { value: string; label: string }[];
  /**
   * With which address browsers fill it in: "billing" and "shipping" are told apart, without a
   * purpose it is the reader's own address, and somebody else's is not filled in.
   */
  purpose?: "billing" | "shipping" | "somebody-elses";
  /** What the place already says, before the street. */
  children?: ReactNode;
}

/**
 * An address, the place before the street. County and sector are asked only where they are needed, the
 * town not in Bucharest; a browser that cannot tell shows them with a word on when that is. Needs the text group `checkout`.
 */
export function AddressFields({ fields, countries, purpose, children }: AddressFieldsProps) {
  const { t } = useTranslation("checkout");
  const fill = (what: string) =>
    purpose === "somebody-elses" ? "off" : purpose ? `${purpose} ${what}` : what;
  return (
    <div className="address-fields grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5">
      <SelectField
        field={fields.country}
        label={t("country")}
        options={countries}
        autoComplete={fill("country")}
      />
      <div className="only-romanian">
        <SelectField
          field={fields.county}
          label={t("county")}
          hint={t("countyHint")}
          options={countyCodes.map((code) => ({ value: code, label: counties[code] }))}
          empty={t("chooseCounty")}
          autoComplete={fill("address-level1")}
        />
      </div>
      <div className="only-bucharest">
        <SelectField
          field={fields.sector}
          label={t("sector")}
          hint={t("sectorHint")}
          options={sectors.map((value) => ({ value, label: value }))}
          empty={t("chooseSector")}
          autoComplete={fill("address-level3")}
        />
      </div>
      <div className="not-bucharest">
        <TextField field={fields.city} label={t("city")} autoComplete={fill("address-level2")} />
      </div>
      <TextField
        field={fields.postalCode}
        label={t("postalCode")}
        autoComplete={fill("postal-code")}
      />
      {children && <div className="col-span-2">{children}</div>}
      <div className="col-span-2">
        <TextField
          field={fields.address}
          label={t("address")}
          hint={t("addressHint")}
          autoComplete={fill("street-address")}
        />
      </div>
    </div>
  );
}
