import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Form } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";

import type { ShownOrder } from "../front/shown-order.server";
import { offeredTermText } from "../promised-delivery";

const noon = (day: string) => `${day}T12:00:00Z`;

/**
 * Where the transport of an order outside all zones stands, and the customer's answer to its offer.
 * Needs the text groups `delivery` and `cart`.
 */
export function TransportAnswer({ transport, order }: Pick<ShownOrder, "transport" | "order">) {
  const { t, i18n } = useTranslation("delivery");
  if (!transport) return null;
  const { state, quote } = transport;
  const date = (instant: string) => formatDay(instant, i18n.language);
  return (
    <section
      id="transport"
      className={`rounded-edge border border-line bg-white p-6 print:border-0 print:p-0 ${state === "open" ? "border-l-4 border-l-sage" : ""}`}
    >
      <h2>{t("quote.title")}</h2>
      <p className="mt-2 max-w-prose">
        {state === "expired"
          ? t("quote.expired", { date: date(noon(quote?.valid_until ?? "")) })
          : state === "accepted" || state === "declined"
            ? t(`quote.${state}`, { date: date(quote?.answered_at ?? "") })
            : t(`quote.${state}`)}
      </p>
      {quote && state === "open" && (
        <>
          <Offer transport={transport} quote={quote} order={order} />
          <Form
            method="post"
            action={transport.answerAddress}
            className="no-print mt-5 flex flex-wrap gap-3"
          >
            <input type="hidden" name="quote" value={quote.number} />
            <button name="answer" value="accepted" className="button button-primary">
              {t("quote.accept")}
            </button>
            <button name="answer" value="declined" className="button button-quiet border-line">
              {t("quote.decline")}
            </button>
          </Form>
          <p className="no-print mt-3 text-sm text-stone">{t("quote.declineHint")}</p>
        </>
      )}
    </section>
  );
}

type Shown = NonNullable<ShownOrder["transport"]>;

function Offer({
  transport,
  quote,
  order,
}: {
  transport: Shown;
  quote: NonNullable<Shown["quote"]>;
  order: ShownOrder["order"];
}) {
  const { t, i18n } = useTranslation("delivery");
  const { t: cart } = useTranslation("cart");
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <dt className="text-stone">{t("quote.price")}</dt>
      <dd className="font-semibold">
        <Price bani={quote.price_bani} isVatIncluded={order.is_vat_included} />
      </dd>
      <dt className="text-stone">{t("quote.term")}</dt>
      <dd>{offeredTermText(order, quote, cart)}</dd>
      <dt className="text-stone">{t("quote.validUntil")}</dt>
      <dd>{formatDay(noon(quote.valid_until), i18n.language)}</dd>
      <dt className="text-stone">{t("quote.total")}</dt>
      <dd className="font-semibold">
        <Price bani={transport.totalBani} isVatIncluded />
      </dd>
    </dl>
  );
}
