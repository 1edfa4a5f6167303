import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { DeliveryCharges } from "~/sales/orders/front/delivery-charges";
import type { OrderTransport } from "~/sales/orders/order-transport";
import type { CartLine } from "~/shop/cart/cart-line";
import type { Totals } from "~/shop/cart/totals";
import { DiscountRow, TotalsList } from "~/shop/cart/totals-list";
import { wholeTermText, type Way } from "~/shop/catalogue/delivery-way";

/** The totals, the terms, and directly below them the button that obliges to pay, as the law asks. */
export function SendOrder({
  order,
  way,
  lines,
  totals,
  discount,
  vatPercent,
  isSending,
}: {
  order: OrderTransport;
  way: Way;
  lines: CartLine[];
  totals: Totals;
  discount: { code: string; bani: number } | null;
  vatPercent: number;
  isSending: boolean;
}) {
  const { t } = useTranslation("checkout");
  const { t: cart } = useTranslation("cart");
  const { t: delivery } = useTranslation("delivery");
  const whole = wholeTermText(lines, way, cart);
  const isWaiting = order.transport_state === "to_quote";
  return (
    <section aria-labelledby="summary" className="rounded-edge border border-line bg-white p-6">
      <h2 id="summary">{t("summary")}</h2>
      <div className="mt-4 grid gap-4">
        <DiscountRow discount={discount} />
        <DeliveryCharges order={order} />
        <TotalsList totals={totals} vatPercent={vatPercent} />
        {isWaiting && <p className="text-sm text-stone">{delivery("withoutTransport")}</p>}
      </div>
      <div className="mt-5 grid gap-3 border-t border-line pt-5 text-sm">
        {whole && <p>{whole}</p>}
        <p className="text-stone">{t("terms", { advance: totals.advancePercent })}</p>
        <ul className="grid gap-1">
          <li>
            <Link to={paths.terms()} className="link">
              {t("review.terms")}
            </Link>
          </li>
          <li>
            <Link to={paths.withdrawal()} className="link">
              {t("review.withdrawal")}
            </Link>
          </li>
          <li>
            <Link to={paths.privacy()} className="link">
              {t("review.privacy")}
            </Link>
          </li>
        </ul>
      </div>
      <button aria-busy={isSending} className="button button-primary mt-5 w-full">
        {isSending ? t("sending") : t("submit")}
      </button>
    </section>
  );
}
