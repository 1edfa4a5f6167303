import { planAddress, type Where } from "~/furniture/planner/plan-address";
import { formatLei } from "~/platform/format/money";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";
import { Price } from "~/platform/ui/price";

import { columnId } from "./field-names";
import { PlanDrawing } from "./preview";
import type { ShownPlan } from "./shown-plan";

interface StripProps {
  plan: ShownPlan;
  where: Where;
  /** What the design before the last change costs; null where there is none. */
  beforeBani: number | null;
}

/**
 * What stays in view on a phone while a step is filled in: the drawing, the price, what the last change did
 * to it, and the way back to the design before. At the division the columns are numbered on the drawing,
 * and the fields of one of them are shown.
 */
export function Strip({ plan, where, beforeBani }: StripProps) {
  const { t } = useTranslation("planner");
  const [last, ...earlier] = where.before;
  const isDivided = where.step === "division";
  return (
    <section aria-label={t("preview")} className="plan-strip">
      <div className="relative">
        <PlanDrawing plan={plan} view={where.view} className="max-lg:h-36 max-lg:p-0" />
        {isDivided && <Numbers plan={plan} />}
      </div>
      <div className="grid content-center gap-2 lg:grid-cols-[1fr_auto] lg:items-center">
        <p aria-live="polite">
          <Price bani={plan.totalBani} className="text-2xl leading-tight font-semibold" />
          <Difference bani={beforeBani === null ? 0 : plan.totalBani - beforeBani} />
        </p>
        {last !== undefined && (
          <Link
            to={planAddress(last, { ...where, before: earlier })}
            preventScrollReset
            aria-label={t("undoLabel")}
            className="button button-secondary justify-self-start px-4"
          >
            {t("undo")}
          </Link>
        )}
      </div>
      {isDivided && <ColumnChoice plan={plan} where={where} />}
    </section>
  );
}

/** What the last change did to the price; nothing where it did nothing. */
function Difference({ bani }: { bani: number }) {
  const { t, i18n } = useTranslation("planner");
  if (bani === 0) return null;
  const sign = bani > 0 ? "+" : "−";
  return (
    <span className="block font-semibold whitespace-nowrap text-bronze tabular-nums">
      <span className="sr-only">{t("lastChange")} </span>
      {sign}
      {formatLei(Math.abs(bani), i18n.language)}
    </span>
  );
}

/** The number of each column over the drawing; a press on a column shows its fields. */
function Numbers({ plan: { areas } }: { plan: ShownPlan }) {
  const narrowest = Math.min(...areas.map(({ width }) => width));
  const radius = Math.max(9, Math.min(28, narrowest * 0.45));
  return (
    <svg viewBox="0 0 480 400" className="plan-numbers" aria-hidden="true">
      {areas.map((area, column) => {
        const [x, y] = [area.x + area.width / 2, area.y + area.height - radius * 1.6];
        return (
          <g key={column}>
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y + radius * 0.45} fontSize={radius * 1.3} textAnchor="middle">
              {column + 1}
            </text>
            <foreignObject x={area.x} y={area.y} width={area.width} height={area.height}>
              <label htmlFor={columnId(column)} className="block h-full cursor-pointer" />
            </foreignObject>
          </g>
        );
      })}
    </svg>
  );
}

/** The columns by number. The one that is chosen goes along with the form, so that its fields stay shown. */
function ColumnChoice({ plan, where }: Pick<StripProps, "plan" | "where">) {
  const { t } = useTranslation("planner");
  const { columns } = plan.design;
  if (columns.length === 1) return null;
  return (
    <fieldset className="col-span-full">
      <legend className="sr-only">{t("columnShown")}</legend>
      <div className="flex flex-wrap gap-1">
        {columns.map((_, column) => (
          <label
            key={column}
            className="grid h-10 min-w-9 flex-1 cursor-pointer place-items-center rounded-edge border border-line bg-white font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              id={columnId(column)}
              name="coloana"
              value={column + 1}
              form="division"
              aria-label={t("column", { number: column + 1 })}
              defaultChecked={column === Math.min(where.column, columns.length - 1)}
              className="sr-only"
            />
            {column + 1}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
