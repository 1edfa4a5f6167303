import type { BoardView } from "~/furniture/board-drawings/views";
import { planAddress, type Where } from "~/furniture/planner/front/plan-address";
import { measureNames } from "~/platform/format/measures";
import { inCm, lengthInCm, namedSize, plannedSize } from "~/platform/i18n/size-words";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Icon } from "~/platform/ui/icon";
import { Link } from "~/platform/ui/link";

import type { ShownPlan } from "./shown-plan";

/** The other views of the piece, what it measures and weighs, and what to know of it; beside every step. */
export function Facts({
  plan,
  where,
  views,
  given,
}: {
  plan: ShownPlan;
  where: Where;
  /** The word of each view. */
  views: Record<BoardView, string>;
  given: string;
}) {
  const { t, i18n } = useTranslation("planner");
  const { design, size, whole, weightKg, heaviestKg } = plan;
  // Fronts stand before the body and fillers beside it; what fills its niche is told with them.
  const isLarger =
    size.fills === "nothing" && measureNames.some((name) => whole[name] !== size[name]);
  return (
    <section aria-label={t("otherViews")} className="facts -mt-4 lg:mt-0">
      {/* On a phone the step's questions come first, but for whoever has chosen a view. */}
      <details open={where.word !== ""} className="lg:hidden">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          {t("otherViews")}
          <Icon name="chevron" className="turning ml-auto size-5" />
        </summary>
      </details>
      <div>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {(Object.keys(views) as BoardView[]).map((view) => (
            <li key={view}>
              <Link
                to={planAddress(given, { ...where, word: views[view] })}
                preventScrollReset
                aria-current={view === where.view ? "true" : undefined}
                className="inline-flex min-h-11 items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
              >
                {t(`views.${view}`)}
              </Link>
            </li>
          ))}
        </ul>
        <p>
          {t(`kinds.${design.kind}`)}{" "}
          <span className="block first-letter:uppercase">{plannedSize(size, i18n)}</span>
        </p>
        <ul className="grid gap-1 text-sm text-stone">
          {isLarger && <li>{t("sizes", { size: namedSize(inCm(whole), i18n) })}</li>}
          <li>{t("weight", { total: weightKg, heaviest: heaviestKg })}</li>
          {plan.warnings.map((warning) => {
            const length =
              "difference" in warning
                ? Math.abs(warning.difference)
                : "begins" in warning
                  ? warning.begins
                  : "most" in warning && warning.most;
            const value = length
              ? lengthInCm(length, i18n)
              : "grams" in warning
                ? Math.round(warning.grams / 1000)
                : "";
            return <li key={warning.code}>{t(`warnings.${warning.code}`, { value })}</li>;
          })}
        </ul>
      </div>
    </section>
  );
}

/** A view of the piece. The drawing contains its own description. */
export function PlanDrawing({
  plan,
  view,
  className = "",
}: {
  plan: ShownPlan;
  view: Where["view"];
  className?: string;
}) {
  const { t, i18n } = useTranslation("planner");
  const kind = t(`kinds.${plan.design.kind}`);
  return (
    <img
      src={plan.drawings[view]}
      alt={t("drawing", { kind, size: plannedSize(plan.size, i18n) })}
      width={480}
      height={400}
      className={`block h-auto w-full rounded-edge border border-line bg-sheet object-contain p-2 ${className}`}
    />
  );
}
