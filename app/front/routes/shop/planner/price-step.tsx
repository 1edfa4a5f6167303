import { priceGroups } from "~/furniture/boards/quantities";
import { planAddress, type Where } from "~/furniture/planner/plan-address";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { langOf } from "~/platform/i18n/lang-of";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form, Link } from "~/platform/ui/link";
import { Amount, Price } from "~/platform/ui/price";
import { withTransport, type DeliveryDays } from "~/shop/catalogue/delivery-term";

import { PlanDrawing } from "./preview";
import type { ShownPlan } from "./shown-plan";

interface PriceStepProps {
  plan: ShownPlan;
  /** How long the way takes across the shop's zones; null where it has none. */
  way: DeliveryDays | null;
  /** The share that is paid before the work. */
  advancePercent: number;
  given: string;
  where: Where;
  refused: unknown;
}

/** The price in its parts, the drawings with all dimensions, and the button that takes the piece along. */
export function PriceStep({ plan, way, advancePercent, given, where, refused }: PriceStepProps) {
  const { t } = useTranslation("planner");
  const isUneven = plan.warnings.some(({ code }) => code.startsWith("uneven"));
  const { from, to } = withTransport({ ...plan.days, isAfterAdvance: true }, way);
  const isReady = plan.isOffered && plan.changes.length === 0;
  return (
    <div className="grid gap-8">
      {(refused === "not-offered" || !plan.isOffered) && (
        <ErrorSummary errors={[]} formErrors={[t("notOffered")]} />
      )}
      <section aria-labelledby="price">
        <h2 id="price">{t("price")}</h2>
        <table className="mt-4 w-full">
          <tbody>
            {priceGroups.map((group) => (
              <tr key={group} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {t(`groups.${group}`)}
                </th>
                <td className="py-2 text-right">
                  <Amount bani={plan.groups[group]} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-3 text-left">
                {t("total")}
              </th>
              <td className="py-3 text-right">
                <Price bani={plan.totalBani} />
              </td>
            </tr>
          </tfoot>
        </table>
        <dl className="mt-4 grid gap-1">
          {(["body", "front", "handle"] as const).map((one) => (
            <div key={one} className="grid grid-cols-2 gap-x-4 sm:grid-cols-[12rem_1fr]">
              <dt className="text-stone">{t(one === "front" ? "frontDecor" : one)}</dt>
              <dd lang={langOf({ untranslated: plan.untranslated[one] }, "name")}>
                {plan.names[one]}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <Form method="post" action={planAddress(given, { ...where, step: "price" })} noValidate>
        <input type="hidden" name="design" value={given} />
        {isReady && (
          <p className="flex flex-wrap gap-3">
            <button className="button button-primary w-full sm:w-auto">
              {t(where.line ? "replace" : "add")}
            </button>
            <button
              formAction={paths.saved()}
              name="intent"
              value="save"
              className="button button-secondary w-full sm:w-auto"
            >
              {t("save")}
            </button>
          </p>
        )}
        <p className="mt-4 max-w-prose text-sm text-stone">
          {t(way ? "delivery" : "making", { from, to })}
          <br />
          {t("madeToOrder", { advance: advancePercent })}
        </p>
      </Form>
      <p className="flex flex-wrap gap-3">
        {isUneven && (
          <Link to={paths.contact(t("measuringSubject"))} className="button button-secondary">
            {t("measuring")}
          </Link>
        )}
        <Link
          to={paths.inYourRoom(new URLSearchParams({ d: given }).toString())}
          className="button button-secondary"
        >
          {t("inYourRoom")}
        </Link>
        <Link
          to={paths.quote(`?${new URLSearchParams({ d: given })}`)}
          className="button button-secondary"
        >
          {t("quote")}
        </Link>
        <Link to={paths.planner()} className="button button-quiet border-line">
          {t("again")}
        </Link>
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        {(["front", "inside", "side", "open"] as const).map((view) => (
          <figure key={view} className="grid grid-rows-[1fr_auto]">
            <PlanDrawing plan={plan} view={view} className="h-full max-h-120" />
            <figcaption className="mt-2 text-sm text-stone">{t(`views.${view}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
