import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";

import type { ShownBatch } from "./shown-batch.server";

/** What the batch takes of the stock when it is started, beside what is there. */
export function Needs({ batch: { id, needs } }: { batch: Pick<ShownBatch, "id" | "needs"> }) {
  const { t } = useTranslation("office-stock");
  if (needs.length === 0) return null;
  const missing = (amount: number, onHand: number | null) =>
    onHand === null ? 0 : Math.max(0, amount - onHand);
  return (
    <Panel title={t("needs")}>
      <p className="max-w-prose text-stone">{t("needsIntro")}</p>
      <DataTable
        caption={t("needs")}
        rows={needs}
        rowKey={(need) => need.id}
        columns={[
          {
            label: t("article"),
            isTitle: true,
            cell: ({ name, placed }) => (
              <>
                {name}
                {placed.map((text) => (
                  <span key={text} className="block font-normal text-error">
                    {text}
                  </span>
                ))}
              </>
            ),
          },
          {
            label: t("needed"),
            isNumeric: true,
            cell: ({ amount, unit }) => t(`units.${unit}`, { amount }),
          },
          {
            label: t("onHand"),
            isNumeric: true,
            cell: ({ onHand, unit }) =>
              onHand === null ? t("notKept") : t(`units.${unit}`, { amount: onHand }),
          },
          {
            label: t("missing"),
            isNumeric: true,
            cell: ({ amount, onHand, unit }) =>
              missing(amount, onHand) > 0 ? (
                <strong className="text-error">
                  {t(`units.${unit}`, { amount: missing(amount, onHand) })}
                </strong>
              ) : (
                "–"
              ),
          },
        ]}
      />
      <p className="mt-4">
        <a href={officePaths.stockOrderFile(id)} className="button button-secondary">
          {t("orderFile")}
        </a>
      </p>
    </Panel>
  );
}
