import type { RunView } from "~/furniture/board-drawings/views";
import type { Where } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";
import type { Language } from "~/platform/i18n/languages";
import { lengthInCm, plannedSize } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { Price } from "~/platform/ui/price";

import { Difference } from "../planner/strip";
import { modulesShown, shownViews, viewWord, type ShownRun } from "./shown-run.server";

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
  const { width, height, columns } = modulesShown(shown, view, i18n.language as Language);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      fillOpacity="0"
      className="absolute inset-0 h-full w-full p-2 max-lg:p-0"
    >
      {columns.map(({ column, x, y, width: wide, height: high }) => (
        <a key={column} href={`#modul-${column + 1}`} tabIndex={-1}>
          <path d={`M${x} ${y}h${wide}v${high}h-${wide}z`} />
        </a>
      ))}
    </svg>
  );
}

/** A view of the run. The drawing contains its own description. */
export function RunDrawing({
  shown,
  view,
  className,
}: {
  shown: ShownRun;
  view: RunView;
  className: string;
}) {
  const { t, i18n } = useTranslation("run-planner");
  const { kind } = shown.run;
  return (
    <img
      src={shown.drawing(view)}
      alt={t("drawing", { kind: t(`kinds.${kind}`), size: plannedSize(shown.size, i18n) })}
      width={480}
      height={400}
      className={`block h-auto w-full rounded-edge border border-line bg-sheet object-contain p-2 ${className}`}
    />
  );
}

/** The other views, what the run measures and weighs, and what to know of it. */
export function RunFacts({
  shown,
  view,
  where,
  given,
}: {
  shown: ShownRun;
  view: RunView;
  where: Where;
  given: string;
}) {
  const { t, i18n } = useTranslation(["run-planner", "planner"]);
  const { weight, warnings } = shown.plan.piece;
  const kg = (grams: number) => Math.round(grams / 1000);
  return (
    <section aria-label={t("planner:otherViews")} className="facts -mt-4 lg:mt-0">
      <details open={where.word !== ""} className="lg:hidden">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          {t("planner:otherViews")}
          <Icon name="chevron" className="turning ml-auto size-5" />
        </summary>
      </details>
      <div>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {shownViews.map((one) => (
            <li key={one}>
              <a
                href={runAddress(given, { ...where, word: viewWord(one) })}
                aria-current={one === view ? "true" : undefined}
                className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
              >
                {one === "plan" ? t("plan") : t(`planner:views.${one}`)}
              </a>
            </li>
          ))}
        </ul>
        <p>
          {t(`kinds.${shown.run.kind}`)}{" "}
          <span className="block first-letter:uppercase">{plannedSize(shown.size, i18n)}</span>
        </p>
        <ul className="grid gap-1 text-sm text-stone">
          <li>
            {t("planner:weight", {
              total: kg(weight.totalGrams),
              heaviest: kg(weight.heaviestGrams),
            })}
          </li>
          {warnings.map((warning) => (
            <li key={warning.code}>
              {t(`planner:warnings.${warning.code}`, {
                value:
                  "difference" in warning
                    ? lengthInCm(warning.difference, i18n)
                    : "grams" in warning
                      ? kg(warning.grams)
                      : "",
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
