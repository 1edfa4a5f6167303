import { useTranslation } from "react-i18next";

import { DesignDrawing, DesignText } from "~/cart/design-summary";
import { TotalsList } from "~/cart/totals-list";
import { termText } from "~/catalogue/delivery-term";
import { Price } from "~/ui/price";

import type { ShownQuote } from "./shown-quote.server";

/** All that a version of a quote says: pieces, transport, sums, term. Needs the text groups `cart` and `quote`. */
export function QuoteLines({ quote }: { quote: ShownQuote }) {
  const { t } = useTranslation("quote");
  const { t: cart } = useTranslation("cart");
  const { vat, lines, transport_bani } = quote;
  const term = { from: quote.days_from, to: quote.days_to, isAfterAdvance: true };
  return (
    <>
      <ul className="border-t border-line">
        {lines.map((line, index) => (
          <li
            key={index}
            className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-2 border-b border-line py-4 @2xl:grid-cols-[8rem_1fr_auto]"
          >
            <div>{line.design && <DesignDrawing design={line.design} name={line.title} />}</div>
            <div className="min-w-0">
              <h3 className="text-lg leading-snug wrap-anywhere">{line.title}</h3>
              {line.design && <DesignText design={line.design} />}
              <p className="text-sm text-stone">
                {line.quantity} × <Price bani={line.unit_bani} isVatIncluded={vat.isIncluded} />
              </p>
            </div>
            <p className="col-start-2 @2xl:col-start-auto @2xl:text-right">
              <Price bani={line.unit_bani * line.quantity} isVatIncluded={vat.isIncluded} />
            </p>
          </li>
        ))}
        <li className="grid grid-cols-[1fr_auto] gap-4 border-b border-line py-4">
          <span>
            {quote.delivery_method === "pickup"
              ? t("page.pickup")
              : t("page.transportTo", { place: quote.place || t("abroad") })}
          </span>
          {transport_bani > 0 ? (
            <Price bani={transport_bani} isVatIncluded={vat.isIncluded} />
          ) : (
            <span>{quote.delivery_method === "delivery" && t("page.transportFree")}</span>
          )}
        </li>
      </ul>
      <div className="mt-5 ml-auto max-w-sm">
        <TotalsList totals={quote.totals} vatPercent={vat.percent} />
      </div>
      <p className="mt-5">{t("page.term", { term: termText(term, cart) })}</p>
      <p className="mt-2 max-w-prose text-sm text-stone">{t("page.madeToOrder")}</p>
    </>
  );
}
