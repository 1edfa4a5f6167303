import { useTranslation } from "~/platform/i18n/use-translation";
import { placeLine } from "~/platform/settings/places";
import type { OrderDetailColumns } from "~db/schema";

/** Where an order goes: its own delivery address, else the buyer's. */
export function deliveryOf(order: OrderDetailColumns) {
  if (order.delivery_address === "") {
    return { name: order.full_name, address: order.address, place: placeLine(order) };
  }
  return {
    name: order.delivery_name,
    address: order.delivery_address,
    place: placeLine({
      country: order.delivery_country,
      county: order.delivery_county,
      sector: order.delivery_sector,
      city: order.delivery_city,
      postal_code: order.delivery_postal_code,
    }),
  };
}

/** Whether who pays and where it goes have to be told apart. */
export function isBilledElsewhere(order: OrderDetailColumns): boolean {
  return order.buyer_kind === "company" || order.delivery_address !== "";
}

/** Who pays, in one line. */
export function billingLine(order: OrderDetailColumns): string {
  const isCompany = order.buyer_kind === "company";
  const who = isCompany
    ? [order.company_name, order.tax_code, order.registry_number, order.iban]
    : [order.full_name];
  return [...who, order.address, placeLine(order)].filter(Boolean).join(", ");
}

/** Where and to whom an order goes. */
export function DeliveryAddress({ order }: { order: OrderDetailColumns }) {
  const { name, address, place } = deliveryOf(order);
  return (
    <address className="grid gap-0.5 wrap-anywhere not-italic">
      <span className="font-semibold">{name}</span>
      <span>{address}</span>
      <span>{place}</span>
    </address>
  );
}

/** Who buys, as the invoice will name them. Needs the text group `order`. */
export function BillingAddress({ order }: { order: OrderDetailColumns }) {
  const { t } = useTranslation("order");
  const isCompany = order.buyer_kind === "company";
  return (
    <address className="grid gap-0.5 wrap-anywhere not-italic">
      <span className="font-semibold">{isCompany ? order.company_name : order.full_name}</span>
      {isCompany && (
        <>
          <span>
            {t("taxCode")}: {order.tax_code}
          </span>
          <span>
            {t("registryNumber")}: {order.registry_number}
          </span>
          {order.iban && <span>IBAN: {order.iban}</span>}
          <span>{order.full_name}</span>
        </>
      )}
      <span>{order.address}</span>
      <span>{placeLine(order)}</span>
    </address>
  );
}
