import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import type { Warning } from "~/boards/piece";
import { planViewAddress } from "~/cart/line-design";
import type { PlannedDesign } from "~/planner/planned-design";
import type { PartRow, PartsList } from "~/planner/parts-list";

/** All that the workshop makes a planned piece from: drawings, boards, hardware, what to mind. */
export function Parts({ design, parts }: { design: PlannedDesign; parts: PartsList }) {
  const { t, i18n } = useTranslation("workshop-parts");
  const kilograms = (grams: number) => (grams / 1000).toLocaleString(i18n.language);
  const { totalGrams, heaviestGrams } = parts.weight;
  const cell = "border-b border-line py-1 pr-4 text-left font-normal";
  return (
    <>
      <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {(["front", "side", "inside", "shut"] as const).map((view) => (
          <img
            key={view}
            src={planViewAddress(design, view, i18n.language)}
            alt={t(`views.${view}`)}
            width={480}
            height={400}
            className="block h-auto w-full object-contain"
          />
        ))}
      </div>
      <h3 className="mt-4">{t("boards")}</h3>
      <div role="region" aria-label={t("boards")} tabIndex={0} className="overflow-x-auto">
        <table className="mt-2 w-full text-sm tabular-nums">
          <thead>
            <tr>
              {(["count", "part", "finished", "cut", "decor", "edges"] as const).map((head) => (
                <th key={head} scope="col" className={`${cell} text-stone`}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.rows.map((row, index) => (
              <tr key={index}>
                <td className={cell}>{row.count}</td>
                <td className={cell}>{t(`boardNames.${row.name}`)}</td>
                <td className={`${cell} whitespace-nowrap`}>
                  {row.length} × {row.width} × {row.thickness}
                </td>
                <td className={`${cell} whitespace-nowrap`}>
                  {row.cut.length} × {row.cut.width}
                </td>
                <td className={cell}>{decorOf(row, design, t)}</td>
                <td className={`${cell} whitespace-nowrap`}>{edgesOf(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className="mt-4">{t("hardware")}</h3>
      <ul className="mt-2 columns-2 gap-8 text-sm tabular-nums">
        {parts.hardware.map(({ code, length, count }) => (
          <li key={`${code} ${length}`}>
            {count} × {t(`hardwareNames.${code}`)}
            {length !== null && ` ${length} mm`}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {t("weight", { total: kilograms(totalGrams), heaviest: kilograms(heaviestGrams) })}
      </p>
      {parts.warnings.length > 0 && (
        <ul aria-label={t("warnings")} className="mt-2 list-disc pl-5 font-semibold">
          {parts.warnings.map((warning) => (
            <li key={warning.code}>
              {t(`warningTexts.${warning.code}`, { value: valueOf(warning, kilograms) })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function decorOf({ stock }: PartRow, design: PlannedDesign, t: TFunction<"workshop-parts">) {
  const names = { body: design.bodyName, front: design.frontName };
  return { ...names, drawer: t("drawerStock"), hdf: t("hdfStock") }[stock];
}

function edgesOf({ edges: { front, rear, left, right } }: PartRow): string {
  return [front, rear, left, right].map((band) => band || "–").join(" / ");
}

function valueOf(warning: Warning, kilograms: (grams: number) => string): string {
  if ("difference" in warning) return String(warning.difference);
  return "grams" in warning ? kilograms(warning.grams) : "";
}
