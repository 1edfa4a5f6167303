import { useTranslation } from "react-i18next";

import { formatRon } from "~/format/money";
import type { AdminOrder } from "~/orders/admin-order.server";
import { Panel } from "~/ui/admin/panel";
import { DesignText } from "~/configurator/design-summary";
import { Drawing } from "~/configurator/drawing";

/** The order's lines, with both drawings of each design, and the totals. */
export function Lines({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(["admin-orders", "cart"]);
  return (
    <Panel title={t("lines")}>
      <ul className="border-t border-line">
        {order.lines.map((line, index) => (
          <li key={index} className="border-b border-line py-3">
            <div className="flex items-baseline justify-between gap-4">
              <span className="min-w-0">
                <span lang="ro" className="font-semibold">
                  {line.name}
                </span>
                {line.design ? (
                  <DesignText design={line.design} />
                ) : (
                  <span className="block text-sm text-stone">{t("readyMade")}</span>
                )}
                <span className="block text-stone tabular-nums">
                  {line.quantity} × {formatRon(line.unit_price_bani)}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {formatRon(line.line_total_bani)}
              </span>
            </div>
            {line.design && (
              <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
                <Drawing
                  piece={line.design}
                  view="perspective"
                  alt={t("perspectiveOf", { name: line.name })}
                  className="border border-line"
                />
                <Drawing
                  piece={line.design}
                  view="technical"
                  alt={t("technicalOf", { name: line.name })}
                  className="border border-line"
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <dl className="mt-4 ml-auto grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <Row label={t("cart:subtotal")} bani={order.subtotal_bani} />
        <Row label={t("cart:vat", { percent: order.vat_percent })} bani={order.vat_bani} />
        <Row label={t("cart:total")} bani={order.total_bani} isStrong />
        {order.advance_bani > 0 && <Row label={t("cart:advance")} bani={order.advance_bani} />}
      </dl>
    </Panel>
  );
}

function Row({ label, bani, isStrong }: { label: string; bani: number; isStrong?: boolean }) {
  return (
    <>
      <dt className={isStrong ? "font-semibold" : "text-stone"}>{label}</dt>
      <dd className={`text-right ${isStrong ? "font-semibold" : ""}`}>{formatRon(bani)}</dd>
    </>
  );
}
