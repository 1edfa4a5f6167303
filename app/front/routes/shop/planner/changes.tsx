import { changeText } from "~/furniture/planner/front/change-text";
import type { PlaceChange } from "~/furniture/planner/front/nearest-place";
import { planAddress, type Where } from "~/furniture/planner/front/plan-address";
import { centimetres } from "~/platform/format/measures";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Link } from "~/platform/ui/link";

import type { ShownPlan } from "./shown-plan";

/**
 * Why a wish is not possible, and the nearest that is, as a button. Nothing for a possible one. `places`
 * are the lengths of the place that had to be others.
 */
export function Changes({
  plan,
  places = [],
  where,
}: {
  plan: ShownPlan;
  places?: PlaceChange[];
  where: Where;
}) {
  const { t, i18n } = useTranslation("planner");
  const inCm = (length: number) => centimetres(length, i18n.language);
  return (
    <Changed
      reasons={[
        ...places.map(({ field, from, to }) =>
          t(`reasons.${to > from ? "too-small" : "too-large"}`, {
            measure: t(field),
            from: inCm(from),
            to: inCm(to),
          }),
        ),
        ...plan.changes.map((change) => changeText(change, plan.design, t, i18n.language)),
      ]}
      to={planAddress(plan.text, where)}
    />
  );
}

/** What had to change of a wish, in words, and where the nearest that is possible leads; nothing where nothing had to. */
export function Changed({ reasons, to }: { reasons: string[]; to: string }) {
  const { t } = useTranslation("planner");
  return (
    <div aria-live="polite">
      {reasons.length > 0 && (
        <section
          aria-labelledby="changes"
          className="rounded-edge border-l-4 border-sage bg-white px-5 py-4"
        >
          <p id="changes" className="font-semibold">
            {t("changed")}
          </p>
          <ul className="mt-2 grid list-disc gap-1 pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="mt-4">
            <Link to={to} preventScrollReset className="button button-primary">
              {t("accept")}
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
