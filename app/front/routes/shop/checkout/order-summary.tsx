import { langOf } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { Price } from "~/platform/ui/price";
import { DeliveryCharges } from "~/sales/orders/front/delivery-charges";
import { DesignText } from "~/shop/cart/design-summary";
import { DiscountRow, TotalsList } from "~/shop/cart/totals-list";
import { pieceTermText, wholeTermText } from "~/shop/catalogue/delivery-way";

import type { Sums } from "./sums.server";

/** The lines and totals beside the form; on a phone above it, the total alone until somebody opens the rest. */
export function OrderSummary({
  sums: { lines, way, totals, order },
  discount,
  vatPercent,
}: {
  sums: Sums;
  discount: { code: string; bani: number } | null;
  vatPercent: number;
}) {
  const { t } = useTranslation("checkout");
  const { t: cart } = useTranslation("cart");
  const { t: delivery } = useTranslation("delivery");
  const whole = wholeTermText(lines, way, cart);
  const isWaiting = order?.transport_state === "to_quote";
  const hint = isWaiting ? "withoutTransport" : order ? null : "summaryHint";
  return (
    <section
      aria-labelledby="summary"
      className="order-summary rounded-edge border border-line bg-white px-4 py-1 @4xl:sticky @4xl:top-24 @4xl:order-last @4xl:self-start @4xl:p-6"
    >
      <h2 id="summary" className="sr-only @4xl:not-sr-only">
        {t("summary")}
      </h2>
      <details className="@4xl:hidden">
        <summary className="flex min-h-11 items-center gap-2">
          <span className="mr-auto font-semibold whitespace-nowrap">{t("summary")}</span>
          <span className="text-right text-lg font-semibold">
            <Price bani={totals.totalBani} isVatIncluded />
          </span>
          <Icon name="chevron" className="turning size-4" />
        </summary>
      </details>
      <div className="order-whole">
        <ul className="mt-4 grid gap-3">
          {lines.map((line) => (
            <li key={line.id} className="grid grid-cols-[1fr_auto] gap-4">
              <span className="min-w-0">
                <span lang={langOf(line, "name")}>{line.name}</span>
                {line.design && <DesignText design={line.design} />}
                <span className="block text-sm text-stone">
                  {line.quantity} × <Price bani={line.unit_price_bani} />
                </span>
                <span className="block text-sm text-stone">
                  {pieceTermText(line.term, way, cart)}
                </span>
              </span>
              <Price bani={line.line_total_bani} />
            </li>
          ))}
        </ul>
        {whole && <p className="mt-5 border-t border-line pt-5 text-sm">{whole}</p>}
        <div className="mt-5 border-t border-line pt-5">
          <DiscountRow discount={discount} />
          {order && (
            <div className="mb-2">
              <DeliveryCharges order={order} />
            </div>
          )}
          <TotalsList totals={totals} vatPercent={vatPercent} />
          {hint && <p className="mt-4 text-sm text-stone">{delivery(hint)}</p>}
        </div>
      </div>
    </section>
  );
}
