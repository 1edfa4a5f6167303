import { sha256 } from "~/platform/format/sha256.server";
import type { Language } from "~/platform/i18n/languages";
import { translateIn } from "~/platform/i18n/translate.server";
import { recordAction, type Admin } from "~/platform/settings/audit-log.server";
import { placeLine } from "~/platform/settings/place-line";
import { shopDatabase } from "~db/client.server";
import { columnOf, toColumns } from "~db/columns";
import type { Db } from "~db/engine";
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

const billedColumns = [
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

export type CorrectBuyerResult =
  | { kind: "corrected" }
  | { kind: "unknown" }
  | { kind: "stale"; current: BilledBuyer; version: string };

/**
 * Corrects whom the documents of an order name from now on; those that are issued stay as they are.
 * Pieces that were to go to the buyer's own address go there still. Refuses an unknown order, one
 * whose customer was forgotten, and a form that shows another buyer than the order has by now
 * (`version`), unless it says the same.
 */
export async function correctBuyer(
  number: string,
  { buyer, version }: { buyer: BilledBuyer; version: string },
  admin: Admin,
  db: Db = shopDatabase(),
): Promise<CorrectBuyerResult> {
  return db.transaction().execute(async (trx): Promise<CorrectBuyerResult> => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "phone", "delivery_address", ...billedColumns])
      .where("number", "=", number)
      .executeTakeFirst();
    if (!order || order.phone === "") return { kind: "unknown" };
    const columns = toColumns(buyer);
    const isSaved = buyerVersion(columns) === buyerVersion(order);
    if (isSaved) return { kind: "corrected" };
    if (buyerVersion(order) !== version) {
      return { kind: "stale", current: buyerOf(order), version: buyerVersion(order) };
    }
    const delivery =
      order.delivery_address === ""
        ? {
            delivery_name: order.full_name,
            delivery_country: order.country,
            delivery_county: order.county,
            delivery_sector: order.sector,
            delivery_address: order.address,
            delivery_city: order.city,
            delivery_postal_code: order.postal_code,
          }
        : {};
    await trx
      .updateTable("orders")
      .set({ ...columns, ...delivery })
      .where("id", "=", order.id)
      .execute();
    // The audit log holds nothing that is said about customers: only what was corrected.
    const corrected = billedColumns.filter((column) => columns[column] !== order[column]);
    const entry = { subject: "order", subjectId: number, before: null } as const;
    const after = { corrected: corrected.join(", ") };
    await recordAction({ admin, action: "buyer-corrected", ...entry, after }, trx);
    return { kind: "corrected" };
  });
}
