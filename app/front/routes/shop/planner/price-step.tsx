import { planAddress, type Where } from "~/furniture/planner/front/plan-address";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { paths } from "~/platform/paths/paths";
import { Form } from "~/platform/ui/link";

import type { ShownPlan } from "./shown-plan";

interface PriceStepProps {
  plan: ShownPlan;
  /** The price, with the way into an order for staff, the terms and what else there is, as HTML. */
  parts: { sums: string; terms: string; more: string };
  given: string;
  where: Where;
  refused: unknown;
}

/** The price in its parts, and the button that takes the piece along. */
export function PriceStep({ plan, parts, given, where, refused }: PriceStepProps) {
  const { t } = useTranslation("planner");
  const isReady = plan.isOffered && plan.changes.length === 0;
  return (
    <div className="grid gap-6">
      {(refused === "not-offered" || !plan.isOffered) && (
        <ErrorSummary errors={[]} formErrors={[t("notOffered")]} />
      )}
      <div dangerouslySetInnerHTML={{ __html: parts.sums }} />
      <Form method="post" action={planAddress(given, { ...where, step: "price" })} noValidate>
        <input type="hidden" name="design" value={given} />
        {isReady && !where.order && (
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
        <div dangerouslySetInnerHTML={{ __html: parts.terms }} />
      </Form>
      <div dangerouslySetInnerHTML={{ __html: parts.more }} />
    </div>
  );
}
