import { useTranslation } from "~/platform/i18n/use-translation";
import { DataTable } from "~/platform/office-ui/data-table";
import { Panel } from "~/platform/office-ui/front/panel";

import type { ShownBatch } from "./shown-batch.server";

/** What is cut from each material, and from how many sheets. */
export function Materials({ rows }: { rows: ShownBatch["materials"] }) {
  const { t, i18n } = useTranslation("office-batches");
  const area = (squareMeters: number) =>
    squareMeters.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <DataTable
      caption={t("materials")}
      rows={rows}
      rowKey={({ material }) => material}
      columns={[
        { label: t("material"), isTitle: true, cell: ({ name }) => name },
        { label: t("parts"), isNumeric: true, cell: ({ parts }) => parts },
        { label: t("area"), isNumeric: true, cell: (row) => area(row.area) },
        { label: t("fewest"), isNumeric: true, cell: ({ fewest }) => fewest ?? "–" },
        { label: t("sheets"), isNumeric: true, cell: ({ sheets }) => sheets ?? "–" },
        { label: t("offcutsUsed"), isNumeric: true, cell: ({ offcuts }) => offcuts ?? "–" },
      ]}
    />
  );
}

/** Each sheet as it is cut, with the cuts of the saw in their order. */
export function Layouts({
  batch: { layouts, unplaced, parted },
}: {
  batch: Pick<ShownBatch, "layouts" | "unplaced" | "parted">;
}) {
  const { t, i18n } = useTranslation("office-batches");
  return (
    <>
      {unplaced.length > 0 && (
        <Panel title={t("unplaced")}>
          <ul className="list-disc pl-5 text-error">
            {unplaced.map(({ part, why }) => (
              <li key={part}>{t(`unplacedWhy.${why}`, { part })}</li>
            ))}
          </ul>
        </Panel>
      )}
      {parted.length > 0 && (
        <Panel title={t("parted")}>
          <ul className="list-disc pl-5">
            {parted.map((boards) => (
              <li key={boards[0]} className="wrap-anywhere">
                {t("partedStrip", { boards: boards.join(", ") })}
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {layouts.map((layout, index) => {
        const { material, offcut, length, width, sum } = layout;
        const title = t("sheetOf", { index: index + 1, number: layouts.length });
        return (
          <section key={index} className="rounded-edge border border-line bg-white p-4 sm:p-5">
            <h2>{title}</h2>
            <p className="mt-1">
              {`${material} · ${length} × ${width} mm`}
              {offcut && ` · ${t("offcutOf", { label: offcut })}`}
            </p>
            {/* Alone on its page a drawing is as large as its reader wants it. */}
            <a href={layout.picture} className="mt-3 block max-w-4xl">
              <img
                src={layout.picture}
                alt={`${title}: ${material}`}
                width={length}
                height={width}
                loading="lazy"
                className="block h-auto w-full border border-line"
              />
            </a>
            <details className="mt-3">
              <summary className="min-h-11 py-2 font-semibold">
                {t("cutSum", {
                  number: sum.number,
                  meters: sum.meters.toLocaleString(i18n.language),
                })}
              </summary>
              <ol className="mt-2 gap-x-8 text-sm tabular-nums sm:columns-2 xl:columns-3">
                {layout.cuts.map((cut) => (
                  <li key={cut}>{cut}</li>
                ))}
              </ol>
            </details>
          </section>
        );
      })}
    </>
  );
}
