import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { Link } from "~/platform/ui/link";
import { ratesOfOrder } from "~/sales/orders/front/transport-quote";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { promiseSentence, wayOfOrder } from "~/sales/orders/promised-delivery";
import { pieceTermText } from "~/shop/catalogue/delivery-way";
import { chargesOfOrder } from "~/shop/delivery/order-charges";

/** A design in words, and the addresses of its two drawings and of what a planned piece costs. */
interface ShownDesign {
  words: string;
  perspective: string;
  technical: string;
  cost: string | null;
}

/** The order's lines, with both drawings of each design, and the totals. */
export function Lines({
  order,
  designs,
  today,
}: {
  order: OfficeOrder;
  designs: (ShownDesign | null)[];
  /** A day of Bucharest. */
  today: string;
}) {
  const { t, i18n } = useTranslation(["office-orders", "cart", "delivery", "discounts"]);
  const { t: cart } = useTranslation("cart");
  const { swatch_credit: credit } = order;
  const way = wayOfOrder(order);
  const promise = promiseSentence(order, { language: i18n.language, today }, cart);
  return (
    <Panel title={t("lines")}>
      <ul className="border-t border-line">
        {order.lines.map((line, index) => (
          <li key={index} className="border-b border-line py-3">
            <div className="flex items-baseline justify-between gap-4">
              <span lang="ro" className="min-w-0 font-semibold">
                {line.name}
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {formatRon(line.line_total_bani)}
              </span>
            </div>
            <span className="block text-sm text-stone">
              {designs[index]?.words ?? t(line.is_withdrawal_exempt ? "byWords" : "readyMade")}
            </span>
            <span className="block text-stone tabular-nums">
              {line.quantity} × {formatRon(line.unit_price_bani)}
            </span>
            {line.term && <Term text={pieceTermText(line.term, way, cart)} />}
            {designs[index]?.cost && (
              <Link to={designs[index].cost} className="link">
                {t("cost")}
              </Link>
            )}
            {designs[index] && (
              <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
                {(["perspective", "technical"] as const).map((view) => (
                  <img
                    key={view}
                    src={designs[index]?.[view]}
                    alt={t(`${view}Of`, { name: line.name })}
                    width={480}
                    height={400}
                    loading="lazy"
                    className="block h-auto w-full border border-line object-contain"
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {credit && (
        <p className="mt-4">
          {t(`swatchCredit.${credit.state}`, {
            code: credit.code,
            sum: formatRon(credit.bani),
            date: formatDay(`${credit.lastDay}T12:00:00Z`, i18n.language),
          })}
        </p>
      )}
      {promise && <p className="mt-4">{promise}</p>}
      <dl className="mt-4 ml-auto grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        {order.discount_bani > 0 && (
          <Row
            label={t(order.discount_code ? "discounts:row" : "discounts:agreed", {
              code: order.discount_code,
            })}
            bani={-order.discount_bani}
          />
        )}
        {chargesOfOrder(order).map(({ kind, bani }) => (
          <Row key={kind} label={t(`delivery:charges.${kind}`)} bani={bani} />
        ))}
        <Row label={t("cart:subtotal")} bani={order.subtotal_bani} />
        {ratesOfOrder(order).map(({ percent, vatBani }) => (
          <Row key={percent} label={t("cart:vat", { percent })} bani={vatBani} />
        ))}
        <Row label={t("cart:total")} bani={order.total_bani} isStrong />
        {order.advance_bani > 0 && (
          <Row
            label={t("cart:advance", { advance: order.advance_percent })}
            bani={order.advance_bani}
          />
        )}
      </dl>
    </Panel>
  );
}

function Term({ text }: { text: string }) {
  return text === "" ? null : <span className="block text-sm text-stone">{text}</span>;
}

function Row({ label, bani, isStrong }: { label: string; bani: number; isStrong?: boolean }) {
  return (
    <>
      <dt className={isStrong ? "font-semibold" : "text-stone"}>{label}</dt>
      <dd className={`text-right ${isStrong ? "font-semibold" : ""}`}>{formatRon(bani)}</dd>
    </>
  );
}
