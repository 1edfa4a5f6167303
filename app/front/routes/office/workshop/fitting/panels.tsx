import type { HardwareCode } from "~/furniture/boards/piece";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import type { PlacedOrders } from "../fittings/open-orders.server";

/** The open orders that need a fitting: those placed with what is bought today, and by what the others were placed. */
export function OpenOrders({ now, others }: { now: number; others: readonly PlacedOrders[] }) {
  const { t } = useTranslation("office-workshop");
  if (now === 0 && others.length === 0) return null;
  return (
    <Panel title={t("fittings.openOrders")}>
      {now > 0 && <p className="max-w-prose text-stone">{t("fittings.openNow", { count: now })}</p>}
      {others.length > 0 && (
        <>
          <p className="mt-3 max-w-prose font-semibold text-error first:mt-0">
            {t("fittings.openOtherwise")}
          </p>
          <ul className="mt-2 grid gap-2">
            {others.map((placed) => (
              <li key={`${placed.fitting} ${placed.drilled}`} className="wrap-anywhere">
                <Placing {...placed} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Placing({ fitting, drilled, orders, more }: PlacedOrders) {
  const { t } = useTranslation(["office-workshop", "office-stock"]);
  const what = [fitting, drilled && t("office-stock:drilledAs", { pattern: drilled })];
  return (
    <>
      {what.filter(Boolean).join(", ")}:{" "}
      {orders.map((number, index) => (
        <span key={number}>
          {index > 0 && ", "}
          <Link to={officePaths.orderPackage(number)} className="link">
            {number}
          </Link>
        </span>
      ))}
      {more > 0 && ` ${t("fittings.moreOrders", { count: more })}`}
    </>
  );
}

/** In which packs and from whom a fitting is bought, under which code, and where it is said how it is drilled for. */
export function StockAndDrilling({
  code,
  hasCode,
  drilling,
  stock,
}: {
  code: HardwareCode;
  hasCode: boolean;
  drilling: string;
  stock: { key: string; pack: number; supplier: string; otherCode: string } | null;
}) {
  const { t } = useTranslation("office-workshop");
  return (
    <Panel title={t("fittings.packAndDrilling")}>
      {hasCode && (
        <p className="max-w-prose">
          {stock
            ? t("fittings.packOf", { pack: stock.pack, supplier: stock.supplier || "–" })
            : t("fittings.notInStock")}{" "}
          <Link
            to={stock ? officePaths.stockItem(stock.key) : officePaths.stock()}
            className="link"
          >
            {t(stock ? "fittings.toStockItem" : "fittings.toStock")}
          </Link>
        </p>
      )}
      {stock && stock.otherCode !== "" && (
        <p className="mt-3 max-w-prose wrap-anywhere text-error">
          {t("fittings.otherCode", { code: stock.otherCode })}
        </p>
      )}
      {drilling !== "" && (
        <p className="mt-3 max-w-prose first:mt-0">
          {t("fittings.drillingOf", { pattern: drilling })}{" "}
          <Link to={`${officePaths.workshop()}#numbers-rules-drilling-${code}`} className="link">
            {t("fittings.toRules")}
          </Link>
        </p>
      )}
    </Panel>
  );
}
