import { formatDay } from "~/platform/format/dates";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Amount } from "~/platform/ui/price";

import type { ShownDue } from "../order-plan";

/** What is to be paid of an order, by when, and what of it is paid. Needs the text group `billing`. */
export function PaymentPlan({
  plan,
  reducedBani,
  refundedBani,
}: {
  plan: ShownDue[];
  /** By how much the total has fallen. */
  reducedBani: number;
  refundedBani: number;
}) {
  const { t, i18n } = useTranslation("billing");
  const isWhole = plan.length === 1;
  const whole = { advance: "plan.whole", rest: "plan.restOnly" } as const;
  return (
    <>
      {plan.length > 0 && (
        <section className="mt-4">
          <h3>{t("plan.title")}</h3>
          <ul className="mt-2 grid max-w-xl gap-2">
            {plan.map(({ kind, isPart, amountBani, leftBani, awaits, dueOn, isLate }) => (
              <li
                key={`${kind} ${isPart}`}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line pb-2"
              >
                <span className="font-semibold">
                  {t(isPart ? "plan.part" : isWhole ? whole[kind] : `plan.${kind}`)}
                </span>
                <span className="text-right font-semibold">
                  <Amount bani={amountBani} />
                </span>
                <span className="text-sm text-stone">
                  {awaits && t(`plan.awaits.${awaits}`)}
                  {dueOn && t("plan.by", { day: formatDay(`${dueOn}T12:00:00Z`, i18n.language) })}
                  {isLate && <span className="block text-error">{t("plan.late")}</span>}
                </span>
                <span className="text-right text-sm text-stone">
                  {leftBani === 0 ? (
                    t("plan.paid")
                  ) : leftBani < amountBani ? (
                    <>
                      {t("plan.left")} <Amount bani={leftBani} />
                    </>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reducedBani > 0 && (
        <p className="mt-3">
          {t("plan.reduced")} <Amount bani={reducedBani} />
        </p>
      )}
      {refundedBani > 0 && (
        <p className="mt-3">
          {t("plan.refunded")} <Amount bani={refundedBani} />
        </p>
      )}
    </>
  );
}
