import { formatDay } from "~/platform/format/dates";
import { formatRon } from "~/platform/format/office-money";
import { useTranslation } from "~/platform/i18n/use-translation";
import type { ShownDue } from "~/sales/orders/order-plan";

/** What would be paid when, by the rule of every order. */
export function Plan({ plan }: { plan: ShownDue[] }) {
  const { t, i18n } = useTranslation("billing");
  if (plan.length === 0) return null;
  const whole = { advance: "plan.whole", rest: "plan.restOnly" } as const;
  return (
    <section>
      <h3 className="mb-1 text-sm">{t("plan.title")}</h3>
      <ol className="grid gap-1">
        {plan.map(({ kind, amountBani, awaits, dueOn }) => (
          <li key={kind} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>
              {t(plan.length === 1 ? whole[kind] : `plan.${kind}`)}
              <span className="block text-sm text-stone">
                {awaits && t(`plan.awaits.${awaits}`)}
                {dueOn && t("plan.by", { day: formatDay(`${dueOn}T12:00:00Z`, i18n.language) })}
              </span>
            </span>
            <span className="text-right tabular-nums">{formatRon(amountBani)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
