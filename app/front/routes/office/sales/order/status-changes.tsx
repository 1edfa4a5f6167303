import type { SubmissionResult } from "@conform-to/react";

import { formatRon } from "~/platform/format/office-money";
import type { DescriptionOf } from "~/platform/forms/describe-form.server";
import { TextArea, TextField } from "~/platform/forms/field";
import { ErrorSummary } from "~/platform/forms/form-errors";
import { ServerForm, useServerForm } from "~/platform/forms/server-form";
import { useTranslation } from "~/platform/i18n/use-translation";
import { Panel } from "~/platform/office-ui/front/panel";
import { officePaths } from "~/platform/paths/office-paths";
import { Link } from "~/platform/ui/link";
import { advanceLeft } from "~/sales/billing/payment-plan";
import type { OfficeOrder } from "~/sales/orders/office-order.server";
import { dueNow } from "~/sales/orders/order-plan";
import { isTransportAgreed, nextStatuses } from "~/sales/orders/order-status";

import type { NextStep, RefusedStatusChange } from "./change-status.server";
import type { statusForm } from "./schema";

/** The step that comes next, with a note for the customer, and the way to cancel the order. */
export function StatusChanges({
  description,
  order,
  step,
  mayDeliverPart,
  lastResult,
  reason,
}: {
  description: DescriptionOf<typeof statusForm>;
  order: OfficeOrder;
  /** The next step, if there is one, and what is missing for it. */
  step: NextStep | null;
  /** Some of its pieces may be handed over before the others. */
  mayDeliverPart: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
  reason: RefusedStatusChange | undefined;
}) {
  const { t } = useTranslation(["office-orders", "order", "office-delivery"]);
  const [form, fields, errors] = useServerForm(description, { id: "move", lastResult });
  const status = t(`order:status.${order.status}`);
  const missing = {
    "advance-missing": t("move.advance", { amount: formatRon(advanceLeft(order)) }),
    "drawing-missing": t("move.drawing"),
    "niches-unconfirmed": (
      <a href="#nise" className="link">
        {t("move.niches")}
      </a>
    ),
    "money-missing": t("move.money", { amount: formatRon(dueNow(order)?.leftBani ?? 0) }),
    "boards-open": t("move.boards", { boards: step?.openBoards ?? 0 }),
  };
  const refusals = {
    "transport-open": t("office-delivery:quote.moveFirst"),
    "niches-unconfirmed": t("move.niches"),
    illegal: t("move.illegal", { status }),
    "moved-before": t("move.stale", { status }),
  };
  // A form that was sent before somebody saw that it cannot be is shown again, with its note.
  const isOffered = reason !== undefined || !step?.isBarred;
  return (
    <Panel id="stare" title={t("move.title")}>
      <ErrorSummary errors={errors} formErrors={reason ? [refusals[reason]] : []} />
      {!reason && step && !isTransportAgreed(order.transport_state) && (
        <p>
          <a href="#transport" className="link">
            {refusals["transport-open"]}
          </a>
        </p>
      )}
      {step?.faults.map((fault) => (
        <p key={fault} className="mb-3 border-l-2 border-sage pl-3">
          {missing[fault]}
        </p>
      ))}
      {step && isOffered && (
        <ServerForm form={form} action={officePaths.order(order.number)} preventScrollReset>
          <input type="hidden" name="from" value={order.status} />
          {step.isReasoned && (
            <div className="mb-3">
              <TextField
                field={fields.override}
                label={t("move.override")}
                hint={t("move.overrideHint")}
                autoComplete="off"
              />
            </div>
          )}
          <TextArea field={fields.note} label={t("move.note")} hint={t("move.noteHint")} rows={2} />
          <button name="to" value={step.to} className="button button-primary mt-4">
            {t(`move.to.${step.to}`)}
          </button>
        </ServerForm>
      )}
      {!step && <p className="text-stone">{t("move.end")}</p>}
      {nextStatuses(order.status).includes("cancelled") && (
        <p className="mt-3 flex flex-wrap gap-x-6">
          {mayDeliverPart && (
            <Link to={officePaths.orderParts(order.number)} className="link py-1">
              {t("move.part")}
            </Link>
          )}
          <Link to={officePaths.orderCancel(order.number)} className="link py-1">
            {t("move.cancel")}
          </Link>
        </p>
      )}
    </Panel>
  );
}
