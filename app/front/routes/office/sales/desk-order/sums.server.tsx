import { useTranslation } from "~/platform/i18n/use-translation";
import type { Vat } from "~/platform/settings/vat";
import { DeliveryCharges } from "~/sales/orders/front/delivery-charges";
import type { ShownDue } from "~/sales/orders/order-plan";
import type { OrderTransport } from "~/sales/orders/order-transport";
import type { RateSums, Totals } from "~/shop/cart/totals";
import { DiscountRow, TotalsList } from "~/shop/cart/totals-list";

import { Plan } from "./plan.server";

interface SumsProps {
  totals: Totals;
  /** VAT for each rate that something of it has. */
  rates: readonly RateSums[];
  discount: { code: string; bani: number } | null;
  vat: Vat;
  /** Null while nobody has said how it is delivered. */
  whole: {
    transport: OrderTransport;
    plan: ShownDue[];
    checkoutToken: string;
    acceptedTexts: string;
  } | null;
}

/** What the order comes to as it was saved last, and what is paid when. */
export function Sums({ totals, rates, discount, vat, whole }: SumsProps) {
  const { t } = useTranslation("office-desk-orders");
  const { t: delivery } = useTranslation("delivery");
  return (
    <section aria-labelledby="sums" className="border-t border-line pt-5">
      <h2 id="sums" className="mb-3">
        {t("sums")}
      </h2>
      <div className="grid max-w-xl gap-3">
        <DiscountRow discount={discount} isVatIncluded={vat.isIncluded} />
        {whole && <DeliveryCharges order={whole.transport} isVatIncluded={vat.isIncluded} />}
        <TotalsList totals={totals} vatPercent={vat.percent} rates={rates} />
        {whole?.transport.transport_state === "to_quote" && (
          <p className="text-sm text-stone">{delivery("withoutTransport")}</p>
        )}
        {whole ? (
          <>
            <Plan plan={whole.plan} />
            <input type="hidden" name="checkoutToken" value={whole.checkoutToken} />
            <input type="hidden" name="acceptedTexts" value={whole.acceptedTexts} />
          </>
        ) : (
          <p className="border-l-4 border-sage pl-3">{t("notWhole")}</p>
        )}
      </div>
    </section>
  );
}
