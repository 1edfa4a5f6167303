import { columnsFromLeft } from "~/furniture/boards/design";
import { planAddress, type Where } from "~/furniture/planner/front/plan-address";
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
  /** Whether nobody has said yet what stands where: the price is of no piece of theirs. */
  isExample: boolean;
  /** What is drawn in place of the view, as HTML; empty for the view. */
  line: string;
}

/**
 * What stays in view on a phone while a step is filled in: the drawing, the price, what the last change did
 * to it, and the way back to the design before. At the division the columns are numbered on the drawing,
 * and the fields of one of them are shown.
 */
export function Strip({ plan, where, beforeBani, isExample, line }: StripProps) {
  const { t } = useTranslation("planner");
  const [last, ...earlier] = where.before;
  const isDivided = where.step === "division";
  return (
    <section aria-label={t("preview")} className="plan-strip">
      <div className="relative">
        {line ? (
          <div className="asked-niche" dangerouslySetInnerHTML={{ __html: line }} />
        ) : (
          <PlanDrawing plan={plan} view={where.view} className="max-lg:h-36 max-lg:p-0" />
        )}
        {isDivided && <Numbers plan={plan} />}
      </div>
      <div className="grid content-center gap-2 lg:grid-cols-[1fr_auto] lg:items-center">
        <p aria-live="polite">
          {isExample && <span className="eyebrow block">{t("example")}</span>}
          <Price bani={plan.totalBani} className="figure" />
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
export function Difference({ bani }: { bani: number }) {
  const { t, i18n } = useTranslation("planner");
  if (bani === 0) return null;
  const sign = bani > 0 ? "+" : "−";
  return (
    <span className="block font-semibold whitespace-nowrap text-sage tabular-nums">
      <span className="sr-only">{t("lastChange")} </span>
      {sign}
      {formatLei(Math.abs(bani), i18n.language)}
    </span>
  );
}

/** The number of each column over the drawing; a press on a column shows its fields. */
function Numbers({ plan: { design, numbered } }: { plan: ShownPlan }) {
  const { width, height, radius, columns } = numbered;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fontSize={Math.round(radius * 1.3)}
      textAnchor="middle"
      className="plan-numbers"
      aria-hidden="true"
    >
      {/* A column that a view does not show keeps its turn. */}
      {columnsFromLeft(design).map((column, at) => {
        const shown = columns.find((one) => one.column === column);
        return (
          <g key={column}>{shown && <ColumnNumber {...shown} called={at + 1} radius={radius} />}</g>
        );
      })}
    </svg>
  );
}

function ColumnNumber({
  called,
  number: [x, y],
  x: left,
  y: top,
  width,
  height,
  radius,
}: ShownPlan["numbered"]["columns"][number] & { called: number; radius: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={Math.round(y + radius * 0.45)}>
        {called}
      </text>
      <foreignObject x={left} y={top} width={width} height={height}>
        <label htmlFor={columnId(called)} className="block h-full cursor-pointer" />
      </foreignObject>
    </>
  );
}

/** The columns by number. The one that is chosen goes along with the form, so that its fields stay shown. */
function ColumnChoice({ plan, where }: Pick<StripProps, "plan" | "where">) {
  const { t } = useTranslation("planner");
  const { columns, design } = plan;
  if (columns.length === 1) return null;
  const choice = (wall: (typeof columns)[number]["wall"]) => (
    <div key={wall} className="grid grid-cols-[repeat(auto-fit,minmax(2.25rem,1fr))] gap-1">
      {wall && <span className="col-span-full text-xs">{t(wall)}</span>}
      {columnsFromLeft(design).map(
        (column, at) =>
          columns[column]!.wall === wall && (
            <label
              key={column}
              className="grid h-10 cursor-pointer place-items-center rounded-edge border border-line bg-white font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                id={columnId(at + 1)}
                name="coloana"
                value={at + 1}
                form="division"
                aria-label={t("column", { number: at + 1 })}
                defaultChecked={at === Math.min(where.column, columns.length - 1)}
                className="sr-only"
              />
              {at + 1}
            </label>
          ),
      )}
    </div>
  );
  return (
    <fieldset className="col-span-full">
      <legend className="sr-only">{t("columnShown")}</legend>
      {columns[0]!.wall ? (
        <div className="grid grid-cols-2 items-start gap-4">
          {choice("cornerLeft")}
          {choice("cornerRight")}
        </div>
      ) : (
        choice(undefined)
      )}
    </fieldset>
  );
}
