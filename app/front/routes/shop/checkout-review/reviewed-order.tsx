import type { ReactNode } from "react";

import { langOf } from "~/platform/i18n/languages";
import { priceWords } from "~/platform/i18n/price-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Link } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";
import { BillingAddress, DeliveryAddress } from "~/sales/orders/buyer-details";
import type { OrderTransport } from "~/sales/orders/order-transport";
import type { CartLine } from "~/shop/cart/cart-line";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import { ProductPicture } from "~/shop/cart/product-picture";
import type { Totals } from "~/shop/cart/totals";
import { pieceTermText, type Way } from "~/shop/catalogue/delivery-way";
import type { OrderDetailColumns } from "~db/schema";

/** Every piece as it will be made or sent, and whether it may be returned. */
export function ReviewedLines({ lines, way }: { lines: CartLine[]; way: Way }) {
  const { t } = useTranslation("checkout");
  const { t: cart } = useTranslation("cart");
  const { t: order } = useTranslation("order");
  return (
    <Block title={t("review.pieces")} change={t("review.changePieces")} to={paths.cart()}>
      <ul className="border-t border-line">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-4 @2xl:grid-cols-[7rem_1fr_auto]"
          >
            {line.design ? (
              <DesignDrawing design={line.design} name={line.name} />
            ) : (
              <ProductPicture line={line} />
            )}
            <div className="min-w-0">
              <h3 lang={langOf(line, "name")} className="text-lg leading-snug wrap-anywhere">
                {line.name}
              </h3>
              {line.design && <DesignText design={line.design} />}
              <p className="text-sm text-stone">
                {line.quantity} × <Price bani={line.unit_price_bani} />
              </p>
              <p className="text-sm text-stone">{pieceTermText(line.term, way, cart)}</p>
              <p className="text-sm font-semibold">
                {order(line.design ? "exempt" : "returnable")}
              </p>
            </div>
            <p className="col-start-2 @2xl:col-start-auto @2xl:text-right">
              <Price bani={line.line_total_bani} />
            </p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

type ReviewedOrder = OrderDetailColumns & OrderTransport;

/** Who buys, and how and where it goes. */
export function ReviewedDetails({ order, showroom }: { order: ReviewedOrder; showroom: string }) {
  const { t } = useTranslation("checkout");
  return (
    <div className="grid gap-10 @2xl:grid-cols-2">
      <Block title={t("buyer")} change={t("review.changeBuyer")} to={paths.checkout()}>
        <BillingAddress order={order} />
        <p className="mt-2">{order.phone}</p>
        <p className="wrap-anywhere">{order.email}</p>
      </Block>
      <Block title={t("delivery")} change={t("review.changeDelivery")} to={paths.checkout()}>
        <Destination order={order} showroom={showroom} />
        {order.notes && (
          <p className="mt-3 border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line">
            {order.notes}
          </p>
        )}
      </Block>
    </div>
  );
}

function Destination({ order, showroom }: { order: ReviewedOrder; showroom: string }) {
  const { t } = useTranslation("delivery");
  if (order.delivery_method === "pickup") return <p>{t("pickupAt", { address: showroom })}</p>;
  return (
    <>
      <DeliveryAddress order={order} />
      {order.transport_state === "to_quote" && (
        <p className="mt-3 border-l-4 border-sage pl-3 text-sm">{t("toQuote")}</p>
      )}
    </>
  );
}

/** What is paid when. */
export function ReviewedPayment({
  order: { payment_method: method, transport_state },
  totals: { totalBani, advanceBani },
}: {
  order: ReviewedOrder;
  totals: Totals;
}) {
  const { t, i18n } = useTranslation(["checkout", "common", "delivery"]);
  const lei = (bani: number) => priceWords(bani, true, i18n);
  return (
    <Block title={t("payment")} change={t("review.changePayment")} to={paths.checkout()}>
      <p className="font-semibold">{t(`methods.${method}`)}</p>
      <p className="mt-1">
        {transport_state === "to_quote"
          ? t("delivery:afterQuote")
          : advanceBani > 0
            ? t(totalBani > advanceBani ? "review.advance" : "review.advanceWhole", {
                advance: lei(advanceBani),
                rest: lei(totalBani - advanceBani),
              })
            : t(`review.plan.${method}`, { total: lei(totalBani) })}
      </p>
    </Block>
  );
}

function Block({
  title,
  change,
  to,
  children,
}: {
  title: string;
  /** The link's words, which say what is changed. */
  change: string;
  to: string;
  children: ReactNode;
}) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">{title}</h2>
        <Link to={to} className="link text-sm">
          {change}
        </Link>
      </div>
      {children}
    </section>
  );
}
