import { ErrorSummary } from "~/platform/forms/form-errors";
import { useTranslation } from "~/platform/i18n/use-translation";
import { officePaths } from "~/platform/paths/office-paths";
import { Form } from "~/platform/ui/link";
import { OrderBadge } from "~/sales/orders/front/order-badge";
import type { StepFault } from "~/sales/orders/front/status-step.server";
import { nextStage } from "~/sales/orders/order-status";
import type { OrderStatus } from "~db/schema";

/** Where the order stands, and the step that the workshop takes it next; not on paper. */
export function Stage({
  number,
  status,
  refused,
}: {
  number: string;
  status: OrderStatus;
  /** Why the last step was not taken. */
  refused: "illegal" | "moved-before" | StepFault | undefined;
}) {
  const { t } = useTranslation(["office-orders", "order"]);
  const to = nextStage(status);
  const shown = t(`order:status.${status}`);
  const reasons = {
    illegal: t("move.illegal", { status: shown }),
    "moved-before": t("move.stale", { status: shown }),
    "advance-missing": t("move.advance-missing"),
    "drawing-missing": t("move.drawing-missing"),
    "niches-unconfirmed": t("move.niches-unconfirmed"),
    "money-missing": t("move.money-missing"),
    "boards-open": t("move.boards-open"),
  };
  return (
    <Form
      method="post"
      action={officePaths.orderPackage(number)}
      className="no-print mt-3 grid justify-items-start gap-3"
    >
      <ErrorSummary errors={[]} formErrors={refused ? [reasons[refused]] : []} />
      <OrderBadge status={status} />
      {to && (
        <>
          <input type="hidden" name="from" value={status} />
          <button name="to" value={to} className="button button-primary">
            {t(`move.to.${to}`)}
          </button>
          <p className="text-xs text-stone">{t("production.mailed")}</p>
        </>
      )}
    </Form>
  );
}
