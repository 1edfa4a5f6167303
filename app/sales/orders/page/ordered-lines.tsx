import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import { DiscountRow, OwnRate, TotalsList } from "~/shop/cart/totals-list";
import { pieceTermText } from "~/shop/catalogue/delivery-way";

import { DeliveryCharges } from "../front/delivery-charges";
import type { ShownOrder as Shown } from "../front/shown-order.server";
import { ratesOfOrder } from "../front/transport-quote";
import { isTransportAgreed } from "../order-status";
import { promiseSentence, wayOfOrder } from "../promised-delivery";
import { Section } from "./order-section";

/** The pieces of an order with what each costs, and the sums below them. */
export function Lines({ order, today }: Pick<Shown, "order" | "today">) {
  const { t, i18n } = useTranslation("order");
  const { t: cart } = useTranslation("cart");
  const { t: delivery } = useTranslation("delivery");
  const way = wayOfOrder(order);
  const promise = promiseSentence(order, { language: i18n.language, today }, cart);
  return (
    <Section id="piese" title={t("lines")}>
      <ul className="mt-3 border-t border-line">
        {order.lines.map((line, index) => (
          <li
            key={index}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-3"
          >
            <span lang={order.language} className="min-w-0 font-semibold">
              {line.name}
            </span>
            <Price bani={line.line_total_bani} isVatIncluded={order.is_vat_included} />
            <div className="col-span-2 min-w-0 sm:col-span-1">
              {line.design && <DesignText design={line.design} />}
              <span className="block text-sm text-stone">
                {t(line.is_withdrawal_exempt ? "exempt" : "returnable")}
              </span>
              <span className="block text-sm text-stone">
                {line.quantity} ×{" "}
                <Price bani={line.unit_price_bani} isVatIncluded={order.is_vat_included} />
              </span>
              <OwnRate percent={line.vat_percent} />
              {line.term && <Term text={pieceTermText(line.term, way, cart)} />}
              {line.design && (
                <span className="mt-3 block max-w-56">
                  <DesignDrawing design={line.design} name={line.name} />
                </span>
              )}
            </div>
          </li>
        ))}
      </ul>
      {promise && <p className="mt-5">{promise}</p>}
      <div className="mt-5 ml-auto grid max-w-sm gap-4">
        <DiscountRow
          discount={{ code: order.discount_code, bani: order.discount_bani }}
          isVatIncluded={order.is_vat_included}
        />
        <DeliveryCharges order={order} isVatIncluded={order.is_vat_included} />
        <TotalsList
          totals={{
            subtotalBani: order.subtotal_bani,
            vatBani: order.vat_bani,
            totalBani: order.total_bani,
            advanceBani: order.advance_bani,
            advancePercent: order.advance_percent,
          }}
          vatPercent={order.vat_percent}
          rates={ratesOfOrder(order)}
        />
        {!isTransportAgreed(order.transport_state) && (
          <p className="text-sm text-stone">{delivery("withoutTransport")}</p>
        )}
      </div>
    </Section>
  );
}

function Term({ text }: { text: string }) {
  return text === "" ? null : <span className="block text-sm text-stone">{text}</span>;
}
