import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import type { SheetUse } from "~/workshop/production/front/sheet-use.server";

interface SheetUsesProps {
  use: {
    batches: number;
    isCut: boolean;
    rows: (SheetUse & { material: string; name: string; percent: number | null })[];
  };
  percent: (part: number | null) => string;
}

/** What the month's batches cut up, material by material: boards, pieces kept, and the rest lost. */
export function SheetUses({ use, percent }: SheetUsesProps) {
  const { t, i18n } = useTranslation("office-production");
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const area = (mm2: number) =>
    t("area", { area: (mm2 / 1e6).toLocaleString(i18n.language, digits) });
  return (
    <section aria-labelledby="use" className="mt-10">
      <h2 id="use">{t("sheetUse")}</h2>
      <p className="mt-2 max-w-prose text-stone">{t("sheetUseIntro")}</p>
      {use.rows.length === 0 ? (
        <p className="mt-4">{t("noBatches")}</p>
      ) : (
        <DataTable
          caption={t("sheetUse")}
          rows={use.rows}
          rowKey={({ material }) => material}
          columns={[
            { label: t("material"), isTitle: true, cell: ({ name }) => name },
            { label: t("sheets"), isNumeric: true, cell: ({ sheets }) => sheets },
            { label: t("offcuts"), isNumeric: true, cell: ({ offcuts }) => offcuts },
            { label: t("taken"), isNumeric: true, cell: ({ taken }) => area(taken) },
            { label: t("parts"), isNumeric: true, cell: ({ parts }) => area(parts) },
            { label: t("kept"), isNumeric: true, cell: ({ kept }) => area(kept) },
            {
              label: t("lost"),
              isNumeric: true,
              cell: ({ taken, parts, kept }) => area(taken - parts - kept),
            },
            { label: t("used"), isNumeric: true, cell: (one) => percent(one.percent) },
          ]}
        />
      )}
      {use.isCut && <p className="mt-4">{t("batchesCut", { count: use.batches })}</p>}
    </section>
  );
}
