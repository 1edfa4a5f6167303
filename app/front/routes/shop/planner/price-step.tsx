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
  return (
    <div className="grid gap-6">
      {(refused === "not-offered" || !plan.isOffered) && (
        <ErrorSummary errors={[]} formErrors={[t("notOffered")]} />
      )}
      <div dangerouslySetInnerHTML={{ __html: parts.sums }} />
      <TakeForm
        given={given}
        action={planAddress(given, { ...where, step: "price" })}
        isTaken={plan.isOffered && plan.changes.length === 0 && !where.order}
        isReplaced={where.line !== ""}
        terms={parts.terms}
      />
      <div dangerouslySetInnerHTML={{ __html: parts.more }} />
    </div>
  );
}

/** Takes a design into the cart, or keeps it for later; below, the terms as HTML. */
export function TakeForm({
  given,
  action,
  isTaken,
  isReplaced,
  terms,
}: {
  given: string;
  /** Where the design is put into the cart. */
  action: string;
  /** Whether it can be taken as it is. */
  isTaken: boolean;
  /** Whether it takes the place of a line of the cart. */
  isReplaced: boolean;
  terms: string;
}) {
  const { t } = useTranslation("planner");
  return (
    <Form method="post" action={action} noValidate>
      <input type="hidden" name="design" value={given} />
      {isTaken && (
        <p className="flex flex-wrap gap-3">
          <button className="button button-primary w-full sm:w-auto">
            {t(isReplaced ? "replace" : "add")}
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
      <div dangerouslySetInnerHTML={{ __html: terms }} />
    </Form>
  );
}
