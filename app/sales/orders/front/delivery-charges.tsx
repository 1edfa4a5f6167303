import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";

import { chargesInWords, type OrderTransport } from "../order-transport";

/** The parts of an order's delivery with their prices, above its totals. Needs the text group `delivery`. */
export function DeliveryCharges({
  order,
  isVatIncluded,
}: {
  order: OrderTransport;
  /** As the order was placed; if absent, as the shop is set. */
  isVatIncluded?: boolean;
}) {
  const { t } = useTranslation("delivery");
  const charges = chargesInWords(order, t);
  if (charges.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {charges.map(({ label, bani }) => (
        <li key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-4">
          <span className="wrap-anywhere">{label}</span>{" "}
          {bani ? (
            <Price bani={bani} isVatIncluded={isVatIncluded} />
          ) : (
            <span className="text-right">{t(bani === 0 ? "charges.free" : "charges.toQuote")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
