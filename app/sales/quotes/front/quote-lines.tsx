import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";
import { DesignDrawing, DesignText } from "~/shop/cart/design-summary";
import type { LineDesign } from "~/shop/cart/line-design";
import { DiscountRow, OwnRate, TotalsList } from "~/shop/cart/totals-list";
import { termText } from "~/shop/catalogue/delivery-term";

import type { ShownQuote } from "./shown-quote.server";

/** All that a version of a quote says: pieces, transport, sums, term. Needs the text groups `cart`, `discounts` and `quote`. */
export function QuoteLines({ quote }: { quote: ShownQuote }) {
  const { t, i18n } = useTranslation("quote");
  const { t: cart } = useTranslation("cart");
  const { vat, lines, transport_bani } = quote;
  const isMade = lines.some(({ is_ready }) => !is_ready);
  const term = { from: quote.days_from, to: quote.days_to, isAfterAdvance: isMade };
  const day = (instant: string) => formatDay(instant, i18n.language);
  return (
    <>
      <p className="mb-5 flex flex-wrap gap-x-4 text-stone">
        <span className="font-semibold">{t(`page.quoteStates.${quote.state}`)}</span>
        {quote.sent_at && <span>{t("page.sentOn", { date: day(quote.sent_at) })}</span>}
        <span>{t("page.validUntil", { date: day(`${quote.valid_until}T12:00:00Z`) })}</span>
      </p>
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
              <OwnRate percent={line.vat_percent} />
              {line.is_ready && <p className="text-sm text-stone">{t("page.ready")}</p>}
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
        {(["carrying", "assembly"] as const)
          .filter((service) => quote[`${service}_bani`] > 0)
          .map((service) => (
            <li key={service} className="grid grid-cols-[1fr_auto] gap-4 border-b border-line py-4">
              <span>{t(`page.${service}`)}</span>
              <Price bani={quote[`${service}_bani`]} isVatIncluded={vat.isIncluded} />
            </li>
          ))}
      </ul>
      <div className="mt-5 ml-auto max-w-sm">
        <DiscountRow
          discount={{ code: "", bani: quote.discount_bani }}
          isVatIncluded={vat.isIncluded}
        />
        <TotalsList totals={quote.totals} vatPercent={vat.percent} rates={quote.rates} />
      </div>
      <p className="mt-5">{t("page.term", { term: termText(term, cart) })}</p>
      {isMade && (
        <p className="mt-2 max-w-prose text-sm text-stone">
          {t(lines.some(({ is_ready }) => is_ready) ? "page.partlyMade" : "page.madeToOrder")}
        </p>
      )}
    </>
  );
}

interface AskedDesign {
  design: string;
  name: string;
  shown: LineDesign;
  /** What one cost when it was asked for; nothing where it could not be ordered so. */
  priceBani?: number | null;
}

/** The pieces that a quote is asked for, with drawing and price. */
export function AskedDesigns({
  designs,
  priceLabel,
}: {
  designs: AskedDesign[];
  priceLabel: string;
}) {
  const { t } = useTranslation("quote");
  return (
    <ul className="mt-4 grid gap-6 @2xl:grid-cols-2">
      {designs.map(({ design, name, shown, priceBani }) => (
        <li key={design} className="grid grid-cols-[7rem_1fr] gap-4">
          <div>
            <DesignDrawing design={shown} name={name} />
          </div>
          <div className="min-w-0">
            <h3 className="text-lg leading-snug">{name}</h3>
            <DesignText design={shown} />
            <p className="mt-1 text-sm">
              {priceBani ? (
                <>
                  {priceLabel}: <Price bani={priceBani} />
                </>
              ) : (
                t("noPrice")
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Why an answer to a quote was not taken. */
export type QuoteRefusalKind =
  | { kind: "replaced" | "expired" | "answered" | "other-terms" | "not-saved" }
  | { kind: "out-of-stock"; name: string; left: number }
  | { kind: "too-many"; minutes: number };

/** The same in words. */
export function QuoteRefusal({ refused }: { refused: QuoteRefusalKind }) {
  const { t } = useTranslation("quote");
  switch (refused.kind) {
    case "too-many":
      return t("refused.tooMany", { count: refused.minutes });
    case "out-of-stock":
      return t("refused.outOfStock", { name: refused.name });
    case "other-terms":
      return t("refused.otherTerms");
    case "not-saved":
      return t("refused.notSaved");
    default:
      return t(`refused.${refused.kind}`);
  }
}

/** What somebody wrote, under its heading. */
export function QuoteWords({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-5">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-prose border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}
