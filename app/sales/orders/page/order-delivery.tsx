import { useTranslation } from "~/platform/i18n/use-translation";

import { BillingAddress, DeliveryAddress, isBilledElsewhere } from "../buyer-details";
import type { ShownOrder as Shown } from "../front/shown-order.server";
import { Section } from "./order-section";

export type ShownOrder = Shown["order"];

export function DeliveryDetails({ order, showroom }: { order: ShownOrder; showroom: string }) {
  const { t } = useTranslation(["order", "delivery"]);
  const isFetched = order.delivery_method === "pickup";
  // Whoever bought has been forgotten, and where it went with them.
  if (order.phone === "") return null;
  return (
    <Section title={t("delivery")}>
      <div className="mt-3 grid gap-1">
        {isFetched ? (
          <p>{t("delivery:pickupAt", { address: showroom })}</p>
        ) : (
          <DeliveryAddress order={order} />
        )}
        <span>{order.phone}</span>
        <span className="wrap-anywhere">{order.email}</span>
      </div>
      {order.notes && (
        <p className="mt-3 border-l-2 border-line pl-3 text-sm whitespace-pre-line">
          {order.notes}
        </p>
      )}
      {(isFetched || isBilledElsewhere(order)) && (
        <div className="mt-6">
          <h3 className="mb-2">{t("billing")}</h3>
          <BillingAddress order={order} />
        </div>
      )}
    </Section>
  );
}
