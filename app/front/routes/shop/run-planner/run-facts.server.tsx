import type { RunView } from "~/furniture/board-drawings/views";
import type { Where } from "~/furniture/planner/front/plan-address";
import { runAddress } from "~/furniture/planner/front/run-start";
import { lengthInCm, plannedSize } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";

import { shownViews, viewWord, type ShownRun } from "./shown-run.server";

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
