import { planAddress } from "~/furniture/planner/front/plan-address";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Price } from "~/platform/ui/price";

export function PlannedAlike({
  plan,
  priceBani,
  isVatIncluded,
  size,
}: {
  plan: string;
  priceBani: number | null;
  isVatIncluded: boolean;
  size: string;
}) {
  const { t } = useTranslation("customiser");
  const to = planAddress(plan, priceBani === null ? {} : { step: "price" });
  return (
    <div className="mt-4 grid gap-1 border-t border-line pt-4 text-sm">
      {priceBani === null ? (
        <p>{t("planned.none", { size })}</p>
      ) : (
        <>
          <p>
            {t("planned.price", { size })}{" "}
            <Price bani={priceBani} isVatIncluded={isVatIncluded} className="font-semibold" />
          </p>
          <p className="text-stone">{t("planned.why")}</p>
        </>
      )}
      <p>
        <a href={to} className="link">
          {t("planned.link")}
        </a>
      </p>
    </div>
  );
}
