import type { SubmissionResult } from "@conform-to/react";

import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { advanceLeft } from "~/sales/billing/payment-plan";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { nextStatuses } from "~/sales/orders/order-status";
import type { WorkFault } from "~/sales/orders/work-lock.server";

import type { RefusedStatusChange } from "./changes.server";
import type { statusForm } from "./schema";

/** The status changes that are allowed now, each a button, with a note for the customer. */
export function StatusChanges({
  description,
  order,
  faults,
  lastResult,
  reason,
}: {
  description: DescriptionOf<typeof statusForm>;
  order: OfficeOrder;
  /** What the work waits for. */
  faults: WorkFault[];
  lastResult: SubmissionResult<string[]> | undefined;
  reason: RefusedStatusChange | undefined;
}) {
  const { t } = useTranslation(["office-orders", "order", "office-delivery"]);
  const [form, fields, errors] = useServerForm(description, { id: "move", lastResult });
  const status = t(`order:status.${order.status}`);
  const statuses = nextStatuses(order.status, order.has_only_swatches === 1);
  const missingBani = advanceLeft(order);
  const isAdvanceMissing = missingBani > 0 && order.status !== "cancelled";
  const isDrawingMissing = faults.includes("drawing-missing") && order.status !== "cancelled";
  const override = isDrawingMissing ? "overrideDrawing" : "override";
  return (
    <Panel id="stare" title={t("move.title")}>
      <ErrorSummary
        errors={errors}
        formErrors={
          reason === "transport-open"
            ? [t("office-delivery:quote.moveFirst")]
            : reason
              ? [t(reason === "illegal" ? "move.illegal" : "move.stale", { status })]
              : []
        }
      />
      {isAdvanceMissing && statuses.length > 0 && (
        <p className="mb-3 border-l-2 border-brass pl-3">
          {t("move.advance", { amount: formatRon(missingBani) })}
        </p>
      )}
      {isDrawingMissing && statuses.length > 0 && (
        <p className="mb-3 border-l-2 border-brass pl-3">{t("move.drawing")}</p>
      )}
      {statuses.length === 0 ? (
        <p className="text-stone">{t("move.end")}</p>
      ) : (
        <ServerForm form={form} action={officePaths.order(order.number)} preventScrollReset>
          <input type="hidden" name="from" value={order.status} />
          <TextArea field={fields.note} label={t("move.note")} hint={t("move.noteHint")} rows={2} />
          {(isAdvanceMissing || isDrawingMissing) && statuses.includes("in_production") && (
            <div className="mt-3">
              <TextField
                field={fields.override}
                label={t(`move.${override}`)}
                hint={t(`move.${override}Hint`)}
                autoComplete="off"
              />
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {statuses.map((to) => (
              <button
                key={to}
                name="to"
                value={to}
                className={`button ${to === "cancelled" ? "button-secondary" : "button-primary"}`}
              >
                {t(`move.to.${to as Exclude<typeof to, "new">}`)}
              </button>
            ))}
          </div>
          <p className="mt-3 text-xs text-stone">{t("move.cancelHint")}</p>
        </ServerForm>
      )}
    </Panel>
  );
}
