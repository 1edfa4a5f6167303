import { sha256 } from "~/platform/format/sha256.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { placeLine } from "~/platform/settings/places";
import { columnOf } from "~db/columns";
import type { OrderDetailColumns } from "~db/schema";

import type { OrderDetails } from "../checkout-form";

/** Whom the documents of an order name. */
export type BilledBuyer = Pick<OrderDetails, (typeof billedFields)[number]>;

const billedFields = [
  "buyerKind",
  "companyName",
  "taxCode",
  "registryNumber",
  "iban",
  "fullName",
  "country",
  "county",
  "sector",
  "address",
  "city",
  "postalCode",
] as const;

export const billedColumns = [
  "buyer_kind",
  "company_name",
  "tax_code",
  "registry_number",
  "iban",
  "full_name",
  "country",
  "county",
  "sector",
  "address",
  "city",
  "postal_code",
] as const satisfies (keyof OrderDetailColumns)[];

/** Whom the documents of an order name, by the fields of its form. */
export function buyerOf(
  row: Pick<OrderDetailColumns, (typeof billedColumns)[number]>,
): BilledBuyer {
  const values = billedFields.map((field) => [field, row[columnOf(field)]]);
  return Object.fromEntries(values) as BilledBuyer;
}

/** Changes when somebody else has corrected the buyer of an order. */
export function buyerVersion(order: Pick<OrderDetailColumns, (typeof billedColumns)[number]>) {
  const values = billedColumns.map((column) => order[column]);
  return sha256(JSON.stringify(values)).slice(0, 16);
}

/** A buyer as documents name it, in words by their labels. */
export function buyerTexts(buyer: BilledBuyer, language: Language): Record<string, string> {
  const t = translateIn(language, "checkout");
  const isCompany = buyer.buyerKind === "company";
  const { address, country, county, sector, city, postalCode: postal_code } = buyer;
  const place = city === "" ? "" : placeLine({ country, county, sector, city, postal_code });
  return {
    [t("buyer")]: t(`buyerKinds.${buyer.buyerKind}`),
    ...(isCompany && {
      [t("companyName")]: buyer.companyName,
      [t("taxCode")]: buyer.taxCode,
      [t("registryNumber")]: buyer.registryNumber,
      IBAN: buyer.iban,
    }),
    [t("fullName")]: buyer.fullName,
    [t("address")]: [address, place].filter(Boolean).join(", "),
  };
}
