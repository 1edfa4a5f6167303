import type { RunView } from "~/furniture/board-drawings/views";
import type { Where } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";
import type { Language } from "~/platform/i18n/languages";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";

import { Difference } from "../planner/strip";
import { RunDrawing } from "./run-drawing.server";
import { modulesShown, type ShownRun } from "./shown-run.server";

/** What stays in view on a phone while a step is filled in: the drawing, the price, and the way back. */
export function RunStrip({
  shown,
  view,
  where,
  beforeBani,
  isExample,
  isVatIncluded,
}: {
  shown: ShownRun;
  view: RunView;
  where: Where;
  /** What the run before the last change costs; null where there is none. */
  beforeBani: number | null;
  /** Whether nobody has said yet how wide the wall is. */
  isExample: boolean;
  isVatIncluded: boolean;
}) {
  const { t } = useTranslation(["run-planner", "planner"]);
  const { totalBani } = shown.plan.price;
  const [last, ...earlier] = where.before;
  return (
    <section aria-label={t(`preview.${shown.run.kind}`)} className="plan-strip grid-cols-1">
      <div className="relative">
        <RunDrawing shown={shown} view={view} className="max-lg:h-40 max-lg:p-0" />
        {where.step === "division" && <ModuleLinks shown={shown} view={view} />}
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-2">
        <p aria-live="polite">
          {isExample && <span className="eyebrow block">{t("planner:example")}</span>}
          <Price bani={totalBani} isVatIncluded={isVatIncluded} className="figure" />
          <Difference bani={beforeBani === null ? 0 : totalBani - beforeBani} />
        </p>
        {last !== undefined && (
          <a
            href={runAddress(last, { ...where, before: earlier })}
            aria-label={t("planner:undoLabel")}
            className="button button-secondary px-4"
          >
            {t("planner:undo")}
          </a>
        )}
      </div>
    </section>
  );
}

/** A press on a module of the drawing shows its fields; the list beside it has the same links for everybody. */
function ModuleLinks({ shown, view }: { shown: ShownRun; view: RunView }) {
  const { i18n } = useTranslation("run-planner");
  const { width, height, modules } = modulesShown(shown, view, i18n.language as Language);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fillOpacity="0"
      className="absolute inset-0 h-full w-full p-2 max-lg:p-0"
    >
      {modules.map(({ column, x, y, width: wide, height: high }) => (
        <a key={column} href={`#modul-${column + 1}`} tabIndex={-1}>
          <path d={`M${x} ${y}h${wide}v${high}h-${wide}z`} />
        </a>
      ))}
    </svg>
  );
}
