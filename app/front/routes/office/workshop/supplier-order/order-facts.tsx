import { useTranslation } from "~/platform/i18n/use-translation";
import { Badge } from "~/platform/office-ui/badge";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";

import type { ShownOrder } from "./shown-order";

/** How far an order is, what it comes to, how its mail goes, and its articles. */
export function OrderFacts({ order }: { order: ShownOrder }) {
  const { t } = useTranslation(["office-buying", "office-stock"]);
  const { supplier, state, expected, shown, note, total, below, mail, lines, paid } = order;
  const isDraft = state === "draft";
  return (
    <>
      <div className="grid gap-1">
        <p>
          <Badge tone={shown.tone}>{shown.text}</Badge>{" "}
          {shown.late && <Badge tone="bad">{shown.late}</Badge>}
        </p>
        <p>
          {t("suppliers.one")}:{" "}
          <Link to={officePaths.supplier(supplier.id)} className="link wrap-anywhere">
            {supplier.name}
          </Link>
          {supplier.email !== "" && ` · ${supplier.email}`}
        </p>
        {expected !== "" && (
          <p>
            {t(isDraft ? "wouldCome" : "expected")}: {expected}
          </p>
        )}
        <p>
          {t("sum")}: <strong className="tabular-nums">{total}</strong>
        </p>
        {paid !== "" && (
          <p>
            {t("paid")}: <strong className="tabular-nums">{paid}</strong>
          </p>
        )}
        {below !== "" && <p className="text-error">{t("belowMinimum", { amount: below })}</p>}
        {!isDraft && note !== "" && <p className="max-w-prose whitespace-pre-line">{note}</p>}
        {mail && (
          <p className={mail.isBad ? "wrap-anywhere text-error" : "text-stone"}>{mail.text}</p>
        )}
      </div>
      {!isDraft && (
        <Panel title={t("articles")}>
          <DataTable
            caption={t("articles")}
            rows={lines}
            rowKey={({ amountField }) => amountField}
            columns={[
              {
                label: t("article"),
                isTitle: true,
                cell: ({ name, code }) => (
                  <>
                    {name}
                    {code !== "" && <span className="block font-normal text-stone">{code}</span>}
                  </>
                ),
              },
              {
                label: t("ordered"),
                isNumeric: true,
                cell: ({ unit, ordered }) => t(`office-stock:units.${unit}`, { amount: ordered }),
              },
              {
                label: t("here"),
                isNumeric: true,
                cell: ({ unit, received }) => t(`office-stock:units.${unit}`, { amount: received }),
              },
              {
                label: t("packPrice"),
                isNumeric: true,
                cell: ({ price }) => price,
              },
              {
                label: t("sum"),
                isNumeric: true,
                cell: ({ sum }) => sum,
              },
            ]}
          />
        </Panel>
      )}
    </>
  );
}
